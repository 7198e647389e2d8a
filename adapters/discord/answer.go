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
	replace *body // takes the place of the message with the button
	public  *body // a new message for everybody
	private *body // a new message for the person alone
	choices []choice
}

// plan arranges an answer. A private screen replaces only a message that nobody else sees. With an error it is empty.
func (t *turn) plan(a chat.Answer) (plan, error) {
	var p plan
	var errs []error
	show := func(m *chat.Message) *body {
		b, err := render(*m)
		errs = append(errs, err)
		return &b
	}
	press := t.in.Type == interactionComponent
	if a.Public != nil {
		if a.Replace && press && !t.in.ephemeral() {
			p.replace = show(a.Public)
		} else {
			p.public = show(a.Public)
		}
	}
	switch {
	case a.Screen != nil && a.Replace && t.in.personal() && p.replace == nil:
		p.replace = show(a.Screen)
	case a.Screen != nil:
		p.private = show(a.Screen)
	case a.Note != "":
		b := note(a.Note)
		p.private = &b
	}
	for _, c := range a.Choices[:min(len(a.Choices), 25)] {
		p.choices = append(p.choices, choice{Name: clip(c.Label), Value: c.Value})
	}
	if err := errors.Join(errs...); err != nil {
		return plan{}, err
	}
	return p, nil
}

// respond says the answer as the first thing that Discord hears, and gives the message that is the private answer.
func (t *turn) respond(ctx context.Context, p plan) (private string, err error) {
	switch {
	case t.in.Type == interactionQuery:
		return "", t.acknowledge(ctx, callback{callbackChoices, suggestions{append([]choice{}, p.choices...)}})
	case p.replace != nil:
		private, err = t.own(), t.acknowledge(ctx, callback{callbackUpdate, p.replace})
	case p.public != nil:
		err = t.acknowledge(ctx, callback{callbackMessage, p.public.flagged(flagSuppressEmbeds)})
		p.public = nil
	case p.private != nil:
		private, err = original, t.acknowledge(ctx, callback{callbackMessage, p.private.flagged(flagSuppressEmbeds | flagEphemeral)})
		p.private = nil
	case t.in.Type == interactionComponent:
		private, err = t.own(), t.acknowledge(ctx, callback{Type: callbackDeferUpdate})
	default: // a command has no empty answer: promise a private one and take it back
		if err = t.acknowledge(ctx, callback{callbackDefer, deferral{flagEphemeral}}); err == nil {
			err = t.remove(ctx)
		}
	}
	return t.addTo(ctx, private, p, err)
}

// complete says an answer that was put off before.
func (t *turn) complete(ctx context.Context, p plan) (private string, err error) {
	press := t.in.Type == interactionComponent
	switch {
	case p.replace != nil:
		private, err = t.own(), t.rewrite(ctx, *p.replace)
	case press:
		private = t.own()
	case p.public == nil && p.private != nil:
		private, err = original, t.rewrite(ctx, *p.private)
		p.private = nil
	default:
		err = t.remove(ctx) // the promise was a private one
	}
	return t.addTo(ctx, private, p, err)
}

// addTo says what the plan holds besides, and gives the message that is the private answer then, "" after an error.
func (t *turn) addTo(ctx context.Context, private string, p plan, err error) (string, error) {
	if err == nil && p.public != nil {
		_, err = t.followUp(ctx, *p.public, 0)
	}
	if err == nil && p.private != nil {
		private, err = t.followUp(ctx, *p.private, flagEphemeral)
	}
	if err != nil {
		return "", err
	}
	return private, nil
}

// own is the message with the button, as an answer that can be edited: only where nobody else sees it.
func (t *turn) own() string {
	if t.in.personal() {
		return original
	}
	return ""
}

// acknowledge is what Discord waits for. To find it done is success: an attempt whose answer was lost has arrived.
func (t *turn) acknowledge(ctx context.Context, c callback) error {
	path := "/interactions/" + t.in.ID + "/" + t.in.Token + "/callback"
	err := t.m.call(ctx, request{"POST", path, c, true}, nil)
	if isCode(err, codeAcknowledged) {
		return nil
	}
	return err
}

func (t *turn) rewrite(ctx context.Context, b body) error {
	return t.m.call(ctx, request{"PATCH", t.reply.webhook + "/messages/" + original, b, true}, nil)
}

func (t *turn) remove(ctx context.Context) error {
	return t.m.call(ctx, request{"DELETE", t.reply.webhook + "/messages/" + original, nil, true}, nil)
}

func (t *turn) followUp(ctx context.Context, b body, flags int) (id string, err error) {
	var sent struct {
		ID string `json:"id"`
	}
	err = t.m.call(ctx, request{"POST", t.reply.webhook, b.flagged(flagSuppressEmbeds | flags), false}, &sent)
	return sent.ID, err
}

func (b body) flagged(flags int) body {
	b.Flags = flags
	return b
}

// clip shortens the label of a suggestion to what Discord takes.
func clip(text string) string {
	runes := []rune(printable(text))
	if len(runes) > 100 {
		runes = append(runes[:99:99], '…')
	}
	return string(runes)
}
