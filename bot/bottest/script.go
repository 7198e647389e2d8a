package bottest

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"

	"briscola/bot"
	"briscola/bot/chat"
)

// Script runs a play of several people, one step in a line; blank lines and lines that begin with # are passed over. The steps are
// those of steps, such as
//
//	anna: /briscola 2 match=1
//	bruno presses join
//	bruno is told "posto 2"
//	room shows "Tocca a"
//	wait 2m
//
// Texts in quotes are looked for as parts of what is shown.
func (w *World) Script(file string) {
	w.T.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		w.T.Fatal(err)
	}
	for i, line := range strings.Split(string(data), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := w.step(line); err != nil {
			w.T.Fatalf("%s:%d: %s: %v\nthe room shows:\n%s", file, i+1, line, err, w.Text(w.Room))
		}
	}
}

// step is one form of a line, with what it does.
type step struct {
	form string
	do   func(w *World, args []string) error
}

func steps() []step { return append(peopleSteps(), worldSteps()...) }

// peopleSteps are what people do and see.
func peopleSteps() []step {
	return []step{
		{`(\w+): (/.*)`, func(w *World, a []string) error { w.Command(w.Update(a[0]), a[1]); return nil }},
		{`(\w+) in private: (/.*)`, func(w *World, a []string) error { w.Command(w.Private(a[0]), a[1]); return nil }},
		{`(\w+) in (\w+): (/.*)`, func(w *World, a []string) error { w.Command(w.elsewhere(a[0], a[1]), a[2]); return nil }},
		{`admin (\w+): (/.*)`, func(w *World, a []string) error {
			u := w.Update(a[0])
			u.Admin = true
			w.Command(u, a[1])
			return nil
		}},
		{`(\w+) presses (\w+)(?: (\S+))?`, func(w *World, a []string) error { w.PressIn(w.Update(a[0]), a[1], a[2]); return nil }},
		{`(\w+) in private presses (\w+)(?: (\S+))?`, func(w *World, a []string) error {
			w.PressIn(w.Private(a[0]), a[1], a[2])
			return nil
		}},
		{`(\w+) presses the token (\S+)`, func(w *World, a []string) error {
			w.Press(w.Update(a[0]), chat.MessageRef{}, a[1])
			return nil
		}},
		{`(\w+) repeats the press`, func(w *World, a []string) error {
			if w.last.Press == nil {
				return errors.New("nothing was pressed")
			}
			w.Do(w.last)
			return nil
		}},
		{`(\w+) is told "(.*)"`, func(w *World, a []string) error { return contains(w.told(a[0]), a[1], true) }},
		{`(\w+) is told nothing`, func(w *World, a []string) error {
			if told := w.told(a[0]); told != "" {
				return fmt.Errorf("told %q", told)
			}
			return nil
		}},
		{`room shows "(.*)"`, func(w *World, a []string) error { return contains(w.Text(w.Room), a[0], true) }},
		{`room does not show "(.*)"`, func(w *World, a []string) error { return contains(w.Text(w.Room), a[0], false) }},
		{`room (\w+) shows "(.*)"`, func(w *World, a []string) error { return contains(w.Text(w.elsewhere("x", a[0]).Room), a[1], true) }},
		{`(\w+)'s chat shows "(.*)"`, func(w *World, a []string) error { return contains(w.privateText(a[0]), a[1], true) }},
		{`(\w+)'s chat does not show "(.*)"`, func(w *World, a []string) error { return contains(w.privateText(a[0]), a[1], false) }},
		{`the newest message shows "(.*)"`, func(w *World, a []string) error {
			messages := w.Fake.Messages(w.Room)
			shown, _ := w.Fake.Message(messages[len(messages)-1])
			return contains(Render(shown.Message), a[0], true)
		}},
	}
}

// worldSteps are what happens to the platform, the store, the group and the process.
func worldSteps() []step {
	return []step{
		{`room has (\d+) messages?`, func(w *World, a []string) error {
			if n := len(w.Fake.Messages(w.Room)); strconv.Itoa(n) != a[0] {
				return fmt.Errorf("it has %d", n)
			}
			return nil
		}},
		{`wait (\S+)`, (*World).stepWait},
		{`platform says busy (\S+)`, func(w *World, a []string) error {
			d, err := time.ParseDuration(a[0])
			w.Fake.Fail(w.Room, &chat.BusyError{RetryAfter: d})
			return err
		}},
		{`platform fails (\d+) times`, (*World).stepFail},
		{`(\w+) takes (no )?private messages`, func(w *World, a []string) error {
			w.Fake.Shut(w.Person(a[0]).ID, a[1] != "")
			return nil
		}},
		{`somebody deletes the (newest|oldest) message`, (*World).stepDelete},
		{`the next (\w+) fact is (not saved|saved but reported lost)`, func(w *World, a []string) error {
			w.Store.Fail(bot.FactKind(a[0]), a[1] != "not saved")
			return nil
		}},
		{`the disk is (full|well)`, func(w *World, a []string) error { w.Store.Fill(a[0] == "full"); return nil }},
		{`the store has (\d+) tables?`, func(w *World, a []string) error {
			tables, err := w.Store.Tables()
			if err == nil && strconv.Itoa(len(tables)) != a[0] {
				err = fmt.Errorf("it has %d", len(tables))
			}
			return err
		}},
		{`the bot may (not )?write here`, func(w *World, a []string) error {
			var err error
			if a[0] != "" {
				err = chat.ErrForbidden
			}
			w.Fake.Bar(w.Room, err)
			return nil
		}},
		{`people write (\d+) messages`, (*World).stepChatter},
		{`the old group answers with the new one`, func(w *World, _ []string) error {
			w.Fake.Bar(w.before, &chat.MovedError{To: w.Room})
			return nil
		}},
		{`(\w+) asks for the leaderboard (\d+) times`, func(w *World, a []string) error {
			n, err := strconv.Atoi(a[1])
			for range n {
				w.Command(w.Update(a[0]), "/leaderboard")
			}
			return err
		}},
		{`(\w+) in private looks at (?:his|her) buttons`, (*World).stepLook},
		{`(\w+) presses the buttons that (?:s?he) saw`, func(w *World, _ []string) error { w.Do(w.looked); return nil }},
		{`stop`, func(w *World, _ []string) error { w.stop(); return nil }},
		{`start`, func(w *World, _ []string) error { w.start(); return nil }},
		{`restart`, func(w *World, _ []string) error { w.Restart(); return nil }},
		{`(\w+) leaves the group`, func(w *World, a []string) error {
			u := w.Update(a[0])
			u.Left = &chat.Left{}
			w.Do(u)
			return nil
		}},
		{`the group moves to (\w+)`, (*World).stepMove},
		{`the bot is removed`, func(w *World, _ []string) error {
			w.Do(chat.Update{Room: w.Room, Removed: &chat.Removed{}})
			return nil
		}},
		{`(.+) play (\d+) cards?`, (*World).stepPlay},
	}
}

func (w *World) step(line string) error {
	for _, s := range steps() {
		if match := regexp.MustCompile("^" + s.form + "$").FindStringSubmatch(line); match != nil {
			return s.do(w, match[1:])
		}
	}
	return errors.New("no such step")
}

func contains(text, part string, want bool) error {
	if strings.Contains(text, part) != want {
		return fmt.Errorf("want %v of %q in:\n%s", want, part, text)
	}
	return nil
}

// told is what the newest answer told a person.
func (w *World) told(id string) string {
	answer := w.Answers[id]
	text := chat.Spell(answer.Note)
	for _, screen := range []*chat.Message{answer.Screen, answer.Public} {
		if screen != nil {
			text += "\n" + Render(*screen)
		}
	}
	return text
}

func (w *World) privateText(id string) string { return w.Text(w.Fake.PrivateRoom(w.Person(id).ID)) }

// elsewhere is an update from another group.
func (w *World) elsewhere(id, group string) chat.Update {
	u := w.Update(id)
	u.Room.Chat, u.Community.ID = group, group
	return u
}

func (w *World) stepWait(args []string) error {
	d, err := time.ParseDuration(args[0])
	if err != nil {
		return err
	}
	w.Wait(d)
	return nil
}

func (w *World) stepFail(args []string) error {
	n, err := strconv.Atoi(args[0])
	for range n {
		w.Fake.Fail(w.Room, errors.New("connection lost"))
	}
	return err
}

func (w *World) stepDelete(args []string) error {
	messages := w.Fake.Messages(w.Room)
	if len(messages) == 0 {
		return errors.New("there is none")
	}
	if args[0] == "oldest" {
		w.Fake.Lose(messages[0])
	} else {
		w.Fake.Lose(messages[len(messages)-1])
	}
	return nil
}

func (w *World) stepChatter(args []string) error {
	n, err := strconv.Atoi(args[0])
	for range n {
		w.Fake.Post(w.Room, chat.Message{Lines: []chat.Line{{Text: "chatter"}}})
	}
	return err
}

func (w *World) stepMove(args []string) error {
	from := w.Room
	w.before = from
	w.Room.Chat = args[0]
	w.Do(chat.Update{Room: from, Moved: &chat.Moved{To: w.Room, Community: chat.Community{Platform: "test", ID: args[0]}}})
	return nil
}

// stepLook remembers the press of a card that a person could make now.
func (w *World) stepLook(args []string) error {
	u := w.Private(args[0])
	ref, token, ok := w.Find(u.Room, "play", "")
	if !ok {
		return errors.New("there is no card to press")
	}
	u.Press = &chat.Press{Token: token, Message: ref, Personal: true}
	w.looked = u
	return nil
}

func (w *World) stepPlay(args []string) error {
	people := strings.FieldsFunc(args[0], func(r rune) bool { return r == ' ' || r == ',' })
	n, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	for i := range n {
		if !w.PlayOne(people...) {
			return fmt.Errorf("stuck after %d cards", i)
		}
	}
	return nil
}
