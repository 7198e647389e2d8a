package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/storage"
)

// stagePatience is how long a game on a stage may take.
const stagePatience = time.Minute

// privateRoom begins the names of private chats.
const privateRoom = "private of "

// stage plays one deal of a game, a person with a long name among computers, and gives every screen that was shown, in order, and
// a few of their pictures.
func stage(ctx context.Context, studio *picture.Studio, language, words string) (text string, pictures []snapshot, err error) {
	folder, err := os.MkdirTemp("", "briscola-preview-")
	if err != nil {
		return "", nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	db, err := storage.Open(filepath.Join(folder, "briscola.db"))
	if err != nil {
		return "", nil, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	catalogue, err := lang.New(language)
	if err != nil {
		return "", nil, err
	}
	scene := &scene{language: language, latest: map[chat.MessageRef]chat.Message{}, album: album{words: catalogue.In(language)}}
	b, err := bot.New(bot.Options{
		Store: db, Messengers: []chat.Messenger{scene}, Log: slog.New(slog.DiscardHandler), Language: language,
		Seed: seeds("preview " + words), Nodes: seededNodes, Studio: studio,
	})
	if err != nil {
		return "", nil, err
	}
	ctx, stop := context.WithTimeout(ctx, stagePatience)
	defer stop()
	ended := make(chan error, 1)
	go func() { ended <- b.Run(ctx) }()
	err = scene.perform(ctx, b, words)
	stop()
	return scene.String(), scene.album.snapshots, errors.Join(err, <-ended)
}

// scene is a chat.Messenger that keeps every screen.
type scene struct {
	language string

	mu     sync.Mutex
	sent   int
	latest map[chat.MessageRef]chat.Message
	order  []chat.MessageRef
	script strings.Builder
	album  album
}

func (s *scene) Platform() string                              { return "stage" }
func (s *scene) Caps() chat.Caps                               { return chat.Caps{Token: 64, Ephemeral: true, Pictures: true} }
func (s *scene) Ready() bool                                   { return true }
func (s *scene) Run(ctx context.Context, _ chat.Handler) error { <-ctx.Done(); return nil }

func (s *scene) Send(_ context.Context, room chat.Room, m chat.Message) (chat.MessageRef, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.sent++
	ref := chat.MessageRef{Room: room, ID: fmt.Sprint(s.sent)}
	s.order = append(s.order, ref)
	s.show(ref, m)
	return ref, nil
}

func (s *scene) Edit(_ context.Context, ref chat.MessageRef, m chat.Message) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.show(ref, m)
	return nil
}

func (s *scene) Delete(_ context.Context, ref chat.MessageRef) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.latest, ref)
	return nil
}

func (s *scene) Private(_ context.Context, person chat.PersonID) (chat.Room, error) {
	return chat.Room{Platform: "stage", Chat: privateRoom + person.ID}, nil
}

func (s *scene) Member(context.Context, chat.Community, chat.PersonID) (bool, error) {
	return true, nil
}

func (s *scene) Below(context.Context, chat.MessageRef) (int, error) { return 0, nil }

// show writes a screen down. The caller holds the lock.
func (s *scene) show(ref chat.MessageRef, m chat.Message) {
	s.latest[ref] = m
	fmt.Fprintf(&s.script, "── %s ──\n%s\n", ref.Room.Chat, m.Text())
	for _, row := range m.Buttons {
		for _, b := range row {
			fmt.Fprintf(&s.script, "[%s] ", chat.Spell(b.Label))
		}
		s.script.WriteString("\n")
	}
	s.script.WriteString("\n")
	s.album.see(m, strings.HasPrefix(ref.Room.Chat, privateRoom))
}

func (s *scene) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.script.String()
}

// offered finds the newest button with one of the verbs, the first verb that is offered anywhere.
func (s *scene) offered(verbs ...string) (ref chat.MessageRef, token string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, verb := range verbs {
		for _, candidate := range s.order {
			for _, row := range s.latest[candidate].Buttons {
				for _, b := range row {
					if strings.HasPrefix(b.Token, verb+".") && token == "" {
						ref, token = candidate, b.Token
					}
				}
			}
		}
		if token != "" {
			return ref, token
		}
	}
	return ref, token
}

// turnTo shows a page of the lobby's buttons and waits until it is drawn.
func (s *scene) turnTo(ctx context.Context, b *bot.Bot, u chat.Update, page string) error {
	for ctx.Err() == nil {
		ref, token := s.offered("page")
		if token == "" {
			time.Sleep(time.Millisecond)
			continue
		}
		before := s.String()
		u.Press = &chat.Press{Token: token[:strings.LastIndex(token, ".")+1] + page, Message: ref}
		b.Handle(ctx, u)
		for ctx.Err() == nil && s.String() == before {
			time.Sleep(time.Millisecond)
		}
		return ctx.Err()
	}
	return ctx.Err()
}

// advise writes down the hint that the person is given, if one is offered.
func (s *scene) advise(ctx context.Context, b *bot.Bot, u chat.Update) {
	ref, token := s.offered("hint")
	if token == "" {
		return
	}
	u.Press = &chat.Press{Token: token, Message: ref, Personal: true}
	note := b.Handle(ctx, u).Note
	s.mu.Lock()
	defer s.mu.Unlock()
	fmt.Fprintf(&s.script, "── in answer ──\n%s\n\n", note)
}

// perform opens the table, looks at the pages of the lobby, starts, and presses whatever is offered until the deal is over.
func (s *scene) perform(ctx context.Context, b *bot.Bot, words string) error {
	community := chat.Community{Platform: "stage", ID: "table"}
	u := chat.Update{
		Room: chat.Room{Platform: "stage", Chat: "table"}, Community: community, Language: s.language,
		From: chat.Person{ID: chat.PersonID{Platform: "stage", ID: "Anna"}, Name: "Annamaria Della Valle Rossi", Language: s.language},
	}
	u.Command = &chat.Command{Name: "briscola", Words: strings.Fields(words + " match=1 computers=0")}
	if answer := b.Handle(ctx, u); answer.Alert {
		return errors.New(answer.Note)
	}
	u.Command = nil
	for _, page := range []string{"game", "match", "options", "main"} {
		if err := s.turnTo(ctx, b, u, page); err != nil {
			return err
		}
	}
	moves := []string{"call", "bid", "trump", "suit", "play", "pass", "keep"}
	pressed := map[string]bool{}
	for spared := false; ctx.Err() == nil; {
		if s.enough() && !spared {
			spared = true
			s.choose(ctx, b, u, "off", "results")
		}
		if _, over := s.offered("rematch"); over != "" {
			s.choose(ctx, b, u, "all", "all")
			s.lookUp(ctx, b, u)
			return nil
		}
		ref, token := s.offered(append([]string{"start"}, moves...)...)
		if token == "" || pressed[token] {
			time.Sleep(time.Millisecond)
			continue
		}
		pressed[token] = true
		s.advise(ctx, b, u)
		u.Press = &chat.Press{Token: token, Message: ref, Personal: strings.HasPrefix(ref.Room.Chat, privateRoom)}
		s.press(ctx, b, u)
	}
	return ctx.Err()
}

func (s *scene) enough() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.album.enough()
}

// choose says which pictures are wanted of the own hand and of tables. Those that nobody looks at would take long.
func (s *scene) choose(ctx context.Context, b *bot.Bot, u chat.Update, hands, tables string) {
	u.Press, u.Admin = nil, true
	for _, words := range [][]string{{"pictures", hands}, {"tablepictures", tables}} {
		u.Command = &chat.Command{Name: "settings", Words: words}
		b.Handle(ctx, u)
	}
}

// lookUp writes down what commands answer that look something up.
func (s *scene) lookUp(ctx context.Context, b *bot.Bot, u chat.Update) {
	u.Press = nil
	for _, name := range []string{"leaderboard", "stats", "history", "privacy", "help", "settings"} {
		u.Command = &chat.Command{Name: name}
		answer := b.Handle(ctx, u)
		s.mu.Lock()
		for _, screen := range []*chat.Message{answer.Public, answer.Screen} {
			if screen != nil {
				s.show(chat.MessageRef{Room: chat.Room{Chat: "/" + name}}, *screen)
			}
		}
		s.mu.Unlock()
	}
}

// press shows the answer to a press before anything that is drawn after it.
func (s *scene) press(ctx context.Context, b *bot.Bot, u chat.Update) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if answer := b.Handle(ctx, u); answer.Screen != nil && answer.Replace {
		s.show(u.Press.Message, *answer.Screen)
	}
}
