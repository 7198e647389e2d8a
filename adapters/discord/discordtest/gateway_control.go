package discordtest

import (
	"encoding/json"
	"slices"
)

// GatewayState is how things stand at the gateway.
type GatewayState struct {
	Connected  int   // connections with a session
	Identified int   // new sessions so far
	Resumed    int   // resumed sessions so far
	Unresumed  int   // attempts so far to resume what cannot be
	Intents    int   // of the latest identify
	Closes     []int // codes with which clients closed, in order
}

// Gateway tells how things stand at the gateway.
func (s *Server) Gateway() GatewayState {
	s.mu.Lock()
	defer s.mu.Unlock()
	st := GatewayState{Identified: s.gateway.identified, Resumed: s.gateway.resumed,
		Unresumed: s.gateway.unresumed, Intents: s.gateway.intents, Closes: slices.Clone(s.gateway.closes)}
	for _, ses := range s.gateway.sessions {
		if ses.peer != nil {
			st.Connected++
		}
	}
	return st
}

// DropConnections breaks every gateway connection, as a lost network does. Sessions can be resumed.
func (s *Server) DropConnections() { s.CloseConnections(0) }

// CloseConnections closes every gateway connection with a code. 4007 and 4009 end the sessions too.
func (s *Server) CloseConnections(code int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for p := range s.gateway.peers {
		if p.session != nil && (code == 4007 || code == 4009) {
			delete(s.gateway.sessions, p.session.id)
		}
		p.end(code)
	}
}

// AskReconnect sends op 7: connect again and resume.
func (s *Server) AskReconnect() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for p := range s.gateway.peers {
		p.op(7)
	}
}

// ForgetSessions makes resuming impossible.
func (s *Server) ForgetSessions() {
	s.mu.Lock()
	defer s.mu.Unlock()
	clear(s.gateway.sessions)
}

// AnswerIdentify lets the next identify be answered by an op instead of READY: 7 reconnect, 9 invalid session, 11 a
// heartbeat's acknowledgement.
func (s *Server) AnswerIdentify(op int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.early = append(s.gateway.early, op)
}

// RefuseIdentify closes the connection of the next identify with a code.
func (s *Server) RefuseIdentify(code int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.refuse = append(s.gateway.refuse, code)
}

// Silence makes the gateway keep its connections and say nothing, or speak again.
func (s *Server) Silence(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.silent = on
}

// IgnoreHeartbeats makes the gateway leave heartbeats unanswered while it goes on sending events, or answer again.
func (s *Server) IgnoreHeartbeats(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gateway.deaf = on
}

// Inject sends an event to every session with the data as they are written. They may be any JSON, and no schema is asked.
func (s *Server) Inject(kind string, data string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !json.Valid([]byte(data)) {
		s.violate("the injected %s is no JSON", kind)
		return
	}
	for _, ses := range s.gateway.sessions {
		ses.add(dispatched{raw: true, data: map[string]any{"op": 0, "t": kind, "d": json.RawMessage(data)}})
	}
}
