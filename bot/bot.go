package bot

import (
	"context"
	"crypto/rand"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/game"
	"briscola/game/strategy"
)

// Options is what a Bot is made of.
type Options struct {
	Store      Store
	Messengers []chat.Messenger
	Log        *slog.Logger
	Language   string // where a platform tells none; "" is Italian

	// After TurnReminder a person on turn is pinged, after TurnLimit a computer plays one card. Zero means never.
	TurnReminder, TurnLimit time.Duration
	LobbyLimit              time.Duration // an idle lobby closes, zero never
	ComputerPace            time.Duration // pause before a computer's card, or before several that are shown together

	// Nodes is how much a computer searches for a move, the same on every machine. Zero is as much as there is time for.
	Nodes      int
	Strategies func(level string) (strategy.Strategy, error) // nil is strategy.New

	Studio *picture.Studio // makes pictures; nil is none at all
	Deck   cardart.Deck    // where nobody has chosen one; "" is the first

	Owners []chat.PersonID           // may end any table
	Seed   func() (game.Seed, error) // nil is crypto/rand
}

// Bot is the application: all tables of all platforms.
type Bot struct {
	Options
	catalogue *lang.Catalogue
	platforms map[string]chat.Messenger
	post      *post
	pool      *pool
	asked     daily          // platforms, about people
	replayed  daily          // deals, in rooms
	work      sync.WaitGroup // live tables and chats with something to send

	mu    sync.Mutex
	life  context.Context // of Run, nil before
	loops sync.WaitGroup
	registry
}

// New makes a bot and loads the tables of the store. Nothing is sent before Run.
func New(o Options) (*Bot, error) {
	if o.Language == "" {
		o.Language = "it"
	}
	if o.Seed == nil {
		o.Seed = randomSeed
	}
	if o.Strategies == nil {
		o.Strategies = strategy.New
	}
	if o.Deck == "" {
		o.Deck = cardart.Decks()[0]
	}
	catalogue, err := lang.New(o.Language)
	if err != nil {
		return nil, err
	}
	b := &Bot{Options: o, catalogue: catalogue, platforms: map[string]chat.Messenger{}, pool: newPool(o.Nodes), registry: newRegistry()}
	b.post = newPost(o.Log, &b.work)
	for _, m := range o.Messengers {
		b.platforms[m.Platform()] = m
	}
	return b, b.restore()
}

func randomSeed() (seed game.Seed, err error) {
	_, err = rand.Read(seed[:])
	return seed, err
}

// restore loads every table. One that cannot be read, or whose platform is not there, is left alone and named in the log; the
// others play on.
func (b *Bot) restore() error {
	ids, err := b.Store.Tables()
	if err != nil {
		return fmt.Errorf("bot: list the tables: %w", err)
	}
	for _, id := range ids {
		if err := b.revive(id); err != nil {
			b.Log.Error("table not restored", "table", id, "error", err)
		}
	}
	return nil
}

func (b *Bot) revive(id TableID) error {
	s, err := b.load(id)
	if err != nil {
		return err
	}
	m := b.platforms[s.room.Platform]
	if m == nil {
		return fmt.Errorf("bot: the platform %q is not connected", s.room.Platform)
	}
	t, err := b.newTable(s)
	if err != nil {
		return err
	}
	t.restored = time.Now()
	b.register(t)
	if !s.private {
		b.post.drain(m, s.room.Chat, m.Caps().Shared)
	}
	return nil
}

// load folds the log of a table.
func (b *Bot) load(id TableID) (*state, error) {
	log, err := b.Store.Log(id)
	if err != nil {
		return nil, err
	}
	s := newState(id)
	for _, entry := range log {
		if err := s.apply(entry); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Run plays: it restores what is on the screens, runs the clocks and the computers and sends what is to be shown, until
// the context ends. Then it tells the tables that it will be back, sends what is still waiting, for a moment at most, and returns
// when all its goroutines have ended.
func (b *Bot) Run(ctx context.Context) error {
	sending, stopSending := context.WithCancel(context.WithoutCancel(ctx))
	defer stopSending()
	b.post.start(sending)
	for range b.pool.workers {
		b.loops.Go(func() { b.pool.work(ctx) })
	}
	b.loops.Go(func() { b.keepCalendar(ctx) })
	b.mu.Lock()
	b.life = ctx
	for _, t := range b.tables {
		b.launch(t)
	}
	b.mu.Unlock()

	<-ctx.Done()
	b.mu.Lock() // no table starts after this
	b.mu.Unlock()
	b.loops.Wait()
	for _, t := range b.allTables() {
		t.pause()
	}
	b.post.stop(stopDelay, stopSending)
	return nil
}

// stopDelay is how long a stopping bot goes on sending what waits.
const stopDelay = 2 * time.Second

// launch starts the goroutine of a table while the bot runs. The caller holds b.mu.
func (b *Bot) launch(t *table) {
	if b.life == nil || b.life.Err() != nil {
		return
	}
	b.loops.Go(func() { t.run(b.life) })
}

// Wait returns when no table is live and everything is sent.
func (b *Bot) Wait(ctx context.Context) error {
	done := make(chan struct{})
	go func() {
		b.work.Wait()
		close(done)
	}()
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// knownLevel tells whether there is such a level of computer players.
func knownLevel(level string) bool {
	for _, known := range strategy.Levels() {
		if level == known {
			return true
		}
	}
	return false
}
