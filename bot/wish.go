package bot

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"briscola/bot/lang"
	"briscola/game"
	"briscola/game/strategy"
)

// readWishes reads the options of /briscola, typed ones or words in any order: "4", "computers=2", "casual", "match=3",
// "chiamata", "lowthree=on", "computers=all".
func readWishes(o order) (wishes, error) {
	want := wishes{variant: variants()[0], computers: -1, level: strategy.Casual}
	for _, name := range []string{"variant", "seats", "computers", "level", "match"} {
		if value, ok := o.command.Options[name]; ok {
			if err := want.set(o.words, name, value); err != nil {
				return want, err
			}
		}
	}
	for _, word := range append(slices.Clone(o.command.Words), strings.Fields(o.command.Options["options"])...) {
		name, value, named := strings.Cut(strings.ToLower(word), "=")
		if !named {
			name, value = guess(name), name
		}
		if err := want.set(o.words, name, value); err != nil {
			return want, err
		}
	}
	if want.seats == 0 {
		want.seats = want.variant.seats[0]
	}
	if !slices.Contains(want.variant.seats, want.seats) {
		return want, &RefusedError{Reason: OddSeats, Text: o.words.Say(lang.WrongSeats{
			Word: strconv.Itoa(want.seats), Game: o.words.Term("choice.variant." + want.variant.name), Seats: listed(want.variant.seats),
		})}
	}
	if want.all {
		want.computers = want.seats
	}
	if want.computers > want.seats {
		return want, &RefusedError{Reason: OddSeats, Text: o.words.Say(lang.TooMany{Count: want.seats})}
	}
	return want, nil
}

func listed(numbers []int) string {
	texts := make([]string, len(numbers))
	for i, n := range numbers {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, ", ")
}

// guess tells which option a bare word means.
func guess(word string) string {
	if _, err := strconv.Atoi(word); err == nil {
		return "seats"
	}
	if knownLevel(word) {
		return "level"
	}
	return "variant"
}

func (want *wishes) set(w speech, name, value string) error {
	n, err := strconv.Atoi(value)
	clean := CleanName(value)
	switch name {
	case "variant":
		v, ok := variantNamed(value)
		if !ok {
			return &RefusedError{Reason: UnknownCommand, Text: w.Say(lang.WrongVariant{Word: clean, Games: variantNames()})}
		}
		want.variant = v
	case "seats":
		if err != nil || n < 2 || n > game.MaxSeats {
			return &RefusedError{Reason: OddSeats, Text: w.Say(lang.WrongSeats{
				Word: clean, Game: w.Term("choice.variant." + want.variant.name), Seats: listed(want.variant.seats),
			})}
		}
		want.seats = n
	case "computers":
		if value == "all" {
			want.all = true
			return nil
		}
		if err != nil || n < 0 || n > game.MaxSeats {
			return unknownWord(w, name+"="+value)
		}
		want.computers = n
	case "level":
		if !knownLevel(value) {
			return &RefusedError{Reason: UnknownCommand, Text: w.Say(lang.WrongLevel{Word: clean, Levels: strings.Join(strategy.Levels(), ", ")})}
		}
		want.level = value
	case "match":
		format, ok := wishedFormat(value)
		if !ok {
			return unknownWord(w, name+"="+value)
		}
		want.format = &format
	default:
		return want.setHouse(w, name, value)
	}
	return nil
}

// setHouse takes an option of the rules, as in a record.
func (want *wishes) setHouse(w speech, name, value string) error {
	if name == "signs" && (value == signsOn || value == signsLater) {
		want.signs = value
		return nil
	}
	if name == "hints" || name == "rated" {
		off := value == "off"
		switch {
		case !off && value != "on":
			return unknownWord(w, name+"="+value)
		case name == "hints":
			want.noHints = off
		default:
			want.casual = &off
		}
		return nil
	}
	if name == "lowthree" && value == "on" {
		name, value = "ranking", "lowthree"
	}
	i := slices.IndexFunc(houses(), func(h house) bool { return h.name == name })
	if i < 0 {
		return unknownWord(w, name)
	}
	if !slices.Contains(houses()[i].values, value) {
		return unknownWord(w, name+"="+value)
	}
	want.houses = append(want.houses, name+"="+value)
	return nil
}

func variantNames() string {
	var names []string
	for _, v := range variants() {
		names = append(names, v.name)
	}
	return strings.Join(names, ", ")
}

// mostWins bounds the length of a match to wins.
const mostWins = 9

// wishedFormat reads a number of wins, 1 for a single deal, or a format as formatText writes it.
func wishedFormat(value string) (game.Format, bool) {
	n, err := strconv.Atoi(value)
	switch {
	case err == nil && (n == 0 || n == 1):
		return game.Format{}, true
	case err == nil:
		return game.Format{Kind: game.FormatWins, Goal: n}, n > 0 && n <= mostWins
	}
	return readFormat(value)
}

// impossible tells which two options do not go together, or which one is wrong.
func (w speech) impossible(err error) error {
	var rule *game.RuleError
	if !errors.As(err, &rule) {
		return err
	}
	option := w.Term("rule." + rule.Option)
	if rule.With == "" {
		return &RefusedError{Reason: OddSeats, Text: w.Say(lang.WrongOption{Option: option})}
	}
	return &RefusedError{Reason: OddSeats, Text: w.Say(lang.NotTogether{Option: option, With: w.Term("rule." + rule.With)})}
}
