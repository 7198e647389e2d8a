package discordtest_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	"briscola/adapters/discord/discordtest"
)

// square gives a picture of so many pixels each way.
func square(t *testing.T, side int) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, side, side))); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func dataURI(data []byte) string {
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(data)
}

func (w *world) emojis() string { return "/api/v10/applications/" + w.s.Application() + "/emojis" }

func TestFaultyEmojisAreRefused(t *testing.T) {
	good := dataURI(square(t, 128))
	large := append(square(t, 128), make([]byte, 262144)...)
	for name, row := range map[string]struct {
		name, image  string
		status, code int
	}{
		"a good one":        {"c7_1a2b", good, 201, 0},
		"a short name":      {"c", good, 400, 50035},
		"a long name":       {strings.Repeat("n", 33), good, 400, 50035},
		"a name with signs": {"c-7", good, 400, 50035},
		"a name twice":      {"known", good, 400, 50035},
		"no data URI":       {"c7", base64.StdEncoding.EncodeToString(square(t, 128)), 400, 50035},
		"no picture":        {"c7", dataURI([]byte("x")), 400, 50035},
		"too many pixels":   {"c7", dataURI(square(t, 129)), 400, 50035},
		"too many bytes":    {"c7", dataURI(large), 400, 0},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.s.AddEmoji("known")
			status, code := w.do("POST", w.emojis(), fmt.Sprintf(`{"name":%q,"image":%q}`, row.name, row.image))
			if status != row.status || code != row.code {
				t.Errorf("HTTP %d, code %d, want %d, %d", status, code, row.status, row.code)
			}
			if refused := len(w.s.Violations()) == 1; refused != (row.status != 201) {
				t.Errorf("violations %q", w.s.Violations())
			}
		})
	}
}

func TestAnApplicationHasSoManyEmojisAndNoMore(t *testing.T) {
	w := newWorld(t)
	for i := range 1999 {
		w.s.AddEmoji(fmt.Sprint("other_", i))
	}
	add := func(name string) (status, code int) {
		return w.do("POST", w.emojis(), fmt.Sprintf(`{"name":%q,"image":%q}`, name, dataURI(square(t, 1))))
	}
	if status, code := add("last"); status != 201 {
		t.Errorf("the last one: HTTP %d, code %d", status, code)
	}
	if _, code := add("more"); code != 30008 {
		t.Errorf("one more: code %d, want 30008", code)
	}
	emojis := w.s.Emojis()
	last := emojis[len(emojis)-1]
	if last.Name != "last" || !bytes.Equal(last.PNG, square(t, 1)) {
		t.Errorf("the last one is %q", last.Name)
	}
	if status, _ := w.do("DELETE", w.emojis()+"/"+last.ID, ""); status != 204 {
		t.Errorf("deleting it: HTTP %d", status)
	}
	if _, code := w.do("DELETE", w.emojis()+"/"+last.ID, ""); code != 10014 {
		t.Errorf("deleting it twice: code %d, want 10014", code)
	}
	if status, _ := w.do("GET", w.emojis(), ""); status != 200 || len(w.s.Emojis()) != 1999 {
		t.Errorf("listing: HTTP %d with %d", status, len(w.s.Emojis()))
	}
}

func TestAButtonShowsAnEmojiThatIsThere(t *testing.T) {
	w := newWorld(t)
	id := w.s.AddEmoji("c7_1a2b")
	button := rows(`{"type":2,"style":1,"label":"go","custom_id":"go","emoji":{"id":"` + id + `","name":"c7_1a2b"}}`)
	if status, _ := w.do("POST", w.messages(), button); status != 200 {
		t.Errorf("HTTP %d; %q", status, w.s.Violations())
	}
	if got, _ := w.anna.Sees(w.channel)[0].Button("go"); got != (discordtest.Button{Label: "go", CustomID: "go", Emoji: "c7_1a2b", Style: 1}) {
		t.Errorf("the button is %+v", got)
	}
	message := w.messages() + "/" + w.lastMessage()
	in := w.anna.Press(w.lastMessage(), "go")
	w.s.RemoveEmoji(id)
	callback, webhook := "/api/v10/interactions/"+in.ID+"/"+in.Token()+"/callback", "/api/v10/webhooks/"+w.s.Application()+"/"+in.Token()
	for _, path := range []string{"POST " + w.messages(), "PATCH " + message, "POST " + callback, "POST " + webhook} {
		body := button
		if strings.HasSuffix(path, "/callback") {
			body = `{"type":4,"data":` + button + `}`
		}
		method, path, _ := strings.Cut(path, " ")
		if path == webhook {
			w.do("POST", callback, `{"type":6}`)
		}
		if _, code := w.do(method, path, body); code != 50035 {
			t.Errorf("%s %s with an emoji that is gone: code %d, want 50035", method, path, code)
		}
	}
}
