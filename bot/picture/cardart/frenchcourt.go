package cardart

import (
	"image/color"
	"math"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// court draws a court card: two halves that meet along a sash, each the other upside down.
func (f *french) court(r game.Rank) {
	inset, round := 7.0, 7.0
	if f.contrast { // within the frame that tells the suit
		inset, round = 9.3, 0
	}
	inside := pen.RoundedRect(inset, inset, width-2*inset, f.height-2*inset, round)
	f.Clip(inside)
	for _, turn := range []float64{0, 180} {
		f.Push(pen.RotateAt(turn, width/2, f.height/2))
		f.Clip(f.upperHalf())
		f.figure(r)
		f.Pop()
		f.pip(169, 37, 42)
		f.Pop()
	}
	f.sash()
	f.Pop()
	if !f.contrast {
		f.Stroke(inside, 1.6, f.ink)
	}
}

// figure draws the upper half of a court; what hangs below the sash is cut off.
func (f *french) figure(r game.Rank) {
	figures := map[game.Suit][3]func(){
		game.Coppe:   {f.jackOfHearts, f.ladyOfHearts, f.kingOfHearts},
		game.Denari:  {f.jackOfDiamonds, f.ladyOfDiamonds, f.kingOfDiamonds},
		game.Spade:   {f.jackOfSpades, f.ladyOfSpades, f.kingOfSpades},
		game.Bastoni: {f.jackOfClubs, f.ladyOfClubs, f.kingOfClubs},
	}
	if i := int(r) - int(game.Fante); i < 3 && figures[f.suit][i] != nil {
		figures[f.suit][i]()
	}
}

// seam is the line along which the halves meet, from the left edge to the right and the same upside down.
func (f *french) seam() pen.Path {
	var p pen.Path
	y := f.height / 2
	p.MoveTo(0, y)
	switch f.suit {
	case game.Coppe:
		p.CubicTo(34, y-30, 66, y-30, 100, y).CubicTo(134, y+30, 166, y+30, 200, y)
	case game.Denari:
		p = pen.Line(0, y+22, 200, y-22)
	case game.Spade:
		p = pen.Line(0, y-22, 200, y+22)
	default:
		p.CubicTo(34, y+30, 66, y+30, 100, y).CubicTo(134, y-30, 166, y-30, 200, y)
	}
	return p
}

func (f *french) upperHalf() pen.Path {
	p := f.seam()
	p.LineTo(200, 0).LineTo(0, 0).Close()
	return p
}

// sash covers the seam with a band in the colours of the suit.
func (f *french) sash() {
	seam, wide := f.seam(), 15.0
	band, trim := f.red, f.gold
	switch f.suit {
	case game.Denari:
		band, trim = f.blue, f.gold
	case game.Spade:
		band, trim = f.ink, f.goldLight
	case game.Bastoni:
		band, trim = f.gold, f.green
	}
	f.Stroke(seam, wide+2*f.line, f.ink)
	f.Stroke(seam, wide, trim)
	f.Stroke(seam, wide-5, band)
	for i := -4; i <= 4; i++ {
		x := float64(i) * 21
		f.Push(pen.Translate(width/2+x, f.height/2+f.seamAt(x)).Mul(pen.Scale(0.11, 0.11)))
		f.Fill(pen.Star(0, 0, 50, 22, 4, 0), trim)
		f.Pop()
	}
}

// seamAt is how far the seam is below the middle of the card at x from the middle.
func (f *french) seamAt(x float64) float64 {
	switch f.suit {
	case game.Denari:
		return -0.22 * x
	case game.Spade:
		return 0.22 * x
	}
	t := min(1, max(-1, x/100))
	y := 90 * math.Abs(t) * (1 - math.Abs(t)) // of the cubic, whose x grows almost evenly
	if (x < 0) == (f.suit == game.Coppe) {
		y = -y
	}
	return y
}

// cloth fills a shape, draws what is on it and outlines it.
func (f *french) cloth(data string, c color.NRGBA, on ...func()) {
	shape := pen.PathOf(data)
	f.Fill(shape, c)
	if len(on) > 0 {
		f.Clip(shape)
		for _, draw := range on {
			draw()
		}
		f.Pop()
	}
	f.Stroke(shape, f.line, f.ink)
}

// wash is a shadow on what is drawn so far.
func (f *french) wash(data string) func() {
	return func() { f.Fill(pen.PathOf(data), pen.Alpha(f.ink, 0.2)) }
}

// folds are thin lines on cloth.
func (f *french) folds(data string) func() {
	return func() { f.Stroke(pen.PathOf(data), 1.5, pen.Alpha(f.ink, 0.55)) }
}

// strew repeats a shape at places.
func (f *french) strew(shape pen.Path, c color.NRGBA, places ...pen.Point) func() {
	return func() {
		for _, at := range places {
			f.Fill(shape.Transform(pen.Translate(at.X, at.Y)), c)
		}
	}
}

// weave repeats a shape in rows that are shifted in turn, over the whole card.
func (f *french) weave(shape pen.Path, c color.NRGBA, dx, dy float64) func() {
	return func() {
		for row := 0; float64(row)*dy < f.height*0.7; row++ {
			for x := float64(row%2) * dx / 2; x < width; x += dx {
				f.Fill(shape.Transform(pen.Translate(x, 80+float64(row)*dy)), c)
			}
		}
	}
}

// thick is a thick outlined line: an arm, a pole, a strap.
func (f *french) thick(data string, wide float64, c color.NRGBA) {
	path := pen.PathOf(data)
	f.Stroke(path, wide+2*f.line, f.ink)
	f.Stroke(path, wide, c)
}

// fingers are a fist with its fingers to one side.
func (f *french) fingers(x, y, degrees float64, skin color.NRGBA) {
	f.Push(pen.Translate(x, y).Mul(pen.Rotate(degrees)))
	f.inked(pen.RoundedRect(-8, -7, 16, 14, 6), skin)
	f.Stroke(pen.PathOf("M0 -3 L6 -3 M0 1 L6 1"), 1.4, pen.Mix(skin, f.ink, 0.55))
	f.Pop()
}

// fur is the ermine of collars and hems.
func (f *french) fur(data string, tails ...pen.Point) {
	tail := pen.PathOf("M0 -4.5 C2.4 -1 2.4 2.4 0 5.5 C-2.4 2.4 -2.4 -1 0 -4.5 Z")
	f.cloth(data, f.white, f.strew(tail, f.ink, tails...))
}
