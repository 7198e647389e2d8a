package board_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"briscola/bot/board"
	"briscola/game"
	"briscola/game/gametest"
)

func TestEvidenceIsWhatTheFirstHandsHold(t *testing.T) {
	deal := gametest.Layout{
		Rules: game.Standard(3), Dealer: 0, Hands: []string{"6c 4c 5c", "Ad 3d Rd", "As Fb 4b"}, Briscola: "7s",
	}.Deal()
	record := game.Record{Deal: deal}
	_, played, _ := gametest.Oldest(deal)
	record.Moves = played.Moves
	d, err := board.NewDeal(record, seatsOf(1, 2, 3), today, true)
	if err != nil {
		t.Fatal(err)
	}
	got := counted(t, d, d).Evidences[board.Three]
	want := board.Evidence{
		Deals: 2, Turned: 2, Points: [game.MaxSeats]int{2 * 25, 2 * 13, 0}, Aces: [game.MaxSeats]int{0, 2, 0}, // seat 1 is first
		ExpectPoints: 2 * (120 * 3 * 1_000_000 / 39), ExpectAces: 2 * (35 * 3 * 1_000_000 / 39 / 38),
	}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// TestEvidenceExpectsWhatChanceGives shuffles often and compares. What is expected may be off by five deviations of the mean.
func TestEvidenceExpectsWhatChanceGives(t *testing.T) {
	const deals, deviations = 2000, 5
	for _, rules := range append(gametest.Presets(), pizzico()...) {
		rng := rand.New(rand.NewPCG(7, 0))
		m := board.NewMemory()
		for range deals {
			deal := game.Deal{Rules: rules, Dealer: rng.IntN(rules.Seats), Deck: game.Shuffle(rules, gametest.Seed(rng))}
			_, record := gametest.Game(rng, deal)
			d, err := board.NewDeal(record, make([]board.Player, rules.Seats), today, false)
			if err != nil {
				t.Fatal(err)
			}
			count(t, m, d)
		}
		e := m.Evidences[board.KindOf(rules)]
		expect := func(what string, place int, got int, want int, deviation float64) {
			t.Helper()
			if off := math.Abs(float64(got) - float64(want)/1e6); off > deviations*deviation*math.Sqrt(deals) {
				t.Errorf("%s, %s at place %d: got %d, expected %d millionths", rules, what, place, got, want)
			}
		}
		for place := range rules.Seats {
			expect("points", place, e.Points[place], e.ExpectPoints, 4*math.Sqrt(float64(rules.Hand)))
			expect("Aces", place, e.Aces[place], e.ExpectAces, 0.5)
		}
		if turned := rules.Preset == game.PresetStandard; e.Deals != deals || e.Turned > 0 != turned || turned && e.Turned != deals {
			t.Errorf("%s: got %d deals, %d with a turned card in the stock", rules, e.Deals, e.Turned)
		}
		if rest := append(e.Points[rules.Seats:], e.Aces[rules.Seats:]...); slices.Max(append(rest, 0)) > 0 {
			t.Errorf("%s: got %v for places that are not there", rules, rest)
		}
	}
}

// pizzico are games with five cards in the hand.
func pizzico() (list []game.Rules) {
	for _, seats := range []int{2, 3, 4} {
		rules := game.Standard(seats)
		rules.Hand = 5
		if rules.Validate() == nil {
			list = append(list, rules)
		}
	}
	return list
}
