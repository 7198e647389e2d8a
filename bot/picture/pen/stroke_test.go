package pen_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"briscola/bot/picture/pen"
)

// checkStroke draws a line of black, w wide, and holds every pixel against its distance from the line.
func checkStroke(t *testing.T, name string, p pen.Path, w float64, m pen.Matrix, distance func(pen.Point) float64) {
	t.Helper()
	const size, edge = 96, 0.95 // half a diagonal of a pixel, and what curves and arcs are off
	var s pen.Scene
	s.Stroke(p, w, pen.Hex(0))
	picture := pen.NewRenderer().Render(&s, size, size, m)
	for y := range size {
		for x := range size {
			d := distance(pen.Point{X: float64(x) + 0.5, Y: float64(y) + 0.5})
			got := picture.RGBAAt(x, y).A
			if d < w/2-edge && got < 254 {
				t.Errorf("%s, %v wide: the pixel %d, %d is %.2f from the line and has only the alpha %d", name, w, x, y, d, got)
				return
			}
			if d > w/2+edge && got > 1 {
				t.Errorf("%s, %v wide: the pixel %d, %d is %.2f from the line and has the alpha %d", name, w, x, y, d, got)
				return
			}
		}
	}
}

func TestAStrokeIsEverythingNearItsLine(t *testing.T) {
	for seed := range uint64(60) {
		random := rand.New(rand.NewPCG(seed, 1))
		n := 2 + random.IntN(6)
		corners := make([]float64, 2*n)
		for i := range corners {
			corners[i] = 20 + 56*random.Float64()
		}
		width := 1 + 20*random.Float64()
		open := func(p pen.Point) float64 { return distance(p, corners, false) }
		closed := func(p pen.Point) float64 { return distance(p, corners, true) }
		mirrored := func(p pen.Point) float64 { return open(pen.Point{X: 96 - p.X, Y: p.Y}) }
		checkStroke(t, fmt.Sprint("open ", seed), pen.Line(corners...), width, pen.Identity(), open)
		checkStroke(t, fmt.Sprint("closed ", seed), pen.Polygon(corners...), width, pen.Identity(), closed)
		checkStroke(t, fmt.Sprint("mirrored ", seed), pen.Line(corners...), width, pen.Matrix{A: -1, D: 1, E: 96}, mirrored)
	}
}

func TestAStrokeOfATightBendHasNoHole(t *testing.T) {
	for _, radius := range []float64{0.01, 0.5, 1, 3, 6, 9.9, 10.1, 15, 30} {
		ring := func(p pen.Point) float64 { return math.Abs(math.Hypot(p.X-48, p.Y-48) - radius) }
		checkStroke(t, fmt.Sprint("circle of ", radius), pen.Circle(48, 48, radius), 20, pen.Identity(), ring)
		checkStroke(t, fmt.Sprint("circle the other way of ", radius), pen.Arc(48, 48, radius, radius, 0, -360), 20, pen.Identity(), ring)
	}
}

func TestAStrokeThatTurnsBackIsRoundAtTheTurn(t *testing.T) {
	corners := []float64{20, 48, 70, 48, 30, 48}
	checkStroke(t, "there and back", pen.Line(corners...), 16, pen.Identity(), func(p pen.Point) float64 { return distance(p, corners, false) })
}

func TestAStrokeOfOnePlaceIsADot(t *testing.T) {
	dot := func(p pen.Point) float64 { return math.Hypot(p.X-48, p.Y-48) }
	checkStroke(t, "dot", pen.Line(48, 48, 48, 48), 20, pen.Identity(), dot)
	checkStroke(t, "closed dot", pen.Polygon(48, 48, 48, 48), 20, pen.Identity(), dot)
	nothing := func(pen.Point) float64 { return math.Inf(1) }
	checkStroke(t, "a move alone", pen.Line(48, 48), 20, pen.Identity(), nothing)
}

func TestAButtStrokeEndsWhereItsLineEnds(t *testing.T) {
	var round, butt pen.Scene
	line := pen.Line(10, 20, 30, 20)
	round.Stroke(line, 6, pen.Hex(0))
	butt.StrokeButt(line, 6, pen.Hex(0))
	if got, want := round.Bounds(), box(7, 17, 33, 23); !same(got, want, 0.02) {
		t.Errorf("round: got %v, want %v", got, want)
	}
	if got, want := butt.Bounds(), box(10, 17, 30, 23); !same(got, want, 0.02) {
		t.Errorf("butt: got %v, want %v", got, want)
	}
	var dot pen.Scene
	dot.StrokeButt(pen.Line(10, 20, 10, 20), 6, pen.Hex(0))
	if got := dot.Bounds(); got != (pen.Box{}) {
		t.Errorf("a butt stroke of one place: got %v, want nothing", got)
	}
}

func TestAStrokeIsMappedInItsWidthToo(t *testing.T) {
	var s pen.Scene
	s.Push(pen.Scale(3, 3))
	s.Stroke(pen.Line(10, 20, 30, 20), 6, pen.Hex(0))
	s.Pop()
	if got, want := s.Bounds(), box(21, 51, 99, 69); !same(got, want, 0.05) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// distance is how far a point is from the lines between corners.
func distance(p pen.Point, corners []float64, closed bool) float64 {
	shortest := math.Inf(1)
	n := len(corners) / 2
	for i := range n {
		if i+1 == n && !closed {
			break
		}
		ax, ay := corners[2*i], corners[2*i+1]
		dx, dy := corners[2*((i+1)%n)]-ax, corners[2*((i+1)%n)+1]-ay
		along := max(0, min(1, ((p.X-ax)*dx+(p.Y-ay)*dy)/(dx*dx+dy*dy)))
		shortest = min(shortest, math.Hypot(p.X-ax-along*dx, p.Y-ay-along*dy))
	}
	return shortest
}
