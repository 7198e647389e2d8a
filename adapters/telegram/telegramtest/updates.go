package telegramtest

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"time"
)

// queue holds the updates that the bot has not confirmed.
type queue struct {
	next    int
	pending []*update
	last    *update   // the newest that was delivered
	again   []*update // to be delivered once more, confirmed or not
	allowed []string  // nil: all but those that must be asked for
	holding bool
	held    []*update

	poll       chan struct{} // closed to end the poll that runs
	lastOffset int
	lastPoll   time.Time
	polls      int
}

type update struct {
	id    int
	at    time.Time
	query string
	raw   json.RawMessage // without update_id
	whole json.RawMessage // as a test made it, with its own update_id
}

func (s *Server) enqueue(kind string, body map[string]any) {
	if !s.queue.allows(kind) {
		return
	}
	fields := map[string]any{kind: body}
	if fault := s.spec.encoded("update", []string{"Update"}, map[string]any{"update_id": 1, kind: body}); fault != "" {
		s.violateLocked("the server's own update: %s", fault)
	}
	raw, _ := json.Marshal(fields)
	u := &update{at: s.time(), raw: raw}
	if id, ok := body["id"].(string); ok {
		u.query = id
	}
	s.add(u)
}

func (s *Server) add(u *update) {
	if s.queue.holding {
		s.queue.held = append(s.queue.held, u)
		return
	}
	u.id = s.queue.next
	s.queue.next++
	s.queue.pending = append(s.queue.pending, u)
	s.touch()
}

func (q *queue) allows(kind string) bool {
	if len(q.allowed) == 0 {
		return !slices.Contains([]string{"chat_member", "message_reaction", "message_reaction_count"}, kind)
	}
	return slices.Contains(q.allowed, kind)
}

// Inject delivers an update as it is written: a JSON object without update_id, which the server adds.
func (s *Server) Inject(object string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.add(&update{at: s.time(), raw: json.RawMessage(object)})
}

// InjectWhole delivers any JSON in the place of an update.
func (s *Server) InjectWhole(text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.add(&update{at: s.time(), whole: json.RawMessage(text)})
}

// Repeat delivers the newest delivered update once more with its old number, as after a crash of the bot.
func (s *Server) Repeat() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.queue.last != nil {
		s.queue.again = append(s.queue.again, s.queue.last)
		s.touch()
	}
}

// RepeatAnew delivers the newest delivered update once more with a new number.
func (s *Server) RepeatAnew() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if last := s.queue.last; last != nil {
		s.add(&update{at: last.at, query: last.query, raw: last.raw, whole: last.whole})
	}
}

// Hold keeps updates back until Release, which lets them go together: in order, or newest first.
func (s *Server) Hold() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.queue.holding = true
}

// Release ends Hold.
func (s *Server) Release(newestFirst bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	held := s.queue.held
	s.queue.holding, s.queue.held = false, nil
	if newestFirst {
		slices.Reverse(held)
	}
	for _, u := range held {
		s.add(u)
	}
}

// Pending counts the updates that the bot has not confirmed.
func (s *Server) Pending() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.queue.pending) + len(s.queue.again)
}

// Polling tells whether the bot waits for updates at the moment.
func (s *Server) Polling() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.queue.poll != nil
}

func (s *Server) getUpdates(ctx context.Context, p params) (any, *refusal) {
	s.mu.Lock()
	defer s.mu.Unlock()
	offset, limit, timeout := int(p.number("offset")), updatesMost, min(time.Duration(p.number("timeout")), pollMost)*time.Second
	if n := int(p.number("limit")); n >= updatesLeast && n < updatesMost {
		limit = n
	}
	var allowed []string
	if p["allowed_updates"] != "" && json.Unmarshal([]byte(p["allowed_updates"]), &allowed) == nil && allowed != nil {
		s.queue.allowed = allowed
	}
	limit, timeout = s.queue.slow(offset, limit, timeout, s.time())
	s.confirm(offset)
	end := make(chan struct{})
	if s.queue.poll != nil {
		close(s.queue.poll)
	}
	s.queue.poll = end
	s.touch()
	defer func() {
		if s.queue.poll == end {
			s.queue.poll = nil
		}
	}()
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	for {
		if batch := s.take(limit); len(batch) > 0 || timeout == 0 {
			return batch, nil
		}
		changed := s.changed
		s.mu.Unlock()
		expired, ended := false, false
		select {
		case <-changed:
		case <-timer.C:
			expired = true
		case <-end:
			ended = true
		case <-ctx.Done():
			expired = true
		}
		s.mu.Lock()
		if ended {
			return nil, &refusal{code: http.StatusConflict, text: textConflict}
		}
		if expired || ctx.Err() != nil {
			return []json.RawMessage{}, nil
		}
	}
}

// slow is what the platform does to somebody who asks for the same again at once.
func (q *queue) slow(offset, limit int, timeout time.Duration, now time.Time) (int, time.Duration) {
	same, since := q.polls > 0 && offset == q.lastOffset, now.Sub(q.lastPoll)
	q.polls, q.lastOffset, q.lastPoll = q.polls+1, offset, now
	if same && since < sameOffset {
		timeout = max(timeout, sameOffset)
	}
	if same && since < sameOffsetSoon {
		limit = 1
	}
	return limit, timeout
}

// confirm forgets what the offset confirms, and what is too old.
func (s *Server) confirm(offset int) {
	q := &s.queue
	if offset < 0 {
		if keep := -offset; keep < len(q.pending) {
			q.pending = q.pending[len(q.pending)-keep:]
		}
		offset = 0
	}
	q.pending = slices.DeleteFunc(q.pending, func(u *update) bool {
		return u.id < offset || s.time().Sub(u.at) > retention
	})
}

func (s *Server) take(limit int) []json.RawMessage {
	q := &s.queue
	batch := slices.Concat(q.again, q.pending)
	batch = batch[:min(limit, len(batch))]
	q.again = q.again[min(len(q.again), len(batch)):]
	raws := []json.RawMessage{}
	for _, u := range batch {
		raws = append(raws, u.json())
		q.last = u
		if found := s.queries[u.query]; found != nil {
			found.deliveries++
		}
	}
	return raws
}

func (u *update) json() json.RawMessage {
	if u.whole != nil {
		return u.whole
	}
	var fields map[string]json.RawMessage
	if json.Unmarshal(u.raw, &fields) != nil {
		return u.raw
	}
	fields["update_id"] = json.RawMessage(strconv.Itoa(u.id))
	raw, _ := json.Marshal(fields)
	return raw
}
