package bot_test

import (
	"context"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/bot/chat/chattest"
	"briscola/game/strategy"
)

// burn keeps a core busy until it is told to stop, which it asks every tenth of a millisecond.
func burn(limit strategy.Limit) {
	for !limit.Stop() {
		for began := time.Now(); time.Since(began) < 100*time.Microsecond; {
		}
	}
}

// BenchmarkPressWhileComputersThink has people at a thousand tables look at their cards and play, a thousand presses a second,
// while more computers think than there are cores. It tells how long the answers take and how many moves the computers made.
func BenchmarkPressWhileComputersThink(b *testing.B) {
	const tables = 1000
	fake := chattest.NewFake("test", chat.Caps{Token: 64, Ephemeral: true})
	computers := &thinker{think: burn}
	app, err := bot.New(bot.Options{
		Store: bottest.NewStore(), Messengers: []chat.Messenger{fake}, Log: slog.New(slog.DiscardHandler), ComputerPace: 100 * time.Millisecond,
		Strategies: func(string) (strategy.Strategy, error) { return computers, nil },
	})
	if err != nil {
		b.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- app.Run(ctx) }()
	defer func() {
		stop()
		<-ended
	}()
	from := func(i int) chat.Update {
		id := fmt.Sprint("p", i%tables)
		return chat.Update{
			Room: chat.Room{Platform: "test", Chat: id}, Private: true, From: chat.Person{ID: chat.PersonID{Platform: "test", ID: id}, Name: id},
		}
	}
	for i := range tables {
		u := from(i)
		u.Command = &chat.Command{Name: "briscola", Words: []string{"4", "match=9"}}
		app.Handle(ctx, u)
	}
	var took []time.Duration
	answer := func(u chat.Update) chat.Answer {
		arrives := time.Now().Add(time.Millisecond)
		time.Sleep(time.Until(arrives))
		a := app.Handle(ctx, u)
		took = append(took, time.Since(arrives)) // with the time until a core was free for it
		return a
	}
	i := 0
	for b.Loop() {
		u := from(i)
		i++
		u.Command = &chat.Command{Name: "hand"}
		a := answer(u)
		if token := firstCard(a); token != "" {
			u.Command, u.Press = nil, &chat.Press{Token: token, Personal: true}
			answer(u)
		}
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)/2].Microseconds()), "p50-µs")
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "p99-µs")
	b.ReportMetric(float64(computers.ended.Load())/b.Elapsed().Seconds(), "moves/s")
	b.ReportMetric(100*float64(computers.stopped.Load())/float64(computers.ended.Load()), "%unsearched")
}

// firstCard is the token of the first card that an answer offers, "" where it offers none.
func firstCard(a chat.Answer) string {
	if a.Screen == nil {
		return ""
	}
	for _, row := range a.Screen.Buttons {
		for _, button := range row {
			if strings.HasPrefix(button.Token, "play.") {
				return button.Token
			}
		}
	}
	return ""
}
