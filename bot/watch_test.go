package bot_test

import (
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/game"
	"briscola/game/strategy"
)

// watcher is a computer player, and a giver of hints, that keeps what it was shown, by deal.
type watcher struct {
	mu    sync.Mutex
	deals [][]game.View
}

func (p *watcher) Choose(view game.View, _ *rand.Rand, _ strategy.Limit) strategy.Choice {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := len(p.deals); n == 0 || playedIn(view) < playedIn(p.deals[n-1][len(p.deals[n-1])-1]) {
		p.deals = append(p.deals, nil)
	}
	newest := &p.deals[len(p.deals)-1]
	*newest = append(*newest, view)
	return strategy.Choice{Move: view.Moves[0]}
}

// playedIn counts the cards that have been played.
func playedIn(view game.View) int { return len(view.Tricks)*view.Rules.Seats + len(view.Table) }

// views gives what was shown in a deal, the first one being 0.
func (p *watcher) views(deal int) []game.View {
	p.mu.Lock()
	defer p.mu.Unlock()
	if deal >= len(p.deals) {
		return nil
	}
	return p.deals[deal]
}

// startWatched has the computers of a World played by a watcher from now on.
func startWatched(w *bottest.World) *watcher {
	p := &watcher{}
	w.Options.Strategies = func(string) (strategy.Strategy, error) { return p, nil }
	w.Restart()
	return p
}

// startTeams begins a match in which Anna and Bruno, with a computer each, play against each other.
func startTeams(w *bottest.World, options string, presses ...string) {
	w.Command(w.Update("anna"), "/briscola 4 match=deals-5 "+options)
	w.Wait(5 * time.Second)
	w.PressIn(w.Update("anna"), "page", "options")
	w.Wait(5 * time.Second)
	for _, house := range presses {
		w.PressIn(w.Update("anna"), "house", house)
		w.Wait(5 * time.Second)
	}
	w.PressIn(w.Update("bruno"), "join", "")
	w.Wait(5 * time.Second)
	w.PressIn(w.Update("anna"), "start", "")
	w.Wait(5 * time.Second)
}

// signAndPlay plays so many cards of Anna and Bruno and makes a sign before each.
func signAndPlay(t *testing.T, w *bottest.World, cards int) {
	t.Helper()
	for i := range cards {
		for _, id := range []string{"anna", "bruno"} {
			if _, _, offered := w.Find(w.Room, "sign", ""); offered {
				w.PressIn(w.Update(id), "sign", string("A3RCF"[i%5]))
			}
		}
		if !w.PlayOne("anna", "bruno") {
			t.Fatalf("stuck:\n%s", w.Text(w.Room))
		}
	}
	w.Wait(10 * time.Second)
}

// seenBefore gives the signs that a seat had seen before each move of a computer: of a partner all, of an opponent those that it
// noticed in full.
func seenBefore(log []bot.Entry) (seen [][]game.Sign) {
	signs := map[int]bot.Fact{}
	for _, entry := range log {
		f := entry.Fact
		if f.Kind == bot.Signed {
			signs[f.Seat] = f
		}
		if f.Kind != bot.Moved || f.By != bot.ByComputer {
			continue
		}
		move, _ := game.ParseMove(f.Move)
		var before []game.Sign
		for seat := range 4 {
			sign, made := signs[seat]
			if made && seat != move.Seat && (seat%2 == move.Seat%2 || sign.Noticed[move.Seat] == 2) {
				rank, _ := game.ParseRank(sign.Sign)
				before = append(before, game.Sign{Seat: seat, Rank: rank})
			}
		}
		seen = append(seen, before)
	}
	return seen
}

// TestAComputerSeesTheSignsThatItsSeatHasSeen compares what a computer is shown with the log, in a first deal with many signs
// and at the beginning of a second one.
func TestAComputerSeesTheSignsThatItsSeatHasSeen(t *testing.T) {
	for notice, presses := range map[string][]string{"100 %": {"notice", "notice"}, "0 %": {"notice", "notice", "notice"}} {
		t.Run(notice, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := bottest.NewWorld(t, bottest.Slotted())
				defer w.Close()
				computers := startWatched(w)
				startTeams(w, "signs=on", presses...)
				signAndPlay(t, w, 14)
				_, log := logOf(t, w)
				var shown [][]game.Sign
				partners, opponents := 0, 0
				for _, view := range computers.views(0) {
					shown = append(shown, view.Signs)
					for _, sign := range view.Signs {
						if view.Rules.Partners(sign.Seat, view.Seat) {
							partners++
						} else {
							opponents++
						}
					}
				}
				if diff := cmp.Diff(seenBefore(log), shown); diff != "" {
					t.Errorf("signs before each move of a computer (-in the log +shown to it):\n%s", diff)
				}
				if partners == 0 || (opponents > 0) != (notice == "100 %") {
					t.Errorf("%d signs of partners and %d of opponents were shown", partners, opponents)
				}
				signAndPlay(t, w, 6)
				w.PlayOne("anna", "bruno")
				w.PlayOne("anna", "bruno")
				if next := computers.views(1); len(next) == 0 || next[0].Signs != nil {
					t.Errorf("in the next deal computers are shown %v, want a view without signs", next)
				}
			})
		})
	}
}

func TestNoSignsAreShownToComputersWhereThereAreNone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		computers := startWatched(w)
		startTeams(w, "")
		signAndPlay(t, w, 14)
		for _, view := range computers.views(0) {
			if view.Signs != nil {
				t.Fatalf("a computer is shown %v", view.Signs)
			}
		}
		if len(computers.views(0)) == 0 {
			t.Error("no computer has chosen a card")
		}
	})
}

// TestComputersAndHintsSeeNoHiddenHand looks at all that a computer, or whoever advises a person, is shown in games whose hands
// are hidden, and in one whose hands lie open.
func TestComputersAndHintsSeeNoHiddenHand(t *testing.T) {
	for name, open := range map[string]bool{"classic 2": false, "classic 3": false, "classic 4": false, "chiamata": false, "scoperta": true} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				w := bottest.NewWorld(t, bottest.Slotted())
				defer w.Close()
				computers := startWatched(w)
				w.Command(w.Private("anna"), "/briscola match=1 "+name)
				for range 200 {
					w.Wait(time.Second)
					pressHint(w, "anna")
					pressFirst(w, "anna")
				}
				if text := w.Text(w.Private("anna").Room); !strings.Contains(text, "Rivincita") {
					t.Fatalf("the deal is not over:\n%s", text)
				}
				seats := map[int]bool{}
				for _, view := range computers.views(0) {
					seats[view.Seat] = true
					checkOwnView(t, view, open)
				}
				if len(computers.views(0)) == 0 || !seats[0] {
					t.Errorf("views of the seats %v, want Anna's, from her hints, and those of computers", seats)
				}
			})
		})
	}
}

// checkOwnView checks that a view is that of the seat on turn and shows no other hand and no stock that does not lie open.
func checkOwnView(t *testing.T, view game.View, open bool) {
	t.Helper()
	hands := view.Hands != [game.MaxSeats]game.CardSet{}
	if !open && (hands || view.StockOrder != nil) || open && !hands && view.Table == nil {
		t.Fatalf("seat %d is shown the hands %v and the stock %v", view.Seat, view.Hands, view.StockOrder)
	}
	if view.Seat != view.Turn || view.Hand.Len() != view.HandSizes[view.Seat] {
		t.Fatalf("seat %d is shown the view of another: %+v", view.Seat, view)
	}
	if view.Partner >= 0 && view.Partner != view.Seat && !fallen(view) {
		t.Fatalf("seat %d is told the secret partner", view.Seat)
	}
}

// fallen tells whether the called card has been played.
func fallen(view game.View) bool {
	cards := game.SetOf(view.Table...)
	for _, trick := range view.Tricks {
		cards |= game.SetOf(trick.Cards...)
	}
	return cards.Has(view.Called)
}
