package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
)

// foliage is the colour of what grows.
func (f *french) foliage() color.NRGBA { return pen.Mix(f.green, f.gold, 0.36) }

// kingOfClubs rules the woods: leaves in his crown, a fur about his neck, a living staff and an owl.
func (f *french) kingOfClubs() {
	hair := pen.Mix(f.gold, f.red, 0.5)
	hair = pen.Mix(hair, f.brown, 0.25)
	leaf := pen.PathOf("M0 -8 C6 -4 6 3 0 8 C-6 3 -6 -4 0 -8 Z")
	f.cloth("M82 104 C50 108 28 130 8 170 L8 230 L200 230 L200 168 C190 130 166 108 134 104 Z", f.green,
		f.weave(leaf, f.foliage(), 24, 15), f.wash("M152 100 C166 130 164 180 160 230 L210 230 L210 100 Z"))
	f.cloth("M92 108 L124 108 L136 230 L80 230 Z", f.red, f.weave(pen.Circle(0, 0, 2.6), f.goldLight, 14, 9), f.wash("M112 100 L120 230 L150 230 L150 100 Z"))
	fur := pen.Mix(f.brown, f.ink, 0.12)
	f.cloth("M62 124 L68 116 L66 108 L76 106 L80 98 L92 100 L108 96 L124 100 L136 98 L140 106 L150 108 L148 116 L154 124 L144 126 L142 136 L130 134 "+
		"L124 144 L116 138 L108 148 L100 138 L92 144 L86 134 L74 136 L72 126 Z", fur, f.wash("M118 94 C126 110 122 130 112 150 L160 150 L160 94 Z"),
		f.folds("M78 112 L74 120 M90 116 L86 126 M98 124 L96 134 M118 124 L120 134 M126 116 L130 126 M138 112 L142 120"))
	f.staff()
	f.thick("M48 146 C38 142 42 126 54 122", 14, f.green)
	f.inked(pen.RoundedRect(48, 112, 10, 18, 3).Transform(pen.RotateAt(20, 53, 121)), f.gold)
	f.fingers(61, 119, 0, f.skin)
	f.owl()
	f.at(108, 70, 0, func() {
		f.cloth("M-22 -16 C-32 0 -32 20 -26 34 L26 34 C32 20 32 0 22 -16 Z", hair, f.folds("M-24 2 C-27 14 -26 24 -24 32 M24 2 C27 14 26 24 24 32"))
		f.visage(frenchFace{skin: f.skin, brow: hair, gaze: 2})
		f.cloth("M-19 0 C-28 12 -28 28 -20 36 C-20 44 -16 50 -11 54 C-6 50 -4 46 -2 42 L2 42 C4 46 6 50 11 54 C16 50 20 44 20 36 "+
			"C28 28 28 12 19 0 C17 9 13 10 9 9.6 C4 8.4 -1 8.4 -6 9.6 C-12 10 -17 9 -19 0 Z", hair,
			f.folds("M-12 18 C-15 26 -15 36 -12 46 M12 18 C15 26 15 36 12 46 M-4 24 C-5 30 -4 36 -2 40 M4 24 C5 30 4 36 2 40"))
		f.Fill(pen.PathOf("M-4 15 C-1 18.4 5 18.4 8 15 C5 14 -1 14 -4 15 Z"), f.red)
		f.inked(pen.RoundedRect(-17, 40, 12, 5, 2), f.gold)
		f.inked(pen.RoundedRect(5, 40, 12, 5, 2), f.gold)
		f.crownOfClubs()
	})
}

func (f *french) crownOfClubs() {
	leaf := pen.PathOf("M0 0 C-4 -4 -8 -4 -8 -8 C-12 -12 -8 -15 -6 -17 C-7 -22 -3 -24 0 -29 C3 -24 7 -22 6 -17 C8 -15 12 -12 8 -8 C8 -4 4 -4 0 0 Z")
	for _, l := range []struct{ x, y, turn float64 }{{-20, -18, -28}, {20, -18, 28}, {-10, -20, -12}, {10, -20, 12}, {0, -20, 0}} {
		f.at(l.x, l.y, l.turn, func() {
			f.inked(leaf, f.foliage())
			f.Stroke(pen.Line(0, -4, 0, -24), 1.4, f.greenDark)
		})
	}
	f.cloth("M-24 -21 C-10 -29 10 -29 24 -21 L23 -10 C10 -17 -10 -17 -23 -10 Z", f.gold,
		f.wash("M8 -40 L10 0 L40 0 L40 -40 Z"), f.strew(pen.Circle(0, 0, 3), f.red, pen.Point{X: -13, Y: -18.6}, pen.Point{X: 0, Y: -20.6}, pen.Point{X: 13, Y: -18.6}))
}

func (f *french) staff() {
	bark := pen.Mix(f.brown, f.gold, 0.2)
	f.thick("M61 60 C66 90 56 120 62 220", 7, bark)
	f.cloth("M57 74 C46 66 44 46 52 36 C58 28 70 30 72 40 C76 52 70 66 66 76 Z", bark, f.wash("M64 20 C72 40 68 60 62 80 L90 80 L90 20 Z"))
	f.Stroke(pen.PathOf("M58 58 C54 52 58 46 62 50 C64 54 60 56 60 53"), 1.6, f.ink)
	for _, l := range []struct{ x, y, turn float64 }{{66, 33, 6}, {72, 54, 74}} {
		f.at(l.x, l.y, l.turn, func() { f.inked(pen.PathOf("M0 0 C-8 -4 -8 -14 0 -20 C8 -14 8 -4 0 0 Z"), f.foliage()) })
	}
}

func (f *french) owl() {
	f.at(165, 94, 0, func() {
		body := pen.Mix(f.brown, f.skin, 0.35)
		f.cloth("M-16 -26 L-10 -21 C-4 -24 4 -24 10 -21 L16 -26 C20 -10 20 10 12 22 C6 28 -6 28 -12 22 C-20 10 -20 -10 -16 -26 Z", body,
			func() { f.Fill(pen.Ellipse(0, 12, 10, 15), f.goldLight) },
			f.folds("M-5 6 L-3 9 L0 6 L3 9 L5 6 M-5 14 L-3 17 L0 14 L3 17 L5 14"), f.wash("M8 -30 C14 -10 12 10 4 28 L30 28 L30 -30 Z"))
		f.cloth("M-16 -6 C-8 4 -8 16 -12 22 C-20 14 -20 2 -16 -6 Z", f.brown)
		f.cloth("M16 -6 C8 4 8 16 12 22 C20 14 20 2 16 -6 Z", f.brown)
		for _, x := range []float64{-6.6, 6.6} {
			f.FillStroke(pen.Circle(x, -11, 6.6), f.white, 1.8, f.ink)
			f.Fill(pen.Circle(x, -11, 3), f.ink)
		}
		f.FillStroke(pen.PathOf("M-3 -7 L3 -7 L0 0 Z"), f.gold, 1.5, f.ink)
	})
}

// ladyOfClubs comes from the fields with loose fair hair, a wreath and a bunch of clover.
func (f *french) ladyOfClubs() {
	hair := pen.Mix(f.gold, f.white, 0.18)
	f.cloth("M86 50 C70 80 76 110 58 140 C52 154 54 170 62 176 L150 170 C160 160 160 146 152 134 C142 112 146 80 130 50 Z", hair,
		f.folds("M78 84 C78 110 66 136 64 160 M140 84 C140 110 150 134 150 154"))
	f.cloth("M98 88 L118 88 L120 104 C130 106 138 110 142 116 L108 140 L74 116 C78 110 86 106 96 104 Z", f.skin,
		f.wash("M100 95 C106 102 112 102 118 95 L118 88 L98 88 Z"))
	f.cloth("M72 114 C86 128 96 132 108 132 C120 132 130 128 144 114 C162 126 174 150 178 230 L38 230 C42 150 54 126 72 114 Z", f.white,
		f.wash("M146 110 C158 140 158 190 156 230 L190 230 L190 110 Z"),
		f.weave(pen.Star(0, 0, 4.4, 1.8, 6, 0), f.red, 15, 11))
	f.cloth("M76 142 C90 148 126 148 140 142 L146 230 L70 230 Z", f.red, f.wash("M126 140 L130 230 L150 230 L150 140 Z"))
	f.Stroke(pen.PathOf("M98 148 L118 158 M118 148 L98 158 M98 162 L118 172 M118 162 L98 172"), 2.2, f.gold)
	f.thick("M84 120 C82 128 78 136 76 144", 6, f.green)
	f.thick("M132 120 C134 128 138 136 140 144", 6, f.green)
	f.puff(152, 128, -22, f.white, f.red)
	f.thick("M54 150 C38 156 40 130 54 124", 14, f.red)
	f.inked(pen.RoundedRect(47, 116, 12, 16, 3).Transform(pen.RotateAt(24, 53, 124)), f.white)
	f.necklace(f.red, f.green)
	f.clover()
	f.fingers(61, 118, 0, f.skin)
	f.at(108, 70, -3, func() {
		f.visage(frenchFace{skin: f.skin, brow: pen.Mix(hair, f.brown, 0.5), gaze: -3, lady: true, mouth: ""})
		f.cloth("M0 -19 C-7 -14 -15 -8 -17 8 C-19 16 -22 22 -27 26 C-30 4 -32 -30 0 -31 C32 -30 30 4 27 26 C22 22 19 16 17 8 C15 -8 7 -14 0 -19 Z", hair,
			f.folds("M-6 -24 C-16 -16 -21 -4 -22 10 M6 -24 C16 -16 21 -4 22 10"))
		f.wreath()
	})
}

func (f *french) wreath() {
	for i := range 8 {
		turn := -78 + 22.3*float64(i)
		f.at(0, -4, turn, func() { f.inked(pen.PathOf("M0 -21 C-9 -22 -12 -30 -9 -37 C-1 -35 4 -28 0 -21 Z"), f.foliage()) })
	}
	for i := range 5 {
		petal := f.white
		if i%2 == 1 {
			petal = f.red
		}
		f.at(0, -2, -58+29*float64(i), func() {
			f.Push(pen.Translate(0, -31))
			for k := range 6 {
				f.FillStroke(pen.Circle(0, -5.2, 4).Transform(pen.Rotate(float64(k)*60)), petal, 1.4, f.ink)
			}
			f.FillStroke(pen.Circle(0, 0, 3.6), f.gold, 1.4, f.ink)
			f.Pop()
		})
	}
}

func (f *french) clover() {
	f.Stroke(pen.PathOf("M60 130 C60 112 58 104 54 90 M61 130 C62 112 66 100 74 90 M60 130 L64 68"), 3, f.greenDark)
	for _, c := range []struct{ x, y, turn float64 }{{53, 90, -28}, {75, 88, 26}, {65, 66, 4}} {
		f.at(c.x, c.y, c.turn, func() {
			for _, leaf := range []float64{-112, 112, 0} {
				f.inked(pen.PathOf("M0 0 C-6 -2 -12 -8 -9 -14 C-6 -18 -2 -17 0 -13 C2 -17 6 -18 9 -14 C12 -8 6 -2 0 0 Z").Transform(pen.Rotate(leaf)), f.foliage())
			}
		})
	}
}

// jackOfClubs is a young hunter with a bow, a horn and a pheasant's feather.
func (f *french) jackOfClubs() {
	skin, hair := pen.Mix(f.skin, f.brown, 0.55), pen.Mix(f.ink, f.brown, 0.22)
	f.cloth("M82 104 C56 110 38 132 30 230 L188 230 C180 134 160 110 134 104 Z", f.gold,
		func() { f.Fill(pen.Rect(0, 90, 92, 150), f.green); f.Fill(pen.Rect(124, 90, 92, 150), f.green) },
		f.wash("M138 100 C152 134 152 190 150 230 L200 230 L200 100 Z"))
	f.Stroke(pen.PathOf("M92 110 L92 230 M124 110 L124 230"), 2, f.ink)
	f.Stroke(pen.PathOf("M98 126 L118 138 M118 126 L98 138 M98 142 L118 154 M118 142 L98 154 M98 158 L118 170 M118 158 L98 170"), 2.2, f.ink)
	f.thick("M140 108 C124 136 96 160 60 186", 7, f.red)
	f.bow()
	f.thick("M58 128 C42 136 44 122 52 116", 13, f.green)
	f.fingers(59, 112, 0, skin)
	f.thick("M152 126 C172 140 176 126 170 116", 13, f.green)
	f.hunthorn()
	f.fingers(168, 108, 230, skin)
	f.inked(pen.PathOf("M98 84 L118 84 L120 108 L96 108 Z"), pen.Mix(skin, f.ink, 0.15))
	f.cloth("M72 116 C78 102 92 100 108 100 C124 100 138 102 144 116 L136 124 L128 118 L120 128 L108 120 L96 128 L88 118 L80 124 Z", f.red,
		f.wash("M122 96 C128 110 126 120 118 130 L150 130 L150 96 Z"))
	f.at(108, 70, 4, func() {
		f.cloth("M-20 -16 C-28 -10 -29 0 -25 6 C-28 14 -22 20 -16 18 L16 18 C22 20 28 14 25 6 C29 0 28 -10 20 -16 Z", hair)
		f.visage(frenchFace{skin: skin, brow: hair, gaze: 3, mouth: "M-6 13.4 C-2 17.4 4 17.4 7 12.6"})
		f.Fill(pen.PathOf("M-19 -4 C-16 -6 -14 -10 -13 -14 C-8 -9 -2 -10 2 -14 C6 -9 14 -8 19 -6 L20 -18 L-20 -18 Z"), hair)
		f.bycocket()
	})
}

// bycocket is the hat of hunters, pointed in front and turned up behind.
func (f *french) bycocket() {
	f.cloth("M14 -26 C26 -40 30 -50 24 -56 C14 -54 6 -44 4 -32 Z", f.goldDark,
		f.folds("M10 -30 C16 -40 20 -46 22 -54"), func() { f.Stroke(pen.PathOf("M12 -44 L22 -36 M16 -50 L27 -44"), 2.4, f.red) })
	f.cloth("M-24 -18 C-22 -40 -10 -48 4 -46 C18 -44 26 -34 26 -18 Z", f.green, f.folds("M-8 -44 C-12 -36 -12 -28 -10 -20"),
		f.wash("M6 -50 C20 -40 18 -28 14 -14 L30 -14 L30 -50 Z"))
	f.cloth("M-38 -12 C-30 -16 -25 -21 -20 -26 C-6 -30 10 -30 20 -27 C28 -30 32 -34 34 -38 C38 -28 36 -16 26 -12 C10 -20 -10 -18 -46 -12 Z", f.foliage(),
		f.wash("M10 -34 L14 -10 L40 -10 L40 -40 Z"))
}

func (f *french) bow() {
	f.Stroke(pen.Line(72, 36, 72, 190), 1.4, f.ink)
	f.thick("M74 34 C66 40 60 46 58 60 C52 90 52 136 58 166 C60 180 66 186 74 192", 5, f.brown)
	f.thick("M56 100 L56 122", 6, f.red)
}

func (f *french) hunthorn() {
	f.at(166, 86, -14, func() {
		f.cloth("M-20 -14 C-22 8 -6 20 14 16 L18 12 L14 6 C2 10 -6 2 -4 -14 C-8 -20 -16 -20 -20 -14 Z", f.goldLight,
			f.wash("M-20 2 C-10 18 4 18 20 10 L20 30 L-20 30 Z"))
		f.Stroke(pen.PathOf("M-19 -4 L-4 -7 M-12 12 L-4 3"), 3, f.red)
		f.inked(pen.Ellipse(-12, -15, 8.6, 3.6), f.ink)
	})
}
