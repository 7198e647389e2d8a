package picture_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/draw"
	"image/gif"
	"testing"

	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/game"
	"briscola/game/gametest"
)

func TestAReplayShowsTheDealAndStaysSmall(t *testing.T) {
	const most = 2_000_000 // bytes
	s := studio(t)
	for seed, rules := range gametest.Presets() {
		if racing && seed%4 > 0 {
			continue
		}
		v := replayView(rules, uint64(seed))
		style := cardart.Style{Deck: cardart.Decks()[seed%6]}
		a, err := s.Replay(t.Context(), style, v)
		if err != nil {
			t.Fatal(err)
		}
		if len(a.GIF) > most {
			t.Errorf("%s: %d bytes, at most %d", rules, len(a.GIF), most)
		}
		film, err := gif.DecodeAll(bytes.NewReader(a.GIF))
		if err != nil {
			t.Fatal(err)
		}
		if film.LoopCount != -1 || film.Config.Width != 640 || film.Config.Height != 368 {
			t.Errorf("%s: it plays %d times at %d×%d, want once at 640×368", rules, film.LoopCount, film.Config.Width, film.Config.Height)
		}
		if got := film.Delay[len(film.Delay)-1]; got != 300 {
			t.Errorf("%s: the last frame is shown for %d hundredths of a second, want 300", rules, got)
		}
		tables := v.Frames()
		if len(tables) != len(film.Image) {
			t.Fatalf("%s: %d frames, want %d", rules, len(film.Image), len(tables))
		}
		screen := image.NewPaletted(film.Image[0].Rect, film.Image[0].Palette)
		for i, part := range film.Image {
			draw.Draw(screen, part.Rect, part, part.Rect.Min, draw.Src)
			if i%10 != 0 && i < len(tables)-1 {
				continue
			}
			if _, want := s.DrawTable(style, tables[i], true); !bytes.Equal(screen.Pix, want.Pix) {
				t.Errorf("%s: frame %d does not show the table", rules, i)
			}
		}
	}
}

func TestAReplayShowsNoCardBeforeASpectatorSawIt(t *testing.T) {
	rng := source(3)
	for range 200 {
		v := replayView(gametest.RandomRules(rng), rng.Uint64())
		state, _, err := game.Start(v.Record.Deal)
		if err != nil {
			t.Fatal(err)
		}
		seen := game.SetOf(state.View(-1).Briscola)
		for i, table := range v.Frames() {
			if i > 0 && i <= len(v.Record.Moves) {
				move := v.Record.Moves[i-1]
				if state, _, err = state.Do(move); err != nil {
					t.Fatal(err)
				}
				seen = seen.With(move.Card)
			}
			g := state.View(-1)
			seen = seen.With(g.Briscola)
			for _, hand := range g.Hands {
				seen |= hand
			}
			seen |= game.SetOf(g.StockOrder...)
			if shown := game.SetOf(told(table.Text())...); shown&^seen != 0 {
				t.Fatalf("%s: frame %d shows %v, which nobody has seen", v.Record.Deal.Rules, i, (shown &^ seen).Cards())
			}
		}
	}
}

func TestAReplayEndsWithTheResult(t *testing.T) {
	v := replayView(game.Standard(4), 8)
	state, err := v.Record.Replay()
	if err != nil {
		t.Fatal(err)
	}
	tables := v.Frames()
	last := tables[len(tables)-1]
	for i, side := range state.Result().Sides {
		if got := last.Scores[i].Points; got != side.Points {
			t.Errorf("side %d has %d points, want %d", i, got, side.Points)
		}
	}
	if last.Title != v.Outcome {
		t.Errorf("the last frame says %q, want %q", last.Title, v.Outcome)
	}
}

func TestADealThatIsNotOverIsNotShownAgain(t *testing.T) {
	s, v := studio(t), replayView(game.Standard(2), 1)
	v.Record.Moves = v.Record.Moves[:39]
	if _, err := s.Replay(t.Context(), cardart.Style{}, v); !errors.Is(err, picture.ErrUnsettled) {
		t.Errorf("got %v, want ErrUnsettled", err)
	}
	if got := told(v.Text()); len(got) > 0 {
		t.Errorf("its text names %v", got)
	}
	v.Record = game.Record{}
	if _, err := s.Replay(t.Context(), cardart.Style{}, v); err == nil {
		t.Error("a record that does not replay is shown")
	}
}

func TestAReplayStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := studio(t).Replay(ctx, cardart.Style{}, replayView(game.Standard(2), 1)); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want that the context was cancelled", err)
	}
}
