package discord_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"briscola/adapters/discord/discordtest"
	"briscola/bot/chat"
)

// works lets anna give a command and waits for its answer.
func (b *bench) works() {
	b.t.Helper()
	b.says(chat.Answer{Note: "here"})
	if got := b.anna.Run(b.channel, "hand").Wait(); got.Screen == nil || got.Screen.Text != "here" {
		b.t.Errorf("the command was answered with %+v; gateway %+v; log:\n%s", got, b.fake.Gateway(), b.log)
	}
}

func TestOnlyTheGuildsIntentIsAskedFor(t *testing.T) {
	b := start(t)
	if got := b.fake.Gateway().Intents; got != 1 {
		t.Errorf("intents %d, want 1", got)
	}
}

func TestPlainDeliveryWorksAsCompressedDoes(t *testing.T) {
	b := start(t, func(s *setting) { s.fake.Plain = true })
	b.works()
}

func TestALostConnectionIsResumedAndNothingIsMissed(t *testing.T) {
	for name, lose := range map[string]func(*discordtest.Server){
		"broken TCP":             (*discordtest.Server).DropConnections,
		"asked to connect again": (*discordtest.Server).AskReconnect,
		"closed, unknown error":  func(s *discordtest.Server) { s.CloseConnections(4000) },
		"closed, going away":     func(s *discordtest.Server) { s.CloseConnections(1001) },
	} {
		t.Run(name, func(t *testing.T) {
			b := start(t)
			b.says(chat.Answer{Note: "before and after"})
			b.anna.Run(b.channel, "hand").Wait()
			lose(b.fake)
			b.fake.Await(func() bool { return b.fake.Gateway().Connected == 0 })
			meanwhile := b.anna.Run(b.channel, "hand") // waits in the session
			if got := meanwhile.Wait(); got.Screen == nil {
				t.Errorf("what happened meanwhile got %+v", got)
			}
			if g := b.fake.Gateway(); g.Resumed != 1 || g.Identified != 1 {
				t.Errorf("gateway %+v, want one session, resumed once", g)
			}
			b.works()
		})
	}
}

func TestALostSessionIsBegunAnew(t *testing.T) {
	for name, lose := range map[string]func(*discordtest.Server){
		"session timed out": func(s *discordtest.Server) { s.CloseConnections(4009) },
		"bad sequence":      func(s *discordtest.Server) { s.CloseConnections(4007) },
		"forgotten": func(s *discordtest.Server) {
			s.ForgetSessions()
			s.DropConnections()
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := start(t)
			lose(b.fake)
			if !b.fake.Await(func() bool { return b.fake.Gateway().Identified == 2 && b.bot.Ready() }) {
				t.Fatalf("gateway %+v", b.fake.Gateway())
			}
			if g := b.fake.Gateway(); name != "forgotten" && g.Unresumed != 0 {
				t.Errorf("the bot tried to resume although the close code says that it cannot")
			}
			b.works()
		})
	}
}

func TestAnOpenThatIsStuckIsGivenUp(t *testing.T) {
	for name, op := range map[string]int{"reconnect": 7, "acknowledgement": 11} {
		t.Run(name, func(t *testing.T) {
			b := prepare(t, func(s *setting) { s.bot.Timing.Open = 300 * time.Millisecond })
			b.fake.AnswerIdentify(op) // the library waits for its own lock then
			b.run()
			if !b.fake.Await(b.bot.Ready) {
				t.Fatalf("the bot is not ready; log:\n%s", b.log)
			}
			b.works()
		})
	}
}

func TestAnInvalidSessionAtTheStartIsNoTrouble(t *testing.T) {
	b := prepare(t)
	b.fake.AnswerIdentify(9)
	b.run()
	if !b.fake.Await(b.bot.Ready) {
		t.Fatal("the bot is not ready")
	}
	b.works()
}

func TestASilentGatewayIsLeftAndResumed(t *testing.T) {
	b := start(t, func(s *setting) {
		s.fake.Heartbeat = 500 * time.Millisecond
		s.bot.Timing.Silence = 500 * time.Millisecond
	})
	b.fake.Silence(true)
	if !b.fake.Await(func() bool { return !b.bot.Ready() }) {
		t.Fatal("the bot believes in a gateway that says nothing")
	}
	b.fake.Silence(false)
	if !b.fake.Await(func() bool { return b.fake.Gateway().Resumed >= 1 && b.bot.Ready() }) {
		t.Fatalf("gateway %+v", b.fake.Gateway())
	}
	b.works()
}

func TestAGatewayThatIsSilentFromTheStartIsLeft(t *testing.T) {
	b := prepare(t, func(s *setting) { s.bot.Timing.Silence = 100 * time.Millisecond })
	b.fake.Silence(true)
	b.run()
	b.fake.Await(func() bool { return strings.Contains(b.log.String(), "connecting again") })
	b.fake.Silence(false)
	if !b.fake.Await(b.bot.Ready) {
		t.Fatalf("the bot is not ready; log:\n%s", b.log)
	}
}

func TestUnansweredHeartbeatsEndAConnectionThatStillTalks(t *testing.T) {
	b := start(t, func(s *setting) { s.fake.Heartbeat = 600 * time.Millisecond })
	b.fake.IgnoreHeartbeats(true)
	talk := time.NewTicker(100 * time.Millisecond)
	defer talk.Stop()
	if !b.fake.Await(func() bool {
		b.guild.Outage() // events go on
		<-talk.C
		return b.fake.Gateway().Resumed > 0
	}) {
		t.Fatal("the bot stays on a connection whose heartbeats nobody answers")
	}
	b.fake.IgnoreHeartbeats(false)
	if !strings.Contains(b.log.String(), "heartbeats stay unanswered") {
		t.Errorf("it left for another reason:\n%s", b.log)
	}
}

func TestAFatalCloseEndsRun(t *testing.T) {
	for code, word := range map[int]string{4004: "token", 4010: "shard", 4011: "shards", 4012: "version", 4013: "intents", 4014: "intent"} {
		t.Run(word, func(t *testing.T) {
			b := prepare(t)
			b.fake.RefuseIdentify(code)
			b.ends(word)
		})
	}
	t.Run("while running", func(t *testing.T) {
		b := prepare(t)
		go func() {
			b.fake.Await(b.bot.Ready)
			b.fake.CloseConnections(4014)
		}()
		b.ends("intent")
	})
}

// ends runs the bot and expects an error that names a word and no token.
func (b *bench) ends(word string) {
	b.t.Helper()
	ended := make(chan error, 1)
	go func() { ended <- b.bot.Run(b.t.Context(), b.handle) }()
	select {
	case err := <-ended:
		if err == nil || !strings.Contains(err.Error(), word) || strings.Contains(err.Error(), discordtest.DefaultToken) {
			b.t.Errorf("Run returned %v, want it to name the %s and no token", err, word)
		}
	case <-time.After(20 * time.Second):
		b.t.Fatal("Run goes on")
	}
	if b.bot.Ready() {
		b.t.Error("the bot is ready after its end")
	}
}

func TestAWrongTokenEndsRun(t *testing.T) {
	b := prepare(t, func(s *setting) { s.bot.Token = "another-token-altogether" })
	b.fake.Allow(401)
	b.ends("token is not that of a bot")
}

func TestATokenThatIsRevokedEndsRun(t *testing.T) {
	b := prepare(t)
	go func() {
		b.fake.Await(b.bot.Ready)
		b.fake.Fail(discordtest.Fault{Route: postMessage, Status: 401})
		b.bot.Send(context.Background(), b.room(), text("x"))
	}()
	b.ends("token")
}

func TestAnUnreachableDiscordIsTriedAgain(t *testing.T) {
	b := prepare(t)
	b.fake.Fail(discordtest.Fault{Route: "GET /gateway/bot", Status: 503, Times: 7})
	b.fake.Fail(discordtest.Fault{Route: "GET /gateway", Status: 500, Times: 2})
	b.fake.Fail(discordtest.Fault{Route: "PUT /applications/{application_id}/commands", Status: 429, RetryAfter: 1100 * time.Millisecond})
	b.run()
	if !b.fake.Await(b.bot.Ready) {
		t.Fatalf("the bot is not ready; log:\n%s", b.log)
	}
	b.works()
}

func TestCommandsThatDiscordRefusesEndRun(t *testing.T) {
	b := prepare(t, func(s *setting) {
		s.bot.Commands = []chat.CommandSpec{{Name: "Not A Name", Public: true, Description: map[string]string{"en": "x"}}}
	})
	b.fake.Allow(50035)
	b.ends("50035")
}

func TestEveryShardTakesItsServers(t *testing.T) {
	for name, change := range map[string]func(*setting){
		"as recommended": func(s *setting) { s.fake.Shards = 2 },
		"as told":        func(s *setting) { s.bot.Shards = 2 },
	} {
		t.Run(name, func(t *testing.T) {
			b := start(t, change)
			if g := b.fake.Gateway(); g.Identified != 2 || g.Connected != 2 {
				t.Fatalf("gateway %+v, want two sessions", g)
			}
			b.says(chat.Answer{Note: "here"})
			for range 4 { // neighbouring servers are on different shards
				g := b.fake.AddGuild("altro", "it")
				g.Add(b.anna)
				b.anna.Run(g.AddChannel("tavolo"), "hand").Wait()
			}
			b.anna.Run(b.anna.DM(), "briscola").Wait()
			if n := len(b.told()); n != 5 {
				t.Errorf("%d updates, want 5", n)
			}
		})
	}
}

func TestAStopFinishesTheAnswersThatAreDue(t *testing.T) {
	b := start(t)
	slow := make(chan struct{})
	b.answers(func(chat.Update) chat.Answer {
		<-slow
		return chat.Answer{Note: "still said"}
	})
	in := b.anna.Run(b.channel, "hand")
	b.nth(1)
	b.stop()
	select {
	case err := <-b.ended:
		t.Errorf("Run ended with %v before the answer was said", err)
	case <-time.After(1500 * time.Millisecond): // longer than the library takes to close
	}
	close(slow)
	if err := b.wait(); err != nil {
		t.Fatal(err)
	}
	if got := in.Answer(); got.Screen == nil || got.Screen.Text != "still said" {
		t.Errorf("the answer that was due: %+v", got)
	}
	if g := b.fake.Gateway(); len(g.Closes) != 1 || g.Closes[0] != 1000 {
		t.Errorf("the bot left with %v, want a goodbye (1000)", g.Closes)
	}
}

func TestAStopWaitsForAnAnswerOnlySoLong(t *testing.T) {
	b := start(t, func(s *setting) { s.bot.Timing.Drain = 50 * time.Millisecond })
	hold := b.fake.Fail(discordtest.Fault{Route: "POST /interactions/{interaction_id}/{interaction_token}/callback", Hold: true})
	b.says(chat.Answer{Note: "never"})
	b.anna.Run(b.channel, "hand")
	b.nth(1)
	b.stop()
	if err := b.wait(); err != nil {
		t.Fatal(err)
	}
	b.fake.Release(hold)
}

func TestAStopBeforeTheStartIsOverEndsRun(t *testing.T) {
	for name, f := range map[string]discordtest.Fault{
		"before the commands": {Route: "GET /gateway/bot", Hold: true},
		"before the gateway":  {Route: "GET /gateway", Hold: true},
		"while it is down":    {Route: "*", Status: 503, Times: 1000},
	} {
		t.Run(name, func(t *testing.T) {
			b := prepare(t)
			b.fake.Fail(f)
			b.run()
			b.fake.Await(func() bool { return len(b.fake.Requests()) > 0 })
			b.stop()
			if err := b.wait(); err != nil {
				t.Error(err)
			}
		})
	}
}
