package picture

import (
	"briscola/bot/picture/pen"
)

// worth is the cards of a heap that are worth the same.
type worth struct {
	cards []WonCard
	label string // their sum
	width float64
}

// worths parts sorted cards.
func (c *canvas) worths(cards []WonCard, face pen.Face) (groups []worth) {
	for from := 0; from < len(cards); {
		to := from
		for to < len(cards) && cards[to].Points == cards[from].Points {
			to++
		}
		n, each := to-from, cards[from].Points
		g := worth{cards: cards[from:to]}
		switch {
		case each == 0:
		case n == 1:
			g.label = number(each)
		default:
			g.label = number(n) + " × " + number(each) + " = " + number(n*each)
		}
		g.width = face.Width(g.label)
		groups = append(groups, g)
		from = to
	}
	return groups
}

// heap shows sorted cards in a row, with the sum of those that are worth the same below them: whole cards or their corners.
func (c *canvas) heap(cards []WonCard, in area, whole bool) {
	const gap = 11.0 // between cards of different worth
	const least = 13.0
	face := c.bold(16)
	groups := c.worths(cards, face)
	if len(groups) == 0 {
		return
	}
	tall := in.height - resultLabel
	width := tall / cornerRatio
	if whole {
		width = tall / c.ratio()
	}
	step := heapStep(groups, in.width+gap, width, gap)
	if step < least { // there is no room for so many sums
		for i := range groups {
			groups[i].label, groups[i].width = "", 0
		}
		step = heapStep(groups, in.width+gap, width, gap)
	}
	if !whole && step < width+1 {
		width = step - 1
		tall = width * cornerRatio
	}
	x := in.left()
	for i, g := range groups {
		for j, card := range g.cards {
			at := x + float64(j)*step + width/2
			if whole {
				c.face(card.Face, spot{x: at, y: in.top() + tall/2, width: width})
			} else {
				c.corner(card.Face, at, in.bottom()-resultLabel-tall/2, width)
			}
		}
		c.label(face, g.label, x+2, in.bottom()-resultLabel/2+2, in.right()-x, pen.Left, c.gold)
		x += g.room(step, width, i == len(groups)-1) + gap
	}
}

// room is how wide a group is: its cards, of which the last is covered by the next group unless there is none, or its sum.
func (g worth) room(step, width float64, last bool) float64 {
	cards := float64(len(g.cards)) * step
	if last {
		cards += width - step
	}
	return max(cards, g.width+4)
}

// heapStep is how far apart cards can lie.
func heapStep(groups []worth, room, width, gap float64) float64 {
	fits := func(step float64) bool {
		sum := 0.0
		for i, g := range groups {
			sum += g.room(step, width, i == len(groups)-1) + gap
		}
		return sum <= room
	}
	low, high := 2.0, width+3
	for range 20 {
		if middle := (low + high) / 2; fits(middle) {
			low = middle
		} else {
			high = middle
		}
	}
	if fits(width + 3) {
		return width + 3
	}
	return low
}
