package bot_test

import (
	"context"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/bot/chat"
	"briscola/bot/chat/chattest"
)

// BenchmarkHint presses the hint whenever it is a person's turn, in games of several kinds, and tells how long the answer takes.
func BenchmarkHint(b *testing.B) {
	for _, game := range []string{"classic 2", "classic 6", "chiamata", "bastarda", "scoperta 4", "briscolone"} {
		b.Run(strings.ReplaceAll(game, " ", "-"), func(b *testing.B) { benchmarkHint(b, game) })
	}
}

func benchmarkHint(b *testing.B, game string) {
	fake := chattest.NewFake("test", bottest.Screened())
	app, err := bot.New(bot.Options{
		Store: bottest.NewStore(), Messengers: []chat.Messenger{fake}, Log: slog.New(slog.DiscardHandler), Nodes: 1,
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
	from := chat.Person{ID: chat.PersonID{Platform: "test", ID: "anna"}, Name: "Anna"}
	do := func(u chat.Update) chat.Answer {
		u.Room, u.Private, u.From = fake.PrivateRoom(from.ID), true, from
		return app.Handle(ctx, u)
	}
	command := func(line string) chat.Answer {
		words := strings.Fields(line)
		return do(chat.Update{Command: &chat.Command{Name: words[0], Words: words[1:]}})
	}
	took := map[string][]time.Duration{}
	command("briscola level=beginner " + game)
	for b.Loop() {
		phase, hint, move := offered(command("hand"))
		for deadline := time.Now().Add(time.Second); hint == ""; phase, hint, move = offered(command("hand")) {
			if time.Now().After(deadline) { // the match is over
				command("end")
				command("briscola level=beginner " + game)
				deadline = time.Now().Add(time.Second)
			}
		}
		began := time.Now()
		do(chat.Update{Press: &chat.Press{Token: hint, Personal: true}})
		took[phase] = append(took[phase], time.Since(began))
		do(chat.Update{Press: &chat.Press{Token: move, Personal: true}})
	}
	for phase, times := range took {
		slices.Sort(times)
		b.ReportMetric(float64(times[len(times)/2].Microseconds()), phase+"-p50-µs")
		b.ReportMetric(float64(times[len(times)-1].Microseconds()), phase+"-most-µs")
	}
}

// offered gives the buttons for a hint and for the first move on a screen with a hand, and what kind of move that is.
func offered(a chat.Answer) (phase, hint, move string) {
	if a.Screen == nil {
		return "", "", ""
	}
	for _, row := range a.Screen.Buttons {
		for _, button := range row {
			verb, _, _ := strings.Cut(button.Token, ".")
			switch {
			case verb == "hint":
				hint = button.Token
			case move == "":
				phase, move = verb, button.Token
			}
		}
	}
	return phase, hint, move
}
