package game

import (
	"errors"
	"fmt"
	"slices"
)

// RuleError is one reason why rules cannot be played.
type RuleError struct {
	Option string // name in the record format, or "preset"
	With   string // the other option that Option does not go with, "" where Option alone is wrong
	Reason string
}

// Error names the option or both options, and the reason.
func (e *RuleError) Error() string {
	if e.With != "" {
		return e.Option + ": does not go with " + e.With + ": " + e.Reason
	}
	return e.Option + ": " + e.Reason
}

// Validate returns nil when the rules can be played, else every reason at once:
// an errors.Join of *RuleError.
func (r Rules) Validate() error {
	if int(r.Preset) >= len(presetNames) {
		return errors.Join(&RuleError{Option: "preset", Reason: "no such game"})
	}
	if r == r.base() && len(r.checkSeats()) == 0 {
		return nil // a preset as it is
	}
	var reasons []error
	for _, check := range []func(Rules) []*RuleError{
		Rules.checkWords, Rules.checkSeats, Rules.checkHand, Rules.checkOut, Rules.checkPeek, Rules.checkAuctionOnly,
		Rules.checkStandardOnly, Rules.checkChiamata,
	} {
		for _, reason := range check(r) {
			reasons = append(reasons, reason)
		}
	}
	return errors.Join(reasons...)
}

// checkWords refuses values that no word of the record format stands for.
func (r Rules) checkWords() (reasons []*RuleError) {
	for _, o := range options {
		if o.get(&r) == noWord {
			reasons = append(reasons, &RuleError{Option: o.name, Reason: "no such value"})
		}
	}
	return reasons
}

func (r Rules) checkSeats() []*RuleError {
	seats := r.Preset.seats()
	if slices.Contains(seats, r.Seats) {
		return nil
	}
	return []*RuleError{{Option: "seats", With: "preset", Reason: fmt.Sprintf("%s is for %s, not for %d", r.Preset, oneOf(seats), r.Seats)}}
}

func (r Rules) checkHand() []*RuleError {
	switch {
	case r.Preset == PresetStandard && (r.Hand == 3 || r.Hand == 5):
		return nil
	case r.Preset == PresetStandard:
		return []*RuleError{{Option: "hand", Reason: fmt.Sprintf("3 cards or, in a pizzico, 5, not %d", r.Hand)}}
	case r.Hand != r.Preset.defaults().Hand:
		return []*RuleError{{Option: "hand", With: "preset", Reason: fmt.Sprintf("%s is played with %d cards", r.Preset, r.Preset.defaults().Hand)}}
	}
	return nil
}

func (r Rules) checkOut() []*RuleError {
	switch {
	case r.Seats != 3 && r.Out != NoCard:
		return []*RuleError{{Option: "out", With: "seats", Reason: "a Two leaves the pack only with three seats"}}
	case r.Seats == 3 && (r.Out.Rank() != Two || r.Out.Suit() > Bastoni):
		return []*RuleError{{Option: "out", With: "seats", Reason: "with three seats a Two must leave the pack"}}
	}
	return nil
}

func (r Rules) checkPeek() []*RuleError {
	if r.Peek != PeekNone && r.Preset == PresetStandard && r.Sides() == r.Seats {
		return []*RuleError{{Option: "peek", With: "seats", Reason: "only with four or six seats are there partners to look at"}}
	}
	return nil
}

// checkAuctionOnly refuses the options of an auction and its scores in games without one.
func (r Rules) checkAuctionOnly() []*RuleError {
	if r.auctioned() {
		return nil
	}
	return r.foreign("there is no auction in %s", "points", "callerleads", "blind", "multipliers", "cappotto", "monte")
}

// checkStandardOnly refuses the options of the standard game in other games.
func (r Rules) checkStandardOnly() []*RuleError {
	if r.Preset == PresetStandard {
		return nil
	}
	peek := r.foreign("there are no known partners in %s", "peek")
	return append(peek, r.foreign("no card is turned under a stock in %s", "swap")...)
}

// checkChiamata refuses what makes no sense with a secret partner.
func (r Rules) checkChiamata() (reasons []*RuleError) {
	if !r.auctioned() {
		return nil
	}
	reasons = r.foreign("open hands would give the partner away in %s", "open")
	reasons = append(reasons, r.foreign("the target decides in %s, there is no tie", "tie")...)
	if r.Cappotto < 1 || r.Cappotto > 2 {
		reasons = append(reasons, &RuleError{Option: "cappotto", Reason: "1 or 2"})
	}
	if r.Monte < -1 || r.Monte == 1 || r.Monte > 2 {
		reasons = append(reasons, &RuleError{Option: "monte", Reason: "-1, 0 or 2"})
	}
	return reasons
}

// foreign returns a reason for each of the named options that is not as the preset has it.
func (r Rules) foreign(why string, names ...string) (reasons []*RuleError) {
	base := r.base()
	for _, o := range options {
		if value := o.get(&r); slices.Contains(names, o.name) && value != o.get(&base) && value != noWord {
			reasons = append(reasons, &RuleError{Option: o.name, With: "preset", Reason: fmt.Sprintf(why, r.Preset)})
		}
	}
	return reasons
}

// oneOf lists numbers as in "2, 3 or 4".
func oneOf(numbers []int) string {
	text := fmt.Sprint(numbers[0])
	for i, n := range numbers[1:] {
		separator := ", "
		if i == len(numbers)-2 {
			separator = " or "
		}
		text += separator + fmt.Sprint(n)
	}
	return text
}
