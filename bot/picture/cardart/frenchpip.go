package cardart

import (
	"math"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// frenchShade is what of a sign lies in the shade, and frenchLight a line along its edge in the light.
func frenchShade(suit game.Suit) pen.Path {
	switch suit {
	case game.Coppe:
		return pen.PathOf("M30 -60 C36 -20 22 14 -4 52 L60 52 L60 -60 Z")
	case game.Denari:
		return pen.PathOf("M0 -50 C9 -29 21 -12 38 0 L38 50 L0 50 C6 30 14 14 22 0 C14 -14 6 -30 0 -50 Z")
	case game.Spade:
		return pen.PathOf("M12 -50 C34 -8 34 22 8 40 L4 60 L60 60 L60 -50 Z")
	}
	return pen.PathOf("M10 -60 C20 -40 20 -24 8 -10 L30 -10 C42 4 40 22 24 32 L4 60 L60 60 L60 -60 Z")
}

func frenchLight(suit game.Suit) pen.Path {
	switch suit {
	case game.Coppe:
		return pen.PathOf("M-36 -14 C-37 -28 -31 -37 -22 -38")
	case game.Denari:
		return pen.PathOf("M-3 -33 C-9 -20 -16 -10 -24 -2")
	case game.Spade:
		return pen.PathOf("M-35 12 C-33 -2 -18 -14 -9 -25")
	}
	return pen.PathOf("M-38 8 C-38 0 -33 -5 -26 -6 M-13 -28 C-13 -36 -8 -41 -1 -42")
}

// frenchRow is where pips stand: so many units from the middle, to both sides or in the middle of the card.
type frenchRow struct {
	y    float64
	both bool
}

// number draws the signs of a card from 2 to 7. Those of the lower half stand on their heads.
func (f *french) number(r game.Rank) {
	rows, height := frenchRows(r)
	if f.suit == game.Denari { // which is narrow
		height *= 1.1
	}
	for _, row := range rows {
		turn := 0.0
		if row.y > 0 {
			turn = 180
		}
		f.Push(pen.RotateAt(turn, width/2, f.height/2))
		y := f.height/2 - math.Abs(row.y)
		if row.both {
			f.pip(width/2-32.5, y, height)
			f.pip(width/2+32.5, y, height)
		} else {
			f.pip(width/2, y, height)
		}
		f.Pop()
	}
	if r == game.Four {
		f.fleuron()
	}
}

// frenchRows arranges the signs of a card, and says how large they are.
func frenchRows(r game.Rank) ([]frenchRow, float64) {
	const high, half = 102, 51
	switch r {
	case game.Two:
		return []frenchRow{{y: -74}, {y: 74}}, 100
	case game.Three:
		return []frenchRow{{y: -98}, {}, {y: 98}}, 78
	case game.Four:
		return []frenchRow{{-78, true}, {78, true}}, 58
	case game.Five:
		return []frenchRow{{-96, true}, {}, {96, true}}, 55
	case game.Six:
		return []frenchRow{{-high, true}, {0, true}, {high, true}}, 53
	}
	return []frenchRow{{-high, true}, {y: -half}, {0, true}, {high, true}}, 51
}

// fleuron is a small ornament in the middle of the fours.
func (f *french) fleuron() {
	small := f.drawnWith(f.line * 2 / 3)
	f.within(pen.Translate(width/2, f.height/2), func() {
		f.twice(func() {
			twig := func() { small.spray(6, -6, 62, 0.9, 3, f.foliage()) }
			twig()
			f.within(pen.Scale(1, -1), twig)
		})
		small.blossom(0, 0, 15, 5+int(f.suit-game.Denari), f.goldLight, f.sign)
	})
}
