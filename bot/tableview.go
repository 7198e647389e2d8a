package bot

import (
	"strings"

	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/game"
)

// tableView is what everybody at a table sees while a deal is on.
func (t *table) tableView(w speech) picture.TableView {
	s := t.state
	view := s.deal.state.View(-1)
	v := picture.TableView{
		Title: w.Say(lang.TableTitle{Game: w.game(s), Deal: s.settled + 1}), Seats: make([]picture.Seat, len(s.seats)),
		Trump: w.wording().Trump(view.Trump), Stock: view.Stock, StockOrder: w.wording().Cards(view.StockOrder),
		Scores: t.pictureScores(w), Words: w.wording().Labels(),
	}
	if view.Stock > 0 {
		v.StockText = w.Say(lang.PictureStock{Count: view.Stock})
		v.Briscola = w.wording().Card(view.Briscola)
	}
	for i := range v.Seats {
		v.Seats[i] = t.seatView(w, view, i)
	}
	if turn := s.turn(); turn >= 0 {
		v.Turn = w.Say(lang.PictureTurn{Name: plainName(w.name(s, turn))})
	}
	if view.Phase == game.PhaseAuction && view.Bidder >= 0 {
		v.Bid = w.Say(lang.AuctionSaid{Name: plainName(w.name(s, view.Bidder)), Bid: w.bid(view.Bid)})
	}
	if view.Called != game.NoCard {
		v.Called = w.wording().Card(view.Called)
	}
	if n := len(view.Tricks); n > 0 {
		last := view.Tricks[n-1]
		v.LastTrick = picture.LastTrick{
			Name: plainName(w.name(s, last.Winner)), Fallback: w.Say(lang.Nameless{Number: last.Winner + 1}), Cards: w.wording().Cards(last.Cards),
		}
	}
	t.layTrick(w, view, v.Seats)
	return v
}

func (t *table) seatView(w speech, view game.View, i int) picture.Seat {
	s := t.state
	seat := picture.Seat{
		Name: plainName(w.name(s, i)), Fallback: w.Say(lang.Nameless{Number: i + 1}), Team: s.pictureTeam(i), Turn: s.turn() == i,
		HandSize: view.HandSizes[i], Computer: s.seats[i].computer(), Caller: view.Caller == i,
		Partner: view.Partner == i && view.Caller != i, Hand: w.wording().Cards(view.Hands[i].Cards()),
	}
	if view.Phase == game.PhaseAuction {
		for _, m := range view.Auction {
			if m.Seat == i {
				seat.Says = w.move(m)
			}
		}
	}
	return seat
}

// layTrick puts the cards of the trick before the seats that played them.
func (t *table) layTrick(w speech, view game.View, seats []picture.Seat) {
	best := view.Taking()
	if view.Rules.Blind == game.BlindJudged && view.Called == game.NoCard {
		best = -1 // nobody knows before trump is named
	}
	for i, seat := 0, view.Leader; i < len(view.Table); i, seat = i+1, view.Rules.Next(seat) {
		seats[seat].Card = w.wording().Card(view.Table[i])
		seats[seat].Order = i + 1
		seats[seat].Winning = i == best && len(view.Table) > 1
	}
}

// pictureScores tell how far the sides have come in a match of several deals.
func (t *table) pictureScores(w speech) (scores []picture.Score) {
	s := t.state
	if s.match.Kind == game.FormatSingle || s.auctioned() {
		return nil
	}
	for side := range s.rules.Sides() {
		points := s.match.Wins[side]
		if s.match.Kind == game.FormatPoints {
			points = s.match.Points[side]
		}
		score := picture.Score{Team: s.pictureTeam(side), Points: points}
		score.Name, score.Fallback = t.pictureNames(w, s.sideSeats(side))
		scores = append(scores, score)
	}
	return scores
}

// pictureNames lists the names of seats, and what is drawn instead where one of them cannot be.
func (t *table) pictureNames(w speech, seats []int) (names, fallback string) {
	names = plainName(w.names(t.state, seats))
	drawn := plainName(w.listed(t.state, seats, func(s *state, seat int) string {
		if name := w.name(s, seat); t.bot.Studio.Drawable(plainName(name)) {
			return name
		}
		return w.Say(lang.Nameless{Number: seat + 1})
	}))
	if drawn == names {
		return names, ""
	}
	return names, drawn
}

// sideSeats lists the seats of a side.
func (s *state) sideSeats(side int) (seats []int) {
	for i := range s.seats {
		if s.rules.Side(i) == side {
			seats = append(seats, i)
		}
	}
	return seats
}

// pictureTeam is the mark of the team of a seat, the same as in texts.
func (s *state) pictureTeam(seat int) picture.Team {
	if !s.partners() {
		return picture.NoTeam
	}
	return []picture.Team{picture.Disc, picture.Diamond}[s.rules.Side(seat)%2]
}

// plainName is a name without the mark of computers, which pictures draw.
func plainName(name string) string { return strings.ReplaceAll(name, computerMark+" ", "") }
