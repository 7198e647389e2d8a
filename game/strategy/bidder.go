package strategy

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"briscola/game"
)

// bidder bids and calls by what comes of contracts in deals played out in thought.
type bidder struct {
	daring float64 // least value of a contract for which it bids, in match points
	bluffs int     // one hand in so many is bid as if it were better; 0 is none
	deals  int     // played out for each contract
}

// Of each bid only the most promising contracts are looked at, and only if a first guess comes near a gain.
const (
	contracts = 2
	hopeless  = -1.2 // match points
	bluff     = 0.5  // match points
)

// speak bids, throws a poor hand in or passes.
func (b bidder) speak(view game.View, rng *rand.Rand, limit Limit) (choice Choice) {
	if limit.stopped() {
		return Choice{Move: speak(view, b.daring, guess(view))}
	}
	least := b.daring
	if b.bluffs > 0 && rng.IntN(b.bluffs) == 0 && othersBid(view) {
		least -= bluff
	}
	over := false // the time is, or there are no more bids
	choice.Move = speak(view, least, func(bid game.Move) float64 {
		if over = over || bid.Kind != game.MoveBid || limit.stopped(); !over {
			if best, value := b.best(view, bid, rng, limit, &choice); best != nil {
				return value
			}
		}
		return math.Inf(-1)
	})
	return choice
}

// othersBid reports whether enough others are still in the auction, so that a bid that
// is too high is likely to be taken over.
func othersBid(view game.View) bool {
	active := 0
	for seat := range view.Rules.Seats {
		active += oneIf(seat != view.Seat && !view.Passed[seat])
	}
	return active >= 3
}

// call names the card that promises most.
func (b bidder) call(view game.View, rng *rand.Rand, limit Limit) (choice Choice) {
	best, _ := b.best(view, view.Bid, rng, limit, &choice)
	if best == nil {
		return Choice{Move: game.Call(view.Seat, bestContract(view, view.Bid).called)}
	}
	choice.Move = game.Call(view.Seat, best.called)
	return choice
}

// best returns the contract that promises most with a bid and what it is worth; nil where none comes near a gain. The worth
// lies halfway between what the deals came to, in which the others suspect anybody, and what such hands have brought in real
// play. What was searched is added to the choice.
func (b bidder) best(view game.View, bid game.Move, rng *rand.Rand, limit Limit, choice *Choice) (best *prospect, value float64) {
	target := max(bid.Target, game.MinTarget)
	if limit.Nodes == 0 || limit.Nodes > b.deals {
		limit.Nodes = b.deals
	}
	for _, c := range b.shortlist(view, bid, target) {
		if limit.stopped() {
			break
		}
		p := newProspect(view, c, rng, limit)
		choice.Searched += p.deals
		if view.Phase == game.PhaseCall {
			choice.Values = append(choice.Values, Value{game.Call(view.Seat, c), p.points()})
		}
		v := (p.value(view.Rules, target) + float64(view.Rules.Stake(target))*appraise(view, c, target)) / 2
		if best == nil || v > value {
			best, value = p, v
		}
	}
	if best != nil && view.Phase == game.PhaseAuction {
		choice.Values = append(choice.Values, Value{bid, best.points()})
	}
	return best, value
}

// shortlist returns the cards that could be called with a bid and come near a gain at a first guess, the best ones. In the
// call itself they are looked at whatever they promise.
func (b bidder) shortlist(view game.View, bid game.Move, target int) (cards []game.Card) {
	guesses := map[game.Card]float64{}
	for c := range view.Rules.Cards().All() {
		if bid.Rank != game.NoRank && c.Rank() != bid.Rank {
			continue
		}
		if guesses[c] = appraise(view, c, target); guesses[c] > hopeless || view.Phase == game.PhaseCall {
			cards = append(cards, c)
		}
	}
	slices.SortStableFunc(cards, func(x, y game.Card) int { return cmp.Compare(guesses[y], guesses[x]) })
	return cards[:min(len(cards), contracts+2*oneIf(view.Phase == game.PhaseCall))]
}
