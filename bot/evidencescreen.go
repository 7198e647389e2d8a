package bot

import (
	"strconv"
	"strings"

	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// evidenceScreen tells what the shuffle dealt so far, beside what chance gives: in the community, and everywhere.
func (b *Bot) evidenceScreen(w speech, community chat.Community) (chat.Message, error) {
	var p page
	p.title(w.Term("evidence.title"))
	for _, line := range w.Lines("evidence.text") {
		p.line(line)
	}
	places := []struct {
		term      string
		community chat.Community
	}{{"evidence.here", community}, {"evidence.everywhere", chat.Community{}}}
	if community == (chat.Community{}) {
		places = places[1:]
	}
	for _, place := range places {
		evidence, err := b.Store.Evidence(place.community)
		if err != nil {
			return chat.Message{}, err
		}
		p.gap()
		p.title(w.Term(place.term))
		if len(evidence) == 0 {
			p.line(w.Term("evidence.none"))
		}
		for _, k := range board.Kinds() {
			if e, ok := evidence[k]; ok && e.Deals > 0 {
				w.evidenceLines(&p, k, e)
			}
		}
	}
	return p.Message, nil
}

func (w speech) evidenceLines(p *page, k board.Kind, e board.Evidence) {
	seats := seatsOf(k)
	p.line(w.Say(lang.EvidenceKind{Game: w.kind(k), Count: e.Deals}))
	expected := w.decimal(float64(e.ExpectPoints)/1_000_000/float64(e.Deals), 2)
	average := func(sum int) string { return w.decimal(float64(sum)/float64(e.Deals), 2) }
	p.quiet(w.Say(lang.EvidencePoints{Places: w.byPlace(e.Points, seats, average), Expected: expected}))
	if e.Turned == 0 {
		return
	}
	share := func(n int) string { return w.decimal(100*float64(n)/float64(e.Turned), 1) + " %" }
	expected = w.decimal(float64(e.ExpectAces)/10_000/float64(e.Turned), 1) + " %"
	p.quiet(w.Say(lang.EvidenceAces{Places: w.byPlace(e.Aces, seats, share), Expected: expected}))
}

// byPlace lists values by place in the order of play: "1. 9,02 · 2. 8,98".
func (w speech) byPlace(values [game.MaxSeats]int, seats int, say func(int) string) string {
	texts := make([]string, seats)
	for i := range texts {
		texts[i] = strconv.Itoa(i+1) + ". " + say(values[i])
	}
	return strings.Join(texts, " · ")
}

// seatsOf is how many people play a kind of game.
func seatsOf(k board.Kind) int {
	switch k {
	case board.Duel:
		return 2
	case board.Three:
		return 3
	case board.Pairs:
		return 4
	case board.Chiamata:
		return 5
	}
	return game.MaxSeats
}
