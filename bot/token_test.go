package bot_test

import (
	"strings"
	"testing"

	"briscola/bot"
)

func TestTokenIsReadAsItIsWritten(t *testing.T) {
	for _, want := range []bot.Token{
		{Verb: "play", Table: "k7q2m9", Seq: 17, Arg: "3c"},
		{Verb: "play", Table: "k7q2m9", Seq: 17, Arg: "2"},
		{Verb: "join", Table: "k7q2m9"},
		{Verb: "board", Table: "-", Arg: "3"},
		{Verb: "hand", Table: "abcdefghij012345", Seq: 1<<64 - 1},
	} {
		got, err := bot.ParseToken(want.String())
		if err != nil || got != want {
			t.Errorf("ParseToken(%q) = %+v, %v, want %+v", want.String(), got, err, want)
		}
	}
}

func TestTokenThatNoButtonCarriesIsRefused(t *testing.T) {
	for _, s := range []string{
		"",                                       // nothing
		"play",                                   // no table
		"play.k7q2m9",                            // no number
		"play.k7q2m9.x",                          // no number
		"play.k7q2m9.-1",                         // below nothing
		"play.k7q2m9.+1",                         // written in another way
		"play.k7q2m9.01",                         // written in another way
		"play.k7q2m9.18446744073709551616",       // too large
		"play.k7q2m9.1.",                         // an empty argument
		"play.k7q2m9.1.3c.4d",                    // too many parts
		"PLAY.k7q2m9.1",                          // capitals
		"play.K7Q2M9.1",                          // capitals
		"play.k7q2m9.1.☠",                        // no ASCII
		"play..1",                                // no table
		".k7q2m9.1",                              // no verb
		"play.k7q2m9.1.a b",                      // a blank
		"play." + strings.Repeat("a", 17) + ".1", // too long a table
		strings.Repeat("a", 65),                  // too long
	} {
		if got, err := bot.ParseToken(s); err == nil {
			t.Errorf("ParseToken(%q) = %+v, want an error", s, got)
		}
	}
}

func FuzzParseToken(f *testing.F) {
	for _, s := range []string{"play.k7q2m9.17.3c", "join.k7q2m9.0", "board.-.0.1", "a.b.c", "...", "play.k7q2m9.17.☠"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		token, err := bot.ParseToken(s)
		if err == nil && (token.String() != s || len(s) > 64) {
			t.Errorf("ParseToken(%q) is written %q", s, token.String())
		}
	})
}
