package picture

import (
	"image/color"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// sampleWidth is how wide cards are that colours are taken from.
const sampleWidth = 66

// PaletteTints chooses the colours of a deck anew, by its cards, of each kind in each suit, and by some pictures.
func (s *Studio) PaletteTints(style cardart.Style) [][3]uint8 {
	h := histogram{}
	height := int(style.Deck.Height() * sampleWidth / cardart.Width)
	for _, suit := range game.Suits() {
		for _, rank := range []game.Rank{game.Ace, game.Three, game.Seven, game.Fante, game.Cavallo, game.Re} {
			h.add(s.draw(spriteKey{kind: face, style: style, card: game.NewCard(rank, suit), width: sampleWidth, height: height}))
		}
	}
	for _, c := range s.samples(style) {
		c.flush()
		h.add(c.image)
	}
	return parts(h.tints(paletteSize, pinnedSize, tableColors().flat()))
}

// flat lists the colours of larger areas, so that no palette changes them.
func (c colors) flat() (flat []tint) {
	for _, ink := range []color.NRGBA{
		c.felt, c.feltDark, c.feltLight, c.wood, c.woodLight, c.cream, c.gold, c.ink, c.first, c.second, c.back, c.line(),
		pen.Mix(c.felt, c.feltDark, 0.8), pen.Mix(c.felt, c.plate, 0.55), pen.Mix(c.felt, c.plate, 0.6),
		pen.Mix(c.felt, c.plate, 0.82), pen.Mix(c.felt, c.plate, 0.88), c.plate,
	} {
		flat = append(flat, tint{ink.R, ink.G, ink.B})
	}
	return flat
}

// CardTints are the colours of a deck by the table.
func CardTints(style cardart.Style) [][3]uint8 { return parts(cardTints(style)) }

func parts(tints []tint) (parts [][3]uint8) {
	for _, t := range tints {
		parts = append(parts, [3]uint8{t.r, t.g, t.b})
	}
	return parts
}

// Sizes of palettes.
const (
	PaletteSize = paletteSize
	PinnedSize  = pinnedSize
)

// samples are small pictures with everything that is drawn besides cards, for the colours of palettes.
func (s *Studio) samples(style cardart.Style) []*canvas {
	hand := s.canvas(style, handSize.half())
	hand.hand(sampleHand())
	table := s.canvas(style, rowSize.half())
	table.row(sampleTable())
	return []*canvas{hand, table}
}

// half makes a size smaller, which is quicker.
func (s size) half() size { return size{s.width / 2, s.height / 2, s.scale / 2} }

func sampleHand() HandView {
	return HandView{
		Title: "Briscola", Turn: "Briscola", Trump: Trump{game.Coppe, "coppe"}, Words: Words{Trump: "briscola"},
		Cards: []HandCard{
			{Card: Card{Face: game.NewCard(game.Re, game.Coppe), Name: "Re"}, Number: 1, Blocked: true},
			{Card: Card{Face: game.NewCard(game.Ace, game.Denari), Name: "Asso"}, Number: 2},
			{Card: Card{Face: game.NewCard(game.Fante, game.Bastoni), Name: "Fante"}, Number: 3, Blocked: true},
		},
	}
}

func sampleTable() TableView {
	return TableView{
		Title: "Briscola",
		Seats: []Seat{
			{Name: "Briscola", Team: Disc, Card: Card{Face: game.NewCard(game.Re, game.Coppe)}, Order: 1, Winning: true, HandSize: 2},
			{Name: "Briscola", Team: Diamond, Turn: true, HandSize: 3, Computer: true},
			{Name: "Briscola", Team: Disc, HandSize: 3, Points: "Briscola", Computer: true},
		},
		Scores:    []Score{{Name: "Briscola", Team: Disc, Points: 24}, {Name: "Briscola", Team: Diamond, Points: 30}},
		Trump:     Trump{game.Denari, "denari"},
		LastTrick: LastTrick{Name: "Briscola", Cards: []Card{{Face: game.NewCard(game.Ace, game.Bastoni)}, {Face: game.NewCard(game.Seven, game.Spade)}}},
		Briscola:  Card{Face: game.NewCard(game.Seven, game.Denari)}, Stock: 20,
		Words: Words{Winning: "briscola", LastTrick: "briscola", Trump: "briscola"},
	}
}
