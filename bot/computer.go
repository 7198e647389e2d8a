package bot

import (
	"context"
	"crypto/sha256"
	"fmt"
	"time"

	"briscola/game"
	"briscola/game/strategy"
)

// chosen makes a duty of the move that a computer chooses for the seat on turn: its own, or one for a person who was too slow.
func (t *table) chosen(by Author) func(context.Context, uint64) {
	return func(ctx context.Context, version uint64) {
		t.mu.Lock()
		if !t.expects(version, by) {
			t.mu.Unlock()
			return
		}
		q := t.question()
		t.mu.Unlock()
		move, ok := t.bot.pool.ask(ctx, q, t.wake, func() bool {
			t.mu.Lock()
			defer t.mu.Unlock()
			return t.expects(version, by)
		})
		if !ok {
			return
		}
		sign, signs := strategy.Sign(q.view, q.rng())
		t.guarded(func() error {
			if !t.expects(version, by) {
				return nil
			}
			if by == ByComputer && signs {
				t.signByComputer(q.view.Seat, sign)
			}
			return t.move(move, by)
		})(ctx, version)
	}
}

// expects tells whether the table waits for a move by a computer, or by the clock for a person who is there. It does not after
// another move, and not when the person of the seat has come back or gone meanwhile.
func (t *table) expects(version uint64, by Author) bool {
	seat := t.state.turn()
	return t.state.version == version && seat >= 0 && t.state.seats[seat].computer() == (by == ByComputer)
}

// question asks for a move of the seat on turn, from its view alone. The chance follows from the shuffle, so that the same deal
// is played in the same way again.
func (t *table) question() *question {
	d := &t.state.deal
	view := d.state.View(d.state.Turn())
	view.Signs = t.state.signsSeen(view.Seat)
	return &question{
		computer: t.computer,
		view:     view,
		chance:   sha256.Sum256(fmt.Appendf(d.seed[:], "move %d", len(d.moves))),
		answer:   make(chan game.Move, 1),
	}
}

// amidRun tells whether a computer is about to move and there is nothing yet to stop at: neither a finished trick nor the
// beginning of the deal. What computers do in a row is shown together, with the person's move before it: once at the end of
// the trick and once when it is a person's turn.
func (s *state) amidRun() bool {
	turn := s.turn()
	if turn < 0 || !s.seats[turn].computer() || len(s.deal.moves) == 0 {
		return false
	}
	return s.deal.state.Phase() != game.PhasePlay || !s.edge()
}

// paces is how long people have before the computer on turn moves, in multiples of the computers' pace. Moves that are shown
// together follow at once.
func (s *state) paces() time.Duration {
	moves := s.deal.moves
	switch {
	case !s.amidRun():
		return trickPaces
	case s.seats[moves[len(moves)-1].Seat].computer():
		return 0
	}
	return movePaces
}
