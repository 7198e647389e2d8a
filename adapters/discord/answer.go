package discord

import (
	"context"
	"errors"

	"briscola/bot/chat"
)

// Types of callbacks.
const (
	callbackMessage     = 4
	callbackDefer       = 5
	callbackDeferUpdate = 6
	callbackUpdate      = 7
	callbackChoices     = 8
)

// callback acknowledges an interaction.
type callback struct {
	Type int `json:"type"`
	Data any `json:"data,omitempty"`
}

type deferral struct {
	Flags int `json:"flags"`
}

type suggestions struct {
	Choices []choice `json:"choices"`
}

// original is the name of the message that the callback made or, for a press, belongs to.
const original = "@original"

// plan is an answer in Discord's forms. At most one of replace and public is set.
type plan struct {
	replace *screen // takes the place of the message with the button
	public  *screen // a new message for everybody
	private *screen // a new message for the person alone
	choices []choice
}

// plan arranges an answer. A private screen replaces only a message that nobody else sees. With an error it is empty.
func (t *turn) plan(a chat.Answer) (plan, error) {
	var p plan
	var errs []error
	show := func(m chat.Message) *screen {
		m.File = nil
		s, err := t.m.screen(m)
		errs = append(errs, err)
		return &s
	}
	press := t.in.Type == interactionComponent
	if a.Public != nil {
		if a.Replace && press && !t.in.ephemeral() {
			p.replace = show(*a.Public)
		} else {
			p.public = show(*a.Public)
		}
	}
	switch {
	case a.Screen != nil && a.Replace && t.in.personal() && p.replace == nil:
		p.replace = show(*a.Screen)
	case a.Screen != nil:
		p.private = show(*a.Screen)
	case a.Note != "":
		p.private = show(chat.Message{Lines: []chat.Line{{Text: a.Note}}})
	}
	for _, c := range a.Choices[:min(len(a.Choices), 25)] {
		p.choices = append(p.choices, choice{Name: clip(chat.Spell(c.Label)), Value: c.Value})
	}
	if err := errors.Join(errs...); err != nil {
		return plan{}, err
	}
	return p, nil
}

// respond says the answer as the first thing that Discord hears, and gives the message that is the private answer.
func (t *turn) respond(ctx context.Context, p plan) (private said, err error) {
	switch {
	case t.in.Type == interactionQuery:
		return said{}, t.acknowledge(ctx, callback{callbackChoices, suggestions{append([]choice{}, p.choices...)}}, nil)
	case p.replace != nil:
		_, err = t.begin(ctx, callbackUpdate, *p.replace, 0)
		private = t.own()
	case p.public != nil:
		_, err = t.begin(ctx, callbackMessage, *p.public, flagSuppressEmbeds)
		p.public = nil
	case p.private != nil:
		private.name = original
		private.id, err = t.begin(ctx, callbackMessage, *p.private, flagSuppressEmbeds|flagEphemeral)
		p.private = nil
	case t.in.Type == interactionComponent:
		private, err = t.own(), t.acknowledge(ctx, callback{Type: callbackDeferUpdate}, nil)
	default: // a command has no empty answer: promise a private one and take it back
		if err = t.acknowledge(ctx, callback{callbackDefer, deferral{flagEphemeral}}, nil); err == nil {
			err = t.remove(ctx)
		}
	}
	return t.addTo(ctx, private, p, err)
}

// complete says an answer that was put off before.
func (t *turn) complete(ctx context.Context, p plan) (private said, err error) {
	press := t.in.Type == interactionComponent
	switch {
	case p.replace != nil:
		_, err = t.rewrite(ctx, *p.replace, t.button())
		private = t.own()
	case press:
		private = t.own()
	case p.public == nil && p.private != nil:
		private.name = original
		private.id, err = t.rewrite(ctx, *p.private, t.answer())
		p.private = nil
	default:
		err = t.remove(ctx) // the promise was a private one
	}
	return t.addTo(ctx, private, p, err)
}

// addTo says what the plan holds besides, and gives the message that is the private answer then, none after an error.
func (t *turn) addTo(ctx context.Context, private said, p plan, err error) (said, error) {
	if err == nil && p.public != nil {
		_, err = t.followUp(ctx, *p.public, 0)
	}
	if err == nil && p.private != nil {
		private.id, err = t.followUp(ctx, *p.private, flagEphemeral)
		private.name = private.id
	}
	if err != nil {
		return said{}, err
	}
	return private, nil
}

// own is the message with the button, as an answer that can be edited: only where nobody else sees it.
func (t *turn) own() said {
	if t.in.personal() {
		return said{original, t.in.messageID()}
	}
	return said{}
}

// answer is where a new message is shown, button the message with the button.
func (t *turn) answer() spot { return spot{place: t.reply.place, fresh: true} }
func (t *turn) button() spot { return spot{place: t.reply.place, message: t.in.messageID()} }

// begin acknowledges the interaction with a screen, and its picture in the same request, and gives the id of the message.
func (t *turn) begin(ctx context.Context, kind int, s screen, flags int) (id string, err error) {
	at := t.answer()
	if kind == callbackUpdate {
		at = t.button()
	}
	s.Flags = flags
	return t.m.show(at, s, func(b body, picture *chat.Picture) (sent, error) {
		var got struct {
			Resource struct {
				Message sent `json:"message"`
			} `json:"resource"`
		}
		err := t.acknowledge(ctx, pack(callback{kind, b}, picture), &got)
		return got.Resource.Message, err
	})
}

// acknowledge is what Discord waits for. To find it done is success: an attempt whose answer was lost has arrived. What
// Discord tells of it is decoded into out, which may be nil.
func (t *turn) acknowledge(ctx context.Context, body, out any) error {
	path := "/interactions/" + t.in.ID + "/" + t.in.Token + "/callback"
	if out != nil {
		path += "?with_response=true"
	}
	err := t.m.call(ctx, request{"POST", path, body, true}, out)
	if isCode(err, codeAcknowledged) {
		return nil
	}
	return err
}

func (t *turn) rewrite(ctx context.Context, s screen, at spot) (id string, err error) {
	return t.m.revise(ctx, t.reply.webhook+"/messages/"+original, at, s)
}

func (t *turn) remove(ctx context.Context) error {
	return t.m.call(ctx, request{"DELETE", t.reply.webhook + "/messages/" + original, nil, true}, nil)
}

func (t *turn) followUp(ctx context.Context, s screen, flags int) (id string, err error) {
	s.Flags = flagSuppressEmbeds | flags
	return t.m.show(t.answer(), s, func(b body, picture *chat.Picture) (got sent, err error) {
		err = t.m.call(ctx, request{"POST", t.reply.webhook, pack(b, picture), false}, &got)
		return got, err
	})
}

// clip shortens the label of a suggestion to what Discord takes.
func clip(text string) string {
	runes := []rune(printable(text))
	if len(runes) > 100 {
		runes = append(runes[:99:99], '…')
	}
	return string(runes)
}
