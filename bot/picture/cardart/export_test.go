package cardart

import (
	"fmt"
	"image/color"
	"reflect"

	"briscola/bot/picture/pen"
	"briscola/game"
)

// Court is what a court card shows, without paper, frame and indices.
func Court(style Style, card game.Card) *pen.Scene {
	s := new(pen.Scene)
	court(s, style, card)
	return s
}

// Half is the upper half of a court card that shows two, and nothing of it cut off.
func Half(style Style, card game.Card) *pen.Scene {
	s := new(pen.Scene)
	b := newBrush(s, style, card)
	b.stand(figureOf(style.Deck, card), card, busts[style.Deck])
	return s
}

// SuitColor is the colour that stands for a suit beside the cards of a deck.
func SuitColor(style Style, suit game.Suit) color.NRGBA { return paletteOf(style).suitColor(suit) }

// Mirrored tells whether courts of the deck show two halves.
func (d Deck) Mirrored() bool { return d.mirrored() }

// Traits is everything that a row of the table says about who is on a court card, by what it is about.
func Traits(d Deck, card game.Card) map[string]string {
	row := reflect.ValueOf(figureOf(d, card))
	traits := map[string]string{}
	for i := range row.NumField() {
		traits[row.Type().Field(i).Name] = fmt.Sprintf("%+v", row.Field(i))
	}
	return traits
}

// Blanks lists parts that figures can have and that draw nothing.
func Blanks() []string {
	var all []string
	note := func(drawn bool, what string, i int) {
		if !drawn {
			all = append(all, fmt.Sprint(what, " ", i))
		}
	}
	for h := beret; h < hats; h++ {
		note(len(headgearOf(h).front) > 0, "hat", int(h))
	}
	for c := range cuts {
		note(len(tresses[c].front) > 0, "cut", int(c))
	}
	for g := full; g < beards; g++ {
		note(len(growths[g]) > 0, "beard", int(g))
	}
	for m := range moods {
		note(expressions[m].mouth != "", "mood", int(m))
	}
	for c := range coats {
		note(cuttings[c].outline != "", "coat", int(c))
	}
	for p := halved; p < patterns; p++ {
		note(motifs[p].figure != "", "pattern", int(p))
	}
	for c := range collars {
		note(len(neckwear[c]) > 0, "collar", int(c))
	}
	for s := range sleeves {
		note(armings[s].shoulder > 0, "sleeve", int(s))
	}
	for s := range skirts {
		note(hangings[s].outline != "", "skirt", int(s))
	}
	for s := range stances {
		note(footings[s].leftFoot != 0, "stance", int(s))
	}
	for m := cape; m < mantles; m++ {
		note(hangs[m].outline != "", "mantle", int(m))
	}
	for g := range gestures {
		note(postures[g].x != 0, "gesture", int(g))
	}
	for g := range gaits {
		note(len(steps[g].legs[3]) > 0, "gait", int(g))
	}
	for h := range hides {
		note(hideTints[h] != [2]tint{}, "hide", int(h))
	}
	for c := range covers {
		note(hems[c] != "" && len(trims[c]) > 0, "cover", int(c))
	}
	return all
}
