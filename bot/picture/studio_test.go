package picture_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"sync"
	"testing"
	"time"

	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/game"
)

// opened reads a picture and checks its size.
func opened(t testing.TB, p picture.Picture) image.Image {
	t.Helper()
	img := unpack(t, p.PNG)
	if got := img.Bounds(); got != image.Rect(0, 0, p.Width, p.Height) {
		t.Fatalf("the picture is %v, but said to be %d×%d", got, p.Width, p.Height)
	}
	return img
}

// album draws pictures of every kind.
func album(ctx context.Context, s *picture.Studio, style cardart.Style) (pictures []picture.Picture, err error) {
	cross := tableView(game.Chiamata(), 4, 30)
	cross.Layout = picture.Cross
	for _, draw := range []func() (picture.Picture, error){
		func() (picture.Picture, error) { return s.Hand(ctx, style, handOf(game.Standard(2), 1, 5)) },
		func() (picture.Picture, error) { return s.Hand(ctx, style, handOf(game.Briscolone(), 2, 1)) },
		func() (picture.Picture, error) { return s.Table(ctx, style, tableView(game.Standard(6), 3, 9)) },
		func() (picture.Picture, error) { return s.Table(ctx, style, cross) },
		func() (picture.Picture, error) { return s.Result(ctx, style, resultView(game.Standard(3), 5)) },
	} {
		p, err := draw()
		if err != nil {
			return nil, err
		}
		pictures = append(pictures, p)
	}
	return pictures, nil
}

func TestPicturesHaveTheSizesAndBudgetsOfTheirKinds(t *testing.T) {
	const most = 120_000 // bytes
	s := studio(t)
	sizes := []image.Point{{1200, 680}, {1200, 680}, {1280, 736}, {1280, 992}, {1280, 736}}
	for _, deck := range decks() {
		pictures, err := album(t.Context(), s, cardart.Style{Deck: deck})
		if err != nil {
			t.Fatal(err)
		}
		for i, p := range pictures {
			if img := opened(t, p); img.Bounds().Size() != sizes[i] {
				t.Errorf("%s: picture %d is %v, want %v", deck, i, img.Bounds().Size(), sizes[i])
			}
			if len(p.PNG) > most {
				t.Errorf("%s: picture %d has %d bytes, at most %d", deck, i, len(p.PNG), most)
			}
		}
	}
}

func TestPicturesWithManyCourtsAreSmallToo(t *testing.T) {
	const most = 120_000 // bytes
	s := studio(t)
	for _, deck := range decks() {
		for seed := range uint64(4) {
			style, v := cardart.Style{Deck: deck}, tableView(game.Standard(4), seed, 15)
			v.Layout = picture.Cross
			cross, err := s.Table(t.Context(), style, v)
			if err != nil {
				t.Fatal(err)
			}
			result, err := s.Result(t.Context(), style, resultView(game.Standard(4), seed))
			if err != nil {
				t.Fatal(err)
			}
			if len(cross.PNG) > most || len(result.PNG) > most {
				t.Errorf("%s: %d and %d bytes, at most %d", deck, len(cross.PNG), len(result.PNG), most)
			}
		}
	}
}

func TestTheSameViewsGiveTheSameFilesToAllAtOnce(t *testing.T) {
	want, err := album(t.Context(), fresh(t), cardart.Style{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := picture.NewStudio(8 << 20) // so little that what is needed again is often gone
	if err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			if i%4 == 0 {
				if _, err := album(t.Context(), s, cardart.Style{Deck: cardart.Sarde}); err != nil {
					t.Error(err)
				}
			}
			got, err := album(t.Context(), s, cardart.Style{})
			if err != nil {
				t.Error(err)
				return
			}
			for i, p := range got {
				if !bytes.Equal(p.PNG, want[i].PNG) || p.Key != want[i].Key || p.Text != want[i].Text {
					t.Errorf("picture %d is not what it is when it is drawn alone", i)
				}
			}
		})
	}
	group.Wait()
}

func TestAStudioKeepsNoMoreThanItMay(t *testing.T) {
	const limit = 4 << 20
	s, err := picture.NewStudio(limit)
	if err != nil {
		t.Fatal(err)
	}
	for _, deck := range decks() {
		if _, err := album(t.Context(), s, cardart.Style{Deck: deck}); err != nil {
			t.Fatal(err)
		}
		if got := s.CacheSize(); got > limit || got == 0 {
			t.Errorf("the studio keeps %d bytes, want some and at most %d", got, limit)
		}
	}
}

func TestWhatSeveralNeedAtOnceIsDrawnOnce(t *testing.T) {
	c := picture.NewCache(1 << 20)
	var drawn [4]int // each written by one goroutine only, or the race detector says so
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			for n := range drawn {
				c.Get(n, func() *image.RGBA {
					drawn[n]++
					time.Sleep(time.Millisecond)
					return image.NewRGBA(image.Rect(0, 0, 10, 10))
				})
			}
		})
	}
	group.Wait()
	if drawn != [4]int{1, 1, 1, 1} {
		t.Errorf("drawn %v times, want once each", drawn)
	}
}

func TestTheCacheForgetsWhatWasNotUsedForLongest(t *testing.T) {
	c := picture.NewCache(3 * 400)
	drawn := map[int]int{}
	get := func(n int) {
		c.Get(n, func() *image.RGBA { drawn[n]++; return image.NewRGBA(image.Rect(0, 0, 10, 10)) })
	}
	for _, n := range []int{1, 2, 3, 1, 4, 1, 3, 2} {
		get(n)
	}
	for n, want := range map[int]int{1: 1, 2: 2, 3: 1, 4: 1} {
		if drawn[n] != want {
			t.Errorf("%d was drawn %d times, want %d", n, drawn[n], want)
		}
	}
}

func TestAPictureThatWaitsIsGivenUpWithItsContext(t *testing.T) {
	s := fresh(t) // nobody else waits for it
	ctx, cancel := context.WithCancel(t.Context())
	leave := s.Occupy()
	done := make(chan error)
	go func() {
		_, err := s.Hand(ctx, cardart.Style{}, handOf(game.Standard(2), 1, 0))
		done <- err
	}()
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want that the context was cancelled", err)
	}
	leave()
	if _, err := s.Hand(ctx, cardart.Style{}, handOf(game.Standard(2), 1, 0)); !errors.Is(err, context.Canceled) {
		t.Errorf("with a context that has ended: got %v, want that it was cancelled", err)
	}
	if _, err := s.Hand(t.Context(), cardart.Style{}, handOf(game.Standard(2), 1, 0)); err != nil {
		t.Errorf("once there is a place again: %v", err)
	}
}

func TestKeysTellDifferentPicturesApart(t *testing.T) {
	hand, table, result := handOf(game.Standard(4), 1, 3), tableView(game.Standard(4), 1, 3), resultView(game.Standard(4), 1)
	other := hand
	other.Cards = append([]picture.HandCard(nil), hand.Cards...)
	other.Cards[0].Blocked = true
	cross := table
	cross.Layout = picture.Cross
	style, small := cardart.Style{}, cardart.Style{Indices: cardart.Small}
	seen := map[string]int{}
	for i, key := range []string{
		hand.Key(style), hand.Key(small), hand.Key(cardart.Style{Deck: cardart.Sarde}), other.Key(style), table.Key(style),
		cross.Key(style), result.Key(style), replayView(game.Standard(4), 1).Key(style), replayView(game.Standard(4), 2).Key(style),
	} {
		if before, ok := seen[key]; ok || len(key) != 32 {
			t.Errorf("the keys %d and %d are both %q", before, i, key)
		}
		seen[key] = i
	}
	if handOf(game.Standard(4), 1, 3).Key(style) != hand.Key(style) {
		t.Error("the same view has two keys")
	}
}
