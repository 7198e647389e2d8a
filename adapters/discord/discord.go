package discord

import (
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"github.com/bwmarrin/discordgo"

	"briscola/bot/chat"
)

const platform = "discord"

// Options say how to reach Discord and what to register there.
type Options struct {
	Token    string // of the bot, without "Bot "
	APIURL   string // base of the REST API, such as https://discord.com
	Shards   int    // gateway connections; 0: as many as Discord recommends
	Commands []chat.CommandSpec
	Icons    []Icon       // for texts and buttons; made emojis of the application in the background
	Log      *slog.Logger // nil: nothing is logged
	Timing   Timing
}

// Timing holds the patience of the adapter. A zero field means its default.
type Timing struct {
	Defer    time.Duration // from an interaction to its deferral: 1.5 s
	Drain    time.Duration // for answers in flight when Run is to end: 5 s
	Open     time.Duration // for opening a gateway connection: 20 s
	Silence  time.Duration // of the gateway before its first word: 10 s
	Backoff  time.Duration // before the second attempt to connect, doubled up to a minute: 1 s
	Identify time.Duration // between two new gateway sessions: 5 s
	Bare     time.Duration // without pictures in a channel that refused one: 10 min
}

func (t Timing) withDefaults() Timing {
	set := func(d *time.Duration, standard time.Duration) {
		if *d == 0 {
			*d = standard
		}
	}
	set(&t.Defer, 1500*time.Millisecond)
	set(&t.Drain, 5*time.Second)
	set(&t.Open, 20*time.Second)
	set(&t.Silence, 10*time.Second)
	set(&t.Backoff, time.Second)
	set(&t.Identify, 5*time.Second)
	set(&t.Bare, 10*time.Minute)
	return t
}

// Messenger is a chat.Messenger on Discord. Make one with New.
type Messenger struct {
	options  Options
	log      *slog.Logger
	rest     *discordgo.Session // never opened: it carries the REST calls
	client   *http.Client
	commands []command
	shards   atomic.Int32 // wanted
	ready    atomic.Int32 // connected
	refused  chan error   // what makes going on hopeless

	work      work
	queues    queues
	replies   replies
	icons     icons
	attached  memory[[]attachment] // to messages, by id
	bareUntil memory[time.Time]    // by place: when it gets pictures again

	mu      sync.Mutex
	private map[string]chat.Room // by person
}

// New prepares a Messenger without touching the network. It returns an error for options that cannot work.
func New(options Options) (*Messenger, error) {
	base, err := url.Parse(options.APIURL)
	if err != nil || base.Host == "" || (base.Scheme != "http" && base.Scheme != "https") {
		return nil, errors.New("discord: the API URL must be http(s)://host")
	}
	if options.Token == "" {
		return nil, errors.New("discord: no token")
	}
	if options.Shards < 0 {
		return nil, errors.New("discord: the number of shards is negative")
	}
	if options.Log == nil {
		options.Log = slog.New(slog.DiscardHandler)
	}
	if err := checkIcons(options.Icons); err != nil {
		return nil, err
	}
	options.Timing = options.Timing.withDefaults()
	m := &Messenger{
		options: options,
		log:     options.Log,
		client:  &http.Client{Timeout: 15 * time.Second, Transport: newTransport(base, http.DefaultTransport)},
		refused: make(chan error, 1),
		private: map[string]chat.Room{},
	}
	for _, spec := range options.Commands {
		c, err := newCommand(spec)
		if err != nil {
			return nil, fmt.Errorf("discord: command %q: %w", spec.Name, err)
		}
		m.commands = append(m.commands, c)
	}
	m.rest, err = m.newSession(m.client)
	return m, err
}

// newSession gives a session of the library with everything switched off that the adapter does itself.
func (m *Messenger) newSession(client *http.Client) (*discordgo.Session, error) {
	s, err := discordgo.New("Bot " + m.options.Token)
	if err != nil {
		return nil, errors.New("discord: the library refuses to start")
	}
	s.Client = client
	s.LogLevel = discordgo.LogError - 1 // it logs without a logger of ours, and what it logs may hold tokens
	s.ShouldRetryOnRateLimit = false
	s.MaxRestRetries = 0
	s.ShouldReconnectOnError = false
	s.ShouldReconnectVoiceOnSessionError = false
	s.StateEnabled = false
	s.SyncEvents = true
	s.UserAgent = "DiscordBot (briscola, 1)"
	s.Identify.Intents = discordgo.IntentsGuilds
	s.Identify.Presence.Status = string(discordgo.StatusOnline)
	return s, nil
}

// Platform is "discord".
func (m *Messenger) Platform() string { return platform }

// Caps are Discord's limits. Text leaves a margin for escapes: a message that needs more of them is clipped, visibly.
func (m *Messenger) Caps() chat.Caps {
	return chat.Caps{
		Text:      1900,
		Note:      1900,
		Label:     labelLimit,
		Token:     tokenLimit,
		PerRow:    rowLimit,
		Rows:      rowsLimit,
		Ephemeral: true,
		Icons:     true,
		Pictures:  true,
		ReplyLife: 14 * time.Minute,
		Shared:    chat.Pace{Burst: 3, Every: time.Second},
		Private:   chat.Pace{Burst: 3, Every: time.Second},
		Global:    chat.Pace{Burst: 40, Every: 25 * time.Millisecond},
		EditGap:   time.Second,
		EditAge:   50 * time.Minute,
	}
}

// Ready tells whether every gateway connection is up.
func (m *Messenger) Ready() bool {
	n := m.shards.Load()
	return n > 0 && m.ready.Load() == n
}
