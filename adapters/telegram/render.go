package telegram

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"briscola/bot/chat"
)

// Markup as the platform reads it; the library's own types lack style.
type inlineKeyboard struct {
	Rows [][]inlineButton `json:"inline_keyboard"`
}

type inlineButton struct {
	Text  string `json:"text"`
	Data  string `json:"callback_data,omitempty"`
	URL   string `json:"url,omitempty"`
	Style string `json:"style,omitempty"`
}

// content adds what a message shows to the parameters of a call.
func content(params map[string]any, message chat.Message) error {
	params["link_preview_options"] = map[string]bool{"is_disabled": true}
	_, err := show(params, message, "text", textMost)
	return err
}

// show adds a text as a parameter of this name, cut visibly to a number of code points, and the buttons; whole tells that
// nothing had to be cut.
func show(params map[string]any, message chat.Message, name string, most int) (whole bool, err error) {
	text, whole := render(message, most)
	if text == "" {
		return false, fmt.Errorf("telegram: a message without text: %w", chat.ErrRefused)
	}
	rows, err := keyboard(message.Buttons)
	if err != nil {
		return false, err
	}
	params[name] = text
	params["parse_mode"] = "HTML"
	if len(rows) > 0 {
		params["reply_markup"] = inlineKeyboard{Rows: rows}
	}
	return whole, nil
}

// render gives the text as HTML, cut visibly to a number of code points; whole tells that it was not cut.
func render(message chat.Message, room int) (html string, whole bool) {
	var out strings.Builder
	if message.Mention != nil {
		name := mentionName(message.Mention.Name)
		fmt.Fprintf(&out, `<a href="tg://user?id=%s">%s</a>`, escape(message.Mention.ID.ID), escape(name))
		room -= utf8.RuneCountInString(name) + len(" ")
	}
	lines, whole := fit(message.Lines, room)
	for i, line := range lines {
		switch {
		case i > 0:
			out.WriteByte('\n')
		case message.Mention != nil && line.Style == chat.Code:
			out.WriteByte('\n')
		case message.Mention != nil:
			out.WriteByte(' ')
		}
		out.WriteString(styled(line))
	}
	return out.String(), whole
}

// fit cleans the lines and cuts them to a number of code points, breaks included, unless the whole fits. Where lines are
// left out an ellipsis stands in their place.
func fit(lines []chat.Line, most int) (fitted []chat.Line, whole bool) {
	cleaned := make([]chat.Line, len(lines))
	total := len(lines) - 1
	for i, line := range lines {
		if line.Style != chat.Code {
			line.Text = strings.ReplaceAll(plain(line.Text), "@", unlinkedAt)
		}
		total += utf8.RuneCountInString(line.Text)
		cleaned[i] = line
	}
	if total <= most {
		return cleaned, true
	}
	most -= len("\n") + utf8.RuneCountInString(ellipsis)
	for i, line := range cleaned {
		length := utf8.RuneCountInString(line.Text) + len("\n")
		if length > most && (i == 0 || line.Style == chat.Code) {
			line.Text = clip(line.Text, most)
			return append(cleaned[:i], line), false
		}
		if length > most {
			return append(cleaned[:i], chat.Line{Text: ellipsis}), false
		}
		most -= length
	}
	return cleaned, false
}

const (
	ellipsis = "…"

	// The platform makes a mention of every @name that it finds in a text, and notifies; an invisible joiner behind the
	// sign keeps it a text.
	unlinkedAt = "@\u2060"
)

func styled(line chat.Line) string {
	text := escape(line.Text)
	if text == "" {
		return ""
	}
	switch line.Style {
	case chat.Title:
		return "<b>" + text + "</b>"
	case chat.Quiet:
		return "<i>" + text + "</i>"
	case chat.Code:
		return "<pre>" + text + "</pre>"
	}
	return text
}

// escape makes a text mean itself in HTML.
func escape(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;").Replace(text)
}

// plain takes out what the platform would not show anyway: control characters and marks that override the direction of
// what follows.
func plain(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && r != '\n' || r >= 0x202A && r <= 0x202E {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "\uFFFD"))
}

// mentionName is what a mention shows: one line that leaves the direction of the rest alone, and never empty, because
// an empty link mentions nobody.
func mentionName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r == '\n' || r >= 0x2066 && r <= 0x2069 || r == 0x200E || r == 0x200F {
			return ' '
		}
		return r
	}, plain(name))
	name = strings.TrimSpace(name)
	if !strings.ContainsFunc(name, unicode.IsGraphic) {
		return "👤"
	}
	return clip(name, labelMost)
}

// keyboard gives the rows of buttons, without the disabled ones.
func keyboard(buttons [][]chat.Button) ([][]inlineButton, error) {
	var rows [][]inlineButton
	for _, buttons := range buttons {
		var row []inlineButton
		for _, b := range buttons {
			if b.Disabled {
				continue
			}
			if b.URL == "" && (b.Token == "" || len(b.Token) > dataMost) {
				return nil, fmt.Errorf("telegram: a button with a token of %d bytes: %w", len(b.Token), chat.ErrRefused)
			}
			row = append(row, inlineButton{Text: clip(plain(b.Label), labelMost), Data: b.Token, URL: b.URL, Style: style(b.Look)})
			if b.URL != "" {
				row[len(row)-1].Data = ""
			}
		}
		if len(row) > 0 {
			rows = append(rows, row)
		}
	}
	return rows, nil
}

func style(look chat.Look) string {
	switch look {
	case chat.Primary:
		return "primary"
	case chat.Danger:
		return "danger"
	}
	return ""
}
