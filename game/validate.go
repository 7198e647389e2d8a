package game

import (
	"errors"
	"fmt"
)

// RuleError is one reason why rules cannot be played.
type RuleError struct {
	Option string // name in the record format
	Reason string
}

// Error names the option and the reason.
func (e *RuleError) Error() string { return e.Option + ": " + e.Reason }

// Validate returns nil when the rules can be played, else every reason at once:
// an errors.Join of *RuleError.
func (r Rules) Validate() error {
	if r.Preset != PresetStandard {
		return errors.Join(&RuleError{Option: "preset", Reason: fmt.Sprintf("%q is not supported yet", r.Preset)})
	}
	var reasons []error
	for _, o := range []func(Rules) *RuleError{Rules.checkSeats, Rules.checkOut} {
		if err := o(r); err != nil {
			reasons = append(reasons, err)
		}
	}
	return errors.Join(append(reasons, r.checkUnsupported()...)...)
}

func (r Rules) checkSeats() *RuleError {
	switch r.Seats {
	case 2, 3, 4, 6:
		return nil
	}
	return &RuleError{Option: "seats", Reason: fmt.Sprintf("the standard game is for 2, 3, 4 or 6, not for %d", r.Seats)}
}

func (r Rules) checkOut() *RuleError {
	switch {
	case r.Seats != 3 && r.Out != NoCard:
		return &RuleError{Option: "out", Reason: "a Two leaves the pack only with three seats"}
	case r.Seats == 3 && (r.Out.Rank() != Two || r.Out.Suit() > Bastoni):
		return &RuleError{Option: "out", Reason: "with three seats a Two must leave the pack"}
	}
	return nil
}

// checkUnsupported returns a reason for every other option that is not as the
// standard game has it.
func (r Rules) checkUnsupported() []error {
	base := Standard(r.Seats)
	if base.Out = r.Out; r == base {
		return nil
	}
	var reasons []error
	for _, o := range options() {
		if o.get(&r) == o.get(&base) {
			continue
		}
		reason := fmt.Sprintf("%s is not supported yet: only %s", o.get(&r), o.get(&base))
		reasons = append(reasons, &RuleError{Option: o.name, Reason: reason})
	}
	return reasons
}
