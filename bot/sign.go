package bot

import (
	"crypto/rand"
	"errors"
	"slices"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// signRanks are the cards of trump that there is a sign for.
func signRanks() []game.Rank {
	return []game.Rank{game.Ace, game.Three, game.Re, game.Cavallo, game.Fante}
}

// How much an opponent notices of a sign.
const (
	noticedNothing = iota
	noticedThat
	noticedWhich
)

// When signs may be given.
const (
	signsOff   = ""
	signsOn    = "on"
	signsLater = "later" // not before the first trick is over
)

// madeSign is the newest sign of a seat in a deal.
type madeSign struct {
	rank    game.Rank // NoRank for none
	trick   int       // number of finished tricks when it was made
	noticed []int     // by seat
}

// foldSigned takes a sign.
func (s *state) foldSigned(f Fact) error {
	rank, err := game.ParseRank(f.Sign)
	if err != nil || !slices.Contains(signRanks(), rank) || len(f.Noticed) != len(s.seats) {
		return errors.New("no sign")
	}
	if s.phase == inDeal {
		s.seats[f.Seat].sign = madeSign{rank: rank, trick: s.tricks(), noticed: f.Noticed}
	}
	return nil
}

// tricks counts the finished tricks of the deal.
func (s *state) tricks() int { return len(s.deal.state.View(-1).Tricks) }

// signal sends a sign to the partners. It is never held against the hand: false ones are part of the game. Opponents may notice.
func (t *table) signal(p press) (reply, error) {
	s := t.state
	rank, err := game.ParseRank(p.token.Arg)
	switch {
	case err != nil || !slices.Contains(signRanks(), rank):
		return reply{}, refuse(UnknownButton)
	case s.signs == signsOff || s.rules.Sides() == s.rules.Seats:
		return reply{}, refuse(NoSigns)
	case s.phase != inDeal:
		return reply{}, refuse(WrongTime)
	case s.signs == signsLater && s.tricks() == 0:
		return reply{}, refuse(SignsLater)
	case s.seats[p.seat].sign.rank != game.NoRank && s.seats[p.seat].sign.trick == s.tricks():
		return reply{}, refuse(SignedAlready)
	}
	noticed, err := s.lots(p.seat)
	if err != nil {
		return reply{}, err
	}
	if err := t.append(Fact{Kind: Signed, Seat: p.seat, Sign: rank.String(), Noticed: noticed}); err != nil {
		return reply{}, err
	}
	return t.withHand(p, reply{note: p.words.Say(lang.SignSent{Sign: p.words.Term("sign." + rank.String())})}), nil
}

// lots draws for each opponent how much of a sign is noticed.
func (s *state) lots(seat int) ([]int, error) {
	noticed := make([]int, len(s.seats))
	lots := make([]byte, 2*len(s.seats))
	if _, err := rand.Read(lots); err != nil {
		return nil, err
	}
	for i := range s.seats {
		if i != seat && !s.rules.Partners(i, seat) && int(lots[2*i])*100 < s.notice*256 {
			noticed[i] = noticedThat + int(lots[2*i+1]&1)
		}
	}
	return noticed, nil
}

// signLines tell a seat the signs that reached it in this trick.
func (w speech) signLines(s *state, reader int) (lines []string) {
	for i := range s.seats {
		sign := s.seats[i].sign
		if i == reader || sign.rank == game.NoRank || sign.trick != s.tricks() {
			continue
		}
		which := w.Term("sign." + sign.rank.String())
		switch {
		case s.rules.Partners(i, reader):
			lines = append(lines, w.Say(lang.SignFrom{Name: w.name(s, i), Sign: which}))
		case sign.noticed[reader] == noticedWhich:
			lines = append(lines, w.Say(lang.SignSeen{Name: w.name(s, i), Sign: which}))
		case sign.noticed[reader] == noticedThat:
			lines = append(lines, w.Say(lang.SignNoticed{Name: w.name(s, i)}))
		}
	}
	return lines
}

// signButtons offer the signs where they are allowed now.
func (w speech) signButtons(s *state, p *page) {
	if s.signs == signsOff || s.rules.Sides() == s.rules.Seats || s.phase != inDeal || s.signs == signsLater && s.tricks() == 0 {
		return
	}
	var row []chat.Button
	for _, rank := range signRanks() {
		row = append(row, s.button("🤫 "+w.Term("rankshort."+rank.String()), "sign", rank.String()))
	}
	p.row(row...)
}
