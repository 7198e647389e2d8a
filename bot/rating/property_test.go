package rating_test

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"briscola/bot/rating"
)

const millionth = 1e-6

// game draws two to six sides of one to five members each.
func game(of *rapid.Generator[rating.Rating]) *rapid.Generator[[]rating.Side] {
	side := rapid.Custom(func(t *rapid.T) rating.Side {
		return rating.Side{Members: rapid.SliceOfN(of, 1, 5).Draw(t, "members"), Rank: rapid.IntRange(0, 4).Draw(t, "rank")}
	})
	return rapid.SliceOfN(side, 2, 6)
}

func weights() *rapid.Generator[float64] { return rapid.Float64Range(0, 1) }

func TestWinnersGainAndLosersLose(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(keptRating()).Draw(t, "game")
		got := rating.Rate(game, weights().Draw(t, "weight"))
		for i, side := range game {
			others := slices.Delete(slices.Clone(game), i, i+1)
			won := !slices.ContainsFunc(others, func(o rating.Side) bool { return o.Rank <= side.Rank })
			lost := !slices.ContainsFunc(others, func(o rating.Side) bool { return o.Rank >= side.Rank })
			for j, before := range side.Members {
				after := got[i][j]
				if won && (after.Mu < before.Mu || after.Shown() < before.Shown()) {
					t.Errorf("side %d won alone: %v, shown as %d, became %v, shown as %d", i, before, before.Shown(), after, after.Shown())
				}
				if lost && (after.Mu > before.Mu || after.Shown() > before.Shown()) {
					t.Errorf("side %d lost alone: %v, shown as %d, became %v, shown as %d", i, before, before.Shown(), after, after.Shown())
				}
			}
		}
	})
}

func TestADrawBringsTwoTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := keptRating().Draw(t, "a"), keptRating().Draw(t, "b")
		b.Sigma = a.Sigma
		got := rating.Rate([]rating.Side{{Members: []rating.Rating{a}}, {Members: []rating.Rating{b}}}, 1)
		if before, after := math.Abs(a.Mu-b.Mu), math.Abs(got[0][0].Mu-got[1][0].Mu); after > before+millionth {
			t.Errorf("%v and %v became %v: %g apart, then %g", a, b, got, before, after)
		}
	})
}

func TestNoDeviationGrows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(keptRating()).Draw(t, "game")
		got := rating.Rate(game, weights().Draw(t, "weight"))
		for i, side := range game {
			for j, before := range side.Members {
				if got[i][j].Sigma > before.Sigma {
					t.Errorf("%v became %v", before, got[i][j])
				}
			}
		}
	})
}

func TestTheOrderOfSidesAndMembersDoesNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(keptRating()).Draw(t, "game")
		want := rating.Rate(game, 1)
		turned := slices.Clone(game)
		for i := range turned {
			turned[i].Members = slices.Clone(turned[i].Members)
			slices.Reverse(turned[i].Members)
			slices.Reverse(want[i])
		}
		by := rapid.IntRange(0, len(game)-1).Draw(t, "by")
		turned = slices.Concat(turned[by:], turned[:by])
		want = slices.Concat(want[by:], want[:by])
		if got := rating.Rate(turned, 1); distance(got, want) > 1.5*millionth {
			t.Errorf("got %v, want %v", got, want)
		}
	})
}

func TestOnlyTheOrderOfRanksMatters(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(keptRating()).Draw(t, "game")
		want := rating.Rate(game, 1)
		stretched := slices.Clone(game)
		for i := range stretched {
			stretched[i].Rank = 10*stretched[i].Rank*stretched[i].Rank - 7
		}
		if got := rating.Rate(stretched, 1); distance(got, want) > 0 {
			t.Errorf("got %v, want %v", got, want)
		}
	})
}

func TestWeightNothingChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(anyRating()).Draw(t, "game")
		if got := rating.Rate(game, 0); distance(got, given(game)) > 0 {
			t.Errorf("got %v, want %v", got, given(game))
		}
	})
}

func TestFewerThanTwoSidesChangeNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(anyRating()).Draw(t, "game")[:rapid.IntRange(0, 1).Draw(t, "sides")]
		if got := rating.Rate(game, 1); distance(got, given(game)) > 0 {
			t.Errorf("got %v, want %v", got, given(game))
		}
	})
}

func TestAWeightMakesThatPartOfTheChange(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(keptRating()).Draw(t, "game")
		weight := weights().Draw(t, "weight")
		part, full := rating.Rate(game, weight), rating.Rate(game, 1)
		for i, side := range game {
			for j, before := range side.Members {
				mu := before.Mu + weight*(full[i][j].Mu-before.Mu)
				variance := before.Sigma*before.Sigma + weight*(full[i][j].Sigma*full[i][j].Sigma-before.Sigma*before.Sigma)
				want := rating.Rating{Mu: mu, Sigma: math.Sqrt(variance)}
				if got := part[i][j]; distance(ratings{{got}}, ratings{{want}}) > 2*millionth {
					t.Errorf("weight %g made %v of %v, the full weight %v: want %v", weight, got, before, full[i][j], want)
				}
				if got := part[i][j].Sigma; got < full[i][j].Sigma {
					t.Errorf("weight %g made %v of %v, less than the full weight %v", weight, got, before.Sigma, full[i][j].Sigma)
				}
			}
		}
	})
}

func TestWhatIsFiniteStaysFinite(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(anyRating()).Draw(t, "game")
		if rapid.Bool().Draw(t, "empty") {
			game[0].Members = nil
		}
		for _, members := range rating.Rate(game, rapid.Float64().Draw(t, "weight")) {
			for _, r := range members {
				if math.IsNaN(r.Mu+r.Sigma) || math.IsInf(r.Mu, 0) || math.IsInf(r.Sigma, 0) || !(r.Sigma > 0) {
					t.Errorf("%v became %v", game, r)
				}
			}
		}
	})
}

func TestRatingsCanBeKeptInMillionths(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(anyRating()).Draw(t, "game")
		for _, members := range rating.Rate(game, 1) {
			for _, r := range members {
				mu, sigma := int64(math.Round(r.Mu*1e6)), int64(math.Round(r.Sigma*1e6))
				if kept := (rating.Rating{Mu: float64(mu) / 1e6, Sigma: float64(sigma) / 1e6}); kept != r {
					t.Errorf("%v comes back as %v", r, kept)
				}
			}
		}
	})
}

func TestANewcomerIsRatedAlikeOnceKept(t *testing.T) {
	fresh, kept := rating.New(), rating.Rating{Mu: 25, Sigma: 8.333333}
	a := rating.Rate([]rating.Side{{Members: []rating.Rating{fresh}, Rank: 1}, {Members: []rating.Rating{fresh}, Rank: 2}}, 1)
	b := rating.Rate([]rating.Side{{Members: []rating.Rating{kept}, Rank: 1}, {Members: []rating.Rating{kept}, Rank: 2}}, 1)
	if fresh != kept || distance(a, b) > 0 {
		t.Errorf("fresh ones are %v and become %v, kept ones %v", fresh, a, b)
	}
}

func TestRateLeavesItsArgumentsAsTheyAre(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		game := game(keptRating()).Draw(t, "game")
		want := given(game)
		for i := range want {
			want[i] = slices.Clone(want[i])
		}
		rating.Rate(game, 1)
		if distance(given(game), want) > 0 {
			t.Errorf("%v became %v", want, given(game))
		}
	})
}

// given takes the ratings out of a game.
func given(game []rating.Side) ratings {
	list := make(ratings, len(game))
	for i, side := range game {
		list[i] = side.Members
	}
	return list
}
