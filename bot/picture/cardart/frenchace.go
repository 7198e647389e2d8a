package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// ace draws the sign alone, large and ornamented.
func (f *french) ace() {
	const k = 1.62
	big := f.drawnWith(f.line / k)
	f.Push(pen.Translate(width/2, f.height/2).Mul(pen.Scale(k, k)))
	switch f.suit {
	case game.Coppe:
		big.aceOfHearts()
	case game.Denari:
		big.aceOfDiamonds()
	case game.Spade:
		big.aceOfSpades()
	default:
		big.aceOfClubs()
	}
	f.Pop()
}

// ornamented is the sign with an inner line, which ornaments are put on.
func (f *french) ornamented(inner pen.Path) {
	sign := frenchSign(f.suit)
	f.Fill(sign, f.sign)
	f.Clip(sign)
	f.Fill(frenchShade(f.suit), pen.Alpha(f.ink, 0.2))
	f.Pop()
	f.Stroke(sign, f.line, f.ink)
	f.Stroke(inner, 1.3, f.gold)
}

// spray is a twig with leaves, from x, y on along a line that bends to the right as it rises.
func (f *french) spray(x, y, degrees, k float64, leaves int, c color.NRGBA) {
	f.at(x, y, degrees, func() {
		f.Push(pen.Scale(k, k))
		defer f.Pop()
		f.Stroke(pen.PathOf("M0 0 C2 -14 8 -28 18 -40"), 1.6, f.greenDark)
		for i := range leaves {
			t := (float64(i) + 0.6) / float64(leaves)
			at := pen.Translate(18*t*t+1.6*t*(1-t)*3, -40*t)
			for _, side := range []float64{-1, 1} {
				f.inked(pen.PathOf("M0 0 C3 -5 9 -6 13 -3 C10 2 4 3 0 0 Z").Transform(at.Mul(pen.Rotate(28*t)).Mul(pen.Scale(side, 1)).Mul(pen.Rotate(-34))), c)
			}
		}
		f.inked(pen.PathOf("M0 0 C-4 -4 -4 -9 0 -14 C4 -9 4 -4 0 0 Z").Transform(pen.Translate(18, -39).Mul(pen.Rotate(38))), c)
	})
}

// blossom is a flower of round petals.
func (f *french) blossom(x, y, radius float64, petals int, petal, heart color.NRGBA) {
	for i := range petals {
		turn := pen.RotateAt(360*float64(i)/float64(petals), x, y)
		f.FillStroke(pen.Ellipse(x, y-radius*0.62, radius*0.34, radius*0.42).Transform(turn), petal, f.line*0.7, f.ink)
	}
	f.FillStroke(pen.Circle(x, y, radius*0.32), heart, f.line*0.7, f.ink)
}

// aceOfHearts grows tulips, between two sprays.
func (f *french) aceOfHearts() {
	f.twice(func() { f.spray(1, 57, 40, 0.78, 4, f.foliage()) })
	f.inked(pen.Circle(0, 58, 3), f.gold)
	f.ornamented(frenchSign(f.suit).Transform(pen.Translate(0, -1).Mul(pen.Scale(0.86, 0.86))))
	f.twice(func() {
		f.Stroke(pen.PathOf("M0 32 C10 22 24 14 24 -6"), 1.7, f.goldLight)
		f.Stroke(pen.PathOf("M0 26 C8 22 10 14 6 8"), 1.5, f.goldLight)
		f.Fill(pen.PathOf("M1 27 C4 16 12 14 17 9 C18 17 12 24 1 27 Z"), f.foliage())
		f.Stroke(pen.PathOf("M1 27 C4 16 12 14 17 9 C18 17 12 24 1 27 Z"), f.line*0.6, f.ink)
		f.at(24, -8, 6, func() { f.bud(0.62) })
		f.FillStroke(pen.Circle(33, 6, 2), f.gold, f.line*0.5, f.ink)
		f.FillStroke(pen.Circle(11, -28, 2), f.gold, f.line*0.5, f.ink)
		f.FillStroke(pen.Circle(37, -16, 1.6), f.gold, f.line*0.5, f.ink)
	})
	f.Stroke(pen.Line(0, 38, 0, -4), 1.8, f.goldLight)
	f.at(0, -6, 0, func() { f.bud(1) })
	f.crownlet(0, -49)
}

// bud is a flower that stands on 0, 0.
func (f *french) bud(k float64) {
	f.Push(pen.Scale(k, k))
	f.inked(pen.PathOf("M0 2 C-10 2 -13 -7 -11 -20 C-6 -17 -3 -13 0 -8 C3 -13 6 -17 11 -20 C13 -7 10 2 0 2 Z"), f.white)
	f.inked(pen.PathOf("M0 2 C-6 -3 -6 -15 0 -23 C6 -15 6 -3 0 2 Z"), f.gold)
	f.Pop()
}

// crownlet is a small crown whose lower rim is at x, y.
func (f *french) crownlet(x, y float64) {
	f.at(x, y, 0, func() {
		f.cloth("M-11 0 L-14 -13 L-6 -7 L0 -16 L6 -7 L14 -13 L11 0 C4 -3 -4 -3 -11 0 Z", f.gold, f.wash("M2 -20 L4 4 L20 4 L20 -20 Z"))
		for _, tip := range []pen.Point{{X: -14, Y: -14}, {X: 0, Y: -17.4}, {X: 14, Y: -14}} {
			f.inked(pen.Circle(tip.X, tip.Y, 2), f.red)
		}
	})
}

// aceOfDiamonds is a jewel with a sun in it.
func (f *french) aceOfDiamonds() {
	for _, turn := range []float64{0, 180} {
		f.at(0, 0, turn, func() {
			f.twice(func() {
				f.Stroke(pen.PathOf("M3 -53 C10 -62 22 -58 20 -50 C19 -45 12 -46 13 -50"), 2.6+f.line, f.ink)
				f.Stroke(pen.PathOf("M3 -53 C10 -62 22 -58 20 -50 C19 -45 12 -46 13 -50"), 2.2, f.gold)
				f.spray(18, -26, 26, 0.62, 3, f.foliage())
			})
			f.inked(pen.Polygon(0, -66, 4.6, -58, 0, -50, -4.6, -58), f.gold)
		})
	}
	f.Push(pen.Scale(1.1, 1.02))
	f.ornamented(frenchSign(f.suit).Transform(pen.Scale(0.86, 0.88)))
	f.Pop()
	for i := range 4 {
		f.at(0, 0, float64(i)*90, func() {
			reach := 34.0
			if i%2 == 1 {
				reach = 27
			}
			f.Fill(pen.PathOf("M0 0 C-6 -8 -5 -16 0 -22 C5 -16 6 -8 0 0 Z").Transform(pen.Translate(0, -16).Mul(pen.Scale(0.8, (reach-15)/22))), f.white)
		})
	}
	f.inked(pen.Star(0, 0, 24, 15.5, 16, 0), f.gold)
	f.inked(pen.Circle(0, 0, 14), f.goldLight)
	f.twice(func() {
		f.Fill(pen.Circle(4.6, -2.2, 1.5), f.ink)
		f.Stroke(pen.PathOf("M2.4 -5.6 Q5 -7.6 7.4 -5.2"), 1.1, f.ink)
		f.Fill(pen.Circle(7.6, 3, 2.4), pen.Alpha(f.red, 0.45))
	})
	f.Stroke(pen.PathOf("M0.4 -4 L-1.2 2.4 L1.4 2.8"), 1, f.ink)
	f.Stroke(pen.PathOf("M-4.4 6 Q0 9.6 4.4 6"), 1.4, f.redDark)
}

// aceOfSpades is a tree with two birds, under a crown.
func (f *french) aceOfSpades() {
	f.twice(func() { f.spray(1, 61, 48, 0.62, 4, f.foliage()) })
	f.ornamented(pen.PathOf("M0 -39 C9 -23 39 -6 39 15 C39 27 32 33 24 33 C12 33 4 28 0 18 C-4 28 -12 33 -24 33 C-32 33 -39 27 -39 15 C-39 -6 -9 -23 0 -39 Z"))
	f.Stroke(pen.Line(0, 46, 0, -22), 2, f.gold)
	for i := range 3 {
		y, reach := 12-float64(i)*11, 1-float64(i)*0.22
		f.twice(func() {
			f.Push(pen.Translate(0, y).Mul(pen.Scale(reach, reach)))
			f.Stroke(pen.PathOf("M0 4 C4 -3 9 -5 14 -5"), 1.5, f.gold)
			f.FillStroke(pen.PathOf("M0 0 C3 -5 9 -6 13 -3 C10 2 4 3 0 0 Z").Transform(pen.Translate(4, 1).Mul(pen.Rotate(8))), f.foliage(), f.line*0.6, f.ink)
			f.FillStroke(pen.Circle(15, -6, 3.4), f.red, f.line*0.6, f.ink)
			f.Pop()
		})
	}
	f.twice(func() { f.at(24, 17, 0, f.dove) })
	f.blossom(0, -25, 7, 6, f.white, f.gold)
	f.inked(pen.Circle(0, 61, 3), f.red)
	f.crownlet(0, -50)
	f.twice(func() { f.Stroke(pen.PathOf("M3 44 C6 46 9 47 12 47"), 1.2, f.gold) })
}

// dove looks to the left and spreads its tail behind.
func (f *french) dove() {
	f.cloth("M-9 -7 C-7 -12 -1 -12 0 -7 C4 -4 8 -4 12 -9 C13 -2 10 8 1 9 C-6 9 -8 2 -9 -7 Z", f.white,
		func() { f.Fill(pen.PathOf("M-1 -2 C4 -1 8 -2 12 -8 L12 10 L2 10 C3 4 2 0 -1 -2 Z"), f.gold) })
	f.FillStroke(pen.PathOf("M-9 -8 L-14 -6 L-9 -5 Z"), f.gold, f.line*0.6, f.ink)
	f.Fill(pen.Circle(-5, -7.4, 1.2), f.ink)
	f.Stroke(pen.PathOf("M-2 9 L-3 14 M2 9 L2 14"), 1.2, f.gold)
	f.Stroke(pen.PathOf("M1 1 C4 4 8 3 10 -1"), 1, f.red)
}

// aceOfClubs has a rose in each of its leaves, and ivy about its stem.
func (f *french) aceOfClubs() {
	f.twice(func() { f.spray(1, 61, 48, 0.62, 4, f.foliage()) })
	f.ornamented(pen.Join(pen.Circle(0, -27, 17.8), pen.Circle(-25, 9, 17.8), pen.Circle(25, 9, 17.8)))
	for _, at := range []pen.Point{{X: 0, Y: -27}, {X: -25, Y: 9}, {X: 25, Y: 9}} {
		f.blossom(at.X, at.Y, 15.5, 8, f.white, f.gold)
		for i := range 8 {
			turn := pen.RotateAt(360*(float64(i)+0.5)/8, at.X, at.Y)
			f.Fill(pen.Circle(at.X, at.Y-14, 1.5).Transform(turn), f.red)
		}
	}
	f.inked(pen.Star(0, 2, 11, 5, 4, 0), f.gold)
	f.FillStroke(pen.Circle(0, 2, 3), f.red, f.line*0.6, f.ink)
	f.Stroke(pen.PathOf("M0 16 L0 46 M0 42 C-4 44 -8 47 -12 47 M0 42 C4 44 8 47 12 47"), 1.4, f.gold)
	f.twice(func() {
		f.FillStroke(pen.PathOf("M0 0 C0 -5 4 -8 9 -8 C9 -3 5 0 0 0 Z").Transform(pen.Translate(0.4, 30)), f.gold, f.line*0.5, f.ink)
	})
	f.inked(pen.Circle(0, 61, 3), f.red)
	f.crownlet(0, -52)
}
