package rating

import "math"

// The parameters of the model, which doc.go explains.
const (
	mu    = 25.0
	sigma = 25.0 / 3
	beta  = 25.0 / 6
	kappa = 1e-4
)

// How a rating is shown.
const (
	start   = 1000
	scale   = 40
	caution = 3 // standard deviations
)

// How a rating is kept.
const (
	perUnit = 1e6 // a rating is a multiple of a millionth,
	bound   = 1e6 // and no larger than this
)

// Rating is what is known of somebody's skill: a normal distribution.
type Rating struct {
	Mu    float64 // mean
	Sigma float64 // standard deviation, above 0
}

// New is the rating of somebody of whom nothing is known.
func New() Rating { return Rating{Mu: mu, Sigma: sigma}.rounded() }

// Shown is the whole number that people see: 1000 for a newcomer, more for the better, never below 0.
func (r Rating) Shown() int {
	r = r.rounded()
	return int(math.Round(max(0, start+scale*(r.Mu-caution*r.Sigma))))
}

// rounded gives the nearest rating that can be kept.
func (r Rating) rounded() Rating {
	return Rating{
		Mu:    round(min(max(r.Mu, -bound), bound)),
		Sigma: round(min(max(r.Sigma, 1/perUnit), bound)),
	}
}

func round(x float64) float64 { return math.Round(x*perUnit) / perUnit }
