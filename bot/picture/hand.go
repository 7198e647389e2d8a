package picture

import (
	"image/color"

	"briscola/bot/picture/pen"
)

var handSize = size{1200, 680, 2}

// Lines of the picture of a hand.
const (
	handMargin = 15.0
	handTop    = 52.0  // of the cards
	handBottom = 290.0 // of the cards, where labels are below them
	handLabels = 313.0 // middle of the labels
	handEnd    = 326.0
	handGap    = 14.0 // between cards, at least
	handMost   = 10   // cards in one row
	handTall   = 208  // height of a card where there are two rows
)

// handSlot is where a card of a hand goes, and its number.
type handSlot struct {
	spot
	height float64
	seen   float64 // how much of its width the next card leaves
	inside bool    // the number is on the card
	room   float64 // for the label
}

// handSlots lays n cards out: side by side, overlapping, or in two rows.
func handSlots(n int, width, ratio float64) []handSlot {
	if n > handMost {
		first := (n + 1) / 2
		upper := handRow(first, first, width, handTop, handTall, ratio)
		lower := handRow(n-first, first, width, handEnd-handTall, handTall, ratio)
		return append(upper, lower...)
	}
	return handRow(n, n, width, handTop, handBottom-handTop, ratio)
}

// handRow lays n cards out in a row that has room for as many as most.
func handRow(n, most int, width, top, height, ratio float64) []handSlot {
	w := height / ratio
	inner := width - 2*handMargin
	step := w + handGap
	if most > 1 {
		step = min(max(step, min(w*1.3, inner/float64(most))), (inner-w)/float64(most-1))
	}
	left := (width - w - float64(n-1)*step) / 2
	if most > n || height == handTall {
		left = (width - w - float64(most-1)*step) / 2
	}
	slots := make([]handSlot, n)
	for i := range slots {
		slots[i] = handSlot{
			spot: spot{x: left + w/2 + float64(i)*step, y: top + height/2, width: w}, height: height,
			seen: min(w, step), inside: height == handTall, room: step - 6,
		}
	}
	return slots
}

// hand draws the cards of a player.
func (c *canvas) hand(v HandView) {
	c.handHeader(v)
	if len(v.Cards) == 0 {
		c.label(c.medium(22), v.Words.NoCards, c.width()/2, (handTop+handEnd)/2, c.width()-2*handMargin, pen.Center, c.cream)
		return
	}
	slots := handSlots(len(v.Cards), c.width(), c.ratio())
	for i, card := range v.Cards {
		if !card.none() {
			c.face(card.Face, slots[i].spot)
			if card.Blocked {
				c.veil(slots[i])
			}
		}
	}
	names := c.handNames(v.Cards, slots)
	for i, card := range v.Cards {
		if card.none() {
			continue
		}
		trump := card.Face.Suit() == v.Trump.Suit
		if slots[i].inside {
			c.numberInside(slots[i], card, trump)
		} else {
			c.numberBelow(slots[i], card, names[i], trump, v.Words)
		}
	}
}

// handHeader says what the picture is, whose turn it is and what trump is.
func (c *canvas) handHeader(v HandView) {
	const y, height = 30.0, 32.0
	end := c.width() - handMargin
	c.Fill(pen.RoundedRect(handMargin, y-height/2, end-handMargin, height, 9), pen.Alpha(c.plate, 0.82))
	room := (end - handMargin) / 3
	c.label(c.small(18), v.Title, handMargin+14, y, room-24, pen.Left, c.gold)
	face, turn := c.bold(16).Fit(v.Turn, room)
	x := c.width() / 2
	if v.Trump.Suit > 0 {
		star := end - 8 - c.trump(v.Trump, v.Words, end-8, y, room-34) - 14
		c.Fill(pen.Star(star, y, 9, 9*0.48, 5, 0), c.gold)
		x = min(x, star-22-face.Width(turn)/2)
	}
	c.label(face, turn, x, y, room, pen.Center, c.cream)
}

// veil darkens a card that may not be played.
func (c *canvas) veil(slot handSlot) {
	w, h := slot.width, slot.height
	c.Fill(pen.RoundedRect(slot.x-w/2, slot.y-h/2, w, h, w*13/200), pen.Alpha(c.plate, 0.55))
}

// numberColors are those of the disc with the number of a card.
func (c *canvas) numberColors(blocked bool) (ground, ink color.NRGBA) {
	if blocked {
		return c.feltLight, c.cream
	}
	return c.gold, c.ink
}

// numberInside puts number and mark of trump on the part of the card that is seen.
func (c *canvas) numberInside(slot handSlot, card HandCard, trump bool) {
	left, top := slot.x-slot.width/2, slot.y-slot.height/2
	x := left + slot.seen - 10
	ground, ink := c.numberColors(card.Blocked)
	c.numbered(card.Number, x, top+13.5, 10.5, ground, ink)
	if trump {
		c.star(x-1, top+36, 10.5)
	}
}

// labelLetter is the size of names below cards, and labelRim what their labels need besides them.
const (
	labelRadius = 14.0
	labelLetter = 15.0
	labelRim    = 2*labelRadius + 14
)

// handNames are the names below the cards: in full or short as there is room, and none at all where one has no room.
func (c *canvas) handNames(cards []HandCard, slots []handSlot) []string {
	names := make([]string, len(cards))
	face := c.medium(labelLetter)
	for i, card := range cards {
		for _, try := range []string{card.Short, card.Name} {
			if _, text := face.Fit(try, slots[i].room-labelRim); text != "" && text == face.Font.Printable(try) {
				names[i] = text
			}
		}
		if names[i] == "" && !card.none() {
			return make([]string, len(cards))
		}
	}
	return names
}

// numberBelow writes number and name below a card, and marks a trump at its lower edge.
func (c *canvas) numberBelow(slot handSlot, card HandCard, name string, trump bool, words Words) {
	const radius = labelRadius
	x := slot.x - (slot.width-slot.seen)/2
	ground, ink := c.numberColors(card.Blocked)
	if name == "" {
		c.numbered(card.Number, x, handLabels, radius, ground, ink)
	} else {
		face, name := c.medium(labelLetter).Fit(name, slot.room-labelRim)
		w := labelRim + face.Width(name)
		c.Fill(pen.RoundedRect(x-w/2, handLabels-radius, w, 2*radius, radius), c.plate)
		c.label(face, name, x-w/2+2*radius+5, handLabels, w, pen.Left, c.cream)
		c.numbered(card.Number, x-w/2+radius, handLabels, radius, ground, ink)
	}
	if trump {
		c.trumpTag(words.Trump, x, slot.y+slot.height/2-4, slot.seen-8)
	}
}
