package main

import (
	"bytes"
	"context"
	"encoding/json"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
	"briscola/game/strategy"
)

// ask returns the answer to a line, as it is written.
func ask(t *testing.T, e engine, line []byte) string {
	t.Helper()
	text, err := json.Marshal(e.answer(context.Background(), line))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// lineOf returns the request of a seat that knows a view.
func lineOf(t testing.TB, view game.View, level string, nodes int, seed uint64) []byte {
	t.Helper()
	g := view.Glimpse()
	r := request{
		Level: level, Rules: g.Rules.String(), Seat: &g.Seat, Dealer: &g.Dealer, Briscola: g.Briscola, Hand: g.Hand,
		Called: g.Called, Trump: g.Trump, Open: g.Open, Stock: g.Stock, Nodes: &nodes, Seed: &seed,
	}
	for _, m := range g.Auction {
		r.Auction = append(r.Auction, m.String())
	}
	for _, trick := range g.Tricks {
		r.Tricks = append(r.Tricks, playedTrick(trick))
	}
	line, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return line
}

// position returns a deal under way.
func position(rng *rand.Rand) game.State {
	for {
		state, _ := gametest.Play(rng, gametest.Deal(rng, gametest.RandomRules(rng)), rng.IntN(50))
		if !state.Over() {
			return state
		}
	}
}

func TestEngineMovesAsEachLevelDoesInEveryGame(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range 400 {
		state := position(rng)
		view := state.View(state.Turn())
		for _, level := range strategy.Levels() {
			player, err := strategy.New(level)
			if err != nil {
				t.Fatal(err)
			}
			made := player.Choose(view, rand.New(rand.NewPCG(uint64(i), 0)), strategy.Limit{Nodes: 20})
			want, err := json.Marshal(newChoice(made))
			if err != nil {
				t.Fatal(err)
			}
			line := lineOf(t, view, level, 20, uint64(i))
			for range 2 {
				if got := ask(t, engine{mostNodes: 20}, line); got != string(want) {
					t.Fatalf("%s\ngot %s, want %s", line, got, want)
				}
			}
		}
	}
}

func TestEngineWritesValuesByMoveWithOneDecimalPlace(t *testing.T) {
	bid := game.Bid(1, game.Ace)
	got, err := json.Marshal(newChoice(strategy.Choice{Move: bid, Searched: 7, Values: []strategy.Value{
		{Move: bid, Points: 47}, {Move: game.Pass(1), Points: 58.06}, {Move: game.Play(1, game.NewCard(game.Three, game.Coppe)), Points: 0.04},
	}}))
	const want = `{"move":"1 bid A","values":{"3c":0.0,"bid A":47.0,"pass":58.1},"searched":7}`
	if string(got) != want || err != nil {
		t.Errorf("got %s, %v, want %s", got, err, want)
	}
}

func TestEngineRefusesWhatIsNoRequest(t *testing.T) {
	deep := strings.Repeat("[", 1e5)
	for line, want := range map[string]string{
		"x":                                      "not JSON",
		"[]":                                     "one JSON object, not this array",
		"null":                                   "seat and dealer",
		`{"seat":0}`:                             "seat and dealer",
		`{"seat":1.5}`:                           "seat: no number 1.5",
		`{"hand":["3x"]}`:                        `"3x" is not a card`,
		`{"hand":["` + deep + `"]}`:              "is not a card",
		`{"tricks":[{"leader":"me"}]}`:           "tricks.leader: no string",
		"{} {}":                                  "not JSON",
		"{\"rules\":\"\x00\"}":                   "not JSON",
		"{\"rules\":\"\xff\"}":                   "not UTF-8",
		`{"other":` + deep:                       "not JSON",
		`{"seat":0,"dealer":0}`:                  "no rules",
		`{"seat":0,"dealer":0,"nodes":0}`:        "nodes are 1 to",
		`{"seat":0,"dealer":0,"nodes":10000001}`: "nodes are 1 to",
		`{"seat":0,"dealer":0,"level":"grand"}`:  `no level "grand"`,
		`{"seat":0,"dealer":0,"rules":"poker"}`:  `"poker" is not a preset`,
		`{"seat":0,"dealer":0,"rules":"chiamata open=all tie=last"}`:                    "; ",
		`{"seat":0,"dealer":0,"rules":"chiamata","auction":["1 bid"]}`:                  "a bid names",
		`{"seat":9,"dealer":0,"rules":"chiamata"}`:                                      "seat 9 of 5",
		`{"seat":0,"dealer":0,"rules":"chiamata"}`:                                      "seat 0 holds 8 cards, not 0",
		`{"seat":0,"dealer":0,"rules":"briscolone5","hand":["3c","Ad","2s","4s","5s"]}`: "seat 1 is on turn, not seat 0",
	} {
		got := ask(t, engine{mostNodes: maxNodes}, []byte(line))
		var answer refusal
		if err := json.Unmarshal([]byte(got), &answer); err != nil || !strings.Contains(answer.Error, want) || len(answer.Error) > 2*maxReason {
			t.Errorf("%.80s: got %s, want %q", line, got, want)
		}
	}
}

// converse gives the engine an input and returns the lines that it writes.
func converse(t *testing.T, in string) []string {
	t.Helper()
	var out bytes.Buffer
	if err := (engine{mostNodes: maxNodes}).run(context.Background(), strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out.String(), "\n")
	if last := len(lines) - 1; lines[last] != "" {
		t.Errorf("the last line has no end: %q", lines[last])
	}
	return lines[:len(lines)-1]
}

func TestEngineAnswersLineByLine(t *testing.T) {
	state := gametest.Layout{Rules: game.Standard(2), Dealer: 1}.Start()
	good := string(lineOf(t, state.View(0), strategy.Casual, 5, 6))
	long := strings.Repeat(" ", maxRequest+1-len(good))
	for _, row := range []struct {
		name, in, want string // m for a move, e for an error
	}{
		{"nothing", "", ""},
		{"empty lines", "\n \n\r\n", ""},
		{"an error between", good + "\nx\n\n" + good + "\r\n", "mem"},
		{"no end of the last line", good + "\n" + good, "mm"},
		{"as long as may be", good + long[1:] + "\n" + good, "mm"},
		{"a byte longer", good + long + "\n" + good, "em"},
		{"much longer", strings.Repeat(long+good, 5) + "\n" + good + "\n", "em"},
		{"much longer and without end", good + "\n" + strings.Repeat(long, 5), "me"},
	} {
		got := ""
		for _, line := range converse(t, row.in)[1:] {
			got += line[2:3]
		}
		if got != row.want {
			t.Errorf("%s: got %q, want %q", row.name, got, row.want)
		}
	}
}

func TestReadmeShowsARequestThatIsAnsweredSo(t *testing.T) {
	example := regexp.MustCompile(`(?m)^    (\{"level".*\})\n    (\{"move".*\})$`).FindStringSubmatch(readme(t))
	if example == nil {
		t.Fatal("README.md shows no request and answer")
	}
	if got := ask(t, engine{}, []byte(example[1])); got != example[2] {
		t.Errorf("got %s, want %s", got, example[2])
	}
}

func TestASignalEndsTheEngine(t *testing.T) {
	minded(t)
	requests, silence, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer silence.Close()
	p := start(t, t.TempDir(), requests, "engine")
	p.types(t, silence, "x")
	p.waitFor(t, "not JSON") // the answer comes while the input is open
	p.stop(t, os.Interrupt)
}

// Whatever the line, the answer is one object with a legal move or an error.
func FuzzEngine(f *testing.F) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		state := position(rng)
		f.Add(lineOf(f, state.View(state.Turn()), strategy.Levels()[rng.IntN(len(strategy.Levels()))], 10, 1))
	}
	f.Add([]byte(`{"seat":0}`))
	f.Fuzz(func(t *testing.T, line []byte) {
		var answer struct{ Move, Error *string }
		text := ask(t, engine{mostNodes: 10}, line)
		if err := json.Unmarshal([]byte(text), &answer); err != nil || (answer.Move == nil) == (answer.Error == nil) || strings.Contains(text, "\n") {
			t.Fatalf("%q is answered with %s", line, text)
		}
		if answer.Move == nil {
			return
		}
		r, err := parseRequest(line)
		if err != nil {
			t.Fatal(err)
		}
		view, err := r.view()
		move, wrong := game.ParseMove(*answer.Move)
		if err != nil || wrong != nil || !slices.Contains(view.Moves, move) {
			t.Errorf("%q is answered with %s, possible are %v", line, text, view.Moves)
		}
	})
}
