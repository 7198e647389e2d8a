package gametest

import "briscola/game"

// Oldest plays a deal to its end: everybody always plays the card that they have
// held longest. It returns the state, the record and all events. It panics when
// the deal cannot start.
func Oldest(deal game.Deal) (game.State, game.Record, []game.Event) {
	record := game.Record{Deal: deal}
	var hands [game.MaxSeats][]game.Card
	state, happened, err := game.Start(deal)
	all := happened
	for err == nil {
		for _, e := range happened {
			switch e.Kind {
			case game.Dealt, game.Drew, game.DrewBriscola:
				hands[e.Seat] = append(hands[e.Seat], e.Card)
			}
		}
		if state.Over() {
			return state, record, all
		}
		seat := state.Turn()
		move := game.Play(seat, hands[seat][0])
		hands[seat] = hands[seat][1:]
		record.Moves = append(record.Moves, move)
		state, happened, err = state.Do(move)
		all = append(all, happened...)
	}
	panic(err)
}
