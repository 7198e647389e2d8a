package telegramtest_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	"briscola/adapters/telegram/telegramtest"
)

// photo is a picture of so many pixels.
func photo(t *testing.T, width, height int) telegramtest.File {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, width, height))); err != nil {
		t.Fatal(err)
	}
	return telegramtest.File{Name: "a.png", Data: out.Bytes()}
}

// fileIDs reads the ids of a photo from a message, the smallest first.
func fileIDs(t *testing.T, r reply) (ids []string) {
	t.Helper()
	var m struct {
		Photo []struct {
			ID string `json:"file_id"`
		} `json:"photo"`
	}
	if err := json.Unmarshal(r.Result, &m); err != nil || !r.OK {
		t.Fatalf("%d %s, %v", r.Code, r.Description, err)
	}
	for _, size := range m.Photo {
		ids = append(ids, size.ID)
	}
	return ids
}

func TestAPhotoIsShownWithItsCaptionAndSentAgainByItsID(t *testing.T) {
	c := start(t)
	file := photo(t, 4, 3)
	button := keyboard(`{"text":"x","callback_data":"x"}`)
	r := c.upload("sendPhoto", "photo", file, "chat_id", "7001", "caption", "<b>hand</b>", "parse_mode", "HTML", "reply_markup", button)
	ids := fileIDs(t, r)
	again := fileIDs(t, c.call("sendPhoto", "chat_id", 7001, "photo", ids[len(ids)-1]))
	if again[len(again)-1] != ids[len(ids)-1] {
		t.Errorf("sent again it has the ids %q, before %q", again, ids)
	}
	c.call("sendPhoto", "chat_id", 7001, "photo", ids[0])
	got := c.server.Messages(c.server.Private(c.anna))
	if len(got) != 3 || got[0].Text != "hand" || len(got[0].Buttons) != 1 || got[1].Text != "" {
		t.Fatalf("messages %+v", got)
	}
	for i, m := range got {
		if whole := bytes.Equal(m.Photo.Data, file.Data); whole != (i < 2) {
			t.Errorf("message %d shows the whole photo: %v", i, whole)
		}
	}
	if n := c.server.Uploads(); n != 1 {
		t.Errorf("%d uploads, want 1", n)
	}
	if v := c.server.Violations(); v != nil {
		t.Errorf("violations: %q", v)
	}
}

func TestEveryMessageCanBeEditedToShowAPhotoAndNoneBack(t *testing.T) {
	c := start(t)
	c.server.LimitRates(false)
	media := func(value, caption string) string {
		return fmt.Sprintf(`{"type":"photo","media":%q,"caption":%q,"parse_mode":"HTML"}`, value, caption)
	}
	private := c.server.Private(c.anna)
	edit := func(id int, caption string) reply {
		return c.upload("editMessageMedia", "new", photo(t, 5, 5), "chat_id", "7001", "message_id", fmt.Sprint(id), "media", media("attach://new", caption))
	}
	text := c.send(private, "words")
	ids := fileIDs(t, edit(text, "<i>photo</i>"))
	m, _ := c.server.Message(private, text)
	if m.Text != "photo" || m.Photo == nil || !bytes.Equal(m.Photo.Data, photo(t, 5, 5).Data) {
		t.Errorf("the message is %+v", m)
	}
	same := media(ids[len(ids)-1], "<i>photo</i>")
	if r := c.call("editMessageMedia", "chat_id", 7001, "message_id", text, "media", same); !strings.Contains(r.Description, "message is not modified") {
		t.Errorf("an equal edit: got ok %v, %q", r.OK, r.Description)
	}
	if r := c.call("editMessageCaption", "chat_id", 7001, "message_id", text, "caption", "more"); !r.OK {
		t.Errorf("editing the caption: %s", r.Description)
	}
	if r := c.call("editMessageText", "chat_id", 7001, "message_id", text, "text", "x"); !strings.Contains(r.Description, "there is no text") {
		t.Errorf("editing the text: got ok %v, %q", r.OK, r.Description)
	}
	c.upload("sendDocument", "document", telegramtest.File{Name: "a.json", Data: []byte("{}")}, "chat_id", "7001")
	messages := c.server.Messages(private)
	document := messages[len(messages)-1].ID
	edit(document, "")
	if m, _ := c.server.Message(private, document); m.File != nil || m.Photo == nil {
		t.Errorf("the document became %+v", m)
	}
	if v := c.server.Violations(); v != nil {
		t.Errorf("violations: %q", v)
	}
}

func TestFaultyPhotosAreRefusedAndRecorded(t *testing.T) {
	good := photo(t, 4, 3)
	media := func(text string) []string { return []string{"message_id", "41", "media", text} }
	rows := []struct {
		name, method, field string
		file                telegramtest.File
		pairs               []string
		want                string
		spec                bool // only the description of the Bot API tells
	}{
		{"empty", "sendPhoto", "photo", telegramtest.File{Name: "a.png"}, nil, "file must be non-empty", false},
		{"too large", "sendPhoto", "photo", telegramtest.File{Name: "a.png", Data: make([]byte, 10<<20+1)}, nil, "Too Large", false},
		{"no picture", "sendPhoto", "photo", telegramtest.File{Name: "a.png", Data: []byte("x")}, nil, "IMAGE_PROCESS_FAILED", false},
		{"too many pixels", "sendPhoto", "photo", photo(t, 5001, 5000), nil, "PHOTO_INVALID_DIMENSIONS", false},
		{"too long", "sendPhoto", "photo", photo(t, 21, 1), nil, "PHOTO_INVALID_DIMENSIONS", false},
		{"a long caption", "sendPhoto", "photo", good, []string{"caption", strings.Repeat("è", 1025)}, "message caption is too long", false},
		{"an unknown id", "sendPhoto", "thumb", good, []string{"photo", "AgACAgI"}, "unknown parameter thumb", true},
		{"no message", "editMessageMedia", "new", good, []string{"message_id", "5", "media", `{"type":"photo","media":"attach://new"}`}, "message to edit not found", false},
		{"another name", "editMessageMedia", "new", good, media(`{"type":"photo","media":"attach://old"}`), "unknown parameter new", true},
		{"no type", "editMessageMedia", "new", good, media(`{"media":"attach://new"}`), "media", true},
		{"no such type", "editMessageMedia", "new", good, media(`{"type":"picture","media":"attach://new"}`), "media", true},
		{"a video", "editMessageMedia", "new", good, media(`{"type":"video","media":"attach://new"}`), "photos only", false},
		{"no such member", "editMessageMedia", "new", good, media(`{"type":"photo","media":"attach://new","alt":"x"}`), "media.alt", true},
		{"a long caption of media", "editMessageMedia", "new", good, media(`{"type":"photo","media":"attach://new","caption":"` + strings.Repeat("x", 1025) + `"}`), "message caption is too long", false},
	}
	for _, row := range rows {
		c := start(t)
		if row.spec && !c.server.Strict() {
			continue
		}
		c.send(c.server.Private(c.anna), "text")
		r := c.upload(row.method, row.field, row.file, append([]string{"chat_id", "7001"}, row.pairs...)...)
		if r.OK || !strings.Contains(r.Description, row.want) {
			t.Errorf("%s: got ok %v, %q, want a refusal with %q", row.name, r.OK, r.Description, row.want)
		}
		if got := c.server.Violations(); len(got) != 1 {
			t.Errorf("%s: violations %q, want one", row.name, got)
		}
	}
	c := start(t)
	if r := c.call("sendPhoto", "chat_id", 7001, "photo", "AgACAgI"); r.OK || len(c.server.Violations()) != 1 {
		t.Errorf("an unknown file_id: got ok %v, violations %q", r.OK, c.server.Violations())
	}
}

func TestWherePhotosAreForbiddenTextsAreNot(t *testing.T) {
	c := start(t)
	c.server.ForbidPhotos(c.group, true)
	chat := fmt.Sprint(c.group.Chat)
	if r := c.upload("sendPhoto", "photo", photo(t, 4, 3), "chat_id", chat); !strings.Contains(r.Description, "not enough rights to send photos") {
		t.Errorf("sendPhoto: got ok %v, %q", r.OK, r.Description)
	}
	id := c.send(c.group, "words")
	media := `{"type":"photo","media":"attach://new"}`
	r := c.upload("editMessageMedia", "new", photo(t, 4, 3), "chat_id", chat, "message_id", fmt.Sprint(id), "media", media)
	if !strings.Contains(r.Description, "not enough rights to send photos") {
		t.Errorf("editMessageMedia: got ok %v, %q", r.OK, r.Description)
	}
	c.server.ForbidPhotos(c.group, false)
	ids := fileIDs(t, c.upload("sendPhoto", "photo", photo(t, 4, 3), "chat_id", chat))
	c.server.ForgetPhotos()
	if r := c.call("sendPhoto", "chat_id", chat, "photo", ids[0]); !strings.Contains(r.Description, "wrong file identifier") {
		t.Errorf("a forgotten id: got ok %v, %q", r.OK, r.Description)
	}
	if v := c.server.Violations(); v != nil {
		t.Errorf("violations: %q", v)
	}
}
