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

func TestNothingOfTheSeatsTouchesWhatLiesBeside(t *testing.T) {
	s := studio(t)
	for _, deck := range cardart.Decks() {
		for _, rules := range []game.Rules{game.Standard(2), game.Standard(3), game.Standard(4), game.Chiamata(), game.Standard(6), game.Scoperta(6)} {
			v := tableView(rules, 1, 6)
			if rules == game.Chiamata() {
				v = tableView(rules, 4, 30) // after the auction
			}
			for i := range v.Seats {
				v.Seats[i].Name = "Wilhelmina Wągłowska-Żyw"
			}
			cards, _ := s.CardsAndPlates(cardart.Style{Deck: deck}, v)
			for i, card := range cards {
				if rules.Seats > 4 && card.Min.Y < picture.StripEnd {
					t.Errorf("%s, %d seats in a row: card %d begins at %.0f, but the strip ends at %.0f", deck, rules.Seats, i, card.Min.Y, picture.StripEnd)
				}
			}
			if v.Layout = picture.Cross; rules.Open != game.OpenNone {
				continue // which is a row all the same
			}
			cards, plates := s.CardsAndPlates(cardart.Style{Deck: deck}, v)
			for _, box := range append(cards, plates...) {
				if box.Min.X < picture.CornerWide && (box.Min.Y < picture.CornerEnd || box.Max.Y > picture.CornerBegin) {
					t.Errorf("%s, %d seats in a cross: %.0f reaches into a corner", deck, rules.Seats, box)
				}
			}
		}
	}
}
