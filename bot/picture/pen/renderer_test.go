package pen_test

import (
	"image"
	"image/color"
	"math/rand/v2"
	"sync"
	"testing"

	"briscola/bot/picture/pen"
)

func TestClipsCutEachOther(t *testing.T) {
	s := sceneOf(func(s *pen.Scene) {
		s.Clip(pen.Rect(2, 2, 10, 10))
		s.Clip(pen.Rect(7, 7, 10, 10))
		s.Fill(pen.Rect(0, 0, 20, 20), pen.Hex(0xff0000))
		s.Pop()
		s.Fill(pen.Rect(0, 0, 20, 4), pen.Hex(0x00ff00))
		s.Pop()
		s.Fill(pen.Rect(0, 18, 20, 2), pen.Hex(0x0000ff))
	})
	renderer := pen.NewRenderer()
	for range 2 { // the second time with the masks of the first
		picture := renderer.Render(s, 20, 20, pen.Identity())
		for y := range 20 {
			for x := range 20 {
				want := color.RGBA{}
				switch {
				case x >= 7 && y >= 7 && x < 12 && y < 12:
					want = color.RGBA{255, 0, 0, 255}
				case x >= 2 && y >= 2 && x < 12 && y < 4:
					want = color.RGBA{0, 255, 0, 255}
				case y >= 18:
					want = color.RGBA{0, 0, 255, 255}
				}
				if got := picture.RGBAAt(x, y); got != want {
					t.Fatalf("pixel %d, %d: got %v, want %v", x, y, got, want)
				}
			}
		}
	}
}

func TestTheEdgesOfAClipAreSmooth(t *testing.T) {
	s := sceneOf(func(s *pen.Scene) {
		s.Clip(pen.Rect(0.5, 0, 5, 10))
		s.Clip(pen.Rect(0.5, 0, 5, 10))
		s.Fill(pen.Rect(0, 0, 10, 10), pen.Hex(0xffffff))
		s.Pop()
		s.Pop()
	})
	picture := pen.NewRenderer().Render(s, 10, 10, pen.Identity())
	if got := picture.RGBAAt(0, 5).A; got < 60 || got > 68 {
		t.Errorf("half of half a pixel has the alpha %d, want about 64", got)
	}
}

func TestNothingIsDrawnInAnEmptyClip(t *testing.T) {
	for name, empty := range map[string]pen.Path{"nothing": {}, "outside": pen.Rect(-9, -9, 5, 5), "a line": pen.Line(0, 0, 9, 9)} {
		s := sceneOf(func(s *pen.Scene) {
			s.Clip(empty)
			s.Clip(pen.Rect(0, 0, 9, 9))
			s.Fill(pen.Rect(0, 0, 9, 9), pen.Hex(0xffffff))
			s.Pop()
			s.Pop()
		})
		for i, v := range pen.NewRenderer().Render(s, 9, 9, pen.Identity()).Pix {
			if v != 0 {
				t.Errorf("clip of %s: byte %d is %d, want 0", name, i, v)
				break
			}
		}
	}
}

// TestPaintingNeverLeavesAHole puts translucent shapes over each other, with and without clips: what was opaque stays so,
// and no channel is brighter than the alpha.
func TestPaintingNeverLeavesAHole(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	number := func() float64 { return 64 * random.Float64() }
	for range 200 {
		s := sceneOf(func(s *pen.Scene) {
			for range 12 {
				c := pen.Alpha(pen.Hex(random.Uint32()), random.Float64())
				s.Clip(pen.Circle(number(), number(), number()))
				s.Fill(pen.Circle(number(), number(), number()), c)
				s.Pop()
				s.FillStroke(pen.Polygon(number(), number(), number(), number(), number(), number()), c, number()/8, c)
			}
		})
		opaque := image.NewRGBA(image.Rect(0, 0, 64, 64))
		for i := range opaque.Pix {
			opaque.Pix[i] = uint8(random.Uint32())
			if i%4 == 3 {
				opaque.Pix[i] = 255
			}
		}
		renderer := pen.NewRenderer()
		renderer.Draw(opaque, s, pen.Identity())
		clear := renderer.Render(s, 64, 64, pen.Identity())
		for i := 0; i < len(clear.Pix); i += 4 {
			if a := opaque.Pix[i+3]; a != 255 {
				t.Fatalf("an opaque pixel has the alpha %d", a)
			}
			if p := clear.Pix[i : i+4]; max(p[0], p[1], p[2]) > p[3] {
				t.Fatalf("the pixel %v is brighter than its alpha", p)
			}
		}
	}
}

func TestAnOpaqueColourIsDrawnExactly(t *testing.T) {
	for v := range uint32(256) {
		c := pen.Hex(v<<16 | (255-v)<<8 | v)
		s := sceneOf(func(s *pen.Scene) {
			s.Fill(pen.Rect(0, 0, 3, 3), pen.Hex(0x204060))
			s.Fill(pen.Rect(0, 0, 3, 3), c)
		})
		if got := pen.NewRenderer().Render(s, 3, 3, pen.Identity()).RGBAAt(1, 1); got != color.RGBA(c) {
			t.Fatalf("got %v, want %v", got, c)
		}
	}
}

func TestDrawOnAPartOfAnImageLeavesTheRestAlone(t *testing.T) {
	whole := image.NewRGBA(image.Rect(0, 0, 20, 20))
	part := whole.SubImage(image.Rect(5, 6, 9, 11)).(*image.RGBA)
	s := sceneOf(func(s *pen.Scene) { s.Fill(pen.Rect(-50, -50, 100, 100), pen.Hex(0xffffff)) })
	pen.NewRenderer().Draw(part, s, pen.Identity())
	for y := range 20 {
		for x := range 20 {
			want := uint8(0)
			if image.Pt(x, y).In(part.Rect) {
				want = 255
			}
			if got := whole.RGBAAt(x, y).A; got != want {
				t.Fatalf("pixel %d, %d: got alpha %d, want %d", x, y, got, want)
			}
		}
	}
}

func TestWhatReachesBeyondTheImageIsDrawnInside(t *testing.T) {
	for _, far := range []float64{30, 1000, 65000} {
		s := sceneOf(func(s *pen.Scene) {
			s.Fill(pen.Rect(-far, -far, 2*far, far+10), pen.Hex(0xffffff)) // above y = 10
			s.Fill(pen.Polygon(-far, far, far, -far, far, far), pen.Hex(0xff0000))
		})
		picture := pen.NewRenderer().Render(s, 20, 20, pen.Identity())
		for _, row := range []struct {
			x, y int
			want color.RGBA
		}{
			{1, 1, color.RGBA{255, 0, 0, 255}}, {18, 3, color.RGBA{255, 0, 0, 255}}, {18, 18, color.RGBA{255, 0, 0, 255}},
		} {
			if got := picture.RGBAAt(row.x, row.y); got != row.want {
				t.Errorf("%v away: pixel %d, %d is %v, want %v", far, row.x, row.y, got, row.want)
			}
		}
	}
	s := sceneOf(func(s *pen.Scene) { s.Fill(pen.Rect(-1e8, -1e8, 2e8, 2e8), pen.Hex(0xffffff)) })
	if got := pen.NewRenderer().Render(s, 4, 4, pen.Identity()).RGBAAt(1, 1).A; got != 0 {
		t.Errorf("a path that reaches too far is drawn with the alpha %d", got)
	}
}

func TestAPathIsFilledTheSameWayRound(t *testing.T) {
	mirror := pen.Matrix{A: -1, D: 1, E: 20}
	both := pen.Join(pen.Rect(2, 2, 10, 10), pen.Rect(6, 6, 10, 10))
	ring := pen.PathOf("M2 2H18V18H2Z M6 6V14H14V6Z")
	for name, m := range map[string]pen.Matrix{"straight": pen.Identity(), "mirrored": mirror} {
		s := sceneOf(func(s *pen.Scene) { s.Fill(both, pen.Hex(0xffffff)) })
		if got := pen.NewRenderer().Render(s, 20, 20, m).RGBAAt(9, 9).A; got != 255 {
			t.Errorf("%s: where two pieces overlap the alpha is %d, want 255", name, got)
		}
		s = sceneOf(func(s *pen.Scene) { s.Fill(ring, pen.Hex(0xffffff)) })
		if got := pen.NewRenderer().Render(s, 20, 20, m).RGBAAt(9, 9).A; got != 0 {
			t.Errorf("%s: in the hole the alpha is %d, want 0", name, got)
		}
	}
}

func TestOneSceneIsDrawnByManyAtOnce(t *testing.T) {
	fonts := load(t)
	s := card(t)
	want := pen.NewRenderer().Render(s, 100, 161, pen.Scale(0.5, 0.5))
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			renderer := pen.NewRenderer()
			for range 3 {
				var own pen.Scene
				own.Append(s, pen.Identity())
				own.Fill(fonts.Bold.Face(20).Text("Ł", -100, -100, pen.Right), pen.Hex(0))
				got := renderer.Render(&own, 100, 161, pen.Scale(0.5, 0.5))
				if string(got.Pix) != string(want.Pix) {
					t.Error("the picture differs")
				}
			}
		})
	}
	all.Wait()
}

func TestColours(t *testing.T) {
	for _, row := range []struct {
		name      string
		got, want color.NRGBA
	}{
		{"hex", pen.Hex(0x12ab34), color.NRGBA{0x12, 0xab, 0x34, 255}},
		{"half", pen.Alpha(pen.Hex(0x12ab34), 0.5), color.NRGBA{0x12, 0xab, 0x34, 128}},
		{"half of half", pen.Alpha(pen.Alpha(pen.Hex(0), 0.5), 0.5), color.NRGBA{0, 0, 0, 64}},
		{"too much", pen.Alpha(pen.Hex(0), 7), color.NRGBA{0, 0, 0, 255}},
		{"mixed", pen.Mix(pen.Hex(0x000000), pen.Hex(0xff8000), 0.25), color.NRGBA{64, 32, 0, 255}},
		{"not mixed", pen.Mix(pen.Hex(0x123456), pen.Hex(0xff8000), -1), color.NRGBA{0x12, 0x34, 0x56, 255}},
	} {
		if row.got != row.want {
			t.Errorf("%s: got %v, want %v", row.name, row.got, row.want)
		}
	}
}
