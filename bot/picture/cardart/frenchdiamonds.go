package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
)

// kingOfDiamonds is a king from the east with a turban in his crown, and holds a coin.
func (f *french) kingOfDiamonds() {
	skin, hair := pen.Mix(f.skin, f.brown, 0.62), pen.Mix(f.ink, f.brown, 0.2)
	lozenge := pen.Polygon(0, -7, 5, 0, 0, 7, -5, 0)
	f.cloth("M82 106 C52 110 28 132 8 170 L8 230 L200 230 L200 166 C190 132 166 110 134 106 Z", f.gold,
		f.weave(lozenge, f.sign, 26, 14), f.wash("M152 100 C166 130 164 170 160 230 L210 230 L210 100 Z"))
	f.cloth("M88 108 L128 108 L142 230 L74 230 Z", f.blueDark,
		f.folds("M96 130 L92 230 M120 130 L124 230"), f.wash("M116 100 L124 230 L150 230 L150 100 Z"))
	f.thick("M90 112 C84 140 78 180 74 230", 9, f.white)
	f.thick("M126 112 C132 140 138 180 142 230", 9, f.white)
	f.cloth("M82 106 C82 94 94 90 108 90 C122 90 134 94 134 106 C126 114 90 114 82 106 Z", f.white, f.folds("M92 98 L92 108 M124 98 L124 108"))
	f.chain()
	f.thick("M52 140 C42 150 36 142 44 128 C48 122 52 118 56 116", 14, f.gold)
	f.inked(pen.RoundedRect(50, 108, 10, 18, 3).Transform(pen.RotateAt(30, 55, 117)), f.blue)
	f.coinOfDiamonds(62, 88)
	f.at(63, 108, 0, func() {
		f.inked(pen.PathOf("M-12 -6 C-6 0 6 0 12 -7 C14 2 8 9 0 9 C-8 9 -13 4 -12 -6 Z"), skin)
	})
	f.at(108, 70, 0, func() {
		f.cloth("M-20 -18 C-26 0 -26 16 -21 30 L21 30 C26 16 26 0 20 -18 Z", hair)
		f.visage(frenchFace{skin: skin, brow: hair, gaze: -3.5})
		f.cloth("M-18.6 -2 C-20 12 -16 24 -9 30 C-6 36 -3 44 0 52 C3 44 6 36 9 30 C16 24 20 12 18.6 -2 C16 10 12 14 7 18 "+
			"C3 22 -6 22 -10 18 C-14 14 -17 8 -18.6 -2 Z", hair)
		f.cloth("M-2.5 10.6 C-8 8 -14 11 -18 18 C-12 17.4 -7 16.6 -2.5 13.6 C2 16.6 6 17.4 11 17 C8 11 3 8 -2.5 10.6 Z", hair)
		f.turban()
	})
}

func (f *french) turban() {
	f.cloth("M-25 -14 C-38 -30 -24 -48 0 -50 C24 -48 38 -30 25 -14 C10 -22 -10 -22 -25 -14 Z", f.white,
		f.folds("M-22 -18 C-24 -34 -6 -46 12 -46 M-12 -20 C-10 -32 6 -40 24 -36 M4 -21 C10 -28 20 -30 28 -28"),
		f.wash("M10 -60 C26 -44 26 -28 18 -10 L40 -10 L40 -60 Z"))
	f.cloth("M-26 -14 L-31 -34 L-18 -27 L-12 -41 L0 -30 L12 -41 L18 -27 L31 -34 L26 -14 C10 -23 -10 -23 -26 -14 Z", f.gold,
		f.wash("M6 -60 L10 -10 L40 -10 L40 -60 Z"), f.strew(pen.Circle(0, 0, 2.2), f.blue, pen.Point{X: -17, Y: -22}, pen.Point{X: 17, Y: -22}))
	f.inked(pen.Polygon(0, -32, 7, -23, 0, -14, -7, -23), f.red)
}

// chain is a chain of office.
func (f *french) chain() {
	for _, at := range [][2]float64{{76, 112}, {80, 122}, {87, 131}, {96, 137}, {120, 137}, {129, 131}, {136, 122}, {140, 112}} {
		f.FillStroke(pen.Circle(at[0], at[1], 4.6), f.gold, 1.8, f.ink)
		f.Fill(pen.Circle(at[0], at[1], 1.6), f.ink)
	}
	f.inked(pen.Polygon(108, 128, 117, 141, 108, 154, 99, 141), f.sign)
}

func (f *french) coinOfDiamonds(x, y float64) {
	f.inked(pen.Circle(x, y, 17), f.gold)
	f.Stroke(pen.Circle(x, y, 13), 1.5, f.goldDark)
	f.FillStroke(pen.Polygon(x, y-9.5, x+7, y, x, y+9.5, x-7, y), f.sign, 1.5, f.ink)
}

// ladyOfDiamonds wears a pointed hennin with a veil, and holds a fan.
func (f *french) ladyOfDiamonds() {
	skin, hair := pen.Mix(f.skin, f.brown, 0.16), pen.Mix(f.ink, f.brown, 0.25)
	f.cloth("M84 18 C58 34 44 70 42 104 C40 122 34 136 24 148 C44 156 66 146 76 126 C84 106 84 70 96 44 Z", pen.Mix(f.blueLight, f.white, 0.72),
		f.folds("M80 30 C64 56 60 90 56 120 M88 36 C74 66 76 98 68 126"), f.wash("M100 40 C80 70 84 106 70 126 C60 140 50 146 36 150 L60 170 L100 130 Z"))
	f.cloth("M98 88 L118 88 L120 104 C132 106 140 110 146 118 L108 146 L70 118 C76 110 84 106 96 104 Z", skin,
		f.wash("M100 95 C106 102 112 102 118 95 L118 88 L98 88 Z"))
	f.cloth("M72 114 C84 118 94 130 100 140 L116 140 C122 130 132 118 144 114 C164 126 176 160 180 230 L36 230 C40 160 52 126 72 114 Z", f.blue,
		f.weave(pen.Polygon(0, -6, 4.4, 0, 0, 6, -4.4, 0), f.gold, 22, 12), f.wash("M140 110 C152 140 154 190 150 230 L190 230 L190 110 Z"))
	f.thick("M72 114 C84 118 94 130 100 140 L116 140 C122 130 132 118 144 114", 6, f.goldLight)
	f.necklace(f.gold, f.sign)
	f.thick("M156 134 C166 130 170 122 168 112", 13, f.blue)
	f.inked(pen.RoundedRect(158, 104, 18, 9, 3), f.goldLight)
	f.mirror()
	f.fingers(167, 102, 180, skin)
	f.thick("M54 146 C40 160 50 172 72 164", 13, f.blue)
	f.fingers(80, 160, 0, skin)
	f.fan()
	f.at(108, 70, 3, func() {
		f.cloth("M-18 -18 C-24 -4 -22 14 -17 18 L17 18 C22 14 24 -4 18 -18 Z", hair)
		f.visage(frenchFace{skin: skin, brow: hair, gaze: 3, lady: true})
		f.cloth("M0 -19 C-6 -14 -14 -10 -17 2 C-24 -4 -22 -28 0 -29 C22 -28 24 -4 17 2 C14 -10 6 -14 0 -19 Z", hair)
		f.cloth("M-22 -16 C-26 -34 -26 -46 -22 -59 C-6 -52 12 -42 23 -24 C8 -30 -10 -28 -22 -16 Z", f.red,
			f.weaveHere(pen.Star(0, 0, 3.6, 1.5, 4, 0), f.goldLight), f.wash("M-14 -58 C0 -44 4 -34 4 -20 L30 -20 L30 -50 Z"))
		f.cloth("M-24 -12 C-12 -28 10 -32 24 -20 L23 -13 C10 -24 -10 -20 -21 -5 Z", f.gold)
	})
}

// weaveHere strews a hat about 0, 0 with a pattern.
func (f *french) weaveHere(shape pen.Path, c color.NRGBA) func() {
	return func() {
		for row := range 7 {
			for x := -30 + float64(row%2)*6; x < 34; x += 12 {
				f.Fill(shape.Transform(pen.Translate(x, -62+float64(row)*8)), c)
			}
		}
	}
}

func (f *french) mirror() {
	f.thick("M167 92 L167 108", 4.5, f.gold)
	f.inked(pen.Ellipse(167, 79, 13, 16), f.gold)
	f.cloth("M158 79 C158 64 176 64 176 79 C176 95 158 95 158 79 Z", pen.Mix(f.blueLight, f.white, 0.5),
		func() { f.Stroke(pen.PathOf("M160 86 L172 68 M164 92 L177 74"), 3, f.white) })
}

func (f *french) fan() {
	f.at(70, 158, -28, func() {
		for i := range 7 {
			c := f.gold
			if i%2 == 1 {
				c = f.red
			}
			f.inked(pen.PathOf("M0 0 L-7 -44 C-3 -48 3 -48 7 -44 Z").Transform(pen.Rotate(-66+22*float64(i))), c)
		}
		f.Stroke(pen.Arc(0, 0, 27, 27, -166, -14), 2, f.ink)
		f.inked(pen.Circle(0, 0, 4), f.goldLight)
	})
}

// jackOfDiamonds is a messenger in a hood with a long tail, and brings a sealed letter.
func (f *french) jackOfDiamonds() {
	hair := pen.Mix(f.brown, f.ink, 0.25)
	f.cloth("M82 106 C56 112 38 136 30 230 L188 230 C180 138 160 112 134 106 Z", f.blue,
		func() {
			for i := range 6 {
				y := 96 + float64(i)*26
				f.Fill(pen.Polygon(20, y+40, 108, y+4, 108, y+16, 20, y+52), f.gold)
				f.Fill(pen.Polygon(196, y+40, 108, y+4, 108, y+16, 196, y+52), f.gold)
			}
		}, f.wash("M136 100 C152 140 152 190 150 230 L200 230 L200 100 Z"))
	f.Stroke(pen.Line(108, 110, 108, 230), 2, f.ink)
	for i := range 5 {
		f.FillStroke(pen.Circle(108, 128+float64(i)*13, 3.2), f.red, 1.6, f.ink)
	}
	f.thick("M78 112 C104 132 132 150 190 156", 8, f.brown)
	f.thick("M152 124 C168 130 172 118 166 106", 13, f.red)
	f.fingers(165, 101, 250, f.skin)
	f.thick("M62 126 C44 146 40 168 62 160", 14, f.red)
	f.fingers(70, 154, -20, f.skin)
	f.letter()
	f.cloth("M76 114 C80 102 94 100 108 100 C122 100 136 102 140 114 C128 126 88 126 76 114 Z", f.red, f.folds("M88 108 L90 118 M108 106 L108 120 M128 108 L126 118"))
	f.at(108, 70, -5, func() {
		f.cloth("M-20 -18 C-28 0 -28 20 -24 30 C-14 34 14 34 24 30 C28 20 28 0 20 -18 Z", hair, f.folds("M-20 6 L-20 28 M20 6 L20 28"))
		f.visage(frenchFace{skin: f.skin, brow: hair, gaze: -3})
		f.cloth("M-19 2 C-21 -8 -20 -14 -18 -18 L18 -18 C20 -14 21 -8 19 2 C16 -8 14 -10 12 -12 C4 -9 -6 -9 -12 -12 C-14 -10 -16 -8 -19 2 Z", hair)
		f.chaperon()
	})
}

// chaperon is a hood that is wound about the head.
func (f *french) chaperon() {
	f.cloth("M20 -30 C34 -28 40 -14 38 2 C37 16 40 26 46 36 C36 40 28 36 26 24 C24 8 26 -8 14 -18 Z", f.red,
		f.folds("M26 -22 C34 -10 30 10 36 32"), f.wash("M30 -30 C36 -8 32 12 40 40 L60 40 L60 -30 Z"))
	f.cloth("M-14 -34 C-20 -48 -2 -56 10 -50 C26 -50 30 -38 22 -30 Z", f.red, f.folds("M-4 -50 C-2 -44 0 -40 2 -34 M10 -50 C10 -44 10 -40 10 -34"))
	f.cloth("M-26 -14 C-34 -26 -26 -38 -8 -38 C12 -42 34 -34 28 -18 C26 -12 22 -10 18 -12 C4 -18 -12 -16 -26 -14 Z", f.gold,
		f.folds("M-18 -34 C-14 -28 -14 -22 -16 -15 M-4 -38 C2 -30 2 -24 0 -16 M12 -37 C18 -30 18 -22 16 -13"),
		f.wash("M14 -44 C24 -30 22 -20 18 -8 L40 -8 L40 -44 Z"))
	f.inked(pen.Polygon(-14, -36, -7, -27, -14, -18, -21, -27), f.blue)
}

func (f *french) letter() {
	f.at(168, 83, 8, func() {
		f.inked(pen.Rect(-17, -14, 34, 27), f.white)
		f.Stroke(pen.PathOf("M-17 -14 L0 2 L17 -14"), 1.8, f.ink)
		f.inked(pen.Polygon(0, -6, 6, 2, 0, 10, -6, 2), f.sign)
	})
}
