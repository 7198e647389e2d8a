package picture_test

import (
	"testing"

	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// meet tells whether two parts of a picture overlap.
func meet(a, b pen.Box) bool {
	return a.Min.X < b.Max.X && b.Min.X < a.Max.X && a.Min.Y < b.Max.Y && b.Min.Y < a.Max.Y
}

func TestNoCardTouchesAPlate(t *testing.T) {
	s := studio(t)
	for _, deck := range cardart.Decks() {
		for _, rules := range []game.Rules{game.Standard(2), game.Standard(3), game.Standard(4), game.Chiamata(), game.Standard(6), game.Scoperta(4)} {
			for _, name := range []string{"Lucia", "Wilhelmina Wągłowska-Żyw", "WWWWWWWWWWWWWWWWWWWWWWWW"} {
				v := tableView(rules, 1, 6)
				for i := range v.Seats {
					v.Seats[i].Name = name
				}
				for _, layout := range []picture.Layout{picture.Row, picture.Cross} {
					v.Layout = layout
					cards, plates := s.CardsAndPlates(cardart.Style{Deck: deck}, v)
					for i, card := range cards {
						for j, plate := range plates {
							if meet(card, plate) {
								t.Errorf("%s, %d seats, layout %d, %s: card %d at %.0f touches plate %d at %.0f", deck, rules.Seats, layout, name, i, card, j, plate)
							}
						}
					}
				}
			}
		}
	}
}
