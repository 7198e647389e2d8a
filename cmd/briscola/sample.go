package main

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"briscola/bot"
	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/game"
	"briscola/game/gametest"
)

// sampler makes views of canned games for pictures, the same every time.
type sampler struct{ bot.Wording }

// sampleNames are as long as names get, of one letter, and in letters that no font of the pictures has.
func sampleNames() []string {
	return []string{
		"Lucia", "Wilhelmina Wągłowska-Żywiecka", "X", "Đurđica Čošić-Ćatić", "李小龍", "Zia Peppa", "Łukasz Źrebięcki",
		"Massimiliano della Valle di Sopra", "Željko Šućur-Đaković", "Νίκος",
	}
}

// longNames are as wide as the bot lets a name be: 24 columns and the mark that something is cut.
func longNames() []string {
	return []string{
		"Annamaria Della Valle Ro…", "Wilhelmina Wągłowska-Żyw…", "WWWWWWWWWWWWWWWWWWWWWWWW", "Massimiliano della Valle…",
		"Giovannantonio-Bartolome…", "Nabucodonosor il Magnifi…",
	}
}

// sideNames names the players of each side.
func (s sampler) sideNames(rules game.Rules, names []string) []string {
	sides := make([]string, rules.Sides())
	for i, name := range names[:rules.Seats] {
		if side := &sides[rules.Side(i)]; *side == "" {
			*side = name
		} else if i+rules.Sides() >= rules.Seats {
			*side += " " + s.Term("and") + " " + name
		} else {
			*side += ", " + name
		}
	}
	return sides
}

func (s sampler) fallback(i int) string { return s.Say(lang.Nameless{Number: i + 1}) }

// hand has so many cards, one suit of them trumps, and where there are enough of them one that may not be played.
func (s sampler) hand(count int) picture.HandView {
	pack := game.Standard(2).Cards().Cards()
	rng := rand.New(rand.NewPCG(uint64(count), 3))
	rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	v := picture.HandView{
		Title: s.Term("hand.title"), Trump: s.Trump(pack[0].Suit()), Turn: strings.TrimPrefix(s.Term("hand.yourturn"), "▶ "), Words: s.Labels(),
	}
	for i, c := range pack[:count] {
		v.Cards = append(v.Cards, picture.HandCard{Card: s.Card(c), Number: i + 1, Blocked: count > 3 && i == count-2})
	}
	return v
}

// table is what a spectator sees after so many moves.
func (s sampler) table(rules game.Rules, seed uint64, moves int) picture.TableView {
	rng := rand.New(rand.NewPCG(seed, 3))
	state, _ := gametest.Play(rng, gametest.Deal(rng, rules), moves)
	g := state.View(-1)
	v := picture.TableView{
		Title: s.Say(lang.TableTitle{Game: "Briscola", Deal: 3}), Trump: s.Trump(g.Trump), Stock: g.Stock,
		StockOrder: s.Cards(g.StockOrder), Called: s.Card(g.Called), Words: s.Labels(),
	}
	if g.Turn >= 0 {
		v.Turn = s.Say(lang.PictureTurn{Name: sampleNames()[g.Turn]})
	}
	if g.Stock > 0 {
		v.StockText, v.Briscola = s.Say(lang.PictureStock{Count: g.Stock}), s.Card(g.Briscola)
	}
	if n := len(g.Tricks); n > 0 {
		last := g.Tricks[n-1]
		v.LastTrick = picture.LastTrick{Name: sampleNames()[last.Winner], Fallback: s.fallback(last.Winner), Cards: s.Cards(last.Cards)}
	}
	for i := range rules.Seats {
		v.Seats = append(v.Seats, s.seat(g, i))
	}
	for i, at := 0, g.Leader; i < len(g.Table); i, at = i+1, rules.Next(at) {
		v.Seats[at].Card, v.Seats[at].Order, v.Seats[at].Winning = s.Card(g.Table[i]), i+1, i == g.Taking()
	}
	if rules.Seats > 2 && rules.Sides() == 2 && g.Auction == nil {
		v.Scores = []picture.Score{{Name: "Lucia, X", Team: picture.Disc, Points: 1}, {Name: sampleNames()[1], Team: picture.Diamond, Points: 2}}
	}
	return v
}

// longTable is a table of players with long names in the middle of the second trick.
func (s sampler) longTable(rules game.Rules) picture.TableView {
	v := s.table(rules, 6, rules.Seats+2)
	if rules == game.Chiamata() {
		v = s.table(rules, 5, 33)
	}
	for i := range v.Seats {
		v.Seats[i].Name = longNames()[i]
		if rules.Sides() > 2 || rules.Seats == 2 {
			v.Seats[i].Points = "27 punti"
		}
	}
	v.LastTrick.Name = longNames()[1]
	if len(v.Scores) > 0 {
		for i, name := range s.sideNames(rules, longNames()) {
			v.Scores[i].Name, v.Scores[i].Points = name, 27+66*i
		}
	}
	return v
}

// longResult is a result of players with long names, who have taken turns in taking cards.
func (s sampler) longResult(rules game.Rules) picture.ResultView {
	v := s.result(61)
	taken := append(slices.Clone(v.Sides[0].Cards), v.Sides[1].Cards...)
	v.Sides = nil
	for i, name := range s.sideNames(rules, longNames()) {
		side := picture.Side{Name: name}
		if rules.Sides() == 2 && rules.Seats > 2 {
			side.Team = picture.Disc + picture.Team(i)
		}
		for j := i; j < len(taken); j += rules.Sides() {
			side.Cards = append(side.Cards, taken[j])
			side.Points += taken[j].Points
		}
		v.Sides = append(v.Sides, side)
	}
	most := slices.MaxFunc(v.Sides, func(a, b picture.Side) int { return a.Points - b.Points }).Points
	for i := range v.Sides {
		v.Sides[i].Won = v.Sides[i].Points == most && (most > 60 || len(v.Sides) > 2) // two sides may have 60 each
	}
	return v
}

func (s sampler) seat(g game.View, i int) picture.Seat {
	seat := picture.Seat{
		Name: sampleNames()[i], Fallback: s.fallback(i), Turn: i == g.Turn, HandSize: g.HandSizes[i], Computer: i == 1,
		Caller: i == g.Caller, Partner: i == g.Partner && i != g.Caller, Hand: s.Cards(g.Hands[i].Cards()),
	}
	if g.Rules.Seats%2 == 0 && g.Rules.Seats > 2 {
		seat.Team = picture.Disc + picture.Team(g.Rules.Side(i)%2)
	}
	if g.Phase == game.PhaseAuction {
		for _, m := range g.Auction {
			if m.Seat == i {
				seat.Says = s.says(m)
			}
		}
	}
	return seat
}

// says is a move of an auction in few words.
func (s sampler) says(m game.Move) string {
	switch {
	case m.Kind == game.MovePass:
		return s.Term("button.pass")
	case m.Rank == 0:
		return strconv.Itoa(m.Target)
	}
	return s.Term("rank." + m.Rank.String())
}

// result gives the first side as many points as it may have, up to so many.
func (s sampler) result(most int) picture.ResultView {
	rules := game.Standard(4)
	v := picture.ResultView{
		Title: s.Say(lang.ResultTitle{Deal: 3}), Trump: s.Trump(game.Coppe), Words: s.Labels(),
		Sides: []picture.Side{{Name: "Lucia, X", Team: picture.Disc, Won: true}, {Name: "Wilhelmina Wągłowska-Żywiecka, 李小龍", Fallback: "Wilhelmina Wągłowska-Żywiecka, Giocatore 5", Team: picture.Diamond}},
	}
	pack := rules.Cards().Cards()
	slices.SortStableFunc(pack, func(a, b game.Card) int { return rules.Points(b) - rules.Points(a) })
	for _, c := range pack {
		points, to := rules.Points(c), 0
		if v.Sides[0].Points+points > most {
			to = 1
		}
		side := &v.Sides[to]
		side.Points += points
		side.Cards = append(side.Cards, picture.WonCard{Card: s.Card(c), Points: points})
	}
	return v
}

// replay is a deal of two from its beginning to its end.
func (s sampler) replay() picture.ReplayView {
	rng := rand.New(rand.NewPCG(1, 3))
	state, record := gametest.Game(rng, gametest.Deal(rng, game.Standard(2)))
	v := picture.ReplayView{
		Title: s.Say(lang.TableTitle{Game: "Briscola", Deal: 3}), Record: record, Sides: sampleNames()[:2],
		Cards: s.Cards(game.Standard(2).Cards().Cards()), Outcome: s.Say(lang.Won{Names: sampleNames()[state.Result().Winners[0]]}), Words: s.Labels(),
	}
	for i, name := range v.Sides {
		v.Seats = append(v.Seats, picture.Player{Name: name, Fallback: s.fallback(i), Computer: i == 1})
	}
	for _, suit := range game.Suits() {
		v.Trumps = append(v.Trumps, s.Trump(suit))
	}
	return v
}

// leaderboard has as many rows as there can be, and one's own below them.
func (s sampler) leaderboard() picture.LeaderboardView {
	v := picture.LeaderboardView{
		Title: s.Term("button.board"), Note: s.Term("order.rating"),
		Own: &picture.LeaderboardRow{Place: 127, Name: "Carmela", Mark: "812", Up: -4, Change: s.Say(lang.PictureDown{Count: 4}), Own: true},
	}
	for i, name := range sampleNames() {
		row := picture.LeaderboardRow{Place: i + 1, Name: name, Fallback: s.Term("somebody"), Mark: strconv.Itoa(1642 - 37*i)}
		switch i % 4 {
		case 1:
			row.Up, row.Change = i, s.Say(lang.PictureUp{Count: i})
		case 2:
			row.Up, row.Change = -i, s.Say(lang.PictureDown{Count: i})
		case 3:
			row.New, row.Change = true, s.Term("picture.new")
		}
		v.Rows = append(v.Rows, row)
	}
	return v
}

// chart has so many points that go up and down.
func (s sampler) chart(points int) picture.ChartView {
	v := picture.ChartView{
		Title: sampleNames()[1], Note: s.Term("order.rating"),
		Words: picture.ChartWords{Highest: s.Term("picture.highest"), Lowest: s.Term("picture.lowest"), Empty: s.Term("stats.unrated")},
	}
	value := 1000
	for i := range points {
		value += i*7919%41 - 18
		month := [...]string{"gen", "feb", "mar"}[i/28]
		v.Points = append(v.Points, picture.ChartPoint{Date: strconv.Itoa(i%28+1) + " " + month, Value: value})
	}
	return v
}
