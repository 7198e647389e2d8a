package picture_test

import (
	"context"
	"fmt"
	"image/color"
	"math"
	"strings"
	"testing"

	"briscola/bot/picture"
)

// chart shows values on following days.
func chart(values ...int) picture.ChartView {
	view := picture.ChartView{
		Title: "Il tuo punteggio", Note: "Briscola in due · ultimi 60 giorni",
		Words: picture.ChartWords{Highest: "massimo", Lowest: "minimo", Empty: "Ancora nessuna partita"},
	}
	for i, v := range values {
		view.Points = append(view.Points, picture.ChartPoint{Date: fmt.Sprintf("%d %s", i%30+1, []string{"ott", "nov", "dic"}[i/30%3]), Value: v})
	}
	return view
}

// walk is n values that go up and down.
func walk(n int) []int {
	values, x := make([]int, n), 1500
	for i := range values {
		x += i*7919%41 - 18
		values[i] = x
	}
	return values
}

func drawChart(t *testing.T, view picture.ChartView) picture.Picture {
	t.Helper()
	p, err := boards(t).Chart(context.Background(), view)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestChartLooksAsItDid(t *testing.T) {
	for name, view := range map[string]picture.ChartView{"chart-60": chart(walk(60)...), "chart-1": chart(1500), "chart-equal": chart(1500, 1500, 1500)} {
		golden(t, name, drawChart(t, view).PNG)
	}
}

func TestChartIsSmallAndStaysInItsFrame(t *testing.T) {
	long := chart(1, 2, 3)
	long.Title, long.Points[1].Date, long.Points[2].Date = strings.Repeat("punteggio ", 50), strings.Repeat("novembre ", 30), "אב"
	for name, view := range map[string]picture.ChartView{
		"none": chart(), "one": chart(1500), "two": chart(1400, 1600), "sixty": chart(walk(60)...), "hundreds": chart(walk(500)...),
		"equal": chart(7, 7, 7, 7), "below zero": chart(-120, -80, 30, 0), "huge": chart(math.MinInt, math.MaxInt, math.MaxInt-1, 0),
		"huge and close": chart(math.MaxInt, math.MaxInt-1), "long": long,
	} {
		p := drawChart(t, view)
		framed(t, name, p)
		if p.Width != 1200 || len(p.PNG) > 60<<10 {
			t.Errorf("%s: %d pixels wide and %d bytes, want 1200 and at most 60 KB", name, p.Width, len(p.PNG))
		}
	}
}

func TestPlatesOfValuesHideNoPoint(t *testing.T) {
	rng := source(8)
	views := []picture.ChartView{
		chart(1500), chart(1400, 1600), chart(1600, 1400), chart(7, 7, 7, 7), chart(1000, 2000, 0, 2000, 0, 1000, 999), chart(walk(60)...), chart(-99999, 99999, -99999, 0),
		chart(math.MinInt, math.MaxInt, math.MaxInt-1, 0),
	}
	for range 300 {
		values := make([]int, 2+rng.IntN(60))
		for i := range values {
			values[i] = 1000 + rng.IntN(1000)
		}
		views = append(views, chart(values...))
	}
	for _, view := range views {
		points, pills := boards(t).ChartMarks(view)
		for i, pill := range pills {
			if pill.Min.X < 20 || pill.Max.X > 580 || pill.Min.Y < 96 || pill.Max.Y > 320 {
				t.Errorf("%d values: plate %d is at %.0f", len(view.Points), i, pill)
			}
			if i > 0 && meet(pill, pills[0]) {
				t.Errorf("%d values: the plates overlap", len(view.Points))
			}
			for j, point := range points {
				if meet(pill, point) {
					t.Errorf("%d values: plate %d at %.0f hides the point %d at %.0f", len(view.Points), i, pill, j, point)
				}
			}
		}
	}
}

func TestARiseIsGreenAndAFallIsNot(t *testing.T) {
	for want, view := range map[color.RGBA]picture.ChartView{{0x8E, 0xDB, 0x9E, 255}: chart(walk(25)...), {0xFF, 0xB2, 0x7A, 255}: chart(1500, 1490)} {
		img, found := unpack(t, drawChart(t, view).PNG), false
		for y := range 160 {
			for x := range img.Bounds().Dx() {
				found = found || color.RGBAModel.Convert(img.At(x, y)) == want
			}
		}
		if !found {
			t.Errorf("the difference of %d values is not in the colour %v", len(view.Points), want)
		}
	}
}

func TestChartTextTellsWhatItShows(t *testing.T) {
	for _, test := range []struct {
		view picture.ChartView
		want string
	}{
		{chart(), "Ancora nessuna partita."},
		{chart(1500), "1 ott, 1500."},
		{chart(1500, 1500), "1 ott, 1500. 2 ott, 1500 (0)."},
		{chart(1500, 1532, 1490, 1488), "1 ott, 1500. 4 ott, 1488 (−12). Massimo: 2 ott, 1532. Minimo: 4 ott, 1488."},
	} {
		if text, want := test.view.Text(), "Il tuo punteggio. Briscola in due · ultimi 60 giorni. "+test.want; text != want {
			t.Errorf("the text is %q, want %q", text, want)
		}
	}
}

func TestChartForgetsWhatIsTooLongAgo(t *testing.T) {
	all, last := chart(walk(100)...), chart(walk(100)...)
	last.Points = last.Points[100-picture.ChartPoints:]
	if string(drawChart(t, all).PNG) != string(drawChart(t, last).PNG) {
		t.Errorf("a chart of 100 points is not that of its last %d", picture.ChartPoints)
	}
}

func FuzzChart(f *testing.F) {
	f.Add("1 ott", 1500, 1600, uint8(3))
	f.Add("", math.MinInt, math.MaxInt, uint8(60))
	f.Fuzz(func(t *testing.T, date string, a, b int, n uint8) {
		view := picture.ChartView{Title: date, Note: date}
		for i := range int(n) {
			view.Points = append(view.Points, picture.ChartPoint{Date: date, Value: a + (b-a)/(i+1)})
		}
		framed(t, "fuzz", drawChart(t, view))
	})
}
