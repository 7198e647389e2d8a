package rating_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"briscola/bot/rating"
)

func TestShownIsACautiousEstimateThatStartsAtAThousand(t *testing.T) {
	for _, row := range []struct {
		given rating.Rating
		want  int
	}{
		{rating.New(), 1000},
		{rating.Rating{Mu: 25, Sigma: 8.333333}, 1000}, // as it is kept
		{rating.Rating{Mu: 27.635231, Sigma: 8.065506}, 1138},
		{rating.Rating{Mu: 22.364769, Sigma: 8.065506}, 927},
		{rating.Rating{Mu: 25, Sigma: 1}, 1880},
		{rating.Rating{Mu: 0.0125, Sigma: 0.000001}, 1000}, // 1000.49988
		{rating.Rating{Mu: 0.013, Sigma: 0.000001}, 1001},  // 1000.51988
		{rating.Rating{Mu: -22, Sigma: 0.5}, 60},
		{rating.Rating{Mu: -22, Sigma: 1}, 0},
		{rating.Rating{Mu: -22, Sigma: 2}, 0},
		{rating.Rating{Mu: -math.MaxFloat64, Sigma: 1}, 0},
	} {
		if got := row.given.Shown(); got != row.want {
			t.Errorf("%v.Shown() = %d, want %d", row.given, got, row.want)
		}
	}
}

func TestShownGrowsWithTheMean(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		low, high := anyRating().Draw(t, "low"), anyRating().Draw(t, "high")
		high.Sigma = low.Sigma
		if low.Mu > high.Mu {
			low, high = high, low
		}
		if a, b := low.Shown(), high.Shown(); a < 0 || a > b {
			t.Errorf("%v is shown as %d, %v as %d", low, a, high, b)
		}
	})
}

func TestShownFallsWithTheDeviation(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sure, unsure := anyRating().Draw(t, "sure"), anyRating().Draw(t, "unsure")
		unsure.Mu = sure.Mu
		if sure.Sigma > unsure.Sigma {
			sure, unsure = unsure, sure
		}
		if a, b := sure.Shown(), unsure.Shown(); a < b {
			t.Errorf("%v is shown as %d, %v as %d", sure, a, unsure, b)
		}
	})
}

// anyRating draws a finite rating, however strange.
func anyRating() *rapid.Generator[rating.Rating] {
	return rapid.Custom(func(t *rapid.T) rating.Rating {
		return rating.Rating{
			Mu:    rapid.Float64Range(-math.MaxFloat64, math.MaxFloat64).Draw(t, "mu"),
			Sigma: rapid.Float64Range(math.SmallestNonzeroFloat64, math.MaxFloat64).Draw(t, "sigma"),
		}
	})
}

// keptRating draws a rating as it is kept, in millionths, that people could come to have.
func keptRating() *rapid.Generator[rating.Rating] {
	return rapid.Custom(func(t *rapid.T) rating.Rating {
		return rating.Rating{
			Mu:    float64(rapid.IntRange(-100e6, 200e6).Draw(t, "mu")) / 1e6,
			Sigma: float64(rapid.IntRange(1, 8_333_333).Draw(t, "sigma")) / 1e6,
		}
	})
}
