package cardart_test

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// matrix maps linear red, green and blue.
type matrix [3][3]float64

// sights are how people see, by the matrices of Machado, Oliveira and Fernandes (2009) for those who lack one kind of cone.
func sights() map[string]matrix {
	return map[string]matrix{
		"normal": {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
		"protan": {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
		"deutan": {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
		"tritan": {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
	}
}

// linear is a colour without the curve of screens.
func linear(c color.Color) [3]float64 {
	r, g, b, _ := c.RGBA()
	var out [3]float64
	for i, v := range []uint32{r, g, b} {
		s := float64(v) / 0xffff
		if out[i] = s / 12.92; s > 0.04045 {
			out[i] = math.Pow((s+0.055)/1.055, 2.4)
		}
	}
	return out
}

func (m matrix) see(c [3]float64) [3]float64 {
	var out [3]float64
	for i, row := range m {
		out[i] = min(max(row[0]*c[0]+row[1]*c[1]+row[2]*c[2], 0), 1)
	}
	return out
}

// lab is a linear colour in CIE L*a*b* under daylight.
func lab(c [3]float64) [3]float64 {
	xyz := matrix{{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}
	white := [3]float64{0.95047, 1, 1.08883}
	var f [3]float64
	for i, row := range xyz {
		t := (row[0]*c[0] + row[1]*c[1] + row[2]*c[2]) / white[i]
		if f[i] = math.Cbrt(t); t <= 216.0/24389 {
			f[i] = (24389.0/27*t + 16) / 116
		}
	}
	return [3]float64{116*f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])}
}

// difference is ΔE of 1976.
func difference(a, b [3]float64) float64 {
	p, q := lab(a), lab(b)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// contrast is the ratio of the guidelines for web pages.
func contrast(a, b color.Color) float64 {
	light := func(c color.Color) float64 { l := linear(c); return 0.2126*l[0] + 0.7152*l[1] + 0.0722*l[2] + 0.05 }
	return max(light(a), light(b)) / min(light(a), light(b))
}

// suitColors are the four colours of suits, of every deck and of the icons.
func suitColors() map[string][4]color.Color {
	all := map[string][4]color.Color{}
	for i, suit := range game.Suits() {
		for _, deck := range cardart.Decks() {
			for _, contrast := range []bool{false, true} {
				name := fmt.Sprintf("%s, contrast %v", deck, contrast)
				four := all[name]
				four[i] = cardart.SuitColor(cardart.Style{Deck: deck, Contrast: contrast}, suit)
				all[name] = four
			}
		}
		four := all["icons"]
		four[i] = icon(cardart.SuitMark(suit), 128).At(64, 20)
		all["icons"] = four
	}
	return all
}

func TestSuitsCanBeToldApartByPeopleWhoSeeFewerColours(t *testing.T) {
	const least = 16 // ΔE; a mid green on red has 8.9 for protanopes
	for name, four := range suitColors() {
		for sight, m := range sights() {
			for i := range four {
				for j := range i {
					if d := difference(m.see(linear(four[i])), m.see(linear(four[j]))); d < least {
						t.Errorf("%s, %s: %v and %v differ by %.1f, want at least %d", name, sight, game.Suits()[i], game.Suits()[j], d, least)
					}
				}
			}
		}
	}
}

// TestTheMeasureOfColoursKnowsABadPair guards the test above: it has to find the pair that palettes began with.
func TestTheMeasureOfColoursKnowsABadPair(t *testing.T) {
	red, green := linear(pen.Hex(0xD7281F)), linear(pen.Hex(0x16723A))
	m := sights()["protan"]
	if got := difference(m.see(red), m.see(green)); math.Abs(got-8.9) > 0.05 {
		t.Errorf("red and mid green differ by %.2f for protanopes, want 8.9", got)
	}
}

func TestRanksAndMarksOfIconsStandOut(t *testing.T) {
	for suit, at := range map[game.Suit][2]int{game.Denari: {90, 64}, game.Coppe: {90, 48}, game.Spade: {90, 50}, game.Bastoni: {90, 64}} {
		picture := icon(cardart.Icon(game.NewCard(game.Seven, suit)), 128)
		if got := contrast(picture.At(at[0], at[1]), picture.At(66, 24)); got < 4.5 {
			t.Errorf("%v: the mark stands out by %.1f, want at least 4.5", suit, got)
		}
		if got := contrast(darkest(picture, 12, 16, 60, 112), picture.At(14, 60)); got < 14 {
			t.Errorf("%v: the rank stands out by %.1f, want at least 14", suit, got)
		}
	}
}

func TestIndicesStandOutFromThePaper(t *testing.T) {
	for _, style := range styles() {
		if style.Indices == cardart.NoIndices {
			continue
		}
		for _, suit := range game.Suits() {
			picture := paint(cardart.Card(style, game.NewCard(game.Seven, suit)), style.Deck, 200)
			if got := contrast(darkest(picture, 12, 14, 36, 44), picture.At(40, 12)); got < 14 {
				t.Errorf("%+v %v: the index stands out by %.1f, want at least 14", style, suit, got)
			}
		}
	}
}
