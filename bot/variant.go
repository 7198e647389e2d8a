package bot

import (
	"slices"
	"strconv"
	"strings"

	"briscola/game"
)

// variant is a game of the family as people ask for it.
type variant struct {
	name   string
	seats  []int // the first is usual
	rules  func(seats int) game.Rules
	format game.Format // usual
}

// fixed gives the rules of a variant that knows one number of seats.
func fixed(rules func() game.Rules) func(int) game.Rules {
	return func(int) game.Rules { return rules() }
}

// variants lists the games in the order in which they are offered.
func variants() []variant {
	wins := game.Format{Kind: game.FormatWins, Goal: 3}
	totals := game.Format{Kind: game.FormatTotals, Goal: 5}
	all := []int{2, 3, 4, 6}
	return []variant{
		{"classic", all, game.Standard, wins},
		{"chiamata", []int{5}, fixed(game.Chiamata), totals},
		{"bastarda", []int{5}, fixed(game.Bastarda), totals},
		{"scoperta", all, game.Scoperta, wins},
		{"pizzico", all, game.Pizzico, wins},
		{"briscolone", []int{2}, fixed(game.Briscolone), wins},
		{"briscolone5", []int{2}, fixed(game.Briscolone5), game.Format{Kind: game.FormatPoints, Goal: 151}},
		{"brisca", all, game.Brisca, wins},
		{"bisca", all, game.Bisca, wins},
		{"briskula", all, game.Briskula, game.Format{Kind: game.FormatWins, Goal: 4}},
	}
}

// variantNamed finds a variant by its name; false if there is none.
func variantNamed(name string) (variant, bool) {
	list := variants()
	i := slices.IndexFunc(list, func(v variant) bool { return v.name == name })
	if i < 0 {
		return variant{}, false
	}
	return list[i], true
}

// house is one option of the rules that a table may choose.
type house struct {
	name   string
	values []string // the first is usual
}

// houses lists the options of the record format that are not chosen by the variant or the number of seats.
func houses() []house {
	onoff := []string{"off", "on"}
	return []house{
		{"ranking", []string{"standard", "lowthree", "sevenhigh", "bisca"}},
		{"open", []string{"none", "hands", "all"}},
		{"peek", []string{"none", "first", "empty", "both"}},
		{"tie", []string{"draw", "last"}},
		{"out", []string{"2c", "2d", "2s", "2b"}},
		{"points", onoff},
		{"callerleads", onoff},
		{"blind", []string{"off", "judged", "notrump"}},
		{"multipliers", []string{"on", "off"}},
		{"cappotto", []string{"2", "1"}},
		{"monte", []string{"-1", "0", "2"}},
		{"follow", onoff},
		{"swap", onoff},
	}
}

// with gives rules with one option changed. The error is that of game.ParseRules or game.Rules.Validate.
func with(r game.Rules, name, value string) (game.Rules, error) {
	words := slices.DeleteFunc(strings.Fields(r.String()), func(word string) bool {
		return strings.HasPrefix(word, name+"=") || name == "ranking" && strings.HasPrefix(word, "lowthree=")
	})
	changed, err := game.ParseRules(strings.Join(append(words, name+"="+value), " "))
	if err != nil {
		return r, err
	}
	return changed, changed.Validate()
}

// value tells which value an option has; "" if none of its values.
func (h house) value(r game.Rules) string {
	for _, value := range h.values {
		if changed, err := with(r, h.name, value); err == nil && changed == r {
			return value
		}
	}
	return ""
}

// next gives the rules with the next value of the option that goes with the rest; false if there is no other.
func (h house) next(r game.Rules) (game.Rules, bool) {
	at := slices.Index(h.values, h.value(r))
	for i := 1; i < len(h.values); i++ {
		if changed, err := with(r, h.name, h.values[(at+i)%len(h.values)]); err == nil {
			return changed, true
		}
	}
	return r, false
}

// Forms of a match, as they are stored and as buttons carry them: "single", "wins-3", "deals-5", "points-151", "totals-5", with
// "-double" where a cappotto counts double.
const (
	singleWord = "single"
	doubleWord = "double"
)

func formatKinds() map[string]game.FormatKind {
	return map[string]game.FormatKind{
		"wins": game.FormatWins, "deals": game.FormatDeals, "points": game.FormatPoints, "totals": game.FormatTotals,
	}
}

// formatText writes a format.
func formatText(f game.Format) string {
	text := singleWord
	for word, kind := range formatKinds() {
		if kind == f.Kind {
			text = word + "-" + strconv.Itoa(f.Goal)
		}
	}
	if f.CappottoDouble {
		text += "-" + doubleWord
	}
	return text
}

// mostGoal bounds what a match can be played to.
const mostGoal = 1000

// readFormat reads what formatText writes.
func readFormat(text string) (f game.Format, ok bool) {
	text, f.CappottoDouble = strings.CutSuffix(text, "-"+doubleWord)
	if text == singleWord || text == "" {
		return f, true
	}
	word, goal, _ := strings.Cut(text, "-")
	kind, known := formatKinds()[word]
	n, err := strconv.Atoi(goal)
	if !known || err != nil || n < 1 || n > mostGoal {
		return f, false
	}
	f.Kind, f.Goal = kind, n
	return f, true
}

// formats lists the matches that a lobby offers, the usual one of its game among them.
func (s *state) formats() []game.Format {
	list := formats(s.rules)
	if v, ok := variantNamed(s.variant); ok && !slices.Contains(list, v.format) {
		list = append(list, v.format)
	}
	return list
}

// formats lists the matches that are offered for some rules.
func formats(r game.Rules) []game.Format {
	list := []game.Format{
		{}, {Kind: game.FormatWins, Goal: 2}, {Kind: game.FormatWins, Goal: 3}, {Kind: game.FormatWins, Goal: 5},
		{Kind: game.FormatDeals, Goal: 5}, {Kind: game.FormatPoints, Goal: 151}, {Kind: game.FormatPoints, Goal: 500},
	}
	if r.Preset == game.PresetChiamata || r.Preset == game.PresetBastarda {
		list = []game.Format{
			{}, {Kind: game.FormatTotals, Goal: 5}, {Kind: game.FormatTotals, Goal: 10}, {Kind: game.FormatTotals, Goal: 15},
			{Kind: game.FormatWins, Goal: 3},
		}
	}
	return slices.DeleteFunc(list, func(f game.Format) bool { return f.Validate(r) != nil })
}
