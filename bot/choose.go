package bot

import (
	"slices"
	"strconv"

	"briscola/game"
)

// Pages of a lobby's buttons. Which one shows is kept in memory only.
const (
	mainPage    = ""
	gamePage    = "game"
	matchPage   = "match"
	optionsPage = "options"
)

// turnPage shows other buttons under the lobby.
func (t *table) turnPage(p press) (reply, error) {
	switch {
	case t.state.phase != inLobby:
		return reply{}, refuse(WrongTime)
	case t.state.host != p.update.From.ID:
		return reply{}, refuse(NotHost)
	}
	if t.page = p.token.Arg; !slices.Contains([]string{gamePage, matchPage, optionsPage}, t.page) {
		t.page = mainPage
	}
	t.mark()
	return reply{}, nil
}

// chosen is the fact that says what a table plays now.
func (s *state) chosen() Fact {
	return Fact{
		Kind: Changed, Variant: s.variant, Rules: s.rules.String(), Match: formatText(s.match.Format),
		Signs: s.signs, Notice: s.notice, Mixed: s.mixed, NoHints: s.noHints, Casual: s.casual, Level: s.level,
	}
}

// change saves what a table plays from now on, and starts it if it is full by that. Computers make room for people.
func (t *table) change(p press, f Fact) (reply, error) {
	rules, err := game.ParseRules(f.Rules)
	if err == nil {
		err = rules.Validate()
	}
	if err != nil {
		return reply{}, p.words.impossible(err)
	}
	s := t.state
	if s.people() > rules.Seats {
		return reply{}, refuse(TooFewSeats)
	}
	if rules.Sides() == rules.Seats { // signs and seats by lot are for partners
		f.Signs, f.Notice, f.Mixed = signsOff, 0, false
	}
	if format, ok := readFormat(f.Match); !ok || format.Validate(rules) != nil {
		f.Match = formatText(formats(rules)[0])
	}
	var facts []Fact
	over := len(s.seats) - s.free() - rules.Seats
	for i := len(s.seats) - 1; i >= 0 && over > 0; i-- {
		if c := &s.seats[i]; c.player != nil && c.player.Computer() {
			facts = append(facts, Fact{Kind: Dropped, Seat: i})
			over--
		}
	}
	if err := t.append(append(facts, f)...); err != nil {
		return reply{}, err
	}
	t.startIfFull()
	return reply{note: p.words.Term("changed")}, nil
}

// changeSeats makes the table larger or smaller.
func (t *table) changeSeats(p press) (reply, error) {
	if err := t.lobbyOf(p); err != nil {
		return reply{}, err
	}
	v, _ := variantNamed(t.state.variant)
	n, err := strconv.Atoi(p.token.Arg)
	if err != nil || !slices.Contains(v.seats, n) {
		return reply{}, refuse(OddSeats)
	}
	f := t.state.chosen()
	f.Rules = t.state.moved(v.rules(n)).String()
	return t.change(p, f)
}

// moved takes the options that are chosen over to other rules, as far as they go with them.
func (s *state) moved(rules game.Rules) game.Rules {
	for _, h := range houses() {
		if value := h.value(s.rules); value != "" {
			if changed, err := with(rules, h.name, value); err == nil {
				rules = changed
			}
		}
	}
	return rules
}

// changeVariant chooses another game, with its usual rules and match.
func (t *table) changeVariant(p press) (reply, error) {
	if err := t.lobbyOf(p); err != nil {
		return reply{}, err
	}
	v, ok := variantNamed(p.token.Arg)
	if !ok {
		return reply{}, refuse(UnknownButton)
	}
	seats := len(t.state.seats)
	if !slices.Contains(v.seats, seats) {
		seats = v.seats[0]
		for _, n := range v.seats { // the smallest that holds the people
			if seats < t.state.people() && n > seats {
				seats = n
			}
		}
	}
	f := t.state.chosen()
	f.Variant, f.Rules, f.Match = v.name, v.rules(seats).String(), formatText(v.format)
	t.page = mainPage
	return t.change(p, f)
}

// changeMatch makes the match longer or shorter.
func (t *table) changeMatch(p press) (reply, error) {
	if err := t.lobbyOf(p); err != nil {
		return reply{}, err
	}
	format, ok := readFormat(p.token.Arg)
	if !ok || !slices.Contains(t.state.formats(), format) {
		return reply{}, refuse(UnknownButton)
	}
	f := t.state.chosen()
	if format.Kind == game.FormatWins || format.Kind == game.FormatDeals {
		format.CappottoDouble = t.state.match.CappottoDouble
	}
	f.Match = formatText(format)
	t.page = mainPage
	return t.change(p, f)
}

// changeHouse turns an option to its next value: one of the rules, the signs, the hints, the rating, or what a cappotto counts.
func (t *table) changeHouse(p press) (reply, error) {
	if err := t.lobbyOf(p); err != nil {
		return reply{}, err
	}
	f := t.state.chosen()
	switch p.token.Arg {
	case "signs":
		f.Signs, f.Notice = nextSigns(f.Signs)
		return t.change(p, f)
	case "hints":
		f.NoHints = !f.NoHints
		return t.change(p, f)
	case "rated":
		f.Casual = !f.Casual
		return t.change(p, f)
	case "double":
		format := t.state.match.Format
		format.CappottoDouble = !format.CappottoDouble
		f.Match = formatText(format)
		return t.change(p, f)
	case "notice":
		if f.Signs != signsOff {
			f.Notice = nextNotice(f.Notice)
			return t.change(p, f)
		}
	}
	i := slices.IndexFunc(houses(), func(h house) bool { return h.name == p.token.Arg })
	if i < 0 {
		return reply{}, refuse(UnknownButton)
	}
	rules, ok := houses()[i].next(t.state.rules)
	if !ok {
		return reply{}, refuse(UnknownButton)
	}
	f.Rules = rules.String()
	return t.change(p, f)
}

// usualNotice is how often in a hundred an opponent notices a sign.
const usualNotice = 25

// nextSigns gives the next way to play with signs.
func nextSigns(signs string) (next string, notice int) {
	switch signs {
	case signsOff:
		return signsLater, usualNotice
	case signsLater:
		return signsOn, usualNotice
	}
	return signsOff, 0
}

// notices are how often in a hundred an opponent may notice a sign.
func notices() []int { return []int{0, usualNotice, 50, 100} }

func nextNotice(notice int) int {
	return notices()[(slices.Index(notices(), notice)+1)%len(notices())]
}

// changeMixed says whether seats are drawn by lot when the match begins.
func (t *table) changeMixed(p press) (reply, error) {
	if err := t.lobbyOf(p); err != nil {
		return reply{}, err
	}
	f := t.state.chosen()
	f.Mixed = !f.Mixed
	return t.change(p, f)
}

// changeLevel says how well all computers of the table play, those that sit already too.
func (t *table) changeLevel(p press) (reply, error) {
	if err := t.lobbyOf(p); err != nil {
		return reply{}, err
	}
	if !knownLevel(p.token.Arg) {
		return reply{}, refuse(UnknownButton)
	}
	f := t.state.chosen()
	f.Level = p.token.Arg
	return t.change(p, f)
}

// pickSuit shows the cards of a suit to a caller who may name any card.
func (t *table) pickSuit(p press) (reply, error) {
	suit, err := game.ParseSuit(p.token.Arg)
	switch {
	case err != nil:
		return reply{}, refuse(UnknownButton)
	case t.state.phase != inDeal || t.state.deal.state.Phase() != game.PhaseCall:
		return reply{}, refuse(WrongTime)
	}
	if err := t.state.onTurn(p); err != nil {
		return reply{}, err
	}
	t.picked = suit
	t.mark()
	return t.withHand(p, reply{}), nil
}
