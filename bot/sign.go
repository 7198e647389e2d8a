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
	if err != nil || !slices.Contains(signRanks(), rank) {
		return reply{}, refuse(UnknownButton)
	}
	if err := s.maySign(p.seat); err != nil {
		return reply{}, err
	}
	if err := t.makeSign(p.seat, rank); err != nil {
		return reply{}, err
	}
	return t.withHand(p, reply{note: p.words.Say(lang.SignSent{Sign: p.words.Term("sign." + rank.String())})}), nil
}

// signTime tells why nobody may give a sign now, if that is so.
func (s *state) signTime() error {
	switch {
	case s.signs == signsOff || !s.partners():
		return refuse(NoSigns)
	case s.phase != inDeal:
		return refuse(WrongTime)
	case s.signs == signsLater && s.tricks() == 0:
		return refuse(SignsLater)
	}
	return nil
}

// maySign tells why a seat may not give a sign now, if that is so.
func (s *state) maySign(seat int) error {
	if err := s.signTime(); err != nil {
		return err
	}
	if sign := s.seats[seat].sign; sign.rank != game.NoRank && sign.trick == s.tricks() {
		return refuse(SignedAlready)
	}
	return nil
}

func (t *table) makeSign(seat int, rank game.Rank) error {
	noticed, err := t.state.lots(seat)
	if err != nil {
		return err
	}
	return t.append(Fact{Kind: Signed, Seat: seat, Sign: rank.String(), Noticed: noticed})
}

// signByComputer gives a computer's sign where signs are given; without it the game goes on as well. One that it has given
// already in this deal tells nothing new.
func (t *table) signByComputer(seat int, rank game.Rank) {
	if t.state.maySign(seat) != nil || t.state.seats[seat].sign.rank == rank {
		return
	}
	if err := t.makeSign(seat, rank); err != nil {
		t.bot.Log.Error("sign not made", append(t.logKeys(), "error", err)...)
	}
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

// signsSeen lists the signs of the deal that a seat has seen: its partners', and what it noticed of the others'.
func (s *state) signsSeen(reader int) (signs []game.Sign) {
	for i := range s.seats {
		sign := s.seats[i].sign
		if i != reader && sign.rank != game.NoRank && (s.rules.Partners(i, reader) || sign.noticed[reader] == noticedWhich) {
			signs = append(signs, game.Sign{Seat: i, Rank: sign.rank})
		}
	}
	return signs
}

// signLines tell a seat the signs that reached it in this trick and the one before, in full or in short.
func (w speech) signLines(s *state, reader int, short bool) (lines []string) {
	for i := range s.seats {
		sign := s.seats[i].sign
		if i == reader || sign.rank == game.NoRank || s.tricks() > sign.trick+1 {
			continue
		}
		which, name := w.Term("sign."+sign.rank.String()), w.name(s, i)
		if short {
			which, name = w.Term("rank."+sign.rank.String()), brief(name)
		}
		switch {
		case s.rules.Partners(i, reader):
			lines = append(lines, w.Say(lang.SignFrom{Name: name, Sign: which}))
		case sign.noticed[reader] == noticedWhich:
			lines = append(lines, w.Say(lang.SignSeen{Name: name, Sign: which}))
		case sign.noticed[reader] == noticedThat:
			lines = append(lines, w.Say(lang.SignNoticed{Name: name}))
		}
	}
	return lines
}

// signButtons offer the signs where they are allowed now.
func (w speech) signButtons(s *state, p *page) {
	if s.signTime() != nil {
		return
	}
	var row []chat.Button
	for _, rank := range signRanks() {
		row = append(row, s.button("🤫 "+w.Term("rankshort."+rank.String()), "sign", rank.String()))
	}
	p.row(row...)
}
