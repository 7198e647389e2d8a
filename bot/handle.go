package bot

import (
	"context"
	"errors"

	"briscola/bot/chat"
	"briscola/game"
)

// reply is what a person gets back, before it is fitted to the platform.
type reply struct {
	note    string        // a few words
	ack     bool          // the note only says that it was done, which shows elsewhere too
	think   func() string // makes the note once no table is locked, where that takes thought
	secret  bool          // the note is for this person alone
	alert   bool
	screen  *chat.Message // for this person alone
	replace bool          // the screen takes the place of the one that was pressed
	public  *chat.Message

	painting *painting // of the picture of the public screen, or of the own one; it follows where the answer cannot wait
}

// Handle takes an update, does what it asks for if that is allowed, and answers. It is a chat.Handler.
func (b *Bot) Handle(_ context.Context, u chat.Update) chat.Answer {
	switch {
	case u.Left != nil:
		b.personLeft(u.Community, u.From.ID)
	case u.Moved != nil:
		b.rehome(u.Room, u.Moved.To, u.Moved.Community)
	case u.Removed != nil:
		b.removed(u.Room, u.Community)
	case u.Query != nil:
		return chat.Answer{Choices: b.suggest(u)}
	case u.Command != nil || u.Press != nil:
		w := b.private(u.From.ID, u.From.Language)
		r, err := b.act(u, w)
		switch {
		case err != nil:
			r = b.refusal(u, w, err)
		case r.think != nil:
			r.note = r.think()
		}
		return b.answer(u, w, r)
	}
	return chat.Answer{}
}

// act does a command or a press.
func (b *Bot) act(u chat.Update, w speech) (reply, error) {
	if u.From.ID.ID == "" {
		return reply{}, refuse(Nameless)
	}
	if u.Press != nil {
		return b.press(u, w)
	}
	return b.command(u, w)
}

// refusal tells kindly why something was not done.
func (b *Bot) refusal(u chat.Update, w speech, err error) reply {
	var refused *RefusedError
	var move *game.MoveError
	reason := Failed
	switch {
	case errors.As(err, &refused) && refused.Text != "":
		return reply{note: refused.Text, alert: true}
	case errors.As(err, &refused):
		reason = refused.Reason
	case errors.As(err, &move):
		reason = moveReason(err)
	default:
		b.Log.Error("not done", "room", u.Room, "error", err)
	}
	return reply{note: w.Term("refused." + string(reason)), alert: true}
}

// answer fits a reply to what the platform's answers can carry; the rest is sent as messages.
func (b *Bot) answer(u chat.Update, w speech, r reply) chat.Answer {
	m := b.platforms[u.Room.Platform]
	if m == nil {
		return chat.Answer{}
	}
	if m.Caps().Ephemeral {
		b.illustrate(m, u, r)
		return chat.Answer{Note: r.note, Alert: r.alert, Screen: r.screen, Public: r.public, Replace: r.replace}
	}
	if u.Press != nil {
		if r.public != nil {
			b.turnPage(m, u, r.illustrated(*r.public, m.Caps()))
		}
		switch {
		case r.screen == nil:
		case r.replace:
			b.turnPage(m, u, r.illustrated(*r.screen, m.Caps()))
		case r.note == "":
			b.sendPrivate(m, u, r.illustrated(*r.screen, m.Caps()), chat.Message{})
		}
		return chat.Answer{Note: r.note, Alert: r.alert}
	}
	b.answerCommand(m, u, w, r)
	return chat.Answer{}
}

// onOwnScreen tells whether a press was on a screen that nobody else sees, so that another can take its place.
func onOwnScreen(u chat.Update) bool { return u.Press != nil && (u.Press.Personal || u.Private) }

// answerCommand answers a command by messages: what is public where it was given, the rest in private. Somebody who
// takes no private messages gets what is no secret where the command was given.
func (b *Bot) answerCommand(m chat.Messenger, u chat.Update, w speech, r reply) {
	var p page
	if r.note != "" {
		p.line(r.note)
	}
	note := p.Message
	switch {
	case r.public != nil:
		b.sendMessage(m, u, r.illustrated(*r.public, m.Caps()))
	case u.Private && r.screen != nil:
		b.sendMessage(m, u, r.illustrated(*r.screen, m.Caps()))
	case r.ack && !u.Private:
	case u.Private && r.note != "":
		b.sendMessage(m, u, screen{message: note})
	case u.Private:
	case r.screen != nil:
		b.sendPrivate(m, u, r.illustrated(*r.screen, m.Caps()), chat.Message{})
	case r.note != "" && r.secret:
		b.sendPrivate(m, u, screen{message: note}, chat.Message{})
	case r.note != "":
		b.sendPrivate(m, u, screen{message: note}, note)
	}
}

// answerKey is one for each person in each room, so that only the newest answer waits.
func answerKey(u chat.Update) string { return "answer " + u.Room.String() + " " + u.From.ID.ID }

// sendMessage queues a message in the room of an update.
func (b *Bot) sendMessage(m chat.Messenger, u chat.Update, want screen) {
	b.post.add(m, u.Room.Chat, paceOf(m, u.Private), once(answerKey(u), tableRank, func(ctx context.Context) error {
		_, err := m.Send(ctx, u.Room, b.painted(ctx, want))
		return err
	}))
}

// sendPrivate queues a message in the private chat with the sender of an update; when that is closed, the other one, if it
// has anything to say, goes to the room of the update.
func (b *Bot) sendPrivate(m chat.Messenger, u chat.Update, want screen, otherwise chat.Message) {
	person := u.From.ID
	b.post.add(m, "private "+person.ID, m.Caps().Private, once(answerKey(u), tableRank, func(ctx context.Context) error {
		room, err := m.Private(ctx, person)
		if err == nil {
			_, err = m.Send(ctx, room, b.painted(ctx, want))
		}
		if errors.Is(err, chat.ErrBlocked) && len(otherwise.Lines) > 0 {
			b.sendMessage(m, u, screen{message: otherwise})
		}
		return err
	}))
}

// turnPage shows another page on the message whose button was pressed.
func (b *Bot) turnPage(m chat.Messenger, u chat.Update, want screen) {
	ref := u.Press.Message
	if ref.ID == "" {
		b.sendMessage(m, u, want)
		return
	}
	b.post.add(m, ref.Room.Chat, m.Caps().Shared, once("page "+ref.ID, tableRank, func(ctx context.Context) error {
		message := b.painted(ctx, want)
		err := m.Edit(ctx, ref, message)
		if errors.Is(err, chat.ErrGone) {
			_, err = m.Send(ctx, ref.Room, message)
		}
		return err
	}))
}

// illustrated is a screen of a reply with its picture.
func (r reply) illustrated(message chat.Message, caps chat.Caps) screen {
	want := screen{message: message}
	want.hang(r.painting, caps)
	return want
}

// illustrate has the picture of an answer follow it, where answers can be edited.
func (b *Bot) illustrate(m chat.Messenger, u chat.Update, r reply) {
	message := r.screen
	if r.public != nil {
		message = r.public
	}
	if r.painting == nil || message == nil || u.Reply.ID == "" {
		return
	}
	want := r.illustrated(*message, m.Caps())
	b.post.add(m, "answers "+u.From.ID.ID, m.Caps().Private, once("picture "+u.Reply.ID, lastRank, func(ctx context.Context) error {
		return m.Edit(ctx, u.Reply, b.painted(ctx, want))
	}))
}
