package discordtest

import (
	"bytes"
	"compress/zlib"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gorilla/websocket"
)

// gateway is the state of all connections and sessions.
type gateway struct {
	wait       sync.WaitGroup
	peers      map[*peer]bool
	sessions   map[string]*session
	identified int
	resumed    int
	unresumed  int
	silent     bool  // nothing is sent any more
	deaf       bool  // heartbeats are not acknowledged
	early      []int // ops that the next connections get in place of READY
	refuse     []int // close codes that the next identifies get
	intents    int   // of the latest identify
	closes     []int // codes with which clients closed
}

// session is what survives a connection.
type session struct {
	id        string
	shard, of int
	seq       int
	sent      []dispatched
	peer      *peer // nil while nobody is connected
}

type dispatched struct {
	seq  int
	data map[string]any
	raw  bool // as a test wrote it
}

// peer is one connection.
type peer struct {
	s        *Server
	conn     *websocket.Conn
	out      chan outgoing
	session  *session
	compress bool
	closing  bool // by the server
	sends    []time.Time
	once     sync.Once
}

// outgoing is a frame for the client, or with kind 0 the end of the connection.
type outgoing struct {
	kind int // of WebSocket's messages
	data []byte
	code int // to close with, 0 to break off
}

func (s *Server) serveGateway(w http.ResponseWriter, q *http.Request) {
	if q.URL.Query().Get("encoding") != "json" {
		s.mu.Lock()
		s.violate("gateway with encoding %q", q.URL.Query().Get("encoding"))
		s.mu.Unlock()
	}
	conn, err := (&websocket.Upgrader{}).Upgrade(w, q, nil)
	if err != nil {
		return
	}
	p := &peer{s: s, conn: conn, out: make(chan outgoing, 1024)}
	s.mu.Lock()
	s.gateway.peers[p] = true
	s.gateway.wait.Add(2)
	p.send(map[string]any{"op": 10, "s": nil, "t": nil, "d": map[string]any{
		"heartbeat_interval": s.options.Heartbeat.Milliseconds()}})
	s.mu.Unlock()
	go p.write()
	go p.read()
}

// send queues a frame of the fake's own. The server's lock is held.
func (p *peer) send(frame map[string]any) {
	if fault := p.s.schemas.receive(frame); fault != nil && !p.s.gateway.silent && !p.closing {
		p.s.violate("the fake's own gateway frame %v %v: %v", frame["op"], frame["t"], fault)
	}
	p.queue(frame)
}

// deliver queues an event.
func (p *peer) deliver(d dispatched) {
	if d.raw {
		p.queue(d.data)
		return
	}
	p.send(d.data)
}

func (p *peer) queue(frame map[string]any) {
	if p.s.gateway.silent || p.closing {
		return
	}
	text, _ := json.Marshal(frame)
	o := outgoing{kind: websocket.TextMessage, data: text}
	if p.compress {
		o = outgoing{kind: websocket.BinaryMessage, data: deflate(text)}
	}
	select {
	case p.out <- o:
	default:
		p.s.violate("a gateway connection does not read")
	}
}

func deflate(text []byte) []byte {
	var b bytes.Buffer
	z := zlib.NewWriter(&b)
	z.Write(text)
	z.Close()
	return b.Bytes()
}

func (p *peer) write() {
	defer p.s.gateway.wait.Done()
	defer p.conn.Close()
	for o := range p.out {
		if o.kind == 0 {
			if o.code != 0 {
				text := websocket.FormatCloseMessage(o.code, "closed by the test")
				p.conn.WriteControl(websocket.CloseMessage, text, time.Now().Add(time.Second))
				time.Sleep(20 * time.Millisecond) // so that the code arrives before the end of the connection
			}
			return
		}
		if p.conn.WriteMessage(o.kind, o.data) != nil {
			return
		}
	}
}

// end closes the connection with a code; 0 breaks it. The server's lock is held.
func (p *peer) end(code int) {
	p.once.Do(func() {
		p.closing = true
		delete(p.s.gateway.peers, p)
		if p.session != nil && p.session.peer == p {
			p.session.peer = nil
		}
		if code == 0 {
			p.conn.NetConn().Close()
		}
		select {
		case p.out <- outgoing{code: code}:
		default:
			p.conn.NetConn().Close()
		}
	})
	p.s.notify()
}

func (p *peer) read() {
	defer p.s.gateway.wait.Done()
	for {
		_, text, err := p.conn.ReadMessage()
		p.s.mu.Lock()
		if err != nil {
			p.gone(err)
			p.s.mu.Unlock()
			return
		}
		p.frame(text)
		p.s.mu.Unlock()
	}
}

// gone ends a connection that the client has left. A friendly goodbye ends the session too.
func (p *peer) gone(err error) {
	if closed, ok := err.(*websocket.CloseError); ok && !p.closing {
		p.s.gateway.closes = append(p.s.gateway.closes, closed.Code)
		if p.session != nil && (closed.Code == websocket.CloseNormalClosure || closed.Code == websocket.CloseGoingAway) {
			delete(p.s.gateway.sessions, p.session.id)
		}
	}
	p.end(0)
}

// frame takes one frame of the client.
func (p *peer) frame(text []byte) {
	var frame map[string]any
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if len(text) > gatewayBytes || decoder.Decode(&frame) != nil {
		p.s.violate("gateway: a frame of %d bytes cannot be read", len(text))
		p.end(4002)
		return
	}
	data, _ := frame["d"].(map[string]any)
	oldNames(data)
	if fault := p.s.schemas.send(frame); fault != nil {
		p.s.violate("gateway: %v", fault)
	}
	now := time.Now()
	p.sends = append(p.sends, now)
	for len(p.sends) > 0 && now.Sub(p.sends[0]) > time.Minute {
		p.sends = p.sends[1:]
	}
	if len(p.sends) > gatewaySends {
		p.s.violate("gateway: more than %d frames in a minute", gatewaySends)
		p.end(4008)
		return
	}
	switch op := num(frame["op"]); {
	case op == 1:
		if !p.s.gateway.deaf {
			p.send(map[string]any{"op": 11, "s": nil, "t": nil})
		}
	case op == 2:
		p.identify(data)
	case op == 6:
		p.resume(data)
	case p.session == nil:
		p.s.violate("gateway: op %d before identify", op)
		p.end(4003)
	default:
		p.s.violate("gateway: op %d is not played here", op)
		p.end(4001)
	}
}

// oldNames turns what Discord still takes from older libraries into what the schemas know: properties whose names begin
// with a dollar sign, and a presence with one game.
func oldNames(identify map[string]any) {
	properties, _ := identify["properties"].(map[string]any)
	for name, value := range properties {
		if bare, ok := strings.CutPrefix(name, "$"); ok {
			delete(properties, name)
			properties[bare] = value
		}
	}
	if presence, ok := identify["presence"].(map[string]any); ok && presence["game"] != nil {
		delete(presence, "game")
		presence["activities"] = []any{}
	}
}

func (p *peer) isBot(token any) bool {
	return strings.TrimPrefix(str(token), "Bot ") == p.s.options.Token
}

func (p *peer) identify(d map[string]any) {
	s := p.s
	s.gateway.intents = num(d["intents"])
	const privileged = 1<<1 | 1<<8 | 1<<15
	if len(s.gateway.refuse) > 0 {
		code := s.gateway.refuse[0]
		s.gateway.refuse = s.gateway.refuse[1:]
		p.end(code)
		return
	}
	switch {
	case !p.isBot(d["token"]):
		s.violateUnlessAllowed(4004, "gateway: identify without the bot's token")
		p.end(4004)
		return
	case p.session != nil:
		s.violate("gateway: identify twice")
		p.end(4005)
		return
	case s.gateway.intents&privileged != 0:
		s.violate("gateway: privileged intents %d", s.gateway.intents)
		p.end(4014)
		return
	}
	if len(s.gateway.early) > 0 {
		op := s.gateway.early[0]
		s.gateway.early = s.gateway.early[1:]
		p.op(op)
		return
	}
	s.gateway.identified++
	p.compress = d["compress"] == true && !s.options.Plain
	s.ready(p, d)
}

func (p *peer) op(op int) {
	frame := map[string]any{"op": op, "s": nil, "t": nil}
	if op == 9 {
		frame["d"] = false
	}
	p.send(frame)
}

// ready begins a session.
func (s *Server) ready(p *peer, d map[string]any) {
	shard, of := 0, 1
	if pair, ok := d["shard"].([]any); ok && len(pair) == 2 {
		shard, of = num(pair[0]), num(pair[1])
	}
	for id, old := range s.gateway.sessions {
		if old.shard == shard && old.peer == nil {
			delete(s.gateway.sessions, id)
		}
	}
	ses := &session{id: "session-" + s.id(), shard: shard, of: of, peer: p}
	s.gateway.sessions[ses.id] = ses
	p.session = ses
	guilds := []any{}
	for _, g := range s.guilds {
		if !g.kicked && ses.takes(g.ID) {
			guilds = append(guilds, map[string]any{"id": g.ID, "unavailable": true})
		}
	}
	ses.dispatch("READY", map[string]any{"v": 9, "user": s.userJSON(s.bot), "guilds": guilds, "session_id": ses.id,
		"resume_gateway_url": s.gatewayURL(), "application": map[string]any{"id": s.application, "flags": 0},
		"shard": []any{shard, of}})
	if s.gateway.intents&1 != 0 {
		for _, g := range s.guilds {
			if !g.kicked && ses.takes(g.ID) {
				ses.dispatch("GUILD_CREATE", s.guildJSON(g))
			}
		}
	}
	s.notify()
}

func (p *peer) resume(d map[string]any) {
	s := p.s
	ses := s.gateway.sessions[str(d["session_id"])]
	if !p.isBot(d["token"]) {
		s.violateUnlessAllowed(4004, "gateway: resume without the bot's token")
		p.end(4004)
		return
	}
	if ses == nil || num(d["seq"]) > ses.seq {
		s.gateway.unresumed++
		p.op(9)
		return
	}
	s.gateway.resumed++
	if ses.peer != nil {
		ses.peer.end(4000)
	}
	p.session, ses.peer = ses, p
	for _, old := range ses.sent {
		if old.seq > num(d["seq"]) {
			p.deliver(old)
		}
	}
	ses.dispatch("RESUMED", map[string]any{"_trace": []any{}})
	s.notify()
}

// takes tells whether the events of a guild, or with "" of private chats, go to the session's shard.
func (ses *session) takes(guild string) bool {
	id, _ := strconv.ParseUint(guild, 10, 64)
	return int(id>>22)%ses.of == ses.shard
}

// dispatch sends an event to the session, or keeps it until the client resumes.
func (ses *session) dispatch(event string, data map[string]any) {
	ses.add(dispatched{data: map[string]any{"op": 0, "t": event, "d": data}})
}

func (ses *session) add(d dispatched) {
	ses.seq++
	d.seq, d.data["s"] = ses.seq, ses.seq
	ses.sent = append(ses.sent, d)
	if ses.peer != nil {
		ses.peer.deliver(d)
	}
}

// dispatch sends an event to the sessions that take the guild; it tells whether there was one.
func (s *Server) dispatch(guild, event string, data map[string]any) bool {
	found := false
	for _, ses := range s.gateway.sessions {
		if ses.takes(guild) {
			ses.dispatch(event, data)
			found = true
		}
	}
	s.notify()
	return found
}
