package discordtest

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// Options say what the fake is like. The zero value is a good start.
type Options struct {
	Token       string           // of the bot; "" is DefaultToken
	Address     string           // where to listen; "" is a free loopback port
	Now         func() time.Time // the clock for tokens and limits; nil is the real one
	Specs       string           // folder of Discord's specifications; "" looks for shared/specs
	Heartbeat   time.Duration    // interval told to clients; 0 is 41.25 s, as Discord's
	Shards      int              // recommended; 0 is 1
	Plain       bool             // the gateway does not compress, whatever the client asks for
	EnforceRate bool             // routes have small random limits instead of generous ones
}

// DefaultToken is the bot's token where Options name none.
const DefaultToken = "MTAwMDAwMDAwMDAwMDAwMDAwMA.discordtest.bot-token-to-search-for"

// Server is the fake. Its methods may be called from several goroutines.
type Server struct {
	options Options
	http    *httptest.Server
	schemas *schemas // nil where the specifications are missing
	tb      testing.TB

	mu           sync.Mutex
	changed      chan struct{} // closed and replaced whenever something happened
	lastID       uint64
	bot          *User
	application  string
	guilds       map[string]*Guild
	channels     map[string]*Channel
	users        map[string]*User
	messages     map[string]*message
	interactions map[string]*Interaction
	shown        []shown // everything that was ever visible
	commands     []map[string]any
	emojis       []Emoji
	gateway      gateway
	limits       rates
	faults       []*Fault
	allowed      map[int]bool
	violations   []string
	requests     []Request
	oldEdits     bool // edits of old messages are refused
	uploads      int
}

// New starts a fake that lives as long as the test and fails it for violations.
func New(tb testing.TB, options Options) *Server {
	tb.Helper()
	s, err := Start(options)
	if err != nil {
		tb.Fatalf("discordtest: %v", err)
	}
	s.tb = tb
	if s.schemas == nil {
		tb.Logf("discordtest: no specifications at hand, schemas are not checked")
	}
	tb.Cleanup(func() {
		s.Close()
		for _, v := range s.Violations() {
			tb.Errorf("discordtest: violation: %s", v)
		}
	})
	return s
}

// Start starts a fake without a test; the caller looks at Violations and calls Close.
func Start(options Options) (*Server, error) {
	if options.Token == "" {
		options.Token = DefaultToken
	}
	if options.Now == nil {
		options.Now = time.Now
	}
	if options.Heartbeat == 0 {
		options.Heartbeat = 41250 * time.Millisecond
	}
	if options.Shards == 0 {
		options.Shards = 1
	}
	if options.Address == "" {
		options.Address = "127.0.0.1:0"
	}
	s := &Server{
		options:      options,
		changed:      make(chan struct{}),
		guilds:       map[string]*Guild{},
		channels:     map[string]*Channel{},
		users:        map[string]*User{},
		messages:     map[string]*message{},
		interactions: map[string]*Interaction{},
		allowed:      map[int]bool{},
		gateway:      gateway{sessions: map[string]*session{}, peers: map[*peer]bool{}},
		limits:       rates{buckets: map[string]*rateBucket{}, names: map[string]string{}},
	}
	var err error
	if s.schemas, err = findSchemas(options.Specs); err != nil {
		return nil, err
	}
	s.bot = s.newUser("briscola-bot", true)
	s.application = s.id()
	listener, err := net.Listen("tcp", options.Address)
	if err != nil {
		return nil, err
	}
	s.http = httptest.NewUnstartedServer(s)
	s.http.Listener.Close()
	s.http.Listener = listener
	s.http.Start()
	return s, nil
}

// URL is what stands for https://discord.com.
func (s *Server) URL() string { return s.http.URL }

// Close drops every connection and stops listening.
func (s *Server) Close() {
	s.mu.Lock()
	for _, f := range s.faults {
		f.release()
	}
	s.mu.Unlock()
	s.DropConnections()
	s.http.CloseClientConnections()
	s.http.Close()
	s.gateway.wait.Wait()
}

// Violations lists what went against Discord's rules without being asked for.
func (s *Server) Violations() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.violations)
}

// Allow makes refusals with these error codes of Discord no violations.
func (s *Server) Allow(codes ...int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.allow(codes...)
}

func (s *Server) allow(codes ...int) {
	for _, code := range codes {
		s.allowed[code] = true
	}
}

func (s *Server) violate(format string, a ...any) {
	s.violations = append(s.violations, fmt.Sprintf(format, a...))
	s.notify()
}

// notify wakes those who wait for something to happen. The lock is held.
func (s *Server) notify() {
	close(s.changed)
	s.changed = make(chan struct{})
}

// patience is how long the fake waits for a bot in real time.
const patience = 10 * time.Second

// Await waits until a condition holds, for at most ten seconds; it tells whether it did. The condition is looked at
// whenever something happens and every few milliseconds, and may call methods of the Server.
func (s *Server) Await(condition func() bool) bool {
	end := time.NewTimer(patience)
	defer end.Stop()
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for {
		s.mu.Lock()
		changed := s.changed
		s.mu.Unlock()
		if condition() {
			return true
		}
		select {
		case <-changed:
		case <-tick.C:
		case <-end.C:
			return condition()
		}
	}
}

// id makes a new snowflake, greater than all before. Neighbours fall on different shards.
func (s *Server) id() string {
	s.lastID++
	return fmt.Sprint((300_000_000_000 + s.lastID) << 22)
}

// Request is one request that arrived.
type Request struct {
	Route string // "POST /channels/{channel_id}/messages"; the bare path where the route is unknown
	Path  string
	Body  string
	Code  int // HTTP status of the answer, 0 while there is none
}

// Requests lists the requests so far, optionally only those of some routes.
func (s *Server) Requests(routes ...string) []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []Request
	for _, q := range s.requests {
		if len(routes) == 0 || slices.Contains(routes, q.Route) {
			out = append(out, q)
		}
	}
	return out
}

// ServeHTTP is the whole of Discord: the gateway on /, REST below /api.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if strings.EqualFold(r.Header.Get("Upgrade"), "websocket") {
		s.serveGateway(w, r)
		return
	}
	s.serveREST(w, r)
}

// Application is the id of the bot's application.
func (s *Server) Application() string { return s.application }
