package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// steel is the colour of arms and armour.
func (f *french) steel() color.NRGBA { return pen.Mix(f.grey, f.blue, 0.22) }

// kingOfSpades is a stern king in armour with a drawn sword and a shield.
func (f *french) kingOfSpades() {
	hair := pen.Mix(f.brown, f.ink, 0.62)
	f.cloth("M82 102 C48 106 24 128 8 176 L8 230 L200 230 L200 176 C192 130 168 106 134 102 Z", f.blueDark,
		f.weave(pen.Star(0, 0, 5, 2, 4, 0), f.goldLight, 26, 16), f.wash("M158 100 C170 130 168 180 166 230 L210 230 L210 100 Z"))
	f.cloth("M82 108 C74 140 72 180 76 230 L140 230 C144 180 142 140 134 108 C122 120 94 120 82 108 Z", f.steel(),
		func() { f.Stroke(pen.PathOf("M90 122 C84 146 84 170 86 200"), 4, pen.Alpha(f.white, 0.7)) },
		f.wash("M120 110 C128 150 126 190 122 230 L150 230 L150 110 Z"), f.folds("M108 120 L108 230"))
	f.fur("M82 104 C76 130 66 160 56 186 L70 196 C80 166 90 136 94 112 Z", pen.Point{X: 79, Y: 132}, pen.Point{X: 72, Y: 152})
	f.fur("M134 104 C140 130 148 170 152 230 L136 230 C132 180 126 136 122 112 Z", pen.Point{X: 133, Y: 136}, pen.Point{X: 139, Y: 160})
	f.swordOfSpades()
	f.thick("M50 138 C44 130 48 124 54 120", 13, f.steel())
	f.fingers(60, 117, 0, f.skin)
	f.shield()
	f.cloth("M84 92 C78 104 80 116 108 118 C136 116 138 104 132 92 Z", f.steel(), f.mail(20, 90))
	f.at(108, 70, 0, func() {
		f.cloth("M-20 -20 C-28 -4 -29 20 -24 30 L24 30 C29 20 28 -4 20 -20 Z", f.steel(), f.mail(-30, -30))
		f.visage(frenchFace{skin: f.skin, brow: hair, gaze: 2.5, stern: true})
		f.cloth("M-18.8 4 C-21 18 -20 30 -16 36 L-8 33 L0 38 L8 33 L16 36 C20 30 21 18 18.8 4 C15 10 12 10.6 8 10.4 "+
			"C4 8.6 -2 8.6 -5 10.4 C-10 11 -15 10 -18.8 4 Z", hair, f.folds("M-11 18 L-11 31 M-4 23 L-4 34 M4 23 L4 34 M11 18 L11 31"))
		f.Fill(pen.PathOf("M-3 15 C-1 17.6 6 17.6 8 15 C6 14 -1 14 -3 15 Z"), f.red)
		f.crownOfSpades()
	})
}

func (f *french) crownOfSpades() {
	f.cloth("M-23 -16 L-25 -46 L-15 -36 L-13 -48 L-5 -36 L0 -52 L5 -36 L13 -48 L15 -36 L25 -46 L23 -16 C10 -23 -10 -23 -23 -16 Z", f.gold,
		f.wash("M6 -60 L10 -10 L40 -10 L40 -60 Z"))
	f.cloth("M-24 -21 C-10 -28 10 -28 24 -21 L23 -11 C10 -18 -10 -18 -23 -11 Z", f.blue)
	for i := range 5 {
		x := float64(i-2) * 9
		f.FillStroke(pen.Circle(x, -21+x*x*0.012, 2.4), f.white, 1.2, f.ink)
	}
}

// mail is the pattern of rings, from x, y on.
func (f *french) mail(x, y float64) func() {
	return func() {
		for row := range 24 {
			for column := range 28 {
				ring := pen.Arc(x+float64(column)*7+float64(row%2)*3.5, y+float64(row)*5, 3.4, 3.4, 0, 180)
				f.Stroke(ring, 1.2, pen.Alpha(f.ink, 0.5))
			}
		}
	}
}

func (f *french) swordOfSpades() {
	f.cloth("M55 106 L55 30 L60 16 L65 30 L65 106 Z", pen.Mix(f.steel(), f.white, 0.45),
		f.wash("M60 10 L60 110 L70 110 L70 10 Z"))
	f.inked(pen.PathOf("M44 102 C44 98 48 99 52 101 L68 101 C72 99 76 98 76 102 C76 107 72 107 68 107 L52 107 C48 107 44 107 44 102 Z"), f.gold)
	f.thick("M60 110 L60 130", 5, f.red)
	f.inked(pen.Circle(60, 132, 5), f.gold)
}

func (f *french) shield() {
	f.Push(pen.Scale(0.9, 0.9))
	defer f.Pop()
	f.at(176, 152, 6, func() {
		f.cloth("M-25 -30 C-8 -26 8 -26 25 -30 C28 0 20 26 0 42 C-20 26 -28 0 -25 -30 Z", f.red,
			func() {
				f.Stroke(pen.PathOf("M-30 12 L0 -12 L30 12"), 9, f.gold)
			}, f.wash("M6 -40 C14 -10 12 20 0 44 L40 44 L40 -40 Z"))
		f.Fill(frenchSign(game.Spade).Transform(pen.Translate(0, 14).Mul(pen.Scale(0.16, 0.16))), f.white)
		f.Stroke(pen.PathOf("M-20 -25 C-8 -22 8 -22 20 -25"), 1.6, f.gold)
	})
}

// ladyOfSpades wears a wimple under her crown and a falcon on her glove.
func (f *french) ladyOfSpades() {
	brow := pen.Mix(f.grey, f.brown, 0.5)
	f.cloth("M86 102 C52 108 28 132 12 190 L12 230 L196 230 L190 170 C184 132 164 108 130 102 Z", f.blue,
		f.wash("M148 100 C162 130 160 180 158 230 L210 230 L210 100 Z"), f.folds("M60 126 C46 146 40 166 36 200 M76 120 C66 146 62 170 60 200"))
	f.cloth("M92 106 L124 106 L134 230 L82 230 Z", f.red, f.weave(pen.Star(0, 0, 5, 1.6, 4, 45), f.gold, 14, 9),
		f.wash("M114 100 L122 230 L150 230 L150 100 Z"))
	f.thick("M92 110 C88 140 84 180 82 230", 6, f.gold)
	f.thick("M124 110 C128 140 132 180 134 230", 6, f.gold)
	f.thick("M148 140 C160 152 168 146 166 130", 14, f.blue)
	f.cloth("M155 134 C152 126 154 118 160 116 C168 112 178 116 178 124 C178 132 174 136 172 140 Z", f.brown, f.folds("M160 134 L174 136"))
	f.falcon()
	f.at(108, 70, 2, func() {
		f.cloth("M-21 -22 C-36 -4 -40 30 -46 52 C-30 56 -14 48 -8 36 L8 36 C16 48 30 56 44 50 C40 30 36 -4 21 -22 Z", f.white,
			f.folds("M-26 4 C-30 24 -32 38 -36 48 M26 4 C30 24 32 38 36 46"), f.wash("M20 -20 C28 10 30 30 28 60 L60 60 L60 -20 Z"))
		f.visage(frenchFace{skin: f.skin, brow: brow, gaze: 3.4, lady: true})
		f.cloth("M-17 6 C-14 18 -8 26 0 27 C8 26 14 18 17 6 C24 14 24 28 20 36 C10 42 -10 42 -20 36 C-24 28 -24 14 -17 6 Z", f.white,
			f.folds("M-14 30 C-6 35 6 35 14 30"))
		f.cloth("M-20 2 C-24 -14 -22 -26 0 -27 C22 -26 24 -14 20 2 C18 -10 12 -15 0 -15 C-12 -15 -18 -10 -20 2 Z", f.white)
		f.cloth("M-22 -18 C-10 -26 10 -26 22 -18 L26 -40 C22 -36 18 -33 13 -33 C11 -41 6 -45 0 -51 C-6 -45 -11 -41 -13 -33 "+
			"C-18 -33 -22 -36 -26 -40 Z", f.gold, f.wash("M6 -60 L10 -10 L40 -10 L40 -60 Z"))
		f.Fill(frenchSign(game.Spade).Transform(pen.Translate(0, -32).Mul(pen.Scale(0.13, 0.13))), f.ink)
		f.FillStroke(pen.Circle(-13, -25, 2.4), f.red, 1, f.ink)
		f.FillStroke(pen.Circle(13, -25, 2.4), f.red, 1, f.ink)
	})
}

func (f *french) falcon() {
	f.Push(pen.Translate(167, 95).Mul(pen.Scale(0.92, 0.92)))
	defer f.Pop()
	f.at(0, 0, 0, func() {
		f.inked(pen.PathOf("M-6 20 L-14 44 L-4 42 L4 22 Z"), pen.Mix(f.brown, f.ink, 0.4))
		f.cloth("M-4 -28 C6 -32 14 -24 13 -14 C20 -4 18 14 6 25 C-4 28 -14 18 -13 2 C-13 -8 -10 -14 -9 -18 Z", f.white,
			f.strew(pen.PathOf("M-2 0 L0 3 L2 0 Z"), f.brown, pen.Point{X: 8, Y: -4}, pen.Point{X: 3, Y: 3}, pen.Point{X: 10, Y: 5}, pen.Point{X: 5, Y: 12}),
			func() {
				f.FillStroke(pen.PathOf("M-14 -10 C-4 -12 2 -2 0 12 C-1 20 -4 26 -6 30 C-14 22 -18 4 -14 -10 Z"), f.brown, 1.8, f.ink)
			})
		f.cloth("M-10 -17 C-12 -28 -2 -33 5 -31 C12 -30 15 -22 13 -16 C6 -20 -2 -20 -10 -17 Z", f.red)
		f.inked(pen.PathOf("M11 -24 C17 -24 19 -20 18 -15 C15 -17 13 -17 11 -17 Z"), f.gold)
		f.thick("M-2 26 L-2 30", 2.4, f.gold)
		f.thick("M5 26 L5 30", 2.4, f.gold)
	})
}

// jackOfSpades is a soldier with a kettle hat and a pike, whose blade is a spade.
func (f *french) jackOfSpades() {
	hair := pen.Mix(f.ink, f.brown, 0.18)
	skin := pen.Mix(f.skin, f.brown, 0.2)
	f.cloth("M82 104 C56 110 40 134 32 230 L190 230 C182 136 160 110 134 104 Z", f.steel(), f.mail(20, 100))
	f.cloth("M78 106 L138 106 C146 140 150 180 150 230 L66 230 C66 180 70 140 78 106 Z", f.red,
		func() { f.Fill(pen.Rect(108, 90, 70, 150), f.goldLight) },
		f.wash("M126 100 C134 140 136 190 134 230 L170 230 L170 100 Z"))
	f.Fill(frenchSign(game.Spade).Transform(pen.Translate(127, 144).Mul(pen.Scale(0.24, 0.24))), f.ink)
	f.pike()
	f.thick("M58 128 C46 136 46 122 54 114", 12, f.red)
	f.fingers(60, 108, 0, skin)
	f.thick("M152 124 C172 134 174 158 154 162", 12, f.steel())
	f.cloth("M134 108 C150 102 168 110 168 130 C160 138 146 136 138 128 Z", f.goldLight, f.wash("M152 100 C160 116 158 130 154 140 L180 140 L180 100 Z"))
	f.fingers(148, 162, 180, skin)
	f.cloth("M88 88 C74 100 76 116 108 120 C140 116 142 100 128 88 Z", f.blue, f.folds("M88 100 L87 113 M98 102 L98 118 M118 102 L118 118 M128 100 L129 113"))
	f.at(108, 70, -3, func() {
		f.cloth("M-18 -18 C-25 -2 -25 16 -20 22 L20 22 C25 16 25 -2 18 -18 Z", hair)
		f.visage(frenchFace{skin: skin, brow: hair, gaze: -3, stern: true, mouth: "M-5 15.6 C-2 17 2 17 5 15.2"})
		f.Fill(pen.PathOf("M-1 11 C-5 9.4 -9 10 -12 7.6 C-11 13 -5 14.4 -1 12.6 C3 14.4 8 13 10 7.6 C7 10 3 9.4 -1 11 Z"), hair)
		f.Fill(pen.PathOf("M-4 19.6 C-2 18.6 2 18.6 4 19.6 C4 25 2 30 -0.4 31.4 C-2.4 30 -4 25 -4 19.6 Z"), hair)
		f.cloth("M-22 -19 C-24 -38 -14 -48 0 -48 C14 -48 24 -38 22 -19 Z", f.steel(),
			func() { f.Stroke(pen.PathOf("M-14 -24 C-15 -34 -10 -40 -4 -42"), 3, f.white) },
			f.wash("M4 -50 C16 -40 14 -28 12 -16 L30 -16 L30 -50 Z"))
		f.cloth("M-40 -6 C-30 -20 -18 -27 0 -27 C18 -27 30 -20 40 -6 C24 -14 12 -17 0 -17 C-12 -17 -24 -14 -40 -6 Z", f.steel(),
			f.wash("M6 -30 L6 -10 L44 -4 L44 -30 Z"))
		for _, x := range []float64{-20, -10, 0, 10, 20} {
			f.Fill(pen.Circle(x, -22+x*x*0.012, 1.6), f.ink)
		}
		f.thick("M0 -47 L0 -29", 3, f.steel())
	})
}

func (f *french) pike() {
	f.thick("M60 56 L60 220", 5, f.brown)
	f.cloth("M60 14 C63 26 76 36 76 46 C76 53 70 55 66 53 C63 52 62 50 61.4 48 L62 60 L58 60 L58.6 48 C58 50 57 52 54 53 C50 55 44 53 44 46 "+
		"C44 36 57 26 60 14 Z", pen.Mix(f.steel(), f.white, 0.3), f.wash("M60 10 L60 62 L80 62 L80 10 Z"))
	f.inked(pen.RoundedRect(55, 58, 10, 8, 2), f.gold)
	f.cloth("M58 66 C50 70 54 78 48 84 C56 84 62 78 62 66 Z", f.red)
}
