package game

// MaxSeats is the largest number of players of any game of the family.
const MaxSeats = 6

const (
	maxCards  = 40
	maxTricks = 20
)

// Preset names a game of the family; Rules hold what differs from it.
type Preset uint8

// The presets of the record format.
const (
	PresetStandard    Preset = iota // 2, 3, 4 or 6 seats, a turned card, a stock
	PresetChiamata                  // 5 seats, auction, secret partner
	PresetBastarda                  // Chiamata with one change of trump
	PresetBriscolone                // 2 seats, 20 cards each
	PresetBriscolone5               // 2 seats, 5 cards each, no trump
)

// Ranking is the order and the worth of the ranks.
type Ranking uint8

// The rankings, strongest rank first.
const (
	RankingStandard  Ranking = iota // A 3 R C F 7 6 5 4 2
	RankingLowThree                 // A R C F 7 6 5 4 3 2, the Three still worth 10
	RankingSevenHigh                // A 7 R C F 6 5 4 3 2, the Seven worth 10
	RankingBisca                    // A 7 R F C 6 5 4 3 2, the Seven worth 10, the Fante (Jack) 3 and the Cavallo (Queen) 2
)

// Open says which hidden cards lie open to everybody.
type Open uint8

// What lies open.
const (
	OpenNone  Open = iota // nothing: each player sees the own hand
	OpenHands             // every hand
	OpenAll               // every hand and the stock
)

// Peek says when partners may look at each other's hands.
type Peek uint8

// When partners look.
const (
	PeekNone  Peek = iota // never
	PeekFirst             // before the first card is led
	PeekEmpty             // once the stock is empty
	PeekBoth              // at both times
)

// Tie says who wins a deal in which two sides have 60 points each.
type Tie uint8

// The ways to settle a tie.
const (
	TieDraw Tie = iota // nobody
	TieLast            // the side that took the last trick
)

// Blind says how the first trick of a Chiamata is judged when the suit is named after it.
type Blind uint8

// The blind first trick.
const (
	BlindOff     Blind = iota // the suit is named before the first trick
	BlindJudged               // named after the fifth card, and the trick judged with it
	BlindNoTrump              // named after the trick was judged without trump
)

// Rules is everything that is agreed before the cards are dealt, as one
// comparable value: a preset and a field for every option. Rules may be
// nonsense until Validate has accepted them: String and Validate take any rules,
// the other methods need valid ones.
type Rules struct {
	Preset      Preset
	Seats       int     // number of players
	Hand        int     // cards in a full hand
	Out         Card    // the Two that leaves the pack with three players, else NoCard
	Ranking     Ranking // order and worth of the ranks
	Open        Open    // cards open to everybody
	Peek        Peek    // partners look at each other's hands
	Tie         Tie     // what 60-60 means
	PointBids   bool    // auction by points instead of by rank
	CallerLeads bool    // the caller, not dealer+1, leads to the first trick
	Blind       Blind   // the suit is named after the first trick
	Multipliers bool    // high targets multiply the score of a Chiamata
	Cappotto    int     // factor of the score of a Chiamata when one side takes all, 1 for none
	Monte       int     // a hand of at most so many points may be thrown in, -1 for never
	Follow      bool    // the led suit must be followed
	Swap        bool    // the Seven or the Two of trump may be exchanged for the turned card
}

// auctioned reports whether the deal begins with an auction.
func (r Rules) auctioned() bool { return r.Preset == PresetChiamata || r.Preset == PresetBastarda }

// turns reports whether a card is turned and put under the stock.
func (r Rules) turns() bool { return r.Preset == PresetStandard }

// trump returns the suit that the deck makes trump: that of the turned card, that
// of the last card dealt in a Briscolone, or none.
func (r Rules) trump(deck []Card) Suit {
	switch r.Preset {
	case PresetStandard:
		return deck[r.Seats*r.Hand].Suit()
	case PresetBriscolone:
		return deck[r.Seats*r.Hand-1].Suit()
	default:
		return NoSuit
	}
}

// Sides returns how many sides play against each other: two teams with four or
// six seats, everybody alone otherwise. In a Chiamata the sides of a deal are
// known only when the called card has been played: here everybody is alone.
func (r Rules) Sides() int {
	if r.Seats == 4 || r.Seats == 6 {
		return 2
	}
	return r.Seats
}

// Side returns the side of a seat, 0..Sides()-1. Members of a team never sit
// next to each other.
func (r Rules) Side(seat int) int { return seat % r.Sides() }

// Partners reports whether two different seats are on one side.
func (r Rules) Partners(a, b int) bool { return a != b && r.Side(a) == r.Side(b) }

// Next returns the seat that plays after a seat.
func (r Rules) Next(seat int) int { return (seat + 1) % r.Seats }

// Cards returns the cards in play: all forty, or fewer where Twos are left out.
func (r Rules) Cards() CardSet {
	cards := pack
	if r.Seats == 6 {
		cards &^= twos
	}
	return cards.Without(r.Out)
}

// All forty cards, and the four Twos: one bit for each rank in each group of sixteen.
const (
	pack CardSet = 0x07FE_07FE_07FE_07FE
	twos CardSet = 0x0004_0004_0004_0004
)

// Tricks returns the number of tricks of a whole deal.
func (r Rules) Tricks() int { return r.Cards().Len() / r.Seats }

// Strength orders the cards of one suit: the higher beats the lower. It is 1..10,
// and 0 for NoCard.
func (r Rules) Strength(c Card) int { return rankings[r.Ranking].strength.of(c) }

// Points returns what a card is worth to the side that takes it. All cards
// together are worth 120.
func (r Rules) Points(c Card) int { return rankings[r.Ranking].points.of(c) }

// sum returns what cards are worth together.
func (r Rules) sum(cards []Card) (points int) {
	for _, c := range cards {
		points += r.Points(c)
	}
	return points
}

// rankTable holds a small number for every rank, four bits each.
type rankTable uint64

func (t rankTable) of(c Card) int { return int(t >> (4 * (c & 15)) & 15) }

type rankingTables struct{ strength, points rankTable }

// rankings holds the tables of each Ranking.
var rankings = [...]rankingTables{
	RankingStandard:  {strength: strengths(Two, Four, Five, Six, Seven, Fante, Cavallo, Re, Three, Ace), points: worth(Three)},
	RankingLowThree:  {strength: strengths(Two, Three, Four, Five, Six, Seven, Fante, Cavallo, Re, Ace), points: worth(Three)},
	RankingSevenHigh: {strength: strengths(Two, Three, Four, Five, Six, Fante, Cavallo, Re, Seven, Ace), points: worth(Seven)},
	RankingBisca:     {strength: strengths(Two, Three, Four, Five, Six, Cavallo, Fante, Re, Seven, Ace), points: 11<<(4*Ace) | 10<<(4*Seven) | 4<<(4*Re) | 3<<(4*Fante) | 2<<(4*Cavallo)},
}

// strengths makes the table of an order of ranks, weakest first.
func strengths(order ...Rank) rankTable {
	var t rankTable
	for i, r := range order {
		t |= rankTable(i+1) << (4 * r)
	}
	return t
}

// worth makes the table of points in which one rank besides the Ace, the
// "carico", is worth ten.
func worth(ten Rank) rankTable {
	return 11<<(4*Ace) | 10<<(4*ten) | 4<<(4*Re) | 3<<(4*Cavallo) | 2<<(4*Fante)
}
