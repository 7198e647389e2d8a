package discordtest_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/adapters/discord/discordtest"
)

// attached gives the files of the newest message of the channel, and their ids.
func (w *world) attached() (files []discordtest.File, ids []string) {
	w.t.Helper()
	screens := w.anna.Sees(w.channel)
	if len(screens) == 0 {
		w.t.Fatal("anna sees nothing")
	}
	return screens[len(screens)-1].Files, w.s.Attachments(screens[len(screens)-1].ID)
}

func (w *world) has(rule string, want ...discordtest.File) {
	w.t.Helper()
	got, _ := w.attached()
	if diff := cmp.Diff(want, got); diff != "" {
		w.t.Errorf("%s: files (-want +got):\n%s", rule, diff)
	}
}

func TestAnEditKeepsTheAttachmentsThatItLists(t *testing.T) {
	w := newWorld(t)
	a, b := discordtest.File{Name: "a.png", Data: []byte("1"), Alt: "first"}, discordtest.File{Name: "b.png", Data: []byte("2")}
	w.upload("POST", w.messages(), part{"payload_json", "", `{"content":"x","attachments":[{"id":"0","description":"first"},{"id":"1"}]}`},
		part{"files[0]", "a.png", "1"}, part{"files[1]", "b.png", "2"})
	w.has("posted", a, b)
	message := w.messages() + "/" + w.lastMessage()
	w.do("PATCH", message, `{"content":"y"}`)
	w.has("an edit without a list", a, b)
	_, ids := w.attached()
	w.do("PATCH", message, fmt.Sprintf(`{"attachments":[{"id":%q,"filename":"a.png"}]}`, ids[0]))
	w.has("one kept", a)
	w.upload("PATCH", message, part{"payload_json", "", fmt.Sprintf(`{"attachments":[{"id":%q},{"id":"0"}]}`, ids[0])}, part{"files[0]", "b.png", "2"})
	w.has("one kept and one added", a, b)
	w.upload("PATCH", message, part{"payload_json", "", `{}`}, part{"files[0]", "b.png", "2"})
	w.has("a file without a list", b)
	w.do("PATCH", message, `{"attachments":[]}`)
	w.has("none kept")
	if v := w.s.Violations(); len(v) != 0 {
		t.Errorf("violations: %q", v)
	}
	if n := w.s.Uploads(); n != 4 {
		t.Errorf("%d uploads, want 4", n)
	}
	if _, code := w.do("PATCH", message, fmt.Sprintf(`{"attachments":[{"id":%q}]}`, ids[0])); code != 50035 {
		t.Errorf("an attachment that is gone: code %d, want 50035", code)
	}
}

func TestAnAnswerBringsFilesAndAnUpdateKeepsOnlyWhatItLists(t *testing.T) {
	w := newWorld(t)
	in, callback, webhook := w.press()
	file := part{"files[0]", "a.png", "1"}
	if status, code := w.upload("POST", callback, part{"payload_json", "", `{"type":6}`}, file); code != 50035 {
		t.Errorf("files with a deferral: HTTP %d, code %d, want 50035", status, code)
	}
	w.s.Allow(50035)
	words := `{"type":4,"data":{"content":"psst","flags":64,"attachments":[{"id":"0","filename":"a.png","description":"one"}]}}`
	if status, code := w.upload("POST", callback+"?with_response=true", part{"payload_json", "", words}, file); status != 200 {
		t.Errorf("an answer: HTTP %d, code %d", status, code)
	}
	one := discordtest.File{Name: "a.png", Data: []byte("1"), Alt: "one"}
	w.has("the answer", one)
	if got := in.Answer().Screen; !got.Ephemeral || len(got.Files) != 1 {
		t.Errorf("the answer is %+v", got)
	}
	edit := `{"attachments":[{"id":"0","filename":"b.png"}]}`
	if status, _ := w.upload("PATCH", webhook+"/messages/@original", part{"payload_json", "", edit}, part{"files[0]", "b.png", "2"}); status != 200 {
		t.Errorf("an edit of the answer: HTTP %d", status)
	}
	two := discordtest.File{Name: "b.png", Data: []byte("2")}
	w.has("the edited answer", two)
	if status, _ := w.upload("POST", webhook, part{"payload_json", "", `{"flags":64}`}, file); status != 200 {
		t.Errorf("a follow-up: HTTP %d", status)
	}
	for rule, row := range map[string]struct {
		list string
		want []discordtest.File
	}{"listed": {`,"attachments":[{"id":"%s"}]`, []discordtest.File{one}}, "not listed": {`%.0s`, nil}} {
		words := `{"attachments":[{"id":"0","description":"one"}],` + strings.TrimPrefix(rows(`{"type":2,"style":1,"label":"go","custom_id":"go"}`), "{")
		w.upload("POST", w.messages(), part{"payload_json", "", words}, file)
		_, ids := w.attached()
		in := w.anna.Press(w.lastMessage(), "go")
		callback := "/api/v10/interactions/" + in.ID + "/" + in.Token() + "/callback"
		w.do("POST", callback+"?with_response=true", `{"type":7,"data":{"content":"y"`+fmt.Sprintf(row.list, ids[0])+`}}`)
		w.has("an update with the file "+rule, row.want...)
	}
	if v := w.s.Violations(); len(v) != 1 { // the files with a deferral
		t.Errorf("violations: %q", v)
	}
}
