package bot

import (
	"context"
	"crypto/sha256"
	"fmt"

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
	return &question{
		computer: t.computer,
		view:     d.state.View(d.state.Turn()),
		chance:   sha256.Sum256(fmt.Appendf(d.seed[:], "move %d", len(d.moves))),
		answer:   make(chan game.Move, 1),
	}
}
