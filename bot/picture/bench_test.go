package picture_test

import (
	"context"
	"syscall"
	"testing"
	"time"

	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/game"
)

// cost measures what making pictures takes of the processor, which a busy machine does not change, and how large they are.
func cost(b *testing.B, make func(s *picture.Studio) int, warm bool) {
	shared := fresh(b)
	if warm {
		make(shared)
	}
	bytes := 0
	b.ResetTimer()
	before := processor(b)
	for b.Loop() {
		s := shared
		if !warm {
			s = fresh(b)
		}
		bytes = make(s)
	}
	b.ReportMetric(float64((processor(b)-before).Microseconds())/1000/float64(b.N), "cpu-ms/op")
	b.ReportMetric(float64(bytes), "bytes")
}

// processor is how long the program has computed.
func processor(b *testing.B) time.Duration {
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		b.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}

func BenchmarkPictures(b *testing.B) {
	ctx, style := context.Background(), cardart.Style{}
	table := tableView(game.Standard(4), 3, 9)
	cross := table
	cross.Layout = picture.Cross
	for name, draw := range map[string]func(*picture.Studio) (picture.Picture, error){
		"hand": func(s *picture.Studio) (picture.Picture, error) {
			return s.Hand(ctx, style, handOf(game.Standard(4), 3, 9))
		},
		"hand20": func(s *picture.Studio) (picture.Picture, error) {
			return s.Hand(ctx, style, handOf(game.Briscolone(), 3, 0))
		},
		"row":   func(s *picture.Studio) (picture.Picture, error) { return s.Table(ctx, style, table) },
		"cross": func(s *picture.Studio) (picture.Picture, error) { return s.Table(ctx, style, cross) },
		"result": func(s *picture.Studio) (picture.Picture, error) {
			return s.Result(ctx, style, resultView(game.Standard(4), 3))
		},
	} {
		make := func(s *picture.Studio) int {
			p, err := draw(s)
			if err != nil {
				b.Fatal(err)
			}
			return len(p.PNG)
		}
		b.Run(name+"/warm", func(b *testing.B) { cost(b, make, true) })
		b.Run(name+"/cold", func(b *testing.B) { cost(b, make, false) })
	}
}

func BenchmarkReplay(b *testing.B) {
	view := replayView(game.Standard(4), 3)
	make := func(s *picture.Studio) int {
		a, err := s.Replay(context.Background(), cardart.Style{}, view)
		if err != nil {
			b.Fatal(err)
		}
		return len(a.GIF)
	}
	b.Run("warm", func(b *testing.B) { cost(b, make, true) })
	b.Run("cold", func(b *testing.B) { cost(b, make, false) })
}
