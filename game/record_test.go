package game_test

import (
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

var update = flag.Bool("update", false, "write the reports in testdata anew")

// Every record in testdata has the report that it must give beside it.
func TestGoldenRecords(t *testing.T) {
	files, err := filepath.Glob("testdata/*.record")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden records: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			report := strings.TrimSuffix(file, ".record") + ".json"
			record, err := game.ParseRecord(read(t, file))
			if err != nil {
				t.Fatal(err)
			}
			got, err := json.MarshalIndent(record.Report(), "", "  ")
			if err != nil {
				t.Fatal(err)
			}
			if *update {
				if err := os.WriteFile(report, append(got, '\n'), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if diff := cmp.Diff(read(t, report), string(got)+"\n"); diff != "" {
				t.Errorf("report (-want +got):\n%s", diff)
			}
		})
	}
}

// read returns the text of a file that must be there.
func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The record and the object of the format's own description.
func TestReportHasTheDocumentedKeys(t *testing.T) {
	rng := source(13)
	_, record := gametest.Game(rng, gametest.Deal(rng, game.Standard(4)))
	text, err := json.Marshal(record.Report())
	if err != nil {
		t.Fatal(err)
	}
	var keys map[string]json.RawMessage
	if err := json.Unmarshal(text, &keys); err != nil {
		t.Fatal(err)
	}
	for _, key := range strings.Fields("rules over tricks points sides winners drawn scores caller partner trump target") {
		if _, found := keys[key]; !found {
			t.Errorf("no key %q in %s", key, text)
		}
		delete(keys, key)
	}
	if len(keys) != 0 {
		t.Errorf("unknown keys: %v", keys)
	}
}

func TestReportOfAnEmptyRecordHasEmptyLists(t *testing.T) {
	record := game.Record{Deal: gametest.Deal(source(14), game.Standard(3))}
	text, err := json.Marshal(record.Report())
	if err != nil {
		t.Fatal(err)
	}
	trump := record.Report().Trump.String()
	want := `{"rules":"standard seats=3","over":false,"tricks":[],"points":[0,0,0],` +
		`"sides":[{"seats":[0],"points":0},{"seats":[1],"points":0},{"seats":[2],"points":0}],` +
		`"winners":[],"drawn":false,"scores":[0,0,0],"caller":-1,"partner":-1,"trump":"` + trump + `","target":61}`
	if diff := cmp.Diff(want, string(text)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestReportTellsTheUnfinishedTrick(t *testing.T) {
	layout := gametest.Layout{Rules: game.Standard(4), Dealer: 1, Hands: []string{"Ad", "3c", "4s", "5s"}, Briscola: "7b"}
	record := game.Record{Deal: layout.Deal(), Moves: []game.Move{game.Play(2, card(t, "4s")), game.Play(3, card(t, "5s"))}}
	report := record.Report()
	if report.Dealer != 1 || report.Leader != 2 || report.Turn != 0 || report.Briscola != card(t, "7b") || !cmp.Equal(report.Table, cards(t, "4s 5s")) {
		t.Errorf("got %+v", report)
	}
}

func TestRecordIgnoresCommentsAndBlankLines(t *testing.T) {
	plain := "briscola 1\nrules standard seats=2\ndealer 0\ndeck " + deckD + "\nmoves\n1 Rs\n0 4s\n"
	dressed := "\n# a deal\r\nbriscola 1 # first version\r\n\r\n  rules\tstandard   seats=2\r\ndealer 0\r\ndeck " + deckD + "#\r\n\r\nmoves # begin\r\n 1 Rs # the King\r\n#0 4c\r\n0   4s"
	want, err := game.ParseRecord(plain)
	if err != nil {
		t.Fatal(err)
	}
	got, err := game.ParseRecord(dressed)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got.String() != plain {
		t.Errorf("got\n%s\nwant\n%s", got, plain)
	}
}

func TestRecordKeepsItsSeed(t *testing.T) {
	seed := gametest.Seed(source(15))
	rules := game.Standard(3)
	record := game.Record{Deal: game.Deal{Rules: rules, Dealer: 2, Deck: game.Shuffle(rules, seed)}, Seed: &seed}
	got, err := game.ParseRecord(record.String())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(record, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestParseRecordNamesTheLine(t *testing.T) {
	const head = "briscola 1\nrules standard seats=2\ndealer 0\n"
	const deck = "deck " + deckD + "\n"
	tests := []struct {
		name, text string
		line       int
		want       error  // wrapped reason, or nil
		says       string // part of the message
	}{
		{"nothing", "", 1, nil, "briscola 1"},
		{"another file", "\n\nhello\n", 3, nil, "briscola 1"},
		{"another version", "briscola 2\n", 1, nil, "briscola 1"},
		{"no rules", "briscola 1\ndealer 0\n", 2, nil, `want the line "rules"`},
		{"unknown preset", "briscola 1\nrules poker\n", 2, nil, "not a preset"},
		{"impossible options", "briscola 1\nrules standard seats=5 peek=first\n", 2, nil, "; peek: "},
		{"an option of another game", "briscola 1\n# x\nrules standard seats=2 monte=2\n", 3, nil, "monte"},
		{"no such dealer", "briscola 1\nrules standard seats=2\ndealer 2\n", 3, game.ErrDealer, ""},
		{"dealer in words", "briscola 1\nrules standard seats=2\ndealer me\n", 3, nil, `"me" is not a seat`},
		{"dealer with a leading zero", "briscola 1\nrules standard seats=2\ndealer 01\n", 3, nil, `"01" is not a seat`},
		{"two dealers", "briscola 1\nrules standard seats=2\ndealer 0 1\n", 3, nil, "one dealer"},
		{"a word that is no card", head + "deck Rs 4s X\n", 4, nil, `"X" is not a card`},
		{"a short deck", head + "deck Rs 4s\n", 4, game.ErrDeck, "missing"},
		{"a card twice", head + "deck Rs Rs\n", 4, game.ErrDeck, "twice"},
		{"a card that is out", "briscola 1\nrules standard seats=3\ndealer 0\n" + deck, 4, game.ErrDeck, `"2c" is not in play`},
		{"the record ends", head, 4, nil, `ends before its line "deck"`},
		{"no moves line", head + deck, 5, nil, `"moves"`},
		{"moves without their line", head + deck + "1 Rs\n", 5, nil, `"moves"`},
		{"a seed too short", head + deck + "seed 00\nmoves\n", 5, nil, "64"},
		{"two seeds", head + deck + "seed 00 00\nmoves\n", 5, nil, "one seed"},
		{"a seed of another deck", head + deck + "seed " + strings.Repeat("0", 64) + "\nmoves\n", 5, game.ErrSeed, ""},
		{"a seed before the deck", head + "seed " + strings.Repeat("0", 64) + "\n" + deck, 4, nil, `want the line "deck"`},
		{"a word that is no move", head + deck + "moves\n1 Rs\nhello\n", 7, nil, "not a move"},
		{"out of turn", head + deck + "moves\n0 4s\n", 6, game.ErrNotYourTurn, ""},
		{"no such seat", head + deck + "moves\n2 4s\n", 6, game.ErrNoSuchSeat, ""},
		{"a card not held", head + deck + "moves\n1 Rs\n\n0 Ad\n", 8, game.ErrNotHeld, ""},
		{"a card played twice", head + deck + "moves\n1 Rs\n0 4s\n1 Rs\n", 8, game.ErrNotHeld, ""},
		{"a bid in a game without auction", head + deck + "moves\n1 bid 7\n", 6, game.ErrWrongPhase, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			record, err := game.ParseRecord(tt.text)
			var at *game.RecordError
			if !errors.As(err, &at) {
				t.Fatalf("got %v, %v; want a RecordError", record, err)
			}
			if at.Line != tt.line || (tt.want != nil && !errors.Is(err, tt.want)) || !strings.Contains(err.Error(), tt.says) {
				t.Errorf("got %v; want line %d, %v %q", err, tt.line, tt.want, tt.says)
			}
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("the message has several lines: %q", err)
			}
		})
	}
}

func TestParseRecordRefusesMovesAfterTheEnd(t *testing.T) {
	rng := source(16)
	_, record := gametest.Game(rng, gametest.Deal(rng, game.Standard(6)))
	_, err := game.ParseRecord(record.String() + "0 Ad\n")
	var at *game.RecordError
	if !errors.As(err, &at) || !errors.Is(err, game.ErrOver) || at.Line != 5+36+1 {
		t.Errorf("got %v, want line %d: %v", err, 5+36+1, game.ErrOver)
	}
}

func TestReplayRefusesWhatParseRecordRefuses(t *testing.T) {
	deal := gametest.Deal(source(17), game.Standard(2))
	other := game.Seed{1}
	tests := []struct {
		name   string
		record game.Record
		want   error
	}{
		{"a deal that cannot start", game.Record{Deal: game.Deal{Rules: deal.Rules, Deck: deal.Deck[1:]}}, game.ErrDeck},
		{"a seed of another deck", game.Record{Deal: deal, Seed: &other}, game.ErrSeed},
		{"an illegal move", game.Record{Deal: deal, Moves: []game.Move{game.Play(9, 1)}}, game.ErrNoSuchSeat},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if _, err := tt.record.Replay(); !errors.Is(err, tt.want) {
				t.Errorf("got %v, want %v", err, tt.want)
			}
			if report := tt.record.Report(); report.Over || len(report.Tricks) != 0 {
				t.Errorf("got %+v", report)
			}
		})
	}
}
