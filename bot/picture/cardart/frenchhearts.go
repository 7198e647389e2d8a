package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// kingOfHearts is old and kind, and raises a goblet.
func (f *french) kingOfHearts() {
	hair := pen.Mix(f.grey, f.white, 0.45)
	heart := pen.PathOf("M0 5 C-3 2 -6 0 -6 -3 C-6 -6 -2 -7 0 -4 C2 -7 6 -6 6 -3 C6 0 3 2 0 5 Z")
	f.cloth("M84 106 C50 108 24 128 8 172 L8 220 L200 220 L200 172 C188 128 164 108 132 106 Z", f.red,
		f.weave(heart, f.gold, 34, 17), f.wash("M158 100 C170 140 170 180 168 220 L210 220 L210 100 Z"))
	f.cloth("M90 110 L126 110 L138 220 L78 220 Z", f.blue,
		f.weave(pen.Star(0, 0, 4.4, 1.8, 4, 0), f.goldLight, 14, 10), f.wash("M116 100 L126 220 L150 220 L150 100 Z"))
	f.fur("M84 110 C82 140 74 180 66 220 L84 220 C88 180 94 150 97 118 Z", pen.Point{X: 85, Y: 150}, pen.Point{X: 80, Y: 172})
	f.fur("M132 110 C134 140 142 180 150 220 L132 220 C128 180 122 150 119 118 Z", pen.Point{X: 131, Y: 150}, pen.Point{X: 136, Y: 172})
	f.fur("M68 124 C70 106 84 98 108 98 C132 98 146 106 148 124 C138 138 124 142 108 142 C92 142 78 138 68 124 Z",
		pen.Point{X: 79, Y: 121}, pen.Point{X: 92, Y: 131}, pen.Point{X: 124, Y: 131}, pen.Point{X: 137, Y: 121})
	f.sceptreOfHearts()
	f.thick("M56 140 C54 130 56 124 62 118", 13, f.red)
	f.fingers(63, 112, 0, f.skin)
	f.thick("M152 136 C166 142 174 134 169 120", 14, f.red)
	f.inked(pen.RoundedRect(158, 116, 20, 8, 3), f.white)
	f.at(167, 88, 0, f.chalice)
	f.fingers(167, 110, 0, f.skin)
	f.at(108, 70, 0, func() {
		f.cloth("M-22 -16 C-30 0 -30 22 -22 34 L22 34 C30 22 30 0 22 -16 Z", hair)
		f.visage(frenchFace{skin: f.skin, brow: pen.Mix(f.grey, f.ink, 0.25)})
		f.cloth("M-19 0 C-26 14 -25 32 -16 42 C-10 50 10 50 16 42 C25 32 26 14 19 0 C17 9 12 11 7 10.4 "+
			"C3 9 -3 9 -7 10.4 C-12 11 -17 9 -19 0 Z", hair,
			f.folds("M-13 18 C-15 26 -13 33 -9 39 M13 18 C15 26 13 33 9 39 M-5 24 C-6 31 -4 37 -2 42 M5 24 C6 31 4 37 2 42"))
		f.Fill(pen.PathOf("M-6 15 C-3 18.4 3 18.4 6 15 C3 14 -3 14 -6 15 Z"), f.red)
		f.crownOfHearts()
	})
}

func (f *french) crownOfHearts() {
	f.inked(pen.PathOf("M-21 -20 C-24 -40 -12 -46 0 -46 C12 -46 24 -40 21 -20 Z"), f.redDark)
	f.cloth("M-23 -17 L-29 -42 C-21 -40 -15 -34 -12 -28 C-11 -38 -6 -44 0 -48 C6 -44 11 -38 12 -28 C15 -34 21 -40 29 -42 L23 -17 "+
		"C10 -23 -10 -23 -23 -17 Z", f.gold, f.wash("M6 -60 C12 -40 12 -30 10 -10 L40 -10 L40 -60 Z"))
	f.cloth("M-24 -20 C-10 -27 10 -27 24 -20 L23 -11 C10 -18 -10 -18 -23 -11 Z", f.goldLight,
		f.strew(pen.Circle(0, 0, 2.6), f.red, pen.Point{X: -14, Y: -18}, pen.Point{X: 0, Y: -20.4}, pen.Point{X: 14, Y: -18}))
	for _, x := range []float64{-29, 29} {
		f.inked(pen.Circle(x, -43, 3.6), f.red)
	}
}

func (f *french) sceptreOfHearts() {
	f.thick("M62 60 L64 200", 5, f.gold)
	f.at(61, 50, 0, func() {
		f.inked(pen.PathOf("M0 16 C-5 8 -15 2 -15 -7 C-15 -17 -4 -18 0 -9 C4 -18 15 -17 15 -7 C15 2 5 8 0 16 Z"), f.gold)
		f.Fill(pen.PathOf("M0 9 C-4 4 -9 1 -9 -5 C-9 -10 -3 -11 0 -5 C3 -11 9 -10 9 -5 C9 1 4 4 0 9 Z"), f.red)
	})
}

func (f *french) chalice() {
	f.cloth("M-16 -20 L16 -20 C17 -4 12 4 4 7 L4 14 C10 15 13 18 14 22 L-14 22 C-13 18 -10 15 -4 14 L-4 7 C-12 4 -17 -4 -16 -20 Z", f.gold,
		func() { f.Fill(pen.Rect(-20, -12, 40, 7), f.red) }, f.wash("M6 -30 L6 30 L30 30 L30 -30 Z"))
	f.inked(pen.Ellipse(0, -20, 16, 4), f.redDark)
}

// ladyOfHearts has coiled red hair and smells a rose.
func (f *french) ladyOfHearts() {
	hair := pen.Mix(f.red, f.brown, 0.55)
	f.cloth("M98 88 L118 88 L120 104 C136 108 146 114 150 124 L108 150 L66 124 C70 114 80 108 96 104 Z", f.skin,
		f.wash("M100 94 C106 102 112 102 118 94 L118 88 L98 88 Z"))
	f.cloth("M66 120 C82 126 96 144 108 144 C120 144 134 126 150 120 C166 132 172 160 176 220 L40 220 C44 160 50 132 66 120 Z", f.red,
		f.wash("M140 110 C150 150 150 190 146 220 L190 220 L190 110 Z"),
		func() { f.cloth("M98 142 L118 142 L124 220 L92 220 Z", f.goldLight) })
	f.Stroke(pen.PathOf("M66 120 C82 126 96 144 108 144 C120 144 134 126 150 120"), 6+2*f.line, f.ink)
	f.Stroke(pen.PathOf("M66 120 C82 126 96 144 108 144 C120 144 134 126 150 120"), 6, f.white)
	f.necklace(f.white, f.red)
	f.puff(160, 134, -24, f.gold, f.red)
	f.puff(55, 132, 24, f.gold, f.red)
	f.thick("M166 148 C164 164 146 164 130 156", 11, f.goldLight)
	f.fingers(124, 154, 200, f.skin)
	f.Stroke(pen.PathOf("M60 66 C58 84 62 100 60 124"), 4, f.greenDark)
	f.at(60, 94, 0, func() {
		f.inked(pen.PathOf("M0 0 C4 -10 12 -14 20 -12 C18 -2 10 4 0 0 Z"), f.foliage())
	})
	f.rose(63, 62)
	f.thick("M50 134 C46 126 50 118 57 114", 10, f.goldLight)
	f.fingers(61, 108, 0, f.skin)
	f.at(108, 70, -4, func() {
		f.cloth("M-18 -20 C-26 -6 -24 18 -18 24 L18 24 C24 18 26 -6 18 -20 Z", hair)
		f.visage(frenchFace{skin: f.skin, brow: hair, gaze: -3, lady: true})
		f.cloth("M0 -17 C-6 -13 -16 -9 -17 7 C-28 0 -24 -31 0 -31 C24 -31 28 0 17 7 C16 -9 6 -13 0 -17 Z", hair,
			f.folds("M-4 -28 C-14 -22 -19 -14 -20 -4 M4 -28 C14 -22 19 -14 20 -4 M0 -31 L0 -18"))
		for _, side := range []float64{-1, 1} {
			f.Push(pen.Scale(side, 1))
			f.inked(pen.Circle(22, 9, 11), hair)
			f.Stroke(pen.PathOf("M22 9 C24 6 27 9 25 12 C22 16 16 13 16 9 C16 3 24 1 28 5"), 1.6, pen.Alpha(f.ink, 0.6))
			f.Pop()
		}
		f.cloth("M-19 -25 C-9 -31 9 -31 19 -25 L24 -42 L12 -36 C8 -42 4 -44 0 -50 C-4 -44 -8 -42 -12 -36 L-24 -42 Z", f.gold,
			f.wash("M6 -60 L6 -20 L30 -20 L30 -60 Z"))
		f.at(0, -34, 0, func() { f.Fill(frenchSign(game.Coppe).Transform(pen.Scale(0.11, 0.11)), f.red) })
	})
}

// necklace hangs from a neck in the middle of a bust.
func (f *french) necklace(pearl, jewel color.NRGBA) {
	for _, at := range [][2]float64{{92, 108}, {96, 114}, {102, 118}, {114, 118}, {120, 114}, {124, 108}} {
		f.FillStroke(pen.Circle(at[0], at[1], 2.6), pearl, 1.2, f.ink)
	}
	f.at(108, 123, 0, func() {
		f.FillStroke(frenchSign(f.suit).Transform(pen.Scale(0.13, 0.13)), jewel, 1.6, f.ink)
	})
}

// puff is a sleeve, slashed in a second colour.
func (f *french) puff(x, y, degrees float64, c, slash color.NRGBA) {
	f.at(x, y, degrees, func() {
		f.cloth("M-14 -14 C-6 -22 10 -20 15 -8 C20 4 14 18 2 20 C-12 20 -20 -4 -14 -14 Z", c,
			func() { f.Stroke(pen.PathOf("M-8 -18 C-12 -4 -8 10 -2 20 M2 -20 C0 -6 2 8 8 20"), 4, slash) },
			f.wash("M6 -24 C10 -4 10 10 2 24 L24 24 L24 -24 Z"))
	})
}

func (f *french) rose(x, y float64) {
	f.at(x, y, 0, func() {
		f.inked(pen.PathOf("M-4 9 L-13 8 C-12 14 -6 16 0 14 C6 16 12 14 13 8 L4 9 Z"), f.green)
		f.cloth("M0 13 C-10 14 -16 6 -14 -2 C-16 -8 -10 -15 -4 -13 C0 -17 8 -16 10 -11 C16 -9 16 0 13 4 C12 10 6 14 0 13 Z", f.red,
			f.wash("M4 -20 C10 -6 8 6 0 16 L20 16 L20 -20 Z"))
		f.Stroke(pen.PathOf("M-1 -3 C1 -6 5 -4 4 0 C3 4 -4 4 -6 0 C-8 -6 0 -11 6 -8 M-12 2 C-8 9 2 10 9 4"), 1.6, f.ink)
	})
}

// jackOfHearts is a minstrel with blond curls and a lute.
func (f *french) jackOfHearts() {
	hair := pen.Mix(f.gold, f.brown, 0.12)
	f.cloth("M82 106 C58 112 42 134 34 220 L184 220 C176 136 158 112 134 106 Z", f.red,
		func() {
			for i := range 8 {
				f.Fill(pen.Rect(30+float64(i)*22, 90, 11, 140), f.gold)
			}
		}, f.wash("M136 100 C150 140 150 190 146 220 L200 220 L200 100 Z"))
	f.puff(156, 130, -20, f.blue, f.white)
	f.puff(60, 130, 20, f.blue, f.white)
	f.thick("M48 144 C44 132 48 122 56 116", 11, f.red)
	f.cloth("M78 112 C84 100 96 98 108 98 C120 98 132 100 138 112 C134 120 126 117 123 121 C118 125 112 121 108 125 C104 121 98 125 93 121 "+
		"C90 117 82 120 78 112 Z", f.white, f.folds("M92 106 L90 116 M100 106 L99 119 M108 106 L108 120 M116 106 L117 119 M124 106 L126 116"))
	f.lute()
	f.fingers(63, 110, 30, f.skin)
	f.thick("M166 146 C172 160 160 164 150 156", 11, f.red)
	f.fingers(145, 151, 205, f.skin)
	f.at(108, 70, 5, func() {
		f.cloth("M-20 -18 C-31 -14 -32 -4 -28 2 C-35 8 -32 19 -26 20 C-28 29 -18 34 -12 28 L12 28 C18 34 28 29 26 20 C32 19 35 8 28 2 "+
			"C32 -4 31 -14 20 -18 Z", hair, f.folds("M-26 4 C-22 2 -21 8 -24 10 M-22 20 C-18 18 -17 24 -20 26 M26 4 C22 2 21 8 24 10 M22 20 C18 18 17 24 20 26"))
		f.visage(frenchFace{skin: f.skin, brow: pen.Mix(hair, f.ink, 0.45), gaze: 3, mouth: "M-6 13 C-3 17.6 3 17.6 6.4 12.6"})
		f.cloth("M-20 -6 C-14 -4 -11 -9 -9 -14 C-6 -8 0 -8 3 -14 C6 -8 13 -7 20 -9 C25 -24 14 -31 0 -31 C-14 -31 -25 -22 -20 -6 Z", hair)
		f.cloth("M-26 -24 C-44 -22 -58 -34 -52 -54 C-49 -48 -45 -50 -42 -53 C-41 -46 -36 -48 -33 -49 C-32 -40 -26 -40 -22 -38 Z", f.white,
			f.folds("M-24 -30 C-36 -30 -46 -38 -49 -46"))
		f.cloth("M-27 -16 C-40 -28 -30 -46 -8 -46 C16 -49 38 -38 31 -22 C29 -16 26 -13 23 -12 C8 -20 -12 -20 -27 -16 Z", f.redDark,
			f.wash("M8 -60 C20 -40 18 -24 12 -10 L40 -10 L40 -60 Z"), f.folds("M-14 -42 C-20 -34 -20 -26 -16 -20 M4 -44 C0 -36 0 -28 2 -20"))
		f.cloth("M-27 -19 C-12 -26 10 -25 25 -17 L23 -10 C8 -18 -12 -18 -26 -12 Z", f.gold)
	})
}

func (f *french) lute() {
	f.at(146, 142, 24, func() {
		f.inked(pen.PathOf("M-96 -5 L-30 -5 L-30 5 L-96 5 Z"), f.brown)
		f.inked(pen.PathOf("M-92 -6 L-104 -20 L-111 -15 L-98 6 Z"), pen.Mix(f.brown, f.ink, 0.35))
		f.cloth("M-38 0 C-30 -14 -12 -27 8 -27 C28 -27 37 -12 37 0 C37 12 28 27 8 27 C-12 27 -30 14 -38 0 Z", pen.Mix(f.brown, f.gold, 0.55),
			f.wash("M-40 8 C-10 20 20 16 40 -4 L40 40 L-40 40 Z"))
		f.inked(pen.Circle(2, 0, 8.5), f.ink)
		f.Stroke(pen.Star(2, 0, 7, 3, 6, 0), 1.2, f.gold)
		f.inked(pen.RoundedRect(22, -9, 5, 18, 2), f.brown)
		f.Stroke(pen.PathOf("M-94 -2 L24 -4 M-94 0.6 L24 0 M-94 3 L24 4"), 1.1, f.goldLight)
	})
}
