package main

import (
	"context"
	"strings"
	"syscall"
	"testing"

	"briscola/adapters/telegram/telegramtest"
)

func TestAPlatformThatIsGivenUpDoesNotStopTheOthers(t *testing.T) {
	telegram := telegramtest.New(t)
	carla := telegram.AddUser(telegramtest.User{First: "Carla", Language: "it"})
	group := telegram.AddSupergroup("Circolo", carla)
	p := startWith(t, t.TempDir(), nil, []string{
		"BRISCOLA_DISCORD_API_URL=" + unauthorized(t),
		"BRISCOLA_TELEGRAM_API_URL=" + telegram.URL(), "BRISCOLA_TELEGRAM_TOKEN=" + telegram.Token(),
	}, "serve")
	p.waitFor(t, "level=ERROR")
	p.waitFor(t, "platform=discord")

	telegram.Say(carla, group, "/briscola 2")
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	if !telegram.Until(ctx, func() bool { return len(telegram.Messages(group)) > 0 }) {
		t.Fatalf("the platform that is left does not answer:\n%s", &p.output)
	}

	if err := p.command.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	_ = p.command.Wait() // the exit code is looked at
	if got := p.command.ProcessState.ExitCode(); got != 1 {
		t.Errorf("after the signal: exit code %d, want 1 for the platform that failed\n%s", got, &p.output)
	}
	text := p.output.String()
	if !strings.Contains(text, "stopped") || !strings.Contains(text, "briscola serve: discord") {
		t.Errorf("it did not stop in order, naming the platform that failed:\n%s", text)
	}
	if strings.Contains(text, "RECOGNISABLE") || strings.Contains(text, telegram.Token()) {
		t.Errorf("a token is in the output:\n%s", text)
	}
}
