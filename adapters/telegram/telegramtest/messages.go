package telegramtest

import (
	"encoding/json"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// Message is a message in a chat, as people see it.
type Message struct {
	Place     Place
	ID        int
	From      int64
	At        time.Time
	Edited    time.Time // zero for never
	Text      string    // without markup; of a message with a file or a photo its caption
	Entities  []Entity
	Buttons   [][]Button
	File      *File   // nil for none
	Photo     *Photo  // nil for none
	Silent    bool    // nobody's device buzzes
	Preview   bool    // addresses in the text show a preview
	Mentioned []int64 // who is named, and so called

	service bool
	deleted bool
}

// Button is a button under a message.
type Button struct {
	Text  string `json:"text"`
	Data  string `json:"callback_data,omitempty"`
	URL   string `json:"url,omitempty"`
	Style string `json:"style,omitempty"`
}

// content is what a send and an edit have in common.
type content struct {
	text     string
	entities []Entity
	buttons  [][]Button
}

func (m *Message) content() content {
	return content{text: m.Text, entities: m.Entities, buttons: m.Buttons}
}

// media tells whether the text is a caption.
func (m *Message) media() bool { return m.File != nil || m.Photo != nil }

// content reads the text of a message without a file, and its buttons.
func (s *Server) content(p params) (content, *refusal) {
	c, refused := marked(p, "text", "entities")
	switch length := utf8.RuneCountInString(c.text); {
	case refused != nil:
		return c, refused
	case length < textLeast:
		return c, bad(textEmpty)
	case length > textMost:
		return c, bad(textTooLong)
	}
	c.buttons, refused = keyboard(p)
	return c, refused
}

// marked reads a text with its entities, from parameters of these names.
func marked(p params, name, entitiesName string) (content, *refusal) {
	var c content
	text, entities, refused := p[name], []Entity(nil), (*refusal)(nil)
	switch p["parse_mode"] {
	case "HTML":
		text, entities, refused = parseHTML(text)
	case "":
		refused = p.decode(entitiesName, &entities)
	default:
		refused = bad("unsupported parse_mode")
	}
	if refused != nil {
		return c, refused
	}
	if !utf8.ValidString(text) {
		return c, bad("strings must be encoded in UTF-8")
	}
	c.text, c.entities = clean(text, entities)
	return c, nil
}

// keyboard reads and checks an inline keyboard.
func keyboard(p params) ([][]Button, *refusal) {
	var markup struct {
		Rows [][]map[string]json.RawMessage `json:"inline_keyboard"`
	}
	if refused := p.decode("reply_markup", &markup); refused != nil {
		return nil, refused
	}
	if len(p["reply_markup"]) > markupMost {
		return nil, bad("reply markup is too long")
	}
	var rows [][]Button
	count := 0
	for _, raw := range markup.Rows {
		var row []Button
		for _, fields := range raw {
			b, refused := button(fields)
			if refused != nil {
				return nil, refused
			}
			row = append(row, b)
		}
		if count += len(row); count > buttonsMost || len(row) > perRowMost {
			return nil, bad("reply markup is too long")
		}
		if len(row) > 0 {
			rows = append(rows, row)
		}
	}
	return rows, nil
}

func button(fields map[string]json.RawMessage) (Button, *refusal) {
	kinds := 0
	for name := range fields {
		if !slices.Contains([]string{"text", "style", "icon_custom_emoji_id"}, name) {
			kinds++
		}
	}
	var b Button
	data, _ := json.Marshal(fields)
	if json.Unmarshal(data, &b) != nil {
		return b, bad("can't parse inline keyboard button: InlineKeyboardButton must be an Object")
	}
	switch {
	case strings.TrimSpace(b.Text) == "":
		return b, bad("inline keyboard button text must be non-empty")
	case kinds != 1:
		return b, bad("text buttons are unallowed in the inline keyboard")
	case fields["callback_data"] != nil && (len(b.Data) < dataLeast || len(b.Data) > dataMost):
		return b, bad("BUTTON_DATA_INVALID")
	case fields["url"] != nil:
		if u, err := url.Parse(b.URL); err != nil || !slices.Contains([]string{"http", "https", "tg"}, u.Scheme) || u.Host == "" {
			return b, bad("inline keyboard button URL '%s' is invalid: Wrong HTTP URL", b.URL)
		}
	}
	return b, nil
}

func sendMessage(s *Server, p params) (any, *refusal) {
	c, place, refused := s.place(p)
	if refused != nil {
		return nil, refused
	}
	content, refused := s.content(p)
	if refused != nil {
		return nil, refused
	}
	var preview struct {
		Disabled bool `json:"is_disabled"`
	}
	p.decode("link_preview_options", &preview)
	m := &Message{Place: place, Silent: p.truth("disable_notification"), Preview: !preview.Disabled}
	return s.post(c, m, content, "sendMessage")
}

// place finds the chat and the topic of a new message, if the bot may write there.
func (s *Server) place(p params) (*room, Place, *refusal) {
	c, refused := s.writable(p)
	if refused != nil {
		return nil, Place{}, refused
	}
	place := Place{Chat: c.id, Topic: int(p.number("message_thread_id"))}
	if place.Topic == 0 {
		return c, place, nil
	}
	switch t := c.topics[place.Topic]; {
	case t == nil:
		return nil, place, bad(textThreadGone)
	case t.closed:
		return nil, place, meant(bad("TOPIC_CLOSED"))
	}
	return c, place, nil
}

// post puts a new message of the bot into a chat.
func (s *Server) post(c *room, m *Message, content content, method string) (any, *refusal) {
	if refused := s.limited(c); refused != nil {
		return nil, refused
	}
	m.ID, m.From, m.At = s.nextID(c), s.bot.ID, s.time()
	s.fill(m, content)
	c.messages = append(c.messages, m)
	s.show(c, m, "message")
	s.operate(c, method, m.ID)
	return s.messageJSON(m), nil
}

func (s *Server) fill(m *Message, c content) {
	m.Text, m.Entities, m.Buttons = c.text, c.entities, c.buttons
	m.Mentioned = s.mentioned(c.text, c.entities)
}

func editMessageText(s *Server, p params) (any, *refusal) {
	c, m, refused := s.own(p, textEditGone, textNoEdit)
	if refused != nil {
		return nil, refused
	}
	if m.media() {
		return nil, meant(bad(textNoText))
	}
	content, refused := s.content(p)
	if refused != nil {
		return nil, refused
	}
	return s.edit(c, m, content, "editMessageText")
}

func editMessageReplyMarkup(s *Server, p params) (any, *refusal) {
	c, m, refused := s.own(p, textEditGone, textNoEdit)
	if refused != nil {
		return nil, refused
	}
	rows, refused := keyboard(p)
	if refused != nil {
		return nil, refused
	}
	return s.edit(c, m, content{text: m.Text, entities: m.Entities, buttons: rows}, "editMessageReplyMarkup")
}

func (s *Server) edit(c *room, m *Message, to content, method string) (any, *refusal) {
	if refused := s.limited(c); refused != nil {
		return nil, refused
	}
	s.operate(c, method, m.ID)
	if reflect.DeepEqual(to, m.content()) {
		return nil, meant(bad(textNotModified))
	}
	s.fill(m, to)
	m.Edited = s.time()
	s.show(c, m, "edit")
	return s.messageJSON(m), nil
}

func deleteMessage(s *Server, p params) (any, *refusal) {
	c, m, refused := s.own(p, textDeleteGone, textNoDelete)
	if refused != nil {
		return nil, refused
	}
	if s.time().Sub(m.At) > deleteWindow {
		return nil, meant(bad(textNoDelete))
	}
	if refused := s.limited(c); refused != nil {
		return nil, refused
	}
	m.deleted = true
	s.operate(c, "deleteMessage", m.ID)
	return true, nil
}

// present finds the chat of a request, if the bot is in it.
func (s *Server) present(p params) (*room, *refusal) {
	c := s.chats[p.number("chat_id")]
	switch {
	case c == nil:
		return nil, bad(textChatGone)
	case c.movedTo != 0:
		refused := meant(bad(textMoved))
		refused.movedTo = c.movedTo
		return nil, refused
	case !c.botIn:
		return nil, &refusal{code: 403, text: textKicked + c.kind + " chat", meant: true}
	}
	return c, nil
}

// writable finds the chat of a request, if the bot may write there.
func (s *Server) writable(p params) (*room, *refusal) {
	c, refused := s.present(p)
	switch {
	case refused != nil:
		return nil, refused
	case c.kind == "private":
		return c, s.user(c.id).unreachable()
	case c.botMuted:
		return nil, meant(bad(textNoRights))
	}
	return c, nil
}

// own finds a message of the bot. One that never was is a violation, one that was deleted is not.
func (s *Server) own(p params, gone, foreign string) (*room, *Message, *refusal) {
	c, refused := s.writable(p)
	if refused != nil {
		return nil, nil, refused
	}
	m := c.message(int(p.number("message_id")))
	switch {
	case m == nil:
		return nil, nil, bad("%s", gone)
	case m.deleted:
		return nil, nil, meant(bad("%s", gone))
	case m.From != s.bot.ID:
		return nil, nil, bad("%s", foreign)
	}
	return c, m, nil
}

func (c *room) message(id int) *Message {
	for _, m := range c.messages {
		if m.ID == id {
			return m
		}
	}
	return nil
}

func (s *Server) messageJSON(m *Message) map[string]any {
	c := s.chats[m.Place.Chat]
	from := &s.bot
	if m.From != s.bot.ID {
		from = s.user(m.From)
	}
	body := map[string]any{
		"message_id": m.ID, "date": m.At.Unix(), "chat": s.chatJSON(c), "from": userJSON(from),
	}
	text, entities := "text", "entities"
	if m.media() {
		text, entities = "caption", "caption_entities"
	}
	if m.File != nil {
		body["document"] = documentJSON(m)
	}
	if m.Photo != nil {
		body["photo"] = s.photoJSON(m.Photo)
	}
	if m.Text != "" || !m.media() {
		body[text] = m.Text
	}
	if m.Place.Topic != 0 {
		body["message_thread_id"], body["is_topic_message"] = m.Place.Topic, true
	}
	if !m.Edited.IsZero() {
		body["edit_date"] = m.Edited.Unix()
	}
	if len(m.Entities) > 0 {
		body[entities] = m.Entities
	}
	if len(m.Buttons) > 0 {
		body["reply_markup"] = map[string]any{"inline_keyboard": m.Buttons}
	}
	return body
}
