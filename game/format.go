package game

import "fmt"

// FormatKind says what decides a match.
type FormatKind uint8

// The kinds of match.
const (
	FormatSingle FormatKind = iota // one deal
	FormatWins                     // the first side with Goal wins; best of three is first to two
	FormatDeals                    // Goal deals, all played; most wins
	FormatPoints                   // the first side with Goal card points; of two the one with more, another deal if equal
	FormatTotals                   // Goal deals of a Chiamata, all played; the highest total of scores
)

// Format is how deals make a match. It belongs to the match and not to its deals.
type Format struct {
	Kind           FormatKind
	Goal           int  // wins, deals or points, as the kind says; 0 for a single deal
	CappottoDouble bool // a deal in which a side takes all 120 points is two wins
	MonteDoubles   bool // a void deal doubles the scores of the next one
	SixtyDoubles   bool // a caller's side with 60 of 61 points makes a void deal instead of losing
}

// Validate returns nil when a match of such deals can be played in this format,
// else a *RuleError whose option is "match".
func (f Format) Validate(r Rules) error {
	refuse := func(format string, args ...any) error {
		return &RuleError{Option: "match", Reason: fmt.Sprintf(format, args...)}
	}
	switch {
	case f.Kind > FormatTotals:
		return refuse("no such format")
	case f.Kind == FormatSingle && f.Goal != 0:
		return refuse("a single deal has no goal, got %d", f.Goal)
	case f.Kind != FormatSingle && f.Goal < 1:
		return refuse("a goal is at least 1, got %d", f.Goal)
	case f.Kind == FormatPoints && r.auctioned():
		return &RuleError{Option: "match", With: "preset", Reason: "card points do not add up where the sides change: count scores or wins"}
	case (f.MonteDoubles || f.SixtyDoubles) && !r.auctioned():
		return &RuleError{Option: "match", With: "preset", Reason: "only deals with an auction can be void"}
	}
	return nil
}
