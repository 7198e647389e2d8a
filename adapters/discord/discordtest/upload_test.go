package discordtest_test

import (
	"bytes"
	"fmt"
	"mime/multipart"
	"net/textproto"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/adapters/discord/discordtest"
)

// part is a part of an upload; a file where its name is not "".
type part struct{ field, name, data string }

func (w *world) upload(method, path string, parts ...part) (status, code int) {
	w.t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for _, p := range parts {
		disposition := fmt.Sprintf("form-data; name=%q", p.field)
		if p.name != "" {
			disposition += fmt.Sprintf("; filename=%q", p.name)
		}
		into, err := form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {disposition}})
		if err != nil {
			w.t.Fatal(err)
		}
		into.Write([]byte(p.data))
	}
	form.Close()
	return w.send(method, path, form.FormDataContentType(), body.String())
}

func TestFilesArePostedWithTheirNamesAndData(t *testing.T) {
	w := newWorld(t)
	if status, code := w.upload("POST", w.messages(), part{"payload_json", "", `{"content":"yours"}`},
		part{"files[0]", "a.json", "{}"}, part{"files[1]", "b.bin", "\x00\xff"}); status != 200 {
		t.Errorf("two files: HTTP %d, code %d", status, code)
	}
	w.upload("POST", w.messages(), part{"payload_json", "", `{}`}, part{"files[0]", "a.json", "1"}) // no words are needed
	var got [][]discordtest.File
	for _, screen := range w.anna.Sees(w.channel) {
		got = append(got, screen.Files)
	}
	want := [][]discordtest.File{
		{{Name: "a.json", Data: []byte("{}")}, {Name: "b.bin", Data: []byte("\x00\xff")}},
		{{Name: "a.json", Data: []byte("1")}},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("files (-want +got):\n%s", diff)
	}
	w.do("PATCH", w.messages()+"/"+w.lastMessage(), `{"content":""}`) // the file is enough to show
	if v := w.s.Violations(); len(v) != 0 {
		t.Errorf("violations: %q", v)
	}
}

func TestFaultyUploadsAreRefusedOrViolations(t *testing.T) {
	words, file := part{"payload_json", "", `{"content":"x"}`}, part{"files[0]", "a.json", "{}"}
	many := []part{words}
	for i := range 11 {
		many = append(many, part{fmt.Sprintf("files[%d]", i), "a.json", "{}"})
	}
	for name, row := range map[string]struct {
		parts []part
		code  int // 0: taken, though it is a violation
		specs bool
	}{
		"too large":           {[]part{words, {"files[0]", "a.json", strings.Repeat("x", 10485761)}}, 40005, false},
		"too many":            {many, 30015, false},
		"no payload":          {[]part{file}, 50109, false},
		"a payload of a word": {[]part{{"payload_json", "", `"x"`}, file}, 50035, true},
		"a long content":      {[]part{{"payload_json", "", `{"content":` + quoted(2001) + `}`}, file}, 50035, false},
		"a part twice":        {[]part{words, file, file}, 50035, false},
		"an unlisted file":    {[]part{{"payload_json", "", `{"attachments":[]}`}, file}, 50035, false},
		"no such number":      {[]part{{"payload_json", "", `{"attachments":[{"id":"0"},{"id":"1"}]}`}, file}, 50035, false},
		"no such attachment":  {[]part{{"payload_json", "", `{"content":"x","attachments":[{"id":"1234567"}]}`}}, 50035, false},
		"listed twice":        {[]part{{"payload_json", "", `{"attachments":[{"id":"0"},{"id":"0"}]}`}, file}, 50035, false},
		"another name":        {[]part{{"payload_json", "", `{"attachments":[{"id":"0","filename":"b.json"}]}`}, file}, 50035, false},
		"a long description":  {[]part{{"payload_json", "", `{"attachments":[{"id":"0","description":` + quoted(1025) + `}]}`}, file}, 50035, false},
		"an unnamed member":   {[]part{{"payload_json", "", `{"attachments":[{"id":"0","alt":"x"}]}`}, file}, 0, true},
		"an unknown part":     {[]part{words, {"file", "a.json", "{}"}}, 0, false},
		"a gap":               {[]part{words, {"files[1]", "a.json", "{}"}}, 0, false},
		"no name":             {[]part{words, {"files[0]", "", "{}"}}, 0, false},
		"a name of a path":    {[]part{words, {"files[0]", "a/b.json", "{}"}}, 0, false},
		"an empty file":       {[]part{words, {"files[0]", "a.json", ""}}, 0, false},
		"an unknown member":   {[]part{{"payload_json", "", `{"colour":"red"}`}, file}, 0, true},
	} {
		t.Run(name, func(t *testing.T) {
			if row.specs && !specsAtHand() {
				t.Skip("no specifications at hand")
			}
			w := newWorld(t)
			if _, code := w.upload("POST", w.messages(), row.parts...); code != row.code {
				t.Errorf("refused with %d, want %d", code, row.code)
			}
			if len(w.s.Violations()) != 1 {
				t.Errorf("violations %q, want one", w.s.Violations())
			}
			if posted := len(w.anna.Sees(w.channel)) == 1; posted != (row.code == 0) {
				t.Errorf("posted: %v", posted)
			}
		})
	}
}

func TestFilesAreTakenOnlyWhereTheyBelong(t *testing.T) {
	w := newWorld(t)
	words, file := part{"payload_json", "", `{"content":"x"}`}, part{"files[0]", "a.json", "{}"}
	if _, code := w.upload("POST", "/api/v10/users/@me/channels", words, file); code != 50035 {
		t.Errorf("an upload with a new chat: code %d, want 50035", code)
	}
	w.do("POST", w.messages(), `{"content":"x"}`)
	w.channel.Bot(discordtest.ViewChannel | discordtest.SendMessages)
	for method, path := range map[string]string{"POST": w.messages(), "PATCH": w.messages() + "/" + w.lastMessage()} {
		if _, code := w.upload(method, path, words, file); code != 50013 {
			t.Errorf("%s without the permission: code %d, want 50013", method, code)
		}
	}
}
