package game

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

var presetNames = [...]string{
	PresetStandard: "standard", PresetChiamata: "chiamata", PresetBastarda: "bastarda",
	PresetBriscolone: "briscolone", PresetBriscolone5: "briscolone5",
}

// String returns the name of the preset, or "" for a value that is none.
func (p Preset) String() string {
	if int(p) >= len(presetNames) {
		return ""
	}
	return presetNames[p]
}

// option is one name=value of the record format.
type option struct {
	name string
	get  func(*Rules) string
	set  func(*Rules, string) error
}

// options are all options in the order in which String writes them.
var options = [...]option{
	numberOption("seats", func(r *Rules) *int { return &r.Seats }),
	numberOption("hand", func(r *Rules) *int { return &r.Hand }),
	outOption(),
	wordOption("ranking", func(r *Rules) *Ranking { return &r.Ranking }, "standard", "lowthree", "sevenhigh", "bisca"),
	wordOption("open", func(r *Rules) *Open { return &r.Open }, "none", "hands", "all"),
	wordOption("peek", func(r *Rules) *Peek { return &r.Peek }, "none", "first", "empty", "both"),
	wordOption("tie", func(r *Rules) *Tie { return &r.Tie }, "draw", "last"),
	switchOption("points", func(r *Rules) *bool { return &r.PointBids }),
	switchOption("callerleads", func(r *Rules) *bool { return &r.CallerLeads }),
	wordOption("blind", func(r *Rules) *Blind { return &r.Blind }, "off", "judged", "notrump"),
	switchOption("multipliers", func(r *Rules) *bool { return &r.Multipliers }),
	numberOption("cappotto", func(r *Rules) *int { return &r.Cappotto }),
	numberOption("monte", func(r *Rules) *int { return &r.Monte }),
	switchOption("follow", func(r *Rules) *bool { return &r.Follow }),
	switchOption("swap", func(r *Rules) *bool { return &r.Swap }),
}

// noWord is what a value has that is none of the words of its option.
const noWord = "?"

// wordOption is an option whose values are words, in the order of the constants of its type.
func wordOption[T ~uint8](name string, field func(*Rules) *T, words ...string) option {
	return option{
		name: name,
		get: func(r *Rules) string {
			if v := int(*field(r)); v < len(words) {
				return words[v]
			}
			return noWord
		},
		set: func(r *Rules, value string) error {
			i := slices.Index(words, value)
			if i < 0 {
				return fmt.Errorf("want %s", strings.Join(words, ", "))
			}
			*field(r) = T(i)
			return nil
		},
	}
}

// switchOption is an option that is on or off.
func switchOption(name string, field func(*Rules) *bool) option {
	return option{
		name: name,
		get: func(r *Rules) string {
			if *field(r) {
				return "on"
			}
			return "off"
		},
		set: func(r *Rules, value string) error {
			if value != "on" && value != "off" {
				return errors.New("want on or off")
			}
			*field(r) = value == "on"
			return nil
		},
	}
}

// numberOption is an option whose value is a number; Validate says which numbers are good.
func numberOption(name string, field func(*Rules) *int) option {
	return option{
		name: name,
		get:  func(r *Rules) string { return strconv.Itoa(*field(r)) },
		set: func(r *Rules, value string) error {
			n, err := strconv.Atoi(value)
			if err != nil || strconv.Itoa(n) != value {
				return errors.New("want a number")
			}
			*field(r) = n
			return nil
		},
	}
}

// outOption names the card that leaves the pack.
func outOption() option {
	return option{
		name: "out",
		get:  func(r *Rules) string { return r.Out.String() },
		set: func(r *Rules, value string) (err error) {
			r.Out, err = ParseCard(value)
			return err
		},
	}
}

// String returns the preset and then only what differs from it, such as
// "standard seats=4 lowthree=on". The standard game always names its seats.
func (r Rules) String() string {
	base := r.base()
	words := []string{r.Preset.String()}
	for _, o := range options {
		value := o.get(&r)
		if value == o.get(&base) && (o.name != "seats" || r.Preset != PresetStandard) {
			continue
		}
		word := o.name + "=" + value
		if word == "ranking=lowthree" {
			word = "lowthree=on"
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// base returns the rules of the preset of r without any option.
func (r Rules) base() Rules {
	if r.Preset == PresetStandard {
		return Standard(r.Seats)
	}
	return r.Preset.defaults()
}

// ParseRules reads a preset and its options as String writes them; options may
// come in any order, each once. "lowthree=on" is short for "ranking=lowthree".
// The standard game is for two seats if it does not say otherwise. ParseRules
// checks the notation only: Validate says whether the rules can be played.
func ParseRules(text string) (Rules, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Rules{}, errors.New("no rules: want a preset, such as standard")
	}
	preset := slices.Index(presetNames[:], words[0])
	if preset < 0 {
		return Rules{}, fmt.Errorf("%q is not a preset: want %s", words[0], strings.Join(presetNames[:], ", "))
	}
	values, err := optionValues(words[1:])
	if err != nil {
		return Rules{}, err
	}
	rules := Preset(preset).defaults()
	for i, o := range options {
		value, given := values[o.name]
		if !given {
			continue
		}
		if err := o.set(&rules, value); err != nil {
			return Rules{}, &RuleError{Option: o.name, Reason: err.Error()}
		}
		if i == 0 && rules.Preset == PresetStandard { // the seats decide what the other options start from
			rules = Standard(rules.Seats)
		}
	}
	return rules, nil
}

// optionValues reads words of the form name=value into a map by name.
func optionValues(words []string) (map[string]string, error) {
	known := options[:]
	values := make(map[string]string, len(words))
	for _, word := range words {
		name, value, found := strings.Cut(word, "=")
		if !found {
			return nil, fmt.Errorf("%q is not an option: want name=value", word)
		}
		if name == "lowthree" {
			name, value = longForm(value)
		}
		if !slices.ContainsFunc(known, func(o option) bool { return o.name == name }) {
			return nil, &RuleError{Option: name, Reason: "no such option"}
		}
		if _, twice := values[name]; twice {
			return nil, &RuleError{Option: name, Reason: "given twice"}
		}
		values[name] = value
	}
	return values, nil
}

// longForm returns the option for which lowthree=value stands.
func longForm(value string) (name, long string) {
	switch value {
	case "on":
		return "ranking", "lowthree"
	case "off":
		return "ranking", "standard"
	}
	return "ranking", "lowthree=" + value
}
