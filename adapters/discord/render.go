package discord

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"briscola/bot/chat"
)

// Discord's limits for buttons.
const (
	labelLimit = 80
	tokenLimit = 100
	rowLimit   = 5
	rowsLimit  = 5
)

// Flags of a message.
const (
	flagSuppressEmbeds = 1 << 2
	flagEphemeral      = 1 << 6
)

// body is a message as Discord takes it. Content, components and allowed mentions are always there: an edit that leaves one
// out keeps the old one, or for mentions goes back to mentioning everybody named.
type body struct {
	Content     string       `json:"content"`
	Components  []row        `json:"components"`
	Mentions    mentions     `json:"allowed_mentions"`
	Attachments []attachment `json:"attachments,omitzero"`
	Flags       int          `json:"flags,omitempty"`
	Nonce       string       `json:"nonce,omitempty"`
	Enforce     bool         `json:"enforce_nonce,omitempty"`
}

type mentions struct {
	Parse []string `json:"parse"`
	Users []string `json:"users,omitempty"`
}

type row struct {
	Type       int      `json:"type"` // 1
	Components []button `json:"components"`
}

type button struct {
	Type     int    `json:"type"` // 2
	Style    int    `json:"style"`
	Label    string `json:"label"`
	CustomID string `json:"custom_id,omitempty"`
	URL      string `json:"url,omitempty"`
	Emoji    *emoji `json:"emoji,omitempty"`
	Disabled bool   `json:"disabled,omitempty"`
}

// render makes Discord's form of a message, with the icons that are there by name; chat.ErrRefused where there cannot be one.
func render(m chat.Message, icons map[string]emoji) (body, error) {
	b := body{Content: content(m, icons), Components: []row{}, Mentions: mentions{Parse: []string{}}}
	if m.Mention != nil && isID(m.Mention.ID.ID) {
		b.Mentions.Users = []string{m.Mention.ID.ID}
	}
	ids := customIDs{}
	for _, buttons := range m.Buttons {
		if len(buttons) == 0 {
			continue
		}
		r := row{Type: 1}
		for _, button := range buttons {
			r.Components = append(r.Components, ids.button(button, icons))
		}
		b.Components = append(b.Components, r)
	}
	return b, b.check()
}

func (b body) check() error {
	if strings.TrimSpace(b.Content) == "" && len(b.Components) == 0 {
		return fmt.Errorf("discord: a message without lines and buttons: %w", chat.ErrRefused)
	}
	if len(b.Components) > rowsLimit {
		return fmt.Errorf("discord: %d rows of buttons: %w", len(b.Components), chat.ErrRefused)
	}
	for _, r := range b.Components {
		if len(r.Components) > rowLimit {
			return fmt.Errorf("discord: %d buttons in a row: %w", len(r.Components), chat.ErrRefused)
		}
		for _, button := range r.Components {
			if utf8.RuneCountInString(button.CustomID) > tokenLimit {
				return fmt.Errorf("discord: a button's token is longer than %d: %w", tokenLimit, chat.ErrRefused)
			}
		}
	}
	return nil
}

// customIDs makes the ids of the buttons of one message different from each other.
type customIDs map[string]bool

func (c customIDs) button(b chat.Button, icons map[string]emoji) button {
	icon, text := sign(b.Label, icons)
	out := button{Type: 2, Style: style(b.Look), Emoji: icon, Label: label(text), Disabled: b.Disabled}
	if b.URL != "" {
		out.Style, out.URL = 5, b.URL
		return out
	}
	out.CustomID = c.id(b.Token)
	return out
}

// sign takes the sign from the beginning of a label, if its icon is there. Other signs are spelled.
func sign(label string, icons map[string]emoji) (*emoji, string) {
	var first *emoji
	text := chat.Signs(label, func(icon, text string) string {
		e, ok := icons[icon]
		if !ok || first != nil || !strings.HasPrefix(label, chat.Sign(icon, text)) {
			return text
		}
		first = &e
		return ""
	})
	return first, text
}

// id gives the token itself, with "~n" behind it where the token was there before, is empty, or could be taken for such a
// form. The function token undoes it.
func (c customIDs) id(t string) string {
	id := t
	for n := 1; id == "" || c[id] || (n == 1 && token(t) != t); n++ {
		id = t + "~" + strconv.Itoa(n)
	}
	c[id] = true
	return id
}

// token gives the token that a button's id was made from.
func token(id string) string {
	i := strings.LastIndexByte(id, '~')
	if i < 0 || i == len(id)-1 || strings.Trim(id[i+1:], "0123456789") != "" {
		return id
	}
	return id[:i]
}

func style(l chat.Look) int {
	switch l {
	case chat.Primary:
		return 1
	case chat.Danger:
		return 4
	}
	return 2
}

// label clips a label and never gives an empty one, which Discord refuses.
func label(text string) string {
	runes := []rune(strings.TrimSpace(printable(strings.Join(strings.Fields(text), " "))))
	if len(runes) == 0 {
		return "·"
	}
	if len(runes) > labelLimit {
		runes = append(slices.Clone(runes[:labelLimit-1]), '…')
	}
	return string(runes)
}
