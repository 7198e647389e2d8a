package bot

import (
	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/game"
)

// handView is what the person in a seat sees of the own cards, which may be none any more; false while no deal is on.
func (t *table) handView(w speech, seat int) (picture.HandView, bool) {
	s := t.state
	c := &s.seats[seat]
	if s.phase != inDeal || c.gone || c.lent {
		return picture.HandView{}, false
	}
	view := s.deal.state.View(seat)
	v := picture.HandView{Title: w.Term("hand.title"), Trump: w.wording().Trump(view.Trump), Words: w.wording().Labels()}
	for i, card := range c.slots {
		if card != game.NoCard {
			blocked := view.Phase == game.PhasePlay && s.turn() == seat && !view.Legal.Has(card)
			v.Cards = append(v.Cards, picture.HandCard{Card: w.wording().Card(card), Number: i + 1, Blocked: blocked})
		}
	}
	switch turn := s.turn(); {
	case turn == seat:
		v.Turn = plainText(w.yourTurn(s))
	case turn >= 0:
		v.Turn = w.Say(lang.PictureTurn{Name: plainName(w.name(s, turn))})
	}
	return v, true
}
