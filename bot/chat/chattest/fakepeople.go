package chattest

import (
	"context"
	"strconv"
	"time"

	"briscola/bot/chat"
)

// Do hands an update to the bot and gives its answer. The answer's own screens are kept like messages: a private one in
// the room "reply" under Update.Reply, a public one in the room of the update.
func (f *Fake) Do(u chat.Update) chat.Answer {
	f.mu.Lock()
	handle := f.handle
	f.next++
	if f.caps.ReplyLife > 0 {
		u.Reply = chat.MessageRef{Room: chat.Room{Platform: f.platform, Chat: "reply"}, ID: strconv.Itoa(f.next)}
		f.replies[u.Reply.ID] = u.From.ID
	}
	f.mu.Unlock()
	answer := handle(context.Background(), u)
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, m := range []*chat.Message{answer.Screen, answer.Public} {
		if m != nil && f.check(*m) != nil {
			f.refused = append(f.refused, "answer: "+f.check(*m).Error())
		}
		if m != nil && m.File != nil {
			f.refused = append(f.refused, "answer: a file, which no answer carries")
		}
	}
	if n := len([]rune(chat.Spell(answer.Note))); f.caps.Note > 0 && n > f.caps.Note || !f.takes(answer.Note) {
		f.refused = append(f.refused, "note: "+answer.Note)
	}
	if answer.Screen != nil && u.Reply.ID != "" {
		f.messages[u.Reply] = &Shown{Message: f.visible(*answer.Screen)}
		f.order = append(f.order, u.Reply)
	}
	if pressed := f.pressed(u); answer.Screen == nil && pressed != nil && u.Reply.ID != "" {
		f.messages[u.Reply] = pressed
	}
	if answer.Screen != nil && answer.Replace && u.Press != nil {
		f.replace(u.Press.Message, *answer.Screen)
	}
	if answer.Public != nil && answer.Replace && u.Press != nil {
		f.replace(u.Press.Message, *answer.Public)
	} else if answer.Public != nil {
		f.next++
		ref := chat.MessageRef{Room: u.Room, ID: strconv.Itoa(f.next)}
		f.messages[ref] = &Shown{Message: f.visible(*answer.Public)}
		f.order = append(f.order, ref)
	}
	return answer
}

// pressed is the private answer that was pressed, which the press keeps within reach; nil where it was none.
func (f *Fake) pressed(u chat.Update) *Shown {
	if u.Press == nil || !u.Press.Personal || u.Press.Message.Room.Chat != "reply" {
		return nil
	}
	return f.messages[u.Press.Message]
}

func (f *Fake) replace(ref chat.MessageRef, m chat.Message) {
	if shown, ok := f.messages[ref]; ok {
		shown.show(f.visible(m))
	}
}

// Post puts a message into a room that somebody else wrote.
func (f *Fake) Post(room chat.Room, m chat.Message) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.next++
	ref := chat.MessageRef{Room: room, ID: strconv.Itoa(f.next)}
	f.messages[ref] = &Shown{Message: m}
	f.order = append(f.order, ref)
}

// Shut makes a person take no private messages, or take them again.
func (f *Fake) Shut(person chat.PersonID, shut bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.shut[person] = shut
}

// Bar makes every call in a room fail with an error; nil lifts it.
func (f *Fake) Bar(room chat.Room, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.barred[room] = err
}

// Fail makes the calls that follow in a room fail with the errors, one each.
func (f *Fake) Fail(room chat.Room, errs ...error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.failures[room] = append(f.failures[room], errs...)
}

// Slow makes every send take some time.
func (f *Fake) Slow(d time.Duration) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.slow = d
}

// Lose deletes a message as an admin would.
func (f *Fake) Lose(ref chat.MessageRef) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.messages, ref)
}

// Message gives a message as it is shown; false where there is none.
func (f *Fake) Message(ref chat.MessageRef) (Shown, bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	m, ok := f.messages[ref]
	if !ok {
		return Shown{}, false
	}
	return *m, true
}

// Messages lists the messages in a room that are still there, oldest first.
func (f *Fake) Messages(room chat.Room) (refs []chat.MessageRef) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, ref := range f.order {
		if _, there := f.messages[ref]; there && ref.Room == room {
			refs = append(refs, ref)
		}
	}
	return refs
}

// Seen lists what a person can see: everything in shared rooms, the own private room, the own private answers.
func (f *Fake) Seen(person chat.PersonID) (list []Shown) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, ref := range f.order {
		m, there := f.messages[ref]
		private := len(ref.Room.Chat) > 3 && ref.Room.Chat[:3] == "dm-"
		switch {
		case !there, private && ref.Room != f.PrivateRoom(person):
		case ref.Room.Chat == "reply" && f.replies[ref.ID] != person:
		default:
			list = append(list, *m)
		}
	}
	return list
}

// Refused lists the messages that were refused because no platform with these Caps takes them.
func (f *Fake) Refused() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]string(nil), f.refused...)
}

// Calls lists the calls that the platform took.
func (f *Fake) Calls() []Call {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]Call(nil), f.calls...)
}
