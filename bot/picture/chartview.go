package picture

import (
	"strconv"

	"briscola/bot/picture/cardart"
)

// ChartPoints is how many values a chart shows at most.
const ChartPoints = 60

// ChartView is how a value has changed over time, such as a rating.
type ChartView struct {
	Title  string       // "Il tuo punteggio"
	Note   string       // of what game, and since when: "Briscola in due, ultimi 60 giorni"
	Points []ChartPoint // oldest first; only the last [ChartPoints] are shown
	Words  ChartWords
}

// ChartPoint is a value on a day.
type ChartPoint struct {
	Date  string // short: "12 nov"
	Value int
}

// ChartWords are what a chart and its text say besides names and numbers, in the reader's language.
type ChartWords struct {
	Highest string // "massimo"
	Lowest  string // "minimo"
	Empty   string // "ancora nessuna partita"
}

// shown is the points that the picture has.
func (v ChartView) shown() []ChartPoint { return v.Points[max(0, len(v.Points)-ChartPoints):] }

// extremes are the places of the highest and the lowest value, the first where there are several.
func extremes(points []ChartPoint) (highest, lowest int) {
	for i, p := range points {
		if p.Value > points[highest].Value {
			highest = i
		}
		if p.Value < points[lowest].Value {
			lowest = i
		}
	}
	return highest, lowest
}

// Text tells what the picture shows: first and last value, the highest and the lowest.
func (v ChartView) Text() string {
	var c caption
	c.add(needed, v.Title)
	c.add(needed, v.Note)
	points := v.shown()
	if len(points) == 0 {
		c.add(needed, v.Words.Empty)
		return c.String()
	}
	c.add(needed, points[0].text())
	if last := points[len(points)-1]; len(points) > 1 {
		c.add(needed, last.text()+" ("+signed(last.Value-points[0].Value)+")")
	}
	if highest, lowest := extremes(points); points[highest].Value > points[lowest].Value {
		c.add(needed, headed(v.Words.Highest, points[highest].text()))
		c.add(needed, headed(v.Words.Lowest, points[lowest].text()))
	}
	return c.String()
}

func (p ChartPoint) text() string {
	return join(", ", same(p.Date), same(strconv.Itoa(p.Value))).long
}

// signed writes a number with its sign.
func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// Key is the same for views that make the same picture.
func (v ChartView) Key(style cardart.Style) string { return key("chart", style, v) }
