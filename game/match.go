package game

// SingleDeal as the number of wins makes a match of one deal, drawn or not.
const SingleDeal = 0

// Match is a series of deals between the same sides. It is a comparable value.
type Match struct {
	Rules Rules
	Goal  int           // wins that end the match, or SingleDeal
	Wins  [MaxSeats]int // deals won, by side
	Deals int           // deals played, drawn ones included
}

// NewMatch returns a match that the first side with so many wins takes; a drawn
// deal is a win for nobody. Best of three is first to two. With SingleDeal the
// match is over after one deal in any case.
func NewMatch(rules Rules, wins int) Match { return Match{Rules: rules, Goal: wins} }

// Add returns the match after another deal.
func (m Match) Add(r Result) Match {
	m.Deals++
	if len(r.Winners) > 0 {
		m.Wins[m.Rules.Side(r.Winners[0])]++
	}
	return m
}

// Over reports whether the match is decided.
func (m Match) Over() bool {
	if m.Goal == SingleDeal {
		return m.Deals > 0
	}
	return m.most() >= m.Goal
}

// Winners returns the seats of the side that has won, none while the match is
// not over or when a single deal was drawn.
func (m Match) Winners() []int {
	if leaders := m.Leaders(); m.Over() && len(leaders)*m.Rules.Sides() == m.Rules.Seats {
		return leaders
	}
	return nil
}

// Leaders returns the seats of the side or sides with most wins, none before the first win.
func (m Match) Leaders() []int {
	var seats []int
	for seat := range m.Rules.Seats {
		if wins := m.Wins[m.Rules.Side(seat)]; wins > 0 && wins == m.most() {
			seats = append(seats, seat)
		}
	}
	return seats
}

func (m Match) most() (most int) {
	for _, wins := range m.Wins {
		most = max(most, wins)
	}
	return most
}

// NextDealer returns the dealer of the next deal: the deal goes to the right.
func NextDealer(dealer, seats int) int { return (dealer + 1) % seats }
