package game

// SingleDeal as the number of wins makes a match of one deal, drawn or not.
const SingleDeal = 0

// Match is a series of deals between the same seats. It is a comparable value.
// In a Chiamata, where the sides change from deal to deal, every seat is a side of its own.
type Match struct {
	Rules Rules
	Format
	Wins   [MaxSeats]int // deals won, by side
	Points [MaxSeats]int // card points taken, by side
	Totals [MaxSeats]int // scores, by seat
	Deals  int           // deals played, drawn ones included and void ones not
	Voids  int           // void deals since the last one that was played
}

// NewMatch returns a match that the first side with so many wins takes; a drawn
// deal is a win for nobody. Best of three is first to two. With SingleDeal the
// match is over after one deal in any case.
func NewMatch(rules Rules, wins int) Match {
	if wins == SingleDeal {
		return NewMatchOf(rules, Format{})
	}
	return NewMatchOf(rules, Format{Kind: FormatWins, Goal: wins})
}

// NewMatchOf returns a match of a format that Format.Validate has accepted.
func NewMatchOf(rules Rules, format Format) Match { return Match{Rules: rules, Format: format} }

// Add returns the match after another deal. A void deal counts for nothing,
// except where it doubles the next scores.
func (m Match) Add(r Result) Match {
	if r.Void || m.SixtyDoubles && r.Target == MinTarget && r.Sides[0].Points == MinTarget-1 {
		m.Voids++
		return m
	}
	m.Deals++
	won := 1
	if m.CappottoDouble && r.Cappotto {
		won = 2
	}
	var winners [MaxSeats]bool
	for _, seat := range r.Winners {
		winners[m.Rules.Side(seat)] = true
	}
	for side, winner := range winners {
		if winner {
			m.Wins[side] += won
		}
	}
	for seat := range m.Rules.Seats {
		m.Points[m.Rules.Side(seat)] += r.Points[seat]
		m.Totals[seat] += r.Scores[seat] * m.stake()
	}
	m.Voids = 0
	return m
}

// stake returns the factor of the next scores.
func (m Match) stake() int {
	if m.MonteDoubles || m.SixtyDoubles {
		return 1 << min(m.Voids, 10)
	}
	return 1
}

// Over reports whether the match is decided.
func (m Match) Over() bool {
	switch m.Kind {
	case FormatSingle:
		return m.Deals > 0
	case FormatWins:
		return m.most() >= m.Goal
	case FormatPoints:
		return m.most() >= m.Goal && m.oneLeads()
	default:
		return m.Deals >= m.Goal
	}
}

// Winners returns the seats that have won, none while the match is not over or
// when it was drawn. In a Chiamata several seats can share the first place.
func (m Match) Winners() []int {
	if m.Over() && (m.Rules.auctioned() || m.oneLeads()) {
		return m.Leaders()
	}
	return nil
}

// Leaders returns the seats of the side or sides that are ahead, none before
// anybody has won anything.
func (m Match) Leaders() []int {
	if m.Deals == 0 || m.most() == 0 && m.Kind != FormatTotals {
		return nil
	}
	var seats []int
	for seat := range m.Rules.Seats {
		if m.count(seat) == m.most() {
			seats = append(seats, seat)
		}
	}
	return seats
}

// oneLeads reports whether one side alone is ahead.
func (m Match) oneLeads() bool { return len(m.Leaders())*m.Rules.Sides() == m.Rules.Seats }

// count returns what decides the match, as far as a seat has it.
func (m Match) count(seat int) int {
	switch m.Kind {
	case FormatPoints:
		return m.Points[m.Rules.Side(seat)]
	case FormatTotals:
		return m.Totals[seat]
	default:
		return m.Wins[m.Rules.Side(seat)]
	}
}

// most returns the greatest count of all seats.
func (m Match) most() int {
	most := m.count(0)
	for seat := range m.Rules.Seats {
		most = max(most, m.count(seat))
	}
	return most
}

// NextDealer returns the dealer of the next deal: the deal goes to the right.
func NextDealer(dealer, seats int) int { return (dealer + 1) % seats }
