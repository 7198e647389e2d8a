package discord

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"

	"briscola/bot/chat"
)

// link is one session of the gateway, over one connection after the other.
type link struct {
	m       *Messenger
	session *discordgo.Session
	ctx     context.Context // of its connections and its REST call; ends when the link is given up
	cancel  context.CancelFunc
	down    chan struct{} // gets a value when a connection is over
	up      chan struct{} // gets a value when Discord says that the session lives

	mu   sync.Mutex
	wire *wire // the latest
}

func (m *Messenger) newLink(ctx context.Context, shard, shards int, handle chat.Handler) (*link, error) {
	l := &link{m: m, down: make(chan struct{}, 1), up: make(chan struct{}, 1)}
	l.ctx, l.cancel = context.WithCancel(context.WithoutCancel(ctx))
	var err error
	l.session, err = m.newSession(&http.Client{Timeout: m.client.Timeout, Transport: bound{l.ctx, m.client.Transport}})
	if err != nil {
		return nil, err
	}
	l.session.ShardID, l.session.ShardCount = shard, shards
	l.session.Dialer = &websocket.Dialer{
		HandshakeTimeout:  m.options.Timing.Open,
		NetDialContext:    l.dial,
		NetDialTLSContext: l.dialTLS,
	}
	l.session.AddHandler(func(_ *discordgo.Session, e *discordgo.Event) {
		if l.ctx.Err() != nil {
			return
		}
		if e.Type == "READY" || e.Type == "RESUMED" {
			signal(l.up)
		}
		m.event(ctx, e.Type, e.RawData, handle)
	})
	l.session.AddHandler(func(*discordgo.Session, *discordgo.Disconnect) { signal(l.down) })
	return l, nil
}

func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

// bound ties requests to a context: the library's own have none.
type bound struct {
	ctx  context.Context
	next http.RoundTripper
}

func (b bound) RoundTrip(q *http.Request) (*http.Response, error) {
	return b.next.RoundTrip(q.WithContext(b.ctx))
}

func (l *link) dial(_ context.Context, network, address string) (net.Conn, error) {
	c, err := (&net.Dialer{}).DialContext(l.ctx, network, address)
	return l.hold(c, err)
}

func (l *link) dialTLS(_ context.Context, network, address string) (net.Conn, error) {
	dialer := &tls.Dialer{Config: &tls.Config{NextProtos: []string{"http/1.1"}}}
	c, err := dialer.DialContext(l.ctx, network, address)
	return l.hold(c, err)
}

func (l *link) hold(c net.Conn, err error) (net.Conn, error) {
	if err != nil {
		return nil, err
	}
	w := &wire{Conn: c, silence: l.m.options.Timing.Silence}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.wire = w
	return w, nil
}

func (l *link) latest() *wire {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.wire
}

// errStuck says that opening a connection did not end in time.
var errStuck = errors.New("discord: the gateway does not answer")

// open connects and begins or resumes the session. After errStuck and after the end of ctx the link is of no more use.
func (l *link) open(ctx context.Context) error {
	drain(l.down)
	drain(l.up)
	done := make(chan error, 1)
	go func() { done <- l.session.Open() }()
	timer := time.NewTimer(l.m.options.Timing.Open)
	defer timer.Stop()
	select {
	case err := <-done:
		if errors.Is(err, discordgo.ErrWSAlreadyOpen) { // what seemed the end of it was that of the one before
			l.cut()
		}
		if err != nil {
			return err
		}
	case <-timer.C:
		l.kill()
		return errStuck
	case <-ctx.Done():
		l.kill()
		return ctx.Err()
	}
	select { // the first event may have been another one
	case <-l.up:
		return nil
	case <-l.down:
		return errors.New("discord: the gateway closed the connection")
	case <-timer.C:
		l.kill()
		return errStuck
	case <-ctx.Done():
		return nil // open enough to be closed in order
	}
}

func drain(c chan struct{}) {
	select {
	case <-c:
	default:
	}
}

// silent tells whether the gateway no longer answers heartbeats, though other things may still arrive.
func (l *link) silent() bool {
	w := l.latest()
	if w == nil || w.heartbeat() == 0 {
		return false
	}
	l.session.RLock()
	ack := l.session.LastHeartbeatAck
	l.session.RUnlock()
	return time.Since(ack) > w.heartbeat()*3/2
}

// cut ends the connection without a goodbye: the session can be resumed.
func (l *link) cut() {
	if w := l.latest(); w != nil {
		w.Close()
	}
}

// kill gives the link up. A library that waits for itself is left waiting.
func (l *link) kill() {
	l.cancel()
	l.cut()
}

// close ends the session in order, within the time that opening one may take.
func (l *link) close() {
	if w := l.latest(); w != nil {
		w.leave()
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		l.session.Close()
	}()
	select {
	case <-done:
	case <-time.After(l.m.options.Timing.Open):
	}
	l.kill()
}
