package telegramtest_test

import (
	"bytes"
	"mime/multipart"
	"strings"
	"testing"

	"briscola/adapters/telegram/telegramtest"

	"github.com/google/go-cmp/cmp"
)

// upload calls a method with one file and pairs of names and values.
func (c *client) upload(method, field string, file telegramtest.File, pairs ...string) reply {
	c.t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for i := 0; i < len(pairs); i += 2 {
		form.WriteField(pairs[i], pairs[i+1])
	}
	part, err := form.CreateFormFile(field, file.Name)
	if err != nil {
		c.t.Fatal(err)
	}
	part.Write(file.Data)
	form.Close()
	return c.post(method, form.FormDataContentType(), &body)
}

func TestADocumentShowsItsCaptionAndItsData(t *testing.T) {
	c := start(t)
	file := telegramtest.File{Name: "a.json", Data: []byte("{}\x00\xff")}
	button := keyboard(`{"text":"x","callback_data":"x"}`)
	r := c.upload("sendDocument", "document", file, "chat_id", "7001", "caption", "<b>yours</b>", "parse_mode", "HTML", "reply_markup", button)
	if !r.OK || !strings.Contains(string(r.Result), `"caption":"yours"`) || !strings.Contains(string(r.Result), `"file_name":"a.json"`) {
		t.Errorf("got ok %v, %s %s", r.OK, r.Description, r.Result)
	}
	c.upload("sendDocument", "document", file, "chat_id", "7001") // no words are needed
	got := c.server.Messages(c.server.Private(c.anna))
	if len(got) != 2 || got[0].Text != "yours" || len(got[0].Buttons) != 1 || got[0].Entities[0].Type != "bold" || got[1].Text != "" {
		t.Fatalf("messages %+v", got)
	}
	for _, m := range got {
		if diff := cmp.Diff(&file, m.File); diff != "" {
			t.Errorf("file (-want +got):\n%s", diff)
		}
	}
	if r := c.call("editMessageCaption", "chat_id", 7001, "message_id", got[0].ID, "caption", "done"); !r.OK {
		t.Errorf("editing the caption: %s", r.Description)
	}
	if r := c.call("editMessageText", "chat_id", 7001, "message_id", got[0].ID, "text", "done"); !strings.Contains(r.Description, "there is no text") {
		t.Errorf("editing the text: got ok %v, %q", r.OK, r.Description)
	}
	if m, _ := c.server.Message(got[0].Place, got[0].ID); m.Text != "done" || m.File == nil || m.Buttons != nil {
		t.Errorf("edited it is %+v", m)
	}
	if got := c.server.Violations(); got != nil {
		t.Errorf("violations: %q", got)
	}
}

func TestFaultyDocumentsAreRefusedAndRecorded(t *testing.T) {
	file := telegramtest.File{Name: "a.json", Data: []byte("{}")}
	rows := []struct {
		name, method, field string
		file                telegramtest.File
		pairs               []string
		want                string
		spec                bool // only the description of the Bot API tells
	}{
		{"empty", "sendDocument", "document", telegramtest.File{Name: "a.json"}, nil, "file must be non-empty", false},
		{"too large", "sendDocument", "document", telegramtest.File{Name: "a.json", Data: make([]byte, 50<<20+1)}, nil, "Too Large", false},
		{"a long caption", "sendDocument", "document", file, []string{"caption", strings.Repeat("è", 1025)}, "message caption is too long", false},
		{"an open tag", "sendDocument", "document", file, []string{"caption", "<b>x", "parse_mode", "HTML"}, "can't parse entities", false},
		{"an unknown file", "sendDocument", "paper", file, nil, "unknown parameter paper", true},
		{"a file for a text", "sendMessage", "text", file, nil, "text: a file, want String", true},
		{"no document", "sendDocument", "thumbnail", file, nil, "parameter document is missing", true},
		{"two values", "sendDocument", "document", file, []string{"document", "x"}, "parameter document is given more than once", false},
		{"a file beside words", "sendMessage", "document", file, []string{"text", "x"}, "", false},
		{"no chat", "sendDocument", "document", file, []string{"chat_id", "12"}, "chat not found", false},
	}
	for _, row := range rows {
		c := start(t)
		if row.spec && !c.server.Strict() {
			continue
		}
		pairs := append([]string{"chat_id", "7001"}, row.pairs...)
		if len(row.pairs) > 0 && row.pairs[0] == "chat_id" {
			pairs = row.pairs
		}
		r := c.upload(row.method, row.field, row.file, pairs...)
		if r.OK || !strings.Contains(r.Description, row.want) {
			t.Errorf("%s: got ok %v, %q, want a refusal with %q", row.name, r.OK, r.Description, row.want)
		}
		if got := c.server.Violations(); len(got) != 1 {
			t.Errorf("%s: violations %q, want one", row.name, got)
		}
	}
	c := start(t)
	if r := c.call("sendDocument", "chat_id", 7001, "document", "an old one"); r.OK || len(c.server.Violations()) != 1 {
		t.Errorf("a document that is no file: got ok %v, violations %q", r.OK, c.server.Violations())
	}
	id := c.send(c.group, "text")
	if r := c.call("editMessageCaption", "chat_id", c.group.Chat, "message_id", id, "caption", "x"); !strings.Contains(r.Description, "there is no caption") {
		t.Errorf("the caption of a text: got ok %v, %q", r.OK, r.Description)
	}
	c = start(t)
	c.upload("sendDocument", "document", telegramtest.File{Name: "my data.json", Data: []byte("{}")}, "chat_id", "7001")
	if got := c.server.Violations(); len(got) != 1 {
		t.Errorf("a name that the platform changes: violations %q, want one", got)
	}
}
