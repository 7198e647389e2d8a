package pen_test

import (
	"encoding/xml"
	"errors"
	"io"
	"math"
	"strings"
	"testing"

	"briscola/bot/picture/pen"
)

func TestASceneReportsEverythingThatIsWrong(t *testing.T) {
	red := pen.Hex(0xff0000)
	for name, row := range map[string]struct {
		draw func(*pen.Scene)
		want string
	}{
		"fill":         {func(s *pen.Scene) { s.Fill(pen.PathOf("M1"), red) }, `path "M1"`},
		"stroke":       {func(s *pen.Scene) { s.Stroke(pen.PathOf("M1"), 2, red) }, `path "M1"`},
		"clip":         {func(s *pen.Scene) { s.Clip(pen.PathOf("M1")); s.Pop() }, `path "M1"`},
		"part":         {func(s *pen.Scene) { s.Fill(pen.Join(pen.Rect(0, 0, 1, 1), pen.PathOf("x")), red) }, `path "x"`},
		"no number":    {func(s *pen.Scene) { s.Fill(pen.Circle(0, 0, math.NaN()), red) }, "no number"},
		"no end":       {func(s *pen.Scene) { s.Fill(pen.Rect(0, 0, math.Inf(1), 1), red) }, "no number"},
		"matrix":       {func(s *pen.Scene) { s.Push(pen.Scale(math.NaN(), 1)); s.Fill(pen.Rect(0, 0, 1, 1), red); s.Pop() }, "no number"},
		"width":        {func(s *pen.Scene) { s.Stroke(pen.Rect(0, 0, 1, 1), math.NaN(), red) }, "a stroke NaN wide"},
		"minus":        {func(s *pen.Scene) { s.StrokeButt(pen.Rect(0, 0, 1, 1), -1, red) }, "a stroke -1 wide"},
		"open group":   {func(s *pen.Scene) { s.Push(pen.Identity()); s.Clip(pen.Rect(0, 0, 1, 1)) }, "left open: 2"},
		"closed twice": {func(s *pen.Scene) { s.Pop() }, "Pop without a group"},
		"appended":     {func(s *pen.Scene) { s.Append(sceneOf(func(o *pen.Scene) { o.Push(pen.Identity()) }), pen.Identity()) }, "left open: 1"},
	} {
		s := sceneOf(row.draw)
		if err := s.Err(); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: got %v, want %q", name, err, row.want)
		}
		pen.NewRenderer().Render(s, 8, 8, pen.Identity()) // what can be drawn of it
		_, _ = s.Bounds(), s.SVG(s.Bounds())
	}
	both := sceneOf(func(s *pen.Scene) { s.Fill(pen.PathOf("first"), red); s.Fill(pen.PathOf("second"), red) })
	if err := both.Err(); err == nil || !strings.Contains(err.Error(), "first") || !strings.Contains(err.Error(), "second") {
		t.Errorf("two errors: got %v", err)
	}
}

func TestASceneThatIsRightHasNoError(t *testing.T) {
	if err := card(t).Err(); err != nil {
		t.Error(err)
	}
	var empty pen.Scene
	if err := empty.Err(); err != nil {
		t.Error(err)
	}
}

func TestGroupsAreMappedFromTheInnermostOut(t *testing.T) {
	s := sceneOf(func(s *pen.Scene) {
		s.Push(pen.Translate(10, 20))
		s.Push(pen.Scale(2, 3))
		s.Fill(pen.Rect(1, 1, 1, 1), pen.Hex(0))
		s.Pop()
		s.Fill(pen.Rect(-5, 0, 1, 1), pen.Hex(0))
		s.Pop()
		s.Fill(pen.Rect(0, 0, 1, 1), pen.Hex(0))
	})
	if got, want := s.Bounds(), box(0, 0, 14, 26); !same(got, want, 1e-6) {
		t.Errorf("got %v, want %v", got, want)
	}
	var outer pen.Scene
	outer.Push(pen.Translate(100, 0))
	outer.Append(s, pen.Scale(10, 10))
	outer.Pop()
	if got, want := outer.Bounds(), box(100, 0, 240, 260); !same(got, want, 1e-6) {
		t.Errorf("appended: got %v, want %v", got, want)
	}
}

func TestBoundsEndAtClips(t *testing.T) {
	s := sceneOf(func(s *pen.Scene) {
		s.Clip(pen.Circle(50, 50, 30))
		s.Clip(pen.Rect(0, 0, 100, 50))
		s.Fill(pen.Rect(-100, -100, 300, 300), pen.Hex(0))
		s.Pop()
		s.Pop()
	})
	if got, want := s.Bounds(), box(20, 20, 80, 50); !same(got, want, 0.02) {
		t.Errorf("got %v, want %v", got, want)
	}
	s.Fill(pen.Rect(90, 90, 1, 1), pen.Hex(0))
	if got, want := s.Bounds(), box(20, 20, 91, 91); !same(got, want, 0.02) {
		t.Errorf("after the clips: got %v, want %v", got, want)
	}
	apart := sceneOf(func(s *pen.Scene) {
		s.Clip(pen.Rect(0, 0, 1, 1))
		s.Fill(pen.Rect(5, 5, 1, 1), pen.Hex(0))
		s.Pop()
	})
	if got := apart.Bounds(); got != (pen.Box{}) {
		t.Errorf("outside of the clip: got %v, want nothing", got)
	}
}

func TestSVGIsWellFormedAndShowsEveryOperation(t *testing.T) {
	s := sceneOf(func(s *pen.Scene) {
		s.Clip(pen.Rect(0, 0, 10, 10))
		s.Push(pen.Translate(1, 2))
		s.Fill(pen.Rect(0, 0, 5, 5), pen.Alpha(pen.Hex(0x12ab34), 0.5))
		s.Pop()
		s.Pop()
		s.Stroke(pen.Line(0, 0, 3, 4), 1.5, pen.Hex(0xffffff))
		s.StrokeButt(pen.Line(0, 0, 3, 4), 1.5, pen.Hex(0xffffff))
		s.Clip(pen.Rect(0, 0, 10, 10)) // never closed
	})
	text := s.SVG(box(-1, -2, 20, 30))
	for decoder := xml.NewDecoder(strings.NewReader(text)); ; {
		if _, err := decoder.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
	}
	for _, want := range []string{
		`viewBox="-1 -2 21 32"`,
		`<clipPath id="c1"><path d="M 0 0L 10 0L 10 10L 0 10Z"/></clipPath><g clip-path="url(#c1)">`,
		`<path d="M 0 0L 5 0L 5 5L 0 5Z" transform="matrix(1 0 0 1 1 2)" fill="#12ab34" fill-opacity="0.502"/>`,
		`stroke="#ffffff" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"`,
		`stroke-linecap="butt"`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%s is missing in\n%s", want, text)
		}
	}
}

// sceneOf is the scene that a function draws.
func sceneOf(draw func(*pen.Scene)) *pen.Scene {
	var s pen.Scene
	draw(&s)
	return &s
}
