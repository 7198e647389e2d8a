package picture

import (
	"briscola/bot/picture/cardart"
	"briscola/game"
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
		Scores:    []Score{{"Briscola", Disc, 24}, {"Briscola", Diamond, 30}},
		Trump:     Trump{game.Denari, "denari"},
		LastTrick: LastTrick{Name: "Briscola", Cards: []Card{{Face: game.NewCard(game.Ace, game.Bastoni)}, {Face: game.NewCard(game.Seven, game.Spade)}}},
		Briscola:  Card{Face: game.NewCard(game.Seven, game.Denari)}, Stock: 20,
		Words: Words{Winning: "briscola", LastTrick: "briscola", Trump: "briscola"},
	}
}
