package game

import (
	"errors"
	"fmt"
	"strings"
)

// Record is a deal and the moves made in it, complete or not.
type Record struct {
	Deal  Deal
	Seed  *Seed // what shuffled the deck, nil when not told
	Moves []Move
}

// ErrSeed is the reason when a seed does not shuffle to the deck of its record.
var ErrSeed = errors.New("the seed does not shuffle to this deck")

// String returns the record in the record format, version 1.
func (r Record) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "briscola 1\nrules %s\ndealer %d\ndeck %s\n", r.Deal.Rules, r.Deal.Dealer, cardsText(r.Deal.Deck))
	if r.Seed != nil {
		fmt.Fprintf(&b, "seed %s\n", r.Seed)
	}
	b.WriteString("moves\n")
	for _, m := range r.Moves {
		fmt.Fprintln(&b, m)
	}
	return b.String()
}

// Replay starts the deal and makes all moves. With an error it returns the state
// before the move that was refused.
func (r Record) Replay() (State, error) {
	s, _, err := Start(r.Deal)
	if err != nil {
		return State{}, err
	}
	if err := r.checkSeed(); err != nil {
		return s, err
	}
	for i, m := range r.Moves {
		if s, _, err = s.Do(m); err != nil {
			return s, fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return s, nil
}

// Report tells the recorded deal. It is meant for records that replay, as all
// from ParseRecord do; of others it tells what comes before the error.
func (r Record) Report() Report {
	s, err := r.Replay()
	if err != nil && s == (State{}) {
		return Report{}
	}
	return s.Report()
}

func (r Record) checkSeed() error {
	if r.Seed != nil && cardsText(Shuffle(r.Deal.Rules, *r.Seed)) != cardsText(r.Deal.Deck) {
		return ErrSeed
	}
	return nil
}

// RecordError is what is wrong with a record, and where.
type RecordError struct {
	Line int // from 1
	Err  error
}

// Error names the line and the reason, or all reasons separated by semicolons.
func (e *RecordError) Error() string {
	return fmt.Sprintf("line %d: %s", e.Line, strings.ReplaceAll(e.Err.Error(), "\n", "; "))
}

// Unwrap returns the reason.
func (e *RecordError) Unwrap() error { return e.Err }
