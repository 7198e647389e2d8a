package board

import "briscola/bot/rating"

// Book is where the figures of a community are kept. What is not there yet is read as the zero value.
type Book interface {
	Figures(section Section, player int) (Figures, error)
	SetFigures(section Section, player int, figures Figures) error

	// Pair is what one player's deals with another amount to, as the first sees them.
	Pair(kind Kind, player, other int) (Pair, error)
	SetPair(kind Kind, player, other int, pair Pair) error

	// SetTrend keeps the rating of all time in all games with which a player ended a day.
	SetTrend(player int, day Day, shown int) error

	// Evidence is that of one kind of game; there is none of All.
	Evidence(kind Kind) (Evidence, error)
	SetEvidence(kind Kind, evidence Evidence) error

	// Counts tells whether a period counts this deal: a season that was reset does not count the deals before.
	Counts(period Period) bool
}

// Count counts a settled deal in a book. Deals have to come in the order in which they were settled.
func Count(b Book, d Deal) error {
	evidence, err := b.Evidence(d.Kind)
	if err != nil {
		return err
	}
	evidence.add(d.Dealt)
	if err := b.SetEvidence(d.Kind, evidence); err != nil || d.Void {
		return err
	}
	weights, err := weights(b, &d)
	if err != nil {
		return err
	}
	for _, period := range d.Day.Periods() {
		if !b.Counts(period) {
			continue
		}
		for _, kind := range []Kind{All, d.Kind} {
			if err := countIn(b, Section{period, kind}, &d, weights); err != nil {
				return err
			}
		}
	}
	return countPairs(b, &d)
}

// countIn counts a deal in one section.
func countIn(b Book, section Section, d *Deal, weights []float64) error {
	list := make([]Figures, len(d.Seats))
	for i, seat := range d.Seats {
		if seat.Player == 0 {
			continue
		}
		var err error
		if list[i], err = b.Figures(section, seat.Player); err != nil {
			return err
		}
	}
	rated := d.rate(list, weights)
	for i, seat := range d.Seats {
		if seat.Player == 0 {
			continue
		}
		f := &list[i]
		f.add(d, i)
		if d.Rated {
			f.Rated++
			f.Rating = rated[i]
		}
		if err := b.SetFigures(section, seat.Player, *f); err != nil {
			return err
		}
		if d.Rated && section == (Section{}) {
			if err := b.SetTrend(seat.Player, d.Day, f.Rating.Shown()); err != nil {
				return err
			}
		}
	}
	return nil
}

func countPairs(b Book, d *Deal) error {
	for i, seat := range d.Seats {
		for j, other := range d.Seats {
			if i == j || seat.Player == 0 || other.Player == 0 {
				continue
			}
			for _, kind := range []Kind{All, d.Kind} {
				pair, err := b.Pair(kind, seat.Player, other.Player)
				if err != nil {
					return err
				}
				pair.add(d, i, j)
				if err := b.SetPair(kind, seat.Player, other.Player, pair); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// FullWeight is how many rated deals against the same person on a day count in full.
const FullWeight = 6

// weights tells by seat how much a rated deal counts.
func weights(b Book, d *Deal) ([]float64, error) {
	weights := make([]float64, len(d.Seats))
	if !d.Rated {
		return weights, nil
	}
	for i, seat := range d.Seats {
		sum, opponents := 0.0, 0
		for j, other := range d.Seats {
			if d.Seats[j].Side == seat.Side {
				continue
			}
			pair, err := b.Pair(All, seat.Player, other.Player)
			if err != nil {
				return nil, err
			}
			w := 1.0
			for n := FullWeight; pair.Day == d.Day && n <= pair.Today && w > leastWeight; n++ {
				w /= 2
			}
			sum += w
			opponents++
		}
		weights[i] = sum / float64(max(1, opponents))
	}
	return weights, nil
}

// leastWeight is as little as a deal is made to weigh.
const leastWeight = 1.0 / (1 << 20)

// rate gives the new ratings by seat.
func (d *Deal) rate(list []Figures, weights []float64) []rating.Rating {
	after := make([]rating.Rating, len(d.Seats))
	if !d.Rated {
		return after
	}
	for i, seat := range d.Seats {
		before := list[i].Skill()
		switch after[i] = d.rating(list, i, weights[i], seat.GaveUp); {
		case seat.GaveUp, !d.abandonedBeyond(seat.Side) || after[i].Mu >= before.Mu:
		default: // who plays against an abandoned seat cannot lose by it
			after[i] = before
		}
	}
	return after
}

// abandonedBeyond tells whether somebody on another side gave up.
func (d *Deal) abandonedBeyond(side int) bool {
	for _, seat := range d.Seats {
		if seat.GaveUp && seat.Side != side {
			return true
		}
	}
	return false
}

// rating gives the new rating of a seat by the result, or with its side last.
func (d *Deal) rating(list []Figures, seat int, weight float64, last bool) rating.Rating {
	var sides []rating.Side
	at := map[int]int{} // by side, its place in sides
	own, member := 0, 0
	for i, s := range d.Seats {
		n, known := at[s.Side]
		if !known {
			n = len(sides)
			at[s.Side] = n
			rank := s.Rank
			if last && s.Side == d.Seats[seat].Side {
				rank = len(d.Seats)
			}
			sides = append(sides, rating.Side{Rank: rank})
		}
		if i == seat {
			own, member = n, len(sides[n].Members)
		}
		sides[n].Members = append(sides[n].Members, list[i].Skill())
	}
	return rating.Rate(sides, weight)[own][member]
}
