package telegram

import (
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync/atomic"
	"time"

	"briscola/bot/chat"

	tgbotapi "github.com/go-telegram-bot-api/telegram-bot-api/v5"
)

// Platform is the name that rooms and persons of Telegram carry.
const Platform = "telegram"

// DefaultAPIURL is the platform's own server.
const DefaultAPIURL = "https://api.telegram.org"

// Options are what a Messenger needs. Only Token is required.
type Options struct {
	Token    string
	APIURL   string // base address, "" for DefaultAPIURL
	Commands []chat.CommandSpec
	Log      *slog.Logger // nil for none

	// Anonymous is what somebody is told who presses a button or gives a command as a group or a channel instead of as
	// a person, at most 200 code points; "" for nothing.
	Anonymous string
}

// Messenger is Telegram as a chat.Messenger.
type Messenger struct {
	api      api
	log      *slog.Logger
	specs    []chat.CommandSpec
	told     string // Options.Anonymous
	ready    atomic.Bool
	username atomic.Pointer[string] // the bot's, nil until connected
	self     atomic.Int64           // the bot's id
	seen     seen
	photos   photos
	admins   admins
	scolded  scolded
}

// New makes a Messenger. It does not touch the network: a token that the platform does not know is found by Run.
func New(o Options) (*Messenger, error) {
	if o.Token == "" {
		return nil, errors.New("telegram: the token is empty")
	}
	if strings.ContainsAny(o.Token, "/?#% \t\r\n") {
		return nil, errors.New("telegram: the token is malformed")
	}
	if o.APIURL == "" {
		o.APIURL = DefaultAPIURL
	}
	base, err := url.Parse(o.APIURL)
	if err != nil || base.Host == "" || base.Scheme != "http" && base.Scheme != "https" {
		return nil, errors.New("telegram: the address of the Bot API is not an http or https address")
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	bot := &tgbotapi.BotAPI{Token: o.Token}
	bot.SetAPIEndpoint(strings.ReplaceAll(strings.TrimRight(o.APIURL, "/"), "%", "%%") + "/bot%s/%s")
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConnsPerHost = 32
	client := &http.Client{
		Transport: transport,
		// A redirection would carry the token to another host.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	return &Messenger{
		api: api{bot: bot, client: client}, log: o.Log, specs: o.Commands, told: clip(o.Anonymous, noteMost),
	}, nil
}

// Platform is "telegram".
func (m *Messenger) Platform() string { return Platform }

// Ready tells whether the last request for updates succeeded.
func (m *Messenger) Ready() bool { return m.ready.Load() }

// Limits of the platform, in code points unless said otherwise.
const (
	textMost    = 4096
	captionMost = 1024 // of a file or a picture
	noteMost    = 200
	labelMost   = 64
	dataMost    = 64 // bytes
)

// Caps tells the platform's limits. A chat takes 20 messages in a minute; the pace of a shared one stays below.
func (m *Messenger) Caps() chat.Caps {
	caps := chat.Caps{
		Text: textMost, Note: noteMost, Label: labelMost, Token: dataMost, PerRow: 8, Rows: 12, Pictures: true, Caption: captionMost,
		Shared:  chat.Pace{Burst: 4, Every: 60 * time.Second / 14},
		Private: chat.Pace{Burst: 3, Every: time.Second},
		Global:  chat.Pace{Burst: 25, Every: 40 * time.Millisecond},
		EditGap: 1500 * time.Millisecond,
	}
	if name := m.username.Load(); name != nil {
		caps.StartURL = "https://t.me/" + *name + "?start="
	}
	return caps
}
