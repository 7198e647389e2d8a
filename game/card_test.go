package game_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/game"
)

func TestPackIsFortyCardsOfFourSuitsAndTenRanks(t *testing.T) { // R1
	want := "Ad 2d 3d 4d 5d 6d 7d Fd Cd Rd Ac 2c 3c 4c 5c 6c 7c Fc Cc Rc As 2s 3s 4s 5s 6s 7s Fs Cs Rs Ab 2b 3b 4b 5b 6b 7b Fb Cb Rb"
	if got := game.Standard(2).Cards().String(); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestCardIsItsRankAndSuit(t *testing.T) {
	for _, s := range game.Suits() {
		for _, r := range game.Ranks() {
			c := game.NewCard(r, s)
			if c.Rank() != r || c.Suit() != s {
				t.Errorf("%s of %s: got %s of %s", r, s, c.Rank(), c.Suit())
			}
			if got, err := game.ParseCard(c.String()); got != c || err != nil {
				t.Errorf("ParseCard(%q): got %v, %v", c, got, err)
			}
		}
	}
}

func TestNoCardHasNoRankAndNoSuit(t *testing.T) {
	for _, c := range []game.Card{game.NoCard, game.NewCard(game.NoRank, game.Coppe), game.NewCard(game.Ace, game.NoSuit), game.NewCard(11, game.Coppe), game.NewCard(game.Ace, 5)} {
		if c != game.NoCard || c.Rank() != game.NoRank || c.Suit() != game.NoSuit || c.String() != "" {
			t.Errorf("got %d, rank %d, suit %d, %q", c, c.Rank(), c.Suit(), c)
		}
	}
}

func TestParseCardRefusesWhatIsNoCard(t *testing.T) {
	for _, text := range []string{"", "3", "c3", "3C", "ad", "8d", "1d", "3cc", " 3c", "3c ", "10", "3ç", "Ax"} {
		if c, err := game.ParseCard(text); err == nil {
			t.Errorf("ParseCard(%q): got %v, want an error", text, c)
		}
	}
}

func TestCardSetHoldsEachCardOnce(t *testing.T) {
	s := game.SetOf(card(t, "3c"), card(t, "Ad"), card(t, "3c"), game.NoCard)
	if s.Len() != 2 || s.String() != "Ad 3c" {
		t.Errorf("got %d cards %q, want 2 cards %q", s.Len(), s, "Ad 3c")
	}
	if s.Has(game.NoCard) || !s.Has(card(t, "3c")) || s.Has(card(t, "3d")) {
		t.Error("Has does not tell the cards in the set from the others")
	}
	if s = s.Without(card(t, "3c")); s != game.SetOf(card(t, "Ad")) {
		t.Errorf("without 3c: got %q", s)
	}
	if s.Without(card(t, "3c")) != s || s.Without(game.NoCard) != s {
		t.Error("removing a card that is not there changed the set")
	}
}

func TestCardSetAtCountsInTheOrderOfAll(t *testing.T) {
	all := game.Standard(2).Cards()
	if got := slices.Collect(all.All()); !slices.Equal(got, all.Cards()) {
		t.Errorf("All yields %v, Cards returns %v", got, all.Cards())
	}
	for i, c := range all.Cards() {
		if got := all.At(i); got != c {
			t.Errorf("At(%d): got %s, want %s", i, got, c)
		}
	}
	for c := range all.All() { // stopping early must be possible
		if c != card(t, "Ad") {
			t.Errorf("first card: got %s, want Ad", c)
		}
		break
	}
}

func TestCardsAndSuitsReadTheTextTheyWrite(t *testing.T) {
	type pair struct {
		Card game.Card
		Suit game.Suit
	}
	pairs := []pair{{}, {Suit: game.Coppe}} // NoCard and NoSuit are written as nothing
	for _, rank := range game.Ranks() {
		for _, suit := range game.Suits() {
			pairs = append(pairs, pair{game.NewCard(rank, suit), suit})
		}
	}
	data, err := json.Marshal(pairs)
	if err != nil {
		t.Fatal(err)
	}
	var got []pair
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(pairs, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
