package strategy

import "briscola/game"

// trick is the trick on the table as the seat on turn sees it.
type trick struct {
	view   game.View
	unseen game.CardSet
	points int       // on the table
	best   game.Card // card that would take the trick now, NoCard before the lead
	ours   bool      // whether the own side played it
	foes   int       // cards in the hands of opponents who have yet to play
	mates  int       // cards in the hands of partners who have yet to play
}

// newTrick looks at the trick in which the seat of the view is on turn.
func newTrick(view game.View) trick {
	t := trick{view: view, unseen: view.Unseen()}
	seat := view.Leader
	for _, c := range view.Table {
		t.put(c, view.Rules.Partners(seat, view.Seat))
		seat = view.Rules.Next(seat)
	}
	for seat = view.Rules.Next(seat); seat != view.Leader; seat = view.Rules.Next(seat) {
		if view.Rules.Partners(seat, view.Seat) {
			t.mates += view.HandSizes[seat]
		} else {
			t.foes += view.HandSizes[seat]
		}
	}
	return t
}

// put adds a card of the own side or of another one.
func (t *trick) put(c game.Card, ours bool) {
	t.points += t.view.Rules.Points(c)
	if t.best == game.NoCard || t.view.Beats(c, t.best) {
		t.best, t.ours = c, ours
	}
}

// chance estimates how likely the own side takes the trick if those who have yet
// to play beat the best card whenever they can.
func (t *trick) chance() float64 {
	beaters := 0
	for c := range t.unseen.All() {
		if t.view.Beats(c, t.best) {
			beaters++
		}
	}
	foe, mate := t.anyOf(beaters, t.foes), t.anyOf(beaters, t.mates)
	if t.ours {
		return 1 - foe*(1-mate/2)
	}
	return mate * (1 - foe/2)
}

// anyOf returns how likely at least one of some unseen cards is among so many drawn from all unseen cards.
func (t *trick) anyOf(cards, drawn int) float64 {
	none, unseen := 1.0, t.unseen.Len()
	for i := range min(drawn, unseen) {
		none *= float64(max(0, unseen-cards-i)) / float64(unseen-i)
	}
	return 1 - none
}
