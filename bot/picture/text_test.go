package picture_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"briscola/bot/picture"
	"briscola/game"
	"briscola/game/gametest"
)

// told lists the cards that a text names.
func told(text string) (cards []game.Card) {
	for _, suit := range game.Suits() {
		for _, rank := range game.Ranks() {
			c := named(game.NewCard(rank, suit))
			if strings.Contains(text, c.Name) || strings.Contains(text, c.Short) {
				cards = append(cards, c.Face)
			}
		}
	}
	return cards
}

func TestTheTextOfATableNamesTheCardsThatASpectatorSeesAndNoOther(t *testing.T) {
	rng := source(1)
	for range 2000 {
		deal := gametest.Deal(rng, gametest.RandomRules(rng))
		state, _ := gametest.Play(rng, deal, rng.IntN(60))
		g := state.View(-1)
		seen := game.SetOf(g.Table...) | game.SetOf(g.StockOrder...) | game.SetOf(g.Called)
		if g.Stock > 0 {
			seen = seen.With(g.Briscola)
		}
		if n := len(g.Tricks); n > 0 {
			seen |= game.SetOf(g.Tricks[n-1].Cards...)
		}
		for _, hand := range g.Hands {
			seen |= hand
		}
		v := viewOf(g)
		for _, layout := range []picture.Layout{picture.Row, picture.Cross} {
			v.Layout = layout
			if got := told(v.Text()); !slices.Equal(got, seen.Cards()) {
				t.Fatalf("%s: the text names %v, want %v:\n%s", deal.Rules, got, seen.Cards(), v.Text())
			}
		}
		if n := len(utf16.Encode([]rune(v.Text()))); n > 1000 {
			t.Fatalf("a text of %d characters, want at most 1,000:\n%s", n, v.Text())
		}
	}
}

func TestTheTextOfAHandNamesItsCardsByTheirNumbers(t *testing.T) {
	rng := source(2)
	for range 500 {
		state, _ := gametest.Play(rng, gametest.Deal(rng, gametest.RandomRules(rng)), rng.IntN(40))
		g := state.View(max(0, state.Turn()))
		v := handView(g)
		text := v.Text()
		if got := told(text); !slices.Equal(got, g.Hand.Cards()) {
			t.Fatalf("the text names %v, want %v:\n%s", got, g.Hand.Cards(), text)
		}
		if !strings.HasSuffix(text, v.Turn+".") {
			t.Fatalf("the text does not end with whose turn it is:\n%s", text)
		}
	}
}

func TestTheTextOfAHandSaysWhatMayNotBePlayed(t *testing.T) {
	v := picture.HandView{
		Title: "la tua mano", Trump: trump(game.Coppe), Turn: "Tocca a te", Words: words(),
		Cards: []picture.HandCard{
			{Card: named(game.NewCard(game.Seven, game.Denari)), Number: 1},
			{Card: named(game.NewCard(game.Re, game.Spade)), Number: 3, Blocked: true},
		},
	}
	const want = "La tua mano: 1, Sette di denari; 3, Re di spade, non giocabile. Briscola: coppe. Tocca a te."
	if got := v.Text(); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	v.Cards, v.Turn = nil, "Tocca a Lucia"
	if got, want := v.Text(), "La tua mano: carte tutte giocate. Briscola: coppe. Tocca a Lucia."; got != want {
		t.Errorf("without cards: got  %s\nwant %s", got, want)
	}
}

func TestTheTextOfATableReadsAsSentences(t *testing.T) {
	v := tableView(game.Standard(4), 3, 9)
	const want = "Briscola · mano 3. Briscola: Cinque di denari, 20 carte nel mazzo. In tavola: Đurđica Čošić-Ćatić, Fante di bastoni, " +
		"in testa. Ultima presa, Đurđica Čošić-Ćatić: Sette di denari, Cavallo di bastoni, Tre di denari, Due di bastoni. Tocca a Lucia. " +
		"Carte in mano: Lucia 3, Wilhelmina Wągłowska-Żyw 3, X 3, Đurđica Čošić-Ćatić 2. Punti: Lucia e X 27, gli altri 120."
	if got := v.Text(); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestALongTextGivesUpScoresFirstAndCardsNever(t *testing.T) {
	v := tableView(game.Briscolone(), 3, 20)
	for i := range v.Seats {
		v.Seats[i].Hand = allNamed(game.Rules{}.Cards().Cards())[20*i : 20*i+20]
	}
	cuts := map[[2]bool]bool{}
	for n := range 300 {
		v.Title = strings.Repeat("x", n)
		text := v.Text()
		held, points := strings.Contains(text, "Carte in mano"), strings.Contains(text, "Punti")
		if points && !held {
			t.Errorf("with a title of %d letters scores are told and numbers of cards are not", n)
		}
		if got := told(text); len(got) != 40 || !strings.Contains(text, v.Turn) {
			t.Errorf("with a title of %d letters %d cards are told, want 40, and whose turn it is:\n%s", n, len(got), text)
		}
		cuts[[2]bool{held, points}] = true
	}
	if len(cuts) != 3 {
		t.Errorf("got these cuts: %v, want all, no scores, and no numbers either", cuts)
	}
	if v.Title = strings.Repeat("𝄞", 2000); len(utf16.Encode([]rune(v.Text()))) > 1000 {
		t.Error("a title that is too long makes the text longer than 1,000 characters")
	}
}

func TestTheTextOfAResultNamesWhatEachSideHasTaken(t *testing.T) {
	for seed := range uint64(100) {
		rules := gametest.Presets()[seed%8]
		v := resultView(rules, seed)
		text := v.Text()
		for _, side := range v.Sides {
			for _, c := range side.Cards {
				if !strings.Contains(text, c.Name) && !strings.Contains(text, c.Short) {
					t.Errorf("%s: the text does not name %s:\n%s", rules, c.Name, text)
				}
			}
		}
	}
}

func TestTheTextOfAReplayNamesThePlayedCardsAndNoOther(t *testing.T) {
	for seed := range uint64(100) {
		v := replayView(gametest.Presets()[seed%8], seed)
		state, err := v.Record.Replay()
		if err != nil {
			t.Fatal(err)
		}
		var played game.CardSet
		for _, trick := range state.View(-1).Tricks {
			played |= game.SetOf(trick.Cards...)
		}
		if got := told(v.Text()); !slices.Equal(got, played.Cards()) {
			t.Errorf("the text names %v, want %v", got, played.Cards())
		}
	}
}
