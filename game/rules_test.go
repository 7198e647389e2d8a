package game_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
)

func TestStrengthOrder(t *testing.T) { // R2
	order := strings.Fields("A 3 R C F 7 6 5 4 2")
	rules := game.Standard(4)
	for _, s := range game.Suits() {
		for i := 1; i < len(order); i++ {
			high, low := card(t, order[i-1]+s.String()), card(t, order[i]+s.String())
			if rules.Strength(high) <= rules.Strength(low) {
				t.Errorf("%s (%d) must beat %s (%d)", high, rules.Strength(high), low, rules.Strength(low))
			}
		}
	}
	if rules.Strength(game.NoCard) != 0 {
		t.Error("NoCard has a strength")
	}
}

func TestPoints(t *testing.T) { // R3
	want := map[string]int{"A": 11, "3": 10, "R": 4, "C": 3, "F": 2}
	for _, c := range game.Standard(2).Cards().Cards() {
		if got := game.Standard(2).Points(c); got != want[c.Rank().String()] {
			t.Errorf("%s: got %d points, want %d", c, got, want[c.Rank().String()])
		}
	}
}

func TestCardsInPlay(t *testing.T) {
	tests := []struct {
		name  string
		rules game.Rules
		size  int
		out   string
	}{
		{"D8: two players, the whole pack", game.Standard(2), 40, ""},
		{"D8: three players without the Two of Coppe", game.Standard(3), 39, "2c"},
		{"D8: four players, the whole pack", game.Standard(4), 40, ""},
		{"D8: six players without the Twos", game.Standard(6), 36, "2d 2c 2s 2b"},
		{"D9: three players without the Two of Spade", rules(t, "standard seats=3 out=2s"), 39, "2s"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			cards, points := tt.rules.Cards(), 0
			for c := range cards.All() {
				points += tt.rules.Points(c)
			}
			out := game.Standard(2).Cards() &^ cards
			if cards.Len() != tt.size || out.String() != tt.out || points != 120 {
				t.Errorf("got %d cards, out %q, %d points; want %d, %q, 120", cards.Len(), out, points, tt.size, tt.out)
			}
			if cards.Len() != tt.rules.Tricks()*tt.rules.Seats {
				t.Errorf("%d cards do not make %d tricks of %d", cards.Len(), tt.rules.Tricks(), tt.rules.Seats)
			}
		})
	}
}

func TestTeamMatesNeverSitNextToEachOther(t *testing.T) {
	sides := map[int][]int{2: {0, 1}, 3: {0, 1, 2}, 4: {0, 1, 0, 1}, 6: {0, 1, 0, 1, 0, 1}}
	for seats, want := range sides {
		rules := game.Standard(seats)
		var got []int
		for seat := range seats {
			got = append(got, rules.Side(seat))
			if rules.Partners(seat, rules.Next(seat)) {
				t.Errorf("%d seats: neighbours %d and %d are partners", seats, seat, rules.Next(seat))
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%d seats: got sides %v, want %v", seats, got, want)
		}
	}
	if !game.Standard(4).Partners(1, 3) || game.Standard(4).Partners(1, 1) || game.Standard(3).Partners(0, 2) {
		t.Error("Partners must be true for two different seats of one team only")
	}
}

func TestRulesText(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"the seats are always written", "standard seats=4", "standard seats=4"},
		{"two seats when none are given", "standard", "standard seats=2"},
		{"what equals the preset is left out", "standard seats=3 out=2c hand=3 follow=off", "standard seats=3"},
		{"the Two that leaves", "standard out=2s seats=3", "standard seats=3 out=2s"},
		{"low three in short", "standard seats=4 lowthree=on", "standard seats=4 lowthree=on"},
		{"low three in full", "standard seats=4 ranking=lowthree", "standard seats=4 lowthree=on"},
		{"low three off is the standard ranking", "standard seats=4 lowthree=off", "standard seats=4"},
		{"options in a fixed order", "standard swap=on tie=last peek=empty open=hands hand=5 seats=4", "standard seats=4 hand=5 open=hands peek=empty tie=last swap=on"},
		{"Chiamata has its own defaults", "chiamata multipliers=on cappotto=2 monte=-1 hand=8 seats=5", "chiamata"},
		{"Chiamata with options", "chiamata points=on callerleads=on blind=judged multipliers=off cappotto=1 monte=2", "chiamata points=on callerleads=on blind=judged multipliers=off cappotto=1 monte=2"},
		{"the seats of other presets are not forgotten", "chiamata seats=4", "chiamata seats=4"},
		{"every preset", "briscolone5 follow=on", "briscolone5 follow=on"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := rules(t, tt.text).String(); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
			if again := rules(t, tt.want); again != rules(t, tt.text) {
				t.Errorf("%q and %q are not the same rules", tt.text, tt.want)
			}
		})
	}
}

func TestParseRulesRefusesBadNotation(t *testing.T) {
	tests := map[string]string{
		"":                                       "no rules",
		"poker":                                  `"poker" is not a preset`,
		"standard seats":                         "want name=value",
		"standard seats=x":                       "seats: want a number",
		"standard seats=04":                      "seats: want a number",
		"standard colour=red":                    "colour: no such option",
		"standard seats=4 seats=4":               "seats: given twice",
		"standard lowthree=on ranking=lowthree":  "ranking: given twice",
		"standard lowthree=yes":                  "ranking: want standard, lowthree, sevenhigh, bisca",
		"standard open=some":                     "open: want none, hands, all",
		"standard follow=yes":                    "follow: want on or off",
		"standard seats=3 out=2x":                "out: ",
		"seats=4 standard":                       `"seats=4" is not a preset`,
		"standard seats=99999999999999999999999": "seats: want a number",
	}
	for text, want := range tests {
		if r, err := game.ParseRules(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("ParseRules(%q): got %v, %v; want an error with %q", text, r, err, want)
		}
	}
}

func TestPresetsAreWhatTheyAreCalled(t *testing.T) {
	for want, r := range map[string]game.Rules{
		"standard seats=4":               game.Standard(4),
		"standard seats=3 open=hands":    game.Scoperta(3),
		"standard seats=6 hand=5":        game.Pizzico(6),
		"chiamata":                       game.Chiamata(),
		"bastarda":                       game.Bastarda(),
		"briscolone":                     game.Briscolone(),
		"briscolone5":                    game.Briscolone5(),
		"standard seats=2 swap=on":       game.Brisca(2),
		"standard seats=4 ranking=bisca": game.Bisca(4),
		"standard seats=4 peek=empty":    game.Briskula(4),
		"standard seats=3":               game.Briskula(3),
	} {
		if got := r.String(); got != want || r.Validate() != nil {
			t.Errorf("got %s, %v; want %s", got, r.Validate(), want)
		}
	}
}

func TestValidateAcceptsEveryOption(t *testing.T) {
	for _, text := range []string{
		"standard seats=3 out=2b open=all tie=last follow=on swap=on", "standard seats=6 hand=5 peek=both", "standard ranking=sevenhigh swap=on",
		"chiamata points=on callerleads=on blind=judged multipliers=off cappotto=1 monte=0 follow=on lowthree=on", "bastarda blind=notrump monte=2",
		"briscolone open=hands follow=on tie=last", "briscolone5 open=all follow=on ranking=sevenhigh",
	} {
		if err := rules(t, text).Validate(); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestValidateNamesEveryReasonAtOnce(t *testing.T) {
	tests := []struct {
		text string
		want []string // options that are named, with the one they do not go with
	}{
		{"standard seats=5", []string{"seats+preset"}},
		{"standard seats=1", []string{"seats+preset"}},
		{"standard seats=0", []string{"seats+preset"}},
		{"standard seats=-2", []string{"seats+preset"}},
		{"chiamata seats=4", []string{"seats+preset"}},
		{"briscolone seats=4", []string{"seats+preset"}},
		{"standard seats=4 out=2c", []string{"out+seats"}},
		{"standard seats=3 out=3c", []string{"out+seats"}},
		{"standard hand=4", []string{"hand"}},
		{"chiamata hand=5", []string{"hand+preset"}},
		{"briscolone hand=5", []string{"hand+preset"}},
		{"standard seats=5 out=2c hand=8 peek=both", []string{"seats+preset", "hand", "out+seats", "peek+seats"}},
		{"standard seats=3 peek=empty", []string{"peek+seats"}},
		{"standard points=on callerleads=on blind=judged multipliers=on cappotto=2 monte=0", []string{
			"points+preset", "callerleads+preset", "blind+preset", "multipliers+preset", "cappotto+preset", "monte+preset",
		}},
		{"chiamata open=hands peek=both tie=last swap=on", []string{"peek+preset", "swap+preset", "open+preset", "tie+preset"}},
		{"bastarda open=all", []string{"open+preset"}},
		{"chiamata cappotto=0 monte=1", []string{"cappotto", "monte"}},
		{"chiamata cappotto=3 monte=3", []string{"cappotto", "monte"}},
		{"chiamata monte=-2", []string{"monte"}},
		{"briscolone swap=on peek=first", []string{"peek+preset", "swap+preset"}},
		{"briscolone5 swap=on", []string{"swap+preset"}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, optionsNamed(rules(t, tt.text).Validate())); diff != "" {
			t.Errorf("%s: options named (-want +got):\n%s", tt.text, diff)
		}
	}
}

func TestRuleErrorNamesBothOptions(t *testing.T) {
	want := "peek: does not go with seats: only with four or six seats are there partners to look at"
	if got := rules(t, "standard seats=3 peek=empty").Validate(); got == nil || got.Error() != want {
		t.Errorf("got %v, want %s", got, want)
	}
}

func TestValidateRefusesValuesThatNoTextGives(t *testing.T) {
	wild := game.Standard(3)
	wild.Out, wild.Ranking, wild.Open = 0xF2, 9, 200
	if diff := cmp.Diff([]string{"ranking", "open", "out+seats"}, optionsNamed(wild.Validate())); diff != "" {
		t.Errorf("options named (-want +got):\n%s", diff)
	}
	if err := (game.Rules{Preset: 77}).Validate(); err == nil {
		t.Error("an unknown preset was accepted")
	}
	if err := (game.Rules{}).Validate(); err == nil {
		t.Error("the zero rules were accepted")
	}
}

// optionsNamed returns the options of all RuleErrors in an error, as option or option+with.
func optionsNamed(err error) []string {
	var names []string
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range joined.Unwrap() {
			var refused *game.RuleError
			if errors.As(e, &refused) {
				name := refused.Option
				if refused.With != "" {
					name += "+" + refused.With
				}
				names = append(names, name)
			}
		}
	}
	return names
}

// rules reads rules that must be well written.
func rules(t *testing.T, text string) game.Rules {
	t.Helper()
	r, err := game.ParseRules(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
