package game_test

import (
	"crypto/sha256"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"briscola/game"
	"briscola/game/gametest"
)

// shuffleByTheBook follows the words of the package documentation with big numbers.
func shuffleByTheBook(rules game.Rules, seed game.Seed) string {
	var deck []string
	for _, suit := range strings.Split("d c s b", " ") {
		for _, rank := range strings.Split("A 2 3 4 5 6 7 F C R", " ") {
			if c, err := game.ParseCard(rank + suit); err == nil && rules.Cards().Has(c) {
				deck = append(deck, c.String())
			}
		}
	}
	words := rand.NewChaCha8(seed)
	for i := len(deck) - 1; i >= 1; i-- {
		n := big.NewInt(int64(i + 1))
		power := new(big.Int).Lsh(big.NewInt(1), 64)
		for {
			product := new(big.Int).Mul(new(big.Int).SetUint64(words.Uint64()), n)
			high, low := new(big.Int).DivMod(product, power, new(big.Int))
			if low.Cmp(new(big.Int).Mod(power, n)) >= 0 {
				j := int(high.Int64())
				deck[i], deck[j] = deck[j], deck[i]
				break
			}
		}
	}
	return strings.Join(deck, " ")
}

func TestShuffleIsAsDocumented(t *testing.T) {
	rng := source(10)
	for _, rules := range gametest.Rules() {
		for range 20 {
			seed := gametest.Seed(rng)
			if got, want := deckText(game.Shuffle(rules, seed)), shuffleByTheBook(rules, seed); got != want {
				t.Fatalf("%s, seed %s:\ngot  %s\nwant %s", rules, seed, got, want)
			}
		}
	}
}

func TestShuffleNeverChangesItsMeaning(t *testing.T) {
	// Published seeds must give the same decks for ever.
	seed, err := game.ParseSeed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
	if err != nil {
		t.Fatal(err)
	}
	deck := game.Shuffle(game.Standard(2), seed)
	const want = "Cb 6b Ad 2b 5d Cs Ab Ac Fb 3s 2d 5s Rb As 5c 7b 2s 6c Rd 3b 7c 3d Cd 7s 5b 4c 3c 4b Rs Cc 2c 6s Rc 7d 4d Fd Fc 6d 4s Fs"
	if got := deckText(deck); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got, want := game.Commitment(seed, deck), sha256.Sum256([]byte(string(seed[:])+want)); got != want {
		t.Errorf("commitment: got %x, want %x", got, want)
	}
	const commitment = "e8efcf073390ffde217d71d17b4bb8daf5c06a67060fdb1e88bcb0c3bef6d20a"
	if got := fmt.Sprintf("%x", game.Commitment(seed, deck)); got != commitment {
		t.Errorf("commitment: got %s, want %s", got, commitment)
	}
}

func TestShuffleIsFair(t *testing.T) {
	// Every card at every place: 40 x 40 counts around 250, chi-square with 39 degrees of freedom per card.
	rng, rules := source(11), game.Standard(2)
	const deals = 10000
	var counts [64][40]int
	for range deals {
		for place, c := range game.Shuffle(rules, gametest.Seed(rng)) {
			counts[c][place]++
		}
	}
	for c := range rules.Cards().All() {
		chi := 0.0
		for _, n := range counts[c] {
			d := float64(n) - deals/40
			chi += d * d / (deals / 40)
		}
		if chi > 85 { // beyond 1 in 30,000
			t.Errorf("%s: chi-square %.1f", c, chi)
		}
	}
}

func TestCommitmentDependsOnSeedAndDeck(t *testing.T) {
	deck := game.Shuffle(game.Standard(2), game.Seed{1})
	same := game.Commitment(game.Seed{1}, deck)
	if same != game.Commitment(game.Seed{1}, deck) || same == game.Commitment(game.Seed{2}, deck) || same == game.Commitment(game.Seed{1}, deck[1:]) {
		t.Error("the commitment must be the same for the same seed and deck only")
	}
}

func TestSeedText(t *testing.T) {
	seed := gametest.Seed(source(12))
	if got, err := game.ParseSeed(seed.String()); got != seed || err != nil {
		t.Errorf("got %s, %v; want %s", got, err, seed)
	}
	for _, text := range []string{"", "00", strings.Repeat("0", 63), strings.Repeat("0", 65), strings.Repeat("g", 64)} {
		if _, err := game.ParseSeed(text); err == nil {
			t.Errorf("ParseSeed(%q): want an error", text)
		}
	}
}

func deckText(deck []game.Card) string {
	words := make([]string, len(deck))
	for i, c := range deck {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}
