package picture

import (
	"cmp"
	"slices"

	"briscola/bot/picture/cardart"
)

// Layout says how the seats stand at a table.
type Layout int

// The layouts.
const (
	Row   Layout = iota // side by side, in playing order
	Cross               // around the table: the first seat at the bottom, the others from its right on
)

// Team is the mark of a team: a shape and a colour.
type Team int

// The marks.
const (
	NoTeam Team = iota
	Disc
	Diamond
)

// TableView is what everybody at a table sees.
type TableView struct {
	Layout     Layout
	Title      string // "Briscola a coppie · mano 3"
	Seats      []Seat // in playing order
	Trump      Trump
	Briscola   Card   // the turned card while it lies under the stock
	Stock      int    // cards left to draw, the turned card included
	StockText  string // "24 carte nel mazzo"
	StockOrder []Card // where the stock lies open, top first
	LastTrick  LastTrick
	Called     Card   // by the caller of a Chiamata
	Bid        string // what stands in an auction, as a sentence
	Turn       string // whose turn it is, as a sentence: "Tocca a Lucia"
	Scores     []Score
	Words      Words
}

// Seat is a player at the table and what lies there.
type Seat struct {
	Name     string
	Fallback string // instead of a name whose letters cannot be drawn: "Giocatore 2"
	Team     Team
	Card     Card   // in the trick on the table
	Order    int    // of the card in the trick, from 1
	Winning  bool   // the card takes the trick as it stands
	Turn     bool   // it is this seat's turn
	Says     string // a bid or a sign, shown where the card will lie
	HandSize int
	Points   string // "27 punti", where points are told
	Computer bool
	Caller   bool
	Partner  bool   // of the caller, where everybody knows
	Hand     []Card // where it lies open
}

// LastTrick is the trick before the one on the table.
type LastTrick struct {
	Name     string // who took it
	Fallback string // instead of a name whose letters cannot be drawn
	Cards    []Card // in playing order
}

// Score is how a side stands.
type Score struct {
	Name     string
	Fallback string // as of a Side
	Team     Team
	Points   int
}

// Text tells what the picture shows.
func (v TableView) Text() string {
	var c caption
	c.add(needed, v.Title)
	v.tellStock(&c)
	v.tellTrick(&c)
	v.tellHands(&c)
	if !v.Called.none() {
		c.list(needed, v.Words.Called, v.Called.item())
	}
	v.tellRoles(&c)
	last := items(v.LastTrick.Cards)
	if len(last) > 0 {
		c.list(needed, join(", ", same(v.Words.LastTrick), same(v.LastTrick.Name)).long, last...)
	}
	c.add(needed, v.Bid)
	c.add(needed, v.Turn)
	v.tellCounts(&c)
	return c.String()
}

// tellStock tells trump and stock in one sentence.
func (v TableView) tellStock(c *caption) {
	trump := same(v.Trump.Name)
	if !v.Briscola.none() {
		trump = v.Briscola.item()
	}
	all := join(", ", trump, same(v.StockText))
	if trump.long == "" {
		c.add(needed, v.StockText)
	} else {
		c.addBoth(needed, headed(v.Words.Trump, all.long), headed(v.Words.Trump, all.short))
	}
	c.list(needed, v.Words.OpenStock, items(v.StockOrder)...)
}

// tellTrick tells the cards on the table in playing order, and what is said instead.
func (v TableView) tellTrick(c *caption) {
	var played []item
	for _, i := range v.order() {
		s := v.Seats[i]
		card := join(", ", same(s.Name), s.Card.item())
		if s.Winning {
			card = join(", ", card, same(v.Words.Winning))
		}
		played = append(played, card)
	}
	c.list(needed, v.Words.OnTable, played...)
	for _, s := range v.Seats {
		if s.Card.none() && s.Says != "" {
			c.add(needed, headed(s.Name, s.Says))
		}
	}
}

// order lists the seats with a card on the table in playing order.
func (v TableView) order() []int {
	var seats []int
	for i, s := range v.Seats {
		if !s.Card.none() {
			seats = append(seats, i)
		}
	}
	slices.SortStableFunc(seats, func(a, b int) int { return cmp.Compare(v.Seats[a].Order, v.Seats[b].Order) })
	return seats
}

func (v TableView) tellHands(c *caption) {
	var hands []item
	for _, s := range v.Seats {
		if len(s.Hand) > 0 {
			hand := join(", ", items(s.Hand)...)
			hands = append(hands, item{headed(s.Name, hand.long), headed(s.Name, hand.short)})
		}
	}
	c.list(needed, v.Words.OpenHands, hands...)
}

func (v TableView) tellRoles(c *caption) {
	for _, s := range v.Seats {
		if s.Caller {
			c.add(needed, headed(v.Words.Caller, s.Name))
		}
		if s.Partner {
			c.add(needed, headed(v.Words.Partner, s.Name))
		}
	}
}

// tellCounts tells cards in hand and how the game stands.
func (v TableView) tellCounts(c *caption) {
	var held, points []item
	for _, s := range v.Seats {
		if s.HandSize > 0 {
			held = append(held, same(s.Name+" "+number(s.HandSize)))
		}
		if s.Points != "" {
			points = append(points, same(s.Name+" "+s.Points))
		}
	}
	for _, s := range v.Scores {
		points = append(points, same(s.Name+" "+number(s.Points)))
	}
	c.list(counts, v.Words.Hands, held...)
	c.list(scores, v.Words.Points, points...)
}

// Key is the same for views that make the same picture.
func (v TableView) Key(style cardart.Style) string { return key("table", style, v) }
