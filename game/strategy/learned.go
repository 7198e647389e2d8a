package strategy

import (
	"math/rand/v2"

	"briscola/game"
	"briscola/game/strategy/policy"
)

// learned is how a policy net would play the deal of a search.
type learned struct {
	player *policy.Player
	viewer int
	known  [2]policy.Memory // by seat: what it knows, but for the cards of a hand that is hidden
}

// fits reports whether there is a net for the deal of a view, and still something to draw: endings are solved.
func fits(view *game.View) bool {
	r := view.Rules
	return r.Preset == game.PresetStandard && r.Seats == 2 && r.Hand == 3 && r.Ranking == game.RankingStandard &&
		!r.Follow && !r.Swap && r.Open == game.OpenNone && view.Stock > 0
}

// learn lets others, and in time to come the seat itself, be thought to play as a net would, where there is one.
func (s *search) learn() {
	if !fits(&s.view) {
		return
	}
	l := &learned{player: policy.New(s.view.Trump), viewer: s.view.Seat}
	l.known[0] = l.player.Begin(s.view.Briscola)
	l.known[1] = l.known[0]
	for _, t := range s.view.Tricks {
		l.tell(&l.known, t)
	}
	l.player.Hold(&l.known[l.viewer], s.view.Hand)
	s.learned = l
}

// tell tells seats of a trick, but not of their hands.
func (l *learned) tell(known *[2]policy.Memory, t game.Trick) {
	for seat := range known {
		l.player.Trick(&known[seat], &policy.Trick{Led: t.Cards[0], Answer: t.Cards[1], Points: t.Points, Took: t.Winner == seat})
	}
}

// recall adds to clues what their seats knew when they played, their cards included.
func (l *learned) recall(view *game.View, clues []clue) {
	known := [2]policy.Memory{l.player.Begin(view.Briscola), l.player.Begin(view.Briscola)}
	next := 0
	note := func(leader int, cards []game.Card) {
		for i, c := range cards {
			seat := (leader + i) % 2
			if next < len(clues) && clues[next].seat == seat && clues[next].card == c {
				clues[next].knew = known[seat]
				l.player.Hold(&clues[next].knew, game.SetOf(c))
				next++
			}
		}
	}
	for _, t := range view.Tricks {
		note(t.Leader, t.Cards)
		l.tell(&known, t)
	}
	note(view.Leader, view.Table)
}

// likely returns how likely the net would have played the card of a clue from a hand.
func (l *learned) likely(k *clue, hand game.CardSet) float64 {
	m := k.knew
	l.player.Hold(&m, hand.Without(k.card))
	units := l.player.Look(&m, k.led)
	return l.player.Likely(&units, hand, k.card)
}

// deal is a deal for two that is played out in thought.
type deal struct {
	*game.Position
	taught [2]bool          // by seat: it plays as the net would
	known  [2]policy.Memory // by seat that does: what it knew before the trick on the table
}

// deal returns a position with the viewer on turn, who plays as the net would from then on. So does the other one or not.
func (l *learned) deal(p *game.Position, both bool) deal {
	d := deal{Position: p, taught: [2]bool{both, both}, known: l.known}
	d.taught[l.viewer] = true
	if other := 1 - l.viewer; both {
		l.player.Hold(&d.known[other], p.Hand(other))
		l.player.Hold(&d.known[other], game.SetOf(p.Table()...))
	}
	return d
}

// choose draws the card of the seat on turn as the net would.
func (l *learned) choose(d *deal, source rand.Source) game.Card {
	units := l.player.Look(&d.known[d.Turn()], d.Taker())
	return l.player.Choose(&units, d.Hand(d.Turn()), source)
}

// play plays a card of the seat on turn.
func (l *learned) play(d *deal, c game.Card) {
	turn, t := d.Turn(), policy.Trick{Led: d.Taker(), Answer: c}
	hands := [2]game.CardSet{d.Hand(0), d.Hand(1)}
	hands[turn] = hands[turn].Without(c)
	taken := d.Points(0) + d.Points(1)
	if !d.Play(c) || d.Stock() == 0 {
		return
	}
	t.Points = d.Points(0) + d.Points(1) - taken
	for seat := range hands {
		if d.taught[seat] {
			t.Took, t.Own, t.Drawn = d.Turn() == seat, t.Led, (d.Hand(seat) &^ hands[seat]).At(0)
			if seat == turn {
				t.Own = c
			}
			l.player.Trick(&d.known[seat], &t)
		}
	}
}

// finishLearned plays a card of a position and then the rest, and returns the points of the viewer's seat.
func (s *search) finishLearned(p *game.Position, c game.Card, ways *ways) int {
	out, own := s.out, s.view.Seat
	d := s.learned.deal(p, ways[1-own] == taught)
	for {
		out.play(s.reflex, c)
		s.learned.play(&d, c)
		switch {
		case d.Stock() == 0 && d.OnTable() == 0:
			return s.endgame.total(p, 1<<own)
		case d.taught[d.Turn()]:
			c = s.learned.choose(&d, s.worlds.source)
		default:
			c = s.play(s.reflex, p, &s.lineups[0].open, &out, ways)
		}
	}
}
