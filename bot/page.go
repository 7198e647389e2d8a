package bot

import (
	"slices"

	"briscola/bot/chat"
)

// page builds a message line by line.
type page struct {
	chat.Message
}

func (p *page) title(text string) { p.add(chat.Title, text) }
func (p *page) line(text string)  { p.add(chat.Plain, text) }
func (p *page) quiet(text string) { p.add(chat.Quiet, text) }
func (p *page) gap()              { p.add(chat.Plain, "") }

func (p *page) add(style chat.Style, text string) {
	p.Lines = append(p.Lines, chat.Line{Style: style, Text: text})
}

// row adds a row of buttons; an empty one is left out.
func (p *page) row(buttons ...chat.Button) {
	if len(buttons) > 0 {
		p.Buttons = append(p.Buttons, buttons)
	}
}

// button makes a button of a table as it stands now.
func (s *state) button(label, verb, arg string) chat.Button {
	return chat.Button{Label: label, Token: Token{Verb: verb, Table: s.id, Seq: s.version, Arg: arg}.String()}
}

// inRows adds buttons in rows of so many.
func (p *page) inRows(buttons []chat.Button, wide int) {
	for row := range slices.Chunk(buttons, wide) {
		p.row(row...)
	}
}

// freeButton makes a button that belongs to no table.
func freeButton(label, verb, arg string) chat.Button {
	return chat.Button{Label: label, Token: Token{Verb: verb, Table: noTable, Arg: arg}.String()}
}

func primary(b chat.Button) chat.Button {
	b.Look = chat.Primary
	return b
}

func danger(b chat.Button) chat.Button {
	b.Look = chat.Danger
	return b
}
