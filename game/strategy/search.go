package strategy

import (
	"math"
	"math/rand/v2"

	"briscola/game"
)

// search finds the move that does best on the average of many deals that may be the
// real one, each played out by reflex players. All moves are tried on the same deals.
type search struct {
	view    game.View
	worlds  *worlds
	reflex  *reflex
	lineups [game.MaxSeats]*lineup // by partner of the caller, the first where nobody calls
	endgame *endgame               // nil where endings are not played perfectly
	learned *learned               // nil where there is no net for the deal
	out     out
	limit   Limit
	reach   reach
	seesAll bool // all hands lie open, and everybody plays accordingly

	fallen     bool         // the called card has been played
	fromCaller game.CardSet // what the caller has played
}

func newSearch(view game.View, rng *rand.Rand, limit Limit) *search {
	s := &search{view: view, worlds: newWorlds(view, rng), reflex: newReflex(view, weightsOf(view.Rules)), limit: limit, reach: farthest()}
	if s.ends() {
		s.endgame = newEndgame(view.Rules, view.Trump)
	}
	s.seesAll = s.worlds.hidden == 0
	s.out = s.reflex.newOut(view)
	s.lineUp()
	return s
}

// ends reports whether deals of the search come to endings short enough to be played perfectly.
func (s *search) ends() bool {
	rules := s.view.Rules
	if s.view.Caller >= 0 || rules.Sides() != 2 {
		return false
	}
	return rules.Seats == 2 && rules.Hand == 3 || s.view.Stock == 0 && s.view.Hand.Len() <= 3
}

// lineUp makes the lineups that are possible.
func (s *search) lineUp() {
	if s.view.Caller < 0 {
		s.lineups[0] = teams(s.view.Rules)
		return
	}
	for p, c := range s.view.Plays() {
		if p.Turn() == s.view.Caller {
			s.fromCaller = s.fromCaller.With(c)
		}
		s.fallen = s.fallen || c == s.view.Called
	}
	for partner := range s.view.Rules.Seats {
		s.lineups[partner] = partners(s.view, partner)
	}
}

// partner returns the partner of the caller in a position, 0 where nobody calls.
func (s *search) partner(p *game.Position) int {
	switch {
	case s.view.Caller < 0:
		return 0
	case s.view.Partner >= 0:
		return s.view.Partner
	}
	for seat := range s.view.Rules.Seats {
		if p.Hand(seat).Has(s.view.Called) {
			return seat
		}
	}
	return s.view.Caller // which cannot be
}

// option is a move that a search tries.
type option struct {
	move    game.Move
	reflex  *reflex // players with the trump that it makes
	reward  float64 // sum over all worlds
	points  float64
	batches []float64 // average rewards of groups of worlds
	tried   int
	out     bool // another one is better for certain
}

// A batch of worlds has about so many deals played out between two looks at the clock.
const batchDeals = 64

// think tries options on ever more worlds until the limit, or until only one is left.
func (s *search) think(options []option) (searched int) {
	b := s.believe()
	batch := max(2, batchDeals/len(options))
	var o order
	var world game.Position
	for alive := len(options); alive > 1 && !s.limit.stopped(); {
		room := s.limit.Nodes - searched
		if room < alive {
			break
		}
		worlds := min(batch, room/alive)
		for i := range options {
			options[i].batches = append(options[i].batches, 0)
		}
		for range worlds {
			ways := b.sample(&o)
			s.worlds.fill(&world, &o)
			partner := s.partner(&world)
			for i := range options {
				if !options[i].out {
					s.try(&options[i], world, partner, worlds, &ways)
					searched++
				}
			}
		}
		alive = prune(options)
	}
	return searched
}

// try plays one world out with an option.
func (s *search) try(o *option, world game.Position, partner, worlds int, ways *ways) {
	points := s.outcome(o, &world, partner, ways)
	reward := s.reward(&world, points, s.lineups[partner].open[s.view.Seat])
	o.reward += reward
	o.points += float64(points)
	o.tried++
	o.batches[len(o.batches)-1] += reward / float64(worlds)
}

// outcome plays one world out with an option and returns the points of the viewer's side.
func (s *search) outcome(o *option, world *game.Position, partner int, ways *ways) (points int) {
	fallen, out := s.fallen, s.out
	switch o.move.Kind {
	case game.MovePlay:
		if s.learned != nil {
			return s.finishLearned(world, o.move.Card, ways)
		}
		world.Play(o.move.Card)
		fallen = fallen || o.move.Card == s.view.Called
		out.play(s.reflex, o.move.Card)
	case game.MoveTrump:
		world.SetTrump(o.move.Suit)
	}
	return s.finish(world, o.reflex, s.lineups[partner], fallen, out, ways)
}

// finish plays a position out and returns the points of the viewer's side.
func (s *search) finish(p *game.Position, r *reflex, l *lineup, fallen bool, out out, ways *ways) (points int) {
	m, own := &l.open, l.open[s.view.Seat]
	if s.view.Caller >= 0 && !fallen {
		secret := l.suspicious(&s.view, s.worlds.below)
		m = &secret
	}
	for !p.Over() {
		if s.endgame != nil && p.Stock() == 0 && p.OnTable() == 0 {
			return s.endgame.total(p, own)
		}
		c := s.play(r, p, m, &out, ways)
		out.play(r, c)
		if p.Play(c); c == s.view.Called {
			m = &l.open
		}
	}
	return s.taken(p, own)
}

// taken returns the points that some seats have taken.
func (s *search) taken(p *game.Position, seats uint8) (points int) {
	for seat := range s.view.Rules.Seats {
		if seats>>seat&1 != 0 {
			points += p.Points(seat)
		}
	}
	return points
}

// reward says how good it is to end a deal with so many points: half of it is
// winning, half the points, since more of them make a win more certain.
func (s *search) reward(p *game.Position, points int, own uint8) float64 {
	return (s.won(p, points, own) + float64(points)/120) / 2
}

// won returns 1 for a deal won, 0 for one lost and a half for a draw.
func (s *search) won(p *game.Position, points int, own uint8) float64 {
	rest := 120 - points
	switch {
	case s.view.Caller >= 0:
		need := s.view.Target
		if own>>s.view.Caller&1 == 0 {
			need = 121 - need
		}
		return certain(points >= need)
	case s.view.Rules.Seats == 3:
		rest = 0
		for seat := range 3 {
			if seat != s.view.Seat {
				rest = max(rest, p.Points(seat))
			}
		}
	}
	return certain(points > rest) + certain(points == rest)/2
}

// An option is out when it lags behind the best one by so many standard errors, after so many batches.
const (
	lag          = 3.5
	leastBatches = 8
)

// prune puts out what lags behind for certain and returns how many options are left.
func prune(options []option) (alive int) {
	best := leader(options)
	for i := range options {
		o := &options[i]
		if o.out {
			continue
		}
		alive++
		if i != best && len(o.batches) >= leastBatches && behind(o.batches, options[best].batches) {
			o.out = true
			alive--
		}
	}
	return alive
}

// leader returns the best option that is not out.
func leader(options []option) (best int) {
	best = -1
	for i := range options {
		o := &options[i]
		if !o.out && (best < 0 || o.reward*float64(options[best].tried) > options[best].reward*float64(o.tried)) {
			best = i
		}
	}
	return best
}

// behind reports whether rewards are less than others for certain.
func behind(rewards, others []float64) bool {
	n, sum, squares := float64(len(rewards)), 0.0, 0.0
	for i, r := range rewards {
		d := others[i] - r
		sum += d
		squares += d * d
	}
	mean := sum / n
	return mean > lag*math.Sqrt(max(0, squares/n-mean*mean)/n)
}
