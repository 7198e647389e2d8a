package board_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"briscola/bot/board"
	"briscola/game"
)

func TestComputersAndCasualTablesLeaveRatingsAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := newClub(t)
		deals := slices.DeleteFunc(c.deals(20), func(d board.Deal) bool { return d.Rated })
		m := counted(t, deals...)
		for section, players := range m.Sections {
			for player, f := range players {
				if f.Rated != 0 || f.Rating.Mu != 0 || f.Rating.Sigma != 0 || player == 0 {
					t.Errorf("player %d in %v: got %+v", player, section, f)
				}
			}
		}
		if len(m.Trends) > 0 {
			t.Errorf("trends: got %v, want none", m.Trends)
		}
		for kind, pairs := range m.Pairs {
			for players, p := range pairs {
				if players[0] == 0 || players[1] == 0 || p.Today != 0 {
					t.Errorf("players %v in %s: got %+v", players, kind, p)
				}
			}
		}
		first := c.deal(game.Standard(2), today+100)
		count(t, m, first)
		for player, f := range counted(t, first).Sections[board.Section{}] {
			if got := m.Sections[board.Section{}][player]; got.Rated != 1 || got.Rating != f.Rating {
				t.Errorf("player %d: got %+v after the first rated deal, want the rating %v", player, got, f.Rating)
			}
		}
	})
}

func TestVoidDealsAreEvidenceAlone(t *testing.T) {
	record, _ := wanted(t, game.Chiamata(), func(r game.Result) bool { return r.Void })
	void, err := board.NewDeal(record, seatsOf(1, 2, 3, 4, 5), today, true)
	if err != nil {
		t.Fatal(err)
	}
	void.Seats[0].GaveUp = true
	m := counted(t, void)
	want := board.NewMemory()
	want.Deal, want.Evidences = 1, m.Evidences
	if diff := cmp.Diff(want, m); diff != "" || m.Evidences[board.Chiamata].Deals != 1 {
		t.Errorf("a void deal (-want +got):\n%s", diff)
	}
}

func TestResetPeriodsCountLaterDealsAlone(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		deals := someDeals(t)
		after := rapid.IntRange(0, len(deals)).Draw(t, "reset after")
		month := deals[rapid.IntRange(0, len(deals)-1).Draw(t, "month of")].Day.Month()
		m := board.NewMemory()
		m.From[month] = uint64(after) + 1
		count(t, m, deals...)

		whole, rest := counted(t, deals...), counted(t, deals[after:]...)
		for section := range whole.Sections {
			got, want := m.Sections[section], whole.Sections[section]
			if section.Period == month {
				// What a rated deal weighs depends on those before it on the day, also on those that no longer count.
				got, want = withoutRating(got), withoutRating(rest.Sections[section])
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("figures in %v (-want +got):\n%s", section, diff)
			}
		}
		if diff := cmp.Diff([]any{whole.Pairs, whole.Trends, whole.Evidences}, []any{m.Pairs, m.Trends, m.Evidences}); diff != "" {
			t.Errorf("pairs, trends and evidence (-want +got):\n%s", diff)
		}
	})
}

func withoutRating(players map[int]board.Figures) map[int]board.Figures {
	without := map[int]board.Figures{}
	for player, f := range players {
		f.Rating.Mu, f.Rating.Sigma, f.Before[board.ByRating] = 0, 0, 0
		without[player] = f
	}
	return without
}

// brittle is a book whose disk fails at one of its calls.
type brittle struct {
	board.Memory
	calls int
}

var errDisk = errors.New("the disk fails")

func (b *brittle) fails() error {
	if b.calls--; b.calls == 0 {
		return errDisk
	}
	return nil
}

func (b *brittle) Figures(section board.Section, player int) (board.Figures, error) {
	f, _ := b.Memory.Figures(section, player)
	return f, b.fails()
}

func (b *brittle) SetFigures(section board.Section, player int, f board.Figures) error {
	return errors.Join(b.fails(), b.Memory.SetFigures(section, player, f))
}

func (b *brittle) Pair(kind board.Kind, player, other int) (board.Pair, error) {
	p, _ := b.Memory.Pair(kind, player, other)
	return p, b.fails()
}

func (b *brittle) SetPair(kind board.Kind, player, other int, p board.Pair) error {
	return errors.Join(b.fails(), b.Memory.SetPair(kind, player, other, p))
}

func (b *brittle) SetTrend(player int, day board.Day, shown int) error {
	return errors.Join(b.fails(), b.Memory.SetTrend(player, day, shown))
}

func (b *brittle) Evidence(kind board.Kind) (board.Evidence, error) {
	e, _ := b.Memory.Evidence(kind)
	return e, b.fails()
}

func (b *brittle) SetEvidence(kind board.Kind, e board.Evidence) error {
	return errors.Join(b.fails(), b.Memory.SetEvidence(kind, e))
}

func TestCountTellsWhenTheBookFails(t *testing.T) {
	record, _ := wanted(t, game.Standard(2), func(game.Result) bool { return true })
	d, err := board.NewDeal(record, seatsOf(1, 2), today, true)
	if err != nil {
		t.Fatal(err)
	}
	for call := 1; ; call++ {
		b := &brittle{*board.NewMemory(), call}
		err := board.Count(b, d)
		if b.calls > 0 { // all went well
			if err != nil || call < 20 {
				t.Errorf("after %d calls: got %v", call, err)
			}
			return
		}
		if !errors.Is(err, errDisk) {
			t.Fatalf("when call %d fails: got %v, want that error", call, err)
		}
	}
}
