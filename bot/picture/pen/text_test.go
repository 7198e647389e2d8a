package pen_test

import (
	"math"
	"strings"
	"testing"
	"unicode/utf8"

	"briscola/bot/picture/pen"
)

func load(t testing.TB) *pen.Fonts {
	t.Helper()
	fonts, err := pen.LoadFonts()
	if err != nil {
		t.Fatal(err)
	}
	return fonts
}

func TestPrintableIsWhatCanBeDrawn(t *testing.T) {
	fonts := load(t)
	for _, row := range []struct{ name, text, want string }{
		{"Polish", "Łukasz Żółć-Gęślą", "Łukasz Żółć-Gęślą"},
		{"Croatian", "Đurđica Šćepanović Žižić", "Đurđica Šćepanović Žižić"},
		{"Greek", "Γιώργος", "Γιώργος"},
		{"Cyrillic", "Юлія", "Юлія"},
		{"quotes", "Nonno “Pippo” D’Amico…", "Nonno “Pippo” D’Amico…"},
		{"Hebrew", "משה כהן", ""},
		{"Hebrew and Latin", "משה Moshe 12", "Moshe 12"},
		{"Arabic", "محمد", ""},
		{"an order of its own", "a\u202eb\u2067c\u200fd", "abcd"},
		{"Chinese", "王小明", ""},
		{"emoji alone", "🃏👨‍👩‍👧🇮🇹❤️", ""},
		{"emoji between", "Anna 🃏 Bianchi", "Anna Bianchi"},
		{"marks", "Jose\u0301 Zal\u0335\u0336go", "Jose Zalgo"},
		{"spaces", "  a\t\n b\u00a0\u3000c ", "a b c"},
		{"control", "a\x00b\x07\ufeff\u00adc\xff", "abc"},
		{"nothing", "", ""},
	} {
		for _, font := range []*pen.Font{fonts.Regular, fonts.Medium, fonts.Bold, fonts.SmallCaps} {
			if got := font.Printable(row.text); got != row.want {
				t.Errorf("%s: %q is %q, want %q", row.name, row.text, got, row.want)
			}
		}
	}
}

// names are some that a plate has to show, 24 columns wide most of them.
var names = []string{
	"Anna", "Massimiliano Quattrocchi", "WWWWWWWWWWWWWWWWWWWWWWWW", "Wawrzyniec Grzegorzewski", "Đurđica Šćepanović-Žižić",
	"iiiiiiiiiiiiiiiiiiiiiiii", "משה בן מיימון הרמב״ם 123", "🃏🃏🃏🃏🃏🃏🃏🃏🃏🃏🃏🃏", "王小明王小明王小明王小明", "a b c d e f g h i j k l m", "",
}

func TestATextFitsIntoItsRoom(t *testing.T) {
	for _, font := range []*pen.Font{load(t).Bold, load(t).SmallCaps} {
		for _, spacing := range []float64{0, 1.5} {
			face := font.Face(20)
			face.Spacing = spacing
			for _, name := range names {
				for room := 0.0; room < 500; room += 7 {
					checkFit(t, face, name, room)
				}
			}
		}
	}
}

func checkFit(t *testing.T, face pen.Face, name string, room float64) {
	t.Helper()
	fitted, text := face.Fit(name, room)
	printable := face.Font.Printable(name)
	if got := fitted.Width(text); got > room {
		t.Errorf("%q in %v: %q is %v wide", name, room, text, got)
	}
	if fitted.Size > face.Size || fitted.Size < 0.7799*face.Size {
		t.Errorf("%q in %v: the size is %v", name, room, fitted.Size)
	}
	if face.Width(printable) <= room && (text != printable || fitted != face) {
		t.Errorf("%q has room in %v and became %q of size %v", name, room, text, fitted.Size)
	}
	if text == printable {
		return
	}
	kept, cut := strings.CutSuffix(text, "…")
	if text != "" && (!cut || !strings.HasPrefix(printable, kept) || strings.HasSuffix(kept, " ")) {
		t.Errorf("%q in %v: %q is no beginning of it with an ellipsis", name, room, text)
	}
	next := string([]rune(printable)[:utf8.RuneCountInString(kept)+1]) + "…"
	if text != "" && !strings.HasSuffix(next, " …") && fitted.Width(next) <= room {
		t.Errorf("%q in %v: %q is shorter than it need be", name, room, text)
	}
}

func TestATextShrinksBeforeItIsCut(t *testing.T) {
	face := load(t).Bold.Face(20)
	width := face.Width("Massimiliano")
	if fitted, text := face.Fit("Massimiliano", 0.8*width); text != "Massimiliano" || math.Abs(fitted.Size-16) > 0.01 {
		t.Errorf("four fifths of the room: %q of size %v, want all of size 16", text, fitted.Size)
	}
	if fitted, text := face.Fit("Massimiliano", 0.7*width); text != "Massimili…" || math.Abs(fitted.Size-15.6) > 0.01 {
		t.Errorf("seven tenths of the room: %q of size %v, want Massimili… of size 15.6", text, fitted.Size)
	}
}

func TestATextIsAlignedByItsWidth(t *testing.T) {
	face := load(t).Regular.Face(40)
	face.Spacing = 3
	width := face.Width("HIH")
	left := face.Text("HIH", 100, 50, pen.Left).Bounds()
	if left.Min.X < 100 || left.Max.X > 100+width || left.Max.Y > 50.01 {
		t.Errorf("left at 100, 50: %v", left)
	}
	if got, want := left.Dy(), face.CapHeight(); math.Abs(got-want) > 0.01 || want < 20 || want > 40 {
		t.Errorf("capitals are %v tall, CapHeight says %v", got, want)
	}
	for align, shift := range map[pen.Align]float64{pen.Center: width / 2, pen.Right: width} {
		got := face.Text("HIH", 100, 50, align).Bounds()
		want := box(left.Min.X-shift, left.Min.Y, left.Max.X-shift, left.Max.Y)
		if !same(got, want, 1e-6) {
			t.Errorf("align %d: got %v, want %v", align, got, want)
		}
	}
	if got, want := face.Text("H🃏I\u0301Hש", 100, 50, pen.Left).Bounds(), left; !same(got, want, 1e-6) {
		t.Errorf("with runes that cannot be drawn: got %v, want %v", got, want)
	}
}

func FuzzFit(f *testing.F) {
	for _, name := range names {
		f.Add(name, 100.0)
	}
	f.Add("\xff\u202eA", -1.0)
	face := load(f).Medium.Face(15)
	f.Fuzz(func(t *testing.T, name string, room float64) {
		fitted, text := face.Fit(name, room)
		if got := fitted.Width(text); text != "" && !(got <= room) {
			t.Errorf("%q is %v wide, in a room of %v", text, got, room)
		}
		if p := fitted.Text(text, 0, 0, pen.Center); p.Err() != nil {
			t.Error(p.Err())
		}
	})
}
