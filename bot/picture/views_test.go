package picture_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"
	"testing"

	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/game"
	"briscola/game/gametest"
)

var newStudio = sync.OnceValues(func() (*picture.Studio, error) { return picture.NewStudio(0) })

// studio is one for all tests.
func studio(t testing.TB) *picture.Studio {
	t.Helper()
	s, err := newStudio()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// fresh makes a studio that has drawn nothing yet.
func fresh(t testing.TB) *picture.Studio {
	t.Helper()
	s, err := picture.NewStudio(0)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// decks are all decks, or one of each family where the test looks for races.
func decks() []cardart.Deck {
	if racing {
		return []cardart.Deck{cardart.Napoletane, cardart.Trevigiane}
	}
	return cardart.Decks()
}

// source gives random numbers that are the same for the same seed.
func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 6)) }

// words are Italian.
func words() picture.Words {
	return picture.Words{
		Trump: "briscola", OnTable: "in tavola", Winning: "in testa", LastTrick: "ultima presa", Called: "carta chiamata",
		Caller: "chiamante", Partner: "socio", OpenHands: "carte scoperte", OpenStock: "mazzo scoperto", Hands: "carte in mano",
		Points: "punti", Blocked: "non giocabile", NoCards: "carte tutte giocate", Winner: "vince",
	}
}

// players are as long as names get, of one letter, and in letters that no font here has.
func players() []string {
	return []string{"Lucia", "Wilhelmina Wągłowska-Żyw", "X", "Đurđica Čošić-Ćatić", "李小龍", "Zia Peppa"}
}

func suitName(s game.Suit) string { return [...]string{"", "denari", "coppe", "spade", "bastoni"}[s] }

// named names a card as players do.
func named(c game.Card) picture.Card {
	if c == game.NoCard {
		return picture.Card{}
	}
	rank := [...]string{"", "Asso", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Fante", "Cavallo", "Re"}[c.Rank()]
	return picture.Card{Face: c, Name: rank + " di " + suitName(c.Suit()), Short: c.Rank().String() + " " + suitName(c.Suit())}
}

func allNamed(cards []game.Card) (all []picture.Card) {
	for _, c := range cards {
		all = append(all, named(c))
	}
	return all
}

func trump(s game.Suit) picture.Trump {
	if s == game.NoSuit {
		return picture.Trump{}
	}
	return picture.Trump{Suit: s, Name: suitName(s)}
}

// played is a deal after some moves.
func played(rules game.Rules, seed uint64, moves int) game.State {
	rng := source(seed)
	state, _ := gametest.Play(rng, gametest.Deal(rng, rules), moves)
	return state
}

// handOf is the hand of the seat on turn.
func handOf(rules game.Rules, seed uint64, moves int) picture.HandView {
	state := played(rules, seed, moves)
	return handView(state.View(max(0, state.Turn())))
}

func handView(g game.View) picture.HandView {
	v := picture.HandView{Title: "la tua mano", Trump: trump(g.Trump), Turn: "Tocca a te", Words: words()}
	for i, c := range g.Hand.Cards() {
		blocked := g.Legal.Len() > 0 && !g.Legal.Has(c)
		v.Cards = append(v.Cards, picture.HandCard{Card: named(c), Number: i + 1, Blocked: blocked})
	}
	return v
}

// tableView is a table as a spectator sees it.
func tableView(rules game.Rules, seed uint64, moves int) picture.TableView {
	return viewOf(played(rules, seed, moves).View(-1))
}

func viewOf(g game.View) picture.TableView {
	v := picture.TableView{
		Title: "Briscola · mano 3", Trump: trump(g.Trump), Stock: g.Stock, StockText: strconv.Itoa(g.Stock) + " carte nel mazzo",
		StockOrder: allNamed(g.StockOrder), Called: named(g.Called), Turn: "Tocca a Lucia", Words: words(),
	}
	if g.Stock > 0 {
		v.Briscola = named(g.Briscola)
	}
	if n := len(g.Tricks); n > 0 {
		v.LastTrick = picture.LastTrick{Name: players()[g.Tricks[n-1].Winner], Cards: allNamed(g.Tricks[n-1].Cards)}
	}
	for i := range g.Rules.Seats {
		s := picture.Seat{
			Name: players()[i], Fallback: "Giocatore " + strconv.Itoa(i+1), Turn: i == g.Turn, HandSize: g.HandSizes[i],
			Computer: i == 1, Caller: i == g.Caller, Partner: i == g.Partner && i != g.Caller, Hand: allNamed(g.Hands[i].Cards()),
		}
		if g.Rules.Sides() == 2 && g.Rules.Seats > 2 {
			s.Team = picture.Disc + picture.Team(g.Rules.Side(i))
		} else {
			s.Points = strconv.Itoa(g.Points[i]) + " punti"
		}
		v.Seats = append(v.Seats, s)
	}
	seat := g.Leader
	for i, c := range g.Table {
		s := &v.Seats[seat]
		s.Card, s.Order, s.Winning = named(c), i+1, i == g.Taking()
		seat = g.Rules.Next(seat)
	}
	if g.Rules.Sides() == 2 {
		v.Scores = []picture.Score{{Name: "Lucia e X", Team: picture.Disc, Points: 27}, {Name: "gli altri", Team: picture.Diamond, Points: 120}}
	}
	return v
}

// resultView is the end of a deal.
func resultView(rules game.Rules, seed uint64) picture.ResultView {
	rng := source(seed)
	state, _ := gametest.Game(rng, gametest.Deal(rng, rules))
	result := state.Result()
	v := picture.ResultView{Title: "la mano 3 è finita", Trump: trump(result.Trump), Words: words()}
	for i, side := range result.Sides {
		s := picture.Side{Points: side.Points}
		if len(result.Sides) == 2 && rules.Seats > 2 {
			s.Team = picture.Disc + picture.Team(i)
		}
		for _, seat := range side.Seats {
			s.Name += players()[seat] + " "
			s.Won = s.Won || slices.Contains(result.Winners, seat)
			for _, trick := range state.View(-1).Tricks {
				if trick.Winner == seat {
					for _, c := range trick.Cards {
						s.Cards = append(s.Cards, picture.WonCard{Card: named(c), Points: rules.Points(c)})
					}
				}
			}
		}
		v.Sides = append(v.Sides, s)
	}
	return v
}

// replayView is a deal from its beginning to its end.
func replayView(rules game.Rules, seed uint64) picture.ReplayView {
	rng := source(seed)
	_, record := gametest.Game(rng, gametest.Deal(rng, rules))
	v := picture.ReplayView{Title: "Mano 3", Record: record, Outcome: "Vince Lucia", Pass: "passo", Words: words()}
	for i, name := range players()[:rules.Seats] {
		v.Seats = append(v.Seats, picture.Player{Name: name, Fallback: "Giocatore", Computer: i == 1})
	}
	for _, name := range players()[:rules.Sides()] {
		v.Sides = append(v.Sides, name)
	}
	for _, suit := range game.Suits() {
		v.Trumps = append(v.Trumps, trump(suit))
	}
	v.Cards = allNamed(rules.Cards().Cards())
	return v
}
