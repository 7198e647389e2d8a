package game_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
	"briscola/game/gametest"
)

func FuzzParseCard(f *testing.F) {
	for _, text := range []string{"3c", "Ad", "Rb", "", "3C", "10d", "3\xc3"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if c, err := game.ParseCard(text); (err == nil) != (c != game.NoCard) || (err == nil && c.String() != text) {
			t.Errorf("ParseCard(%q): got %q, %v", text, c, err)
		}
	})
}

func FuzzParseRules(f *testing.F) {
	for rng := source(19); rng.IntN(30) > 0; {
		f.Add(gametest.RandomRules(rng).String())
	}
	f.Add("standard seats=4 lowthree=on")
	f.Add("chiamata points=on blind=judged monte=2 cappotto=1 multipliers=off")
	f.Add("briscolone5 follow=on hand=-7")
	f.Add("standard out=2c out=2s =")
	f.Fuzz(func(t *testing.T, text string) {
		rules, err := game.ParseRules(text)
		if err != nil {
			return
		}
		if again, err := game.ParseRules(rules.String()); again != rules || err != nil {
			t.Errorf("%q is written as %q, which reads as %+v, %v", text, rules, again, err)
		}
		if rules.Validate() == nil {
			if _, _, err := game.Start(game.Deal{Rules: rules, Deck: rules.Cards().Cards()}); err != nil {
				t.Errorf("%q is valid but cannot start: %v", text, err)
			}
		}
	})
}

func FuzzParseMove(f *testing.F) {
	for _, text := range []string{"1 Rs", "3 bid 2 61", "3 bid 75", "0 pass", "2 call 7s", "4 trump d", "4 keep", "1 monte", "1 swap", "5 concede", "1 bid", "9 Rs"} {
		f.Add(text)
	}
	states := []game.State{
		gametest.Layout{Rules: game.Standard(6)}.Start(), gametest.Layout{Rules: game.Brisca(2)}.Start(),
		gametest.Layout{Rules: game.Bastarda()}.Start(),
	}
	f.Fuzz(func(t *testing.T, text string) {
		move, err := game.ParseMove(text)
		if err != nil {
			return
		}
		if again, err := game.ParseMove(move.String()); again != move || err != nil {
			t.Errorf("%q is written as %q, which reads as %+v, %v", text, move, again, err)
		}
		var refused *game.MoveError
		for _, state := range states {
			if after, _, err := state.Do(move); err != nil && (!errors.As(err, &refused) || after != state) {
				t.Errorf("move %q: %v", text, err)
			}
		}
	})
}

func FuzzParseRecord(f *testing.F) {
	rng := source(20)
	for range 40 {
		_, record := gametest.Play(rng, gametest.Deal(rng, gametest.RandomRules(rng)), rng.IntN(60))
		f.Add(record.String())
	}
	f.Add("briscola 1\nrules standard seats=2\ndealer 0\ndeck " + deckD + "\nseed 00\nmoves\n1 Rs\n")
	f.Add("briscola 1 # x\n\r\nrules chiamata\ndealer 4\ndeck\nmoves\n1 bid 2 61\n")
	f.Fuzz(func(t *testing.T, text string) {
		record, err := game.ParseRecord(text)
		var at *game.RecordError
		if err != nil {
			if !errors.As(err, &at) || at.Line < 1 {
				t.Errorf("got %v, want a RecordError with a line", err)
			}
			return
		}
		if _, err := record.Replay(); err != nil {
			t.Errorf("a record that was read does not replay: %v", err)
		}
		again, err := game.ParseRecord(record.String())
		if diff := cmp.Diff(record, again); diff != "" || err != nil {
			t.Errorf("round trip: %v\n%s", err, diff)
		}
	})
}

func FuzzGame(f *testing.F) {
	for seed := range uint64(40) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		rng := source(seed)
		state, record := gametest.Game(rng, gametest.Deal(rng, gametest.RandomRules(rng)))
		read, err := game.ParseRecord(record.String())
		if diff := cmp.Diff(record, read); diff != "" || err != nil {
			t.Fatalf("round trip: %v\n%s", err, diff)
		}
		if again, err := read.Replay(); again != state || err != nil {
			t.Errorf("replay gives another state, error %v", err)
		}
	})
}

func FuzzParseSeed(f *testing.F) {
	f.Add(game.Seed{1, 2, 3}.String())
	f.Add("zz")
	f.Fuzz(func(t *testing.T, text string) {
		if seed, err := game.ParseSeed(text); err == nil {
			if again, err := game.ParseSeed(seed.String()); again != seed || err != nil {
				t.Errorf("%q is written as %s, which reads as %s, %v", text, seed, again, err)
			}
		}
	})
}
