package game

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/bits"
	"math/rand/v2"
)

// Seed decides a shuffle. It must come from a source that nobody can predict.
type Seed [32]byte

// String returns 64 hexadecimal digits.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// ParseSeed reads 64 hexadecimal digits.
func ParseSeed(text string) (Seed, error) {
	var s Seed
	if len(text) != hex.EncodedLen(len(s)) {
		return Seed{}, fmt.Errorf("a seed has %d hexadecimal digits, not %d", hex.EncodedLen(len(s)), len(text))
	}
	if _, err := hex.Decode(s[:], []byte(text)); err != nil {
		return Seed{}, fmt.Errorf("a seed has hexadecimal digits only")
	}
	return s, nil
}

// Shuffle returns the cards of the rules in the order that the seed decides, top
// first. The package documentation says how, so that others can repeat it.
func Shuffle(r Rules, seed Seed) []Card {
	deck := r.Cards().Cards()
	shuffle(deck, rand.NewChaCha8(seed))
	return deck
}

// shuffle is the Fisher-Yates shuffle of the package documentation.
func shuffle(deck []Card, source *rand.ChaCha8) {
	for i := len(deck) - 1; i > 0; i-- {
		j := uniform(source, uint64(i+1))
		deck[i], deck[j] = deck[j], deck[i]
	}
}

// uniform returns a number in 0..n-1, all equally likely.
func uniform(source *rand.ChaCha8, n uint64) uint64 {
	for {
		high, low := bits.Mul64(source.Uint64(), n)
		if low >= n || low >= -n%n {
			return high
		}
	}
}

// Commitment returns the hash that is published before a deal, so that the seed,
// published after it, proves that the deck was settled beforehand.
func Commitment(seed Seed, deck []Card) [32]byte {
	return sha256.Sum256(append(seed[:], cardsText(deck)...))
}
