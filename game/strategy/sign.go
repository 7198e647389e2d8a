package strategy

import (
	"math/rand/v2"

	"briscola/game"
)

// One sign in so many is a lie.
const lies = 20

// Sign returns the honour of the trump suit, Ace, Three, Re, Cavallo or Fante, that
// a computer in the seat of the view would now show to its partners by a sign: the
// strongest one that they cannot know of, or once in a while one that it does not
// hold. It is false when there is nothing to show: no known partner, no trump, an
// honourless hand, hands that lie open to the partners, or the deal is over. A
// Sign remembers nothing: the same hand has the same sign, lies aside.
func Sign(view game.View, rng *rand.Rand) (game.Rank, bool) {
	if view.Phase != game.PhasePlay || !signals(view) {
		return game.NoRank, false
	}
	held := strongest(view, view.Hand&^view.Shown[view.Seat])
	if held == game.NoRank {
		return game.NoRank, false
	}
	if lie := strongest(view, view.Unseen()); lie != game.NoRank && rng.IntN(lies) == 0 {
		return lie, true
	}
	return held, true
}

// signals reports whether the seat has a partner with cards to play who does not see its hand anyway.
func signals(view game.View) bool {
	for seat := range view.Rules.Seats {
		if view.Seat >= 0 && view.Rules.Partners(seat, view.Seat) && view.HandSizes[seat] > 0 && view.Hands[seat] == 0 {
			return true
		}
	}
	return false
}

// strongest returns the rank of the strongest honour of trump among some cards,
// NoRank where there is none.
func strongest(view game.View, cards game.CardSet) (rank game.Rank) {
	best := 0
	for _, r := range [...]game.Rank{game.Ace, game.Three, game.Re, game.Cavallo, game.Fante} {
		c := game.NewCard(r, view.Trump)
		if strength := view.Rules.Strength(c); cards.Has(c) && strength > best {
			rank, best = r, strength
		}
	}
	return rank
}
