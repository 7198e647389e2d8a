package telegramtest

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

// DefaultToken is the bot's token unless Options name another. It is easy to find where it should not be.
const DefaultToken = "4839201:AAF-Recognisable_Token_0123456789abcdef"

// Options shape a server. The zero value is a good one.
type Options struct {
	Token    string           // of the bot, "" for DefaultToken
	Username string           // of the bot without "@", "" for briscola_bot
	Addr     string           // to listen on, "" for a free loopback port
	Now      func() time.Time // the clock, nil for time.Now
}

// Server is a Bot API server. Its methods may be called from several goroutines.
type Server struct {
	token    string
	bot      User
	now      func() time.Time
	spec     *spec // nil where the description is not at hand
	methods  map[string]method
	listener net.Listener
	http     *http.Server
	handlers sync.WaitGroup

	mu         sync.Mutex
	changed    chan struct{} // closed and replaced at every change
	advanced   time.Duration
	users      map[int64]*User
	chats      map[int64]*room
	lastUser   int64
	lastChat   int64
	lastID     int // of messages in private chats and basic groups, which the platform counts together
	queries    map[string]*query
	commands   map[string][]byte // by scope and language
	queue      queue
	faults     []*Fault
	photos     map[string]*Photo // by file_id, those of small copies too
	uploads    int
	calls      map[string]int // by method
	operations []Operation
	shown      []Shown
	limiting   bool
	privacy    bool
	violations []string
	expected   []string
}

// New starts a server that is closed when the test ends, and fails the test for every violation.
func New(t testing.TB, options ...Options) *Server {
	t.Helper()
	var o Options
	if len(options) > 0 {
		o = options[0]
	}
	s, err := Start(o)
	if err != nil {
		t.Fatalf("telegramtest: %v", err)
	}
	if s.spec == nil {
		t.Log("telegramtest: no description of the Bot API at hand; only the limits are checked")
	}
	t.Cleanup(func() {
		s.Close()
		for _, violation := range s.Violations() {
			t.Errorf("telegramtest: %s", violation)
		}
	})
	return s
}

// Start starts a server. Close it.
func Start(o Options) (*Server, error) {
	if o.Token == "" {
		o.Token = DefaultToken
	}
	if o.Username == "" {
		o.Username = "briscola_bot"
	}
	if o.Addr == "" {
		o.Addr = "127.0.0.1:0"
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	spec, err := published()
	if err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", o.Addr)
	if err != nil {
		return nil, err
	}
	s := &Server{
		token: o.Token, now: o.Now, spec: spec, listener: listener,
		bot:     User{ID: 4839201, First: "Briscola", Username: o.Username, Bot: true},
		changed: make(chan struct{}), users: map[int64]*User{}, chats: map[int64]*room{}, queries: map[string]*query{},
		commands: map[string][]byte{}, photos: map[string]*Photo{}, calls: map[string]int{}, lastUser: 7000, lastChat: 9000, lastID: 40, limiting: true, privacy: true,
		queue: queue{next: 500001},
	}
	s.methods = methods()
	s.http = &http.Server{Handler: s, ReadHeaderTimeout: 10 * time.Second}
	s.handlers.Go(func() { s.http.Serve(listener) })
	return s, nil
}

// Close stops the server and waits for its goroutines.
func (s *Server) Close() {
	s.http.Close()
	s.handlers.Wait()
}

// URL is the address to give to a bot as that of the Bot API.
func (s *Server) URL() string { return "http://" + s.listener.Addr().String() }

// Token is the bot's token.
func (s *Server) Token() string { return s.token }

// Bot is the bot as a user.
func (s *Server) Bot() User { return s.bot }

// Strict tells whether requests are checked against the description of the Bot API.
func (s *Server) Strict() bool { return s.spec != nil }

// Advance moves the server's clock.
func (s *Server) Advance(d time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.advanced += d
	s.touch()
}

// Violations lists what the bot did that no test asked for, without the expected ones.
func (s *Server) Violations() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var left []string
	for _, violation := range s.violations {
		if !containsAny(violation, s.expected) {
			left = append(left, violation)
		}
	}
	return left
}

// Expect declares that violations which contain the text are meant.
func (s *Server) Expect(text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.expected = append(s.expected, text)
}

// LimitRates switches the limits of messages per time, which are on at first.
func (s *Server) LimitRates(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.limiting = on
}

// Until waits until the condition holds, looking again after every change; false when the context ended first. The
// condition may call the server's methods.
func (s *Server) Until(ctx context.Context, condition func() bool) bool {
	for {
		s.mu.Lock()
		changed := s.changed
		s.mu.Unlock()
		if condition() {
			return true
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return condition()
		}
	}
}

// ServeHTTP answers a request of the bot.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.handlers.Add(1)
	defer s.handlers.Done()
	token, name, ok := strings.Cut(strings.TrimPrefix(r.URL.Path, "/bot"), "/")
	if !ok || !strings.HasPrefix(r.URL.Path, "/bot") {
		s.violate("a request to %s", r.URL.Path)
		respond(w, nil, &refusal{code: 404, text: "Not Found"})
		return
	}
	if token != s.token {
		s.violate("401 Unauthorized: %s with an unknown token", name)
		respond(w, nil, &refusal{code: 401, text: "Unauthorized"})
		return
	}
	r.Body = http.MaxBytesReader(w, r.Body, requestMost)
	p, f, err := readParams(r)
	if err != nil {
		s.violate("%s: %v", name, err)
		respond(w, nil, &refusal{code: 400, text: "Bad Request: " + err.Error()})
		return
	}
	if fault := s.takeFault(name, p); fault != nil && fault.strike(w, r, func() { s.call(r.Context(), name, p, f) }) {
		return
	}
	result, refused := s.call(r.Context(), name, p, f)
	respond(w, result, refused)
}

func respond(w http.ResponseWriter, result any, refused *refusal) {
	w.Header().Set("Content-Type", "application/json")
	if refused == nil {
		json.NewEncoder(w).Encode(map[string]any{"ok": true, "result": result})
		return
	}
	body := map[string]any{"ok": false, "error_code": refused.code, "description": refused.text}
	parameters := map[string]any{}
	if refused.retryAfter > 0 {
		parameters["retry_after"] = refused.retryAfter
	}
	if refused.movedTo != 0 {
		parameters["migrate_to_chat_id"] = refused.movedTo
	}
	if len(parameters) > 0 {
		body["parameters"] = parameters
	}
	w.WriteHeader(refused.code)
	json.NewEncoder(w).Encode(body)
}

func (s *Server) violate(format string, args ...any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.violateLocked(format, args...)
}

func (s *Server) violateLocked(format string, args ...any) {
	s.violations = append(s.violations, fmt.Sprintf(format, args...))
	s.touch()
}

// touch tells everybody who waits that something changed.
func (s *Server) touch() {
	close(s.changed)
	s.changed = make(chan struct{})
}

func (s *Server) time() time.Time { return s.now().Add(s.advanced) }

func containsAny(text string, parts []string) bool {
	for _, part := range parts {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}
