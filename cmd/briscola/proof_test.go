package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"briscola/adapters/discord/discordtest"
	"briscola/adapters/telegram/telegramtest"
	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/lang"
	"briscola/game"
	"briscola/storage"
)

// TestTwoPlatformsPlayThroughKillsAndTrouble is the whole program: the built binary serves a Discord server and a
// Telegram group at the same time, whose people play a deal each by commands and button presses alone, while the process is
// killed twice, updates are repeated, strangers and old buttons are pressed, and the platforms are busy or refuse private
// messages. Nothing answered may be lost, nothing private seen.
func TestTwoPlatformsPlayThroughKillsAndTrouble(t *testing.T) {
	p := newProof(t)
	p.start()
	discord := newDiscordProof(p)
	telegram := newTelegramProof(p)
	var games sync.WaitGroup
	failures := make(chan error, 2)
	for _, play := range []func() error{discord.play, telegram.play} {
		games.Go(func() {
			if err := play(); err != nil {
				failures <- err
			}
			p.arrive(-1)
		})
	}
	games.Wait()
	close(failures)
	for err := range failures {
		t.Error(err)
	}
	if t.Failed() {
		t.Logf("the program wrote:\n%s", &p.program.output)
		return
	}
	p.stop(t, os.Interrupt)
	p.checkStore(discord.plays, "discord", 4)
	p.checkStore(telegram.plays, "telegram", 2)
	if n := telegram.server.Busiest(telegram.group, time.Minute); n > 18 {
		t.Errorf("%d operations in a minute in the Telegram group, want at most 18", n)
	}
	if strings.Contains(p.written(), "DATA RACE") {
		t.Errorf("a race:\n%s", p.written())
	}
	for _, token := range []string{p.discord.token, p.telegram.Token()} {
		if strings.Contains(p.written(), token) {
			t.Error("a token is in the output")
		}
	}
}

// proof is the program and what it talks to.
type proof struct {
	*program
	t        *testing.T
	binary   string
	folder   string
	discord  discordServer
	telegram *telegramtest.Server
	outputs  []*program

	mu      sync.Mutex
	waiting int
	ended   int
	onward  *sync.Cond
	round   int
}

type discordServer struct {
	*discordtest.Server
	token string
}

func newProof(t *testing.T) *proof {
	p := &proof{t: t, folder: t.TempDir()}
	p.onward = sync.NewCond(&p.mu)
	p.binary = filepath.Join(p.folder, "briscola-built")
	build := exec.Command("go", "build", raceFlag, "-o", p.binary, "briscola/cmd/briscola")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	p.discord = discordServer{discordtest.New(t, discordtest.Options{Now: slowClock()}), discordtest.DefaultToken}
	p.telegram = telegramtest.New(t)
	return p
}

// slowClock runs at a fifth of the speed, so that Discord's three seconds for an answer are not over when a busy machine does
// other things for a while.
func slowClock() func() time.Time {
	start := time.Now()
	return func() time.Time { return start.Add(time.Since(start) / 5) }
}

// start starts the binary on the database that is there.
func (p *proof) start() {
	p.t.Helper()
	p.program = &program{command: exec.Command(p.binary)}
	p.outputs = append(p.outputs, p.program)
	p.command.Dir = p.folder
	p.command.Stdout, p.command.Stderr = &p.output, &p.output
	p.command.Env = append(os.Environ(),
		"BRISCOLA_LOG_LEVEL=debug", "BRISCOLA_COMPUTER_PACE=50ms", "BRISCOLA_DATABASE="+p.database(),
		"BRISCOLA_DISCORD_API_URL="+p.discord.URL(), "BRISCOLA_DISCORD_TOKEN="+p.discord.token,
		"BRISCOLA_TELEGRAM_API_URL="+p.telegram.URL(), "BRISCOLA_TELEGRAM_TOKEN="+p.telegram.Token(),
	)
	if err := p.command.Start(); err != nil {
		p.t.Fatal(err)
	}
	command := p.command
	p.t.Cleanup(func() { _ = command.Process.Kill() }) // an error means that it has ended
}

func (p *proof) database() string { return filepath.Join(p.folder, "proof.db") }

func (p *proof) written() (all string) {
	for _, one := range p.outputs {
		all += one.output.String()
	}
	return all
}

// arrive is where a game waits after its move number n until the other has come as far; then the program is killed and
// started again. With -1 a game is over and waits for nobody.
func (p *proof) arrive(n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n < 0 {
		p.ended++
	} else {
		p.waiting++
	}
	if p.waiting > 0 && p.waiting+p.ended == 2 {
		p.waiting = 0
		p.round++
		if err := p.command.Process.Kill(); err != nil {
			p.t.Error(err)
		}
		_ = p.command.Wait() // killed
		p.start()
		p.onward.Broadcast()
		return
	}
	if n < 0 {
		return
	}
	for round := p.round; round == p.round; {
		p.onward.Wait()
	}
}

// killAfter are the numbers of the plays after which the program is killed.
func killAfter(n int) bool { return n == 7 || n == 14 }

// answered is a card that its player was told to have played.
type answered struct {
	person string
	card   game.Card
}

// checkStore checks what is saved of a platform's deal: 120 points, the moves that were answered, figures that fit.
func (p *proof) checkStore(plays []answered, platform string, seats int) {
	p.t.Helper()
	findings, err := storage.Check(p.database())
	if err != nil || len(findings) > 0 {
		p.t.Errorf("check: %v %q", err, findings)
	}
	db, err := storage.Open(p.database())
	if err != nil {
		p.t.Fatal(err)
	}
	defer func() {
		if err := db.Close(); err != nil {
			p.t.Error(err)
		}
	}()
	deal, err := dealOn(db, platform)
	if err != nil {
		p.t.Error(err)
		return
	}
	record, err := game.ParseRecord(deal.Record)
	if err != nil {
		p.t.Fatal(err)
	}
	state, err := record.Replay()
	if err != nil || !state.Over() {
		p.t.Fatalf("%s: the record does not replay to an end: %v", platform, err)
	}
	p.checkMoves(platform, deal, record, plays)
	result := state.Result()
	sum := 0
	for _, points := range result.Points {
		sum += points
	}
	if sum != 120 || record.Deal.Rules.Seats != seats {
		p.t.Errorf("%s: %d points with %d seats, want 120 with %d", platform, sum, record.Deal.Rules.Seats, seats)
	}
	for i, player := range deal.Players {
		if player.Computer() {
			continue
		}
		profile, err := db.Profile(deal.Community, player.Person, board.Period{})
		figures := profile.Figures[board.All]
		won := 0
		if slices.Contains(result.Winners, i) {
			won = 1
		}
		if err != nil || figures.Deals != 1 || figures.Wins != won || figures.Points != result.Sides[record.Deal.Rules.Side(i)].Points {
			p.t.Errorf("%s: figures of seat %d are %+v (%v), result %+v", platform, i, figures, err, result)
		}
	}
	list, err := db.Board(bot.BoardQuery{Community: deal.Community, Order: board.ByWins, Limit: 10})
	if err != nil || list.Total != 2 {
		p.t.Errorf("%s: %d people on the board (%v), want 2", platform, list.Total, err)
	}
}

// dealOn finds the one deal that was settled on a platform.
func dealOn(db *storage.DB, platform string) (bot.SettledDeal, error) {
	tables, err := db.Tables()
	if err != nil {
		return bot.SettledDeal{}, err
	}
	for _, table := range tables {
		deal, err := db.Deal(bot.DealID(string(table) + "-1"))
		if err == nil && deal.Community.Platform == platform {
			return deal, nil
		}
	}
	return bot.SettledDeal{}, fmt.Errorf("no deal of %s among %d tables", platform, len(tables))
}

// checkMoves checks that each person's moves in the record are those that were answered, and no other.
func (p *proof) checkMoves(platform string, deal bot.SettledDeal, record game.Record, plays []answered) {
	p.t.Helper()
	for seat, player := range deal.Players {
		if player.Computer() {
			continue
		}
		var want, got []string
		for _, play := range plays {
			if play.person == player.Name {
				want = append(want, play.card.String())
			}
		}
		for _, move := range record.Moves {
			if move.Seat == seat {
				got = append(got, move.Card.String())
			}
		}
		if !slices.Equal(got, want) || len(got) == 0 {
			p.t.Errorf("%s: moves of seat %d\nrecord   %v\nanswered %v", platform, seat, got, want)
		}
	}
}

// naming gives the texts by which screens name a card, in every language.
func naming(card game.Card) []string {
	catalogue, err := lang.New("en")
	if err != nil {
		panic(err) // the catalogues are part of the program
	}
	var texts []string
	for _, language := range lang.Languages() {
		w := catalogue.In(language)
		text := w.Say(lang.Card{Rank: w.Term("rank." + card.Rank().String()), Suit: w.Term("suit." + card.Suit().String())})
		texts = append(texts, strings.TrimSpace(text))
	}
	return texts
}

func names(text string, card game.Card) bool {
	return slices.ContainsFunc(naming(card), func(name string) bool { return strings.Contains(text, name) })
}

// liesOpen tells whether a text names a card as the one that lies open.
func liesOpen(text string, card game.Card) bool {
	return slices.ContainsFunc(naming(card), func(name string) bool {
		return strings.Contains(text, "Briscola: "+name) || strings.Contains(text, "Trump: "+name)
	})
}

// tokenCard reads the card of a private play button, "play.TABLE.SEQ.CARD".
func tokenCard(token string) (game.Card, bool) {
	parts := strings.Split(token, ".")
	if len(parts) != 4 || parts[0] != "play" {
		return game.NoCard, false
	}
	card, err := game.ParseCard(parts[3])
	return card, err == nil
}

// tokenSeq reads the number of the state that a button was drawn for.
func tokenSeq(token string) int {
	n, _ := strconv.Atoi(strings.Split(token+"...", ".")[2]) // 0 for a token without
	return n
}

var errStuck = errors.New("waited in vain")
