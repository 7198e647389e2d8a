package discordtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strconv"
	"strings"
)

// call is one REST request on its way.
type call struct {
	route  *restRoute
	ids    map[string]string // by the names in the route's template
	query  map[string]string
	body   any // decoded JSON, nil for none
	object map[string]any
	files  []File
}

// restRoute is one route that the fake plays.
type restRoute struct {
	method, path string
	byToken      bool // an interaction's token stands for the bot's
	uploads      bool // files may come with the body
	major        string
	answer       func(*Server, *call) (status int, body any, r *refusal)
}

func (r *restRoute) name() string { return r.method + " " + r.path }

// restRoutes gives the routes; the paths are those of Discord's OpenAPI description.
func restRoutes() []*restRoute {
	webhook := "/webhooks/{webhook_id}/{webhook_token}"
	return []*restRoute{
		{method: "GET", path: "/gateway", byToken: true, answer: (*Server).getGateway},
		{method: "GET", path: "/gateway/bot", answer: (*Server).getGatewayBot},
		{method: "GET", path: "/applications/@me", answer: (*Server).getApplication},
		{method: "GET", path: "/applications/{application_id}/commands", answer: (*Server).getCommands},
		{method: "PUT", path: "/applications/{application_id}/commands", answer: (*Server).putCommands},
		{method: "GET", path: "/applications/{application_id}/emojis", answer: (*Server).getEmojis},
		{method: "POST", path: "/applications/{application_id}/emojis", answer: (*Server).postEmoji},
		{method: "DELETE", path: "/applications/{application_id}/emojis/{emoji_id}", answer: (*Server).deleteEmoji},
		{method: "POST", path: "/interactions/{interaction_id}/{interaction_token}/callback", byToken: true, uploads: true,
			major: "interaction_id", answer: (*Server).postCallback},
		{method: "POST", path: webhook, byToken: true, uploads: true, major: "webhook_token", answer: (*Server).postFollowUp},
		{method: "PATCH", path: webhook + "/messages/@original", byToken: true, uploads: true, major: "webhook_token", answer: (*Server).patchAnswer},
		{method: "PATCH", path: webhook + "/messages/{message_id}", byToken: true, uploads: true, major: "webhook_token", answer: (*Server).patchAnswer},
		{method: "DELETE", path: webhook + "/messages/@original", byToken: true, major: "webhook_token", answer: (*Server).deleteAnswer},
		{method: "DELETE", path: webhook + "/messages/{message_id}", byToken: true, major: "webhook_token", answer: (*Server).deleteAnswer},
		{method: "GET", path: "/channels/{channel_id}/messages", major: "channel_id", answer: (*Server).getMessages},
		{method: "POST", path: "/channels/{channel_id}/messages", uploads: true, major: "channel_id", answer: (*Server).postMessage},
		{method: "PATCH", path: "/channels/{channel_id}/messages/{message_id}", uploads: true, major: "channel_id", answer: (*Server).patchMessage},
		{method: "DELETE", path: "/channels/{channel_id}/messages/{message_id}", major: "channel_id", answer: (*Server).deleteMessage},
		{method: "POST", path: "/users/@me/channels", answer: (*Server).postDM},
		{method: "GET", path: "/guilds/{guild_id}/members/{user_id}", major: "guild_id", answer: (*Server).getMember},
	}
}

// find picks the route of a path; a route with more literal parts wins.
func find(method, path string) (*restRoute, map[string]string) {
	parts := strings.Split(strings.Trim(path, "/"), "/")
	var best *restRoute
	var bestIDs map[string]string
	for _, r := range restRoutes() {
		ids, ok := match(r, parts)
		if r.method == method && ok && (best == nil || len(ids) < len(bestIDs)) {
			best, bestIDs = r, ids
		}
	}
	return best, bestIDs
}

func match(r *restRoute, parts []string) (map[string]string, bool) {
	want := strings.Split(strings.Trim(r.path, "/"), "/")
	ids := map[string]string{}
	if len(want) != len(parts) {
		return nil, false
	}
	for i, w := range want {
		if name, ok := strings.CutPrefix(w, "{"); ok {
			ids[strings.TrimSuffix(name, "}")] = parts[i]
		} else if w != parts[i] {
			return nil, false
		}
	}
	return ids, true
}

// serveREST takes a request from its arrival to its answer.
func (s *Server) serveREST(w http.ResponseWriter, q *http.Request) {
	text, err := io.ReadAll(http.MaxBytesReader(w, q.Body, maxRequest))
	if err != nil {
		s.reply(w, nil, http.StatusRequestEntityTooLarge, nil)
		return
	}
	path, isV10 := strings.CutPrefix(q.URL.Path, "/api/v10")
	route, ids := find(q.Method, path)
	name := q.Method + " " + path
	if route != nil {
		name = route.name()
	}
	s.mu.Lock()
	at := len(s.requests)
	s.requests = append(s.requests, Request{Route: name, Path: q.URL.Path, Body: string(text)})
	f := s.fault(q.Method, name)
	s.notify()
	s.mu.Unlock()
	if f != nil && f.Hold {
		select {
		case <-f.held:
		case <-q.Context().Done():
		}
	}
	status, body, refused := s.judge(w.Header(), f, name, route, &call{route: route, ids: ids}, q, text, isV10)
	if f != nil && f.Lose {
		panic(http.ErrAbortHandler)
	}
	s.mu.Lock()
	if refused != nil {
		status = refused.status
	}
	s.requests[at].Code = status
	s.notify()
	s.mu.Unlock()
	s.reply(w, refused, status, body)
}

// judge gives the answer to a request: a fault that was asked for, a refusal, or what the route does.
func (s *Server) judge(h http.Header, f *Fault, name string, route *restRoute, c *call, q *http.Request, text []byte,
	isV10 bool) (int, any, *refusal) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if f != nil && f.Status != 0 {
		return 0, nil, f.refusal()
	}
	if route == nil || !isV10 {
		s.violate("unknown route %s", name)
		return 0, nil, &refusal{status: 404, message: "404: Not Found"}
	}
	if !route.byToken && q.Header.Get("Authorization") != "Bot "+s.options.Token {
		s.violateUnlessAllowed(401, "%s without the bot's token", name)
		return 0, nil, &refusal{status: 401, message: "401: Unauthorized"}
	}
	if wait := s.count(h, name, c.ids[route.major]); wait > 0 {
		return 0, nil, &refusal{status: 429, message: "You are being rate limited.", retryAfter: wait.Seconds()}
	}
	refused := s.read(c, q, text)
	if refused == nil {
		var status int
		var body any
		status, body, refused = route.answer(s, c)
		if refused == nil {
			if fault := s.schemas.response(route, status, body); fault != nil {
				s.violate("the fake's own answer to %s: %v", name, fault)
			}
			return status, body, nil
		}
	}
	s.violateUnlessAllowed(refused.code, "%s refused: %d %s %s", name, refused.code, refused.message, toJSON(refused.errors))
	return 0, nil, refused
}

func (s *Server) violateUnlessAllowed(code int, format string, a ...any) {
	if !s.allowed[code] {
		s.violate(format, a...)
	}
}

// read decodes and checks the path, the query and the body.
func (s *Server) read(c *call, q *http.Request, text []byte) *refusal {
	f := &form{}
	for name, id := range c.ids {
		if strings.HasSuffix(name, "_id") && !isID(id) {
			f.add(name, "NUMBER_TYPE_COERCE", "Value %q is not snowflake.", id)
		}
	}
	c.query = map[string]string{}
	for name, values := range q.URL.Query() {
		c.query[name] = values[0]
		if !s.schemas.knowsQuery(c.route, name) {
			s.violate("%s: query parameter %s is not known", c.route.name(), name)
		}
	}
	if r := s.readBody(c, q.Header.Get("Content-Type"), text); r != nil {
		return r
	}
	if c.route.method != "GET" && c.route.method != "DELETE" {
		media, body := c.described()
		if err := s.schemas.request(c.route, media, body); err != nil {
			f.add("", "SCHEMA", "%v", err)
		}
		for _, member := range s.schemas.unknown(c.route, media, body) {
			s.violate("%s: unknown member %s", c.route.name(), member)
		}
	}
	return f.refusal()
}

// readBody decodes the body: JSON, or an upload with JSON in it where the route takes one.
func (s *Server) readBody(c *call, kind string, text []byte) *refusal {
	if len(text) == 0 {
		return nil
	}
	media, params, _ := mime.ParseMediaType(kind)
	switch {
	case media == formData && c.route.uploads:
		var r *refusal
		if text, r = s.readUpload(c, params["boundary"], text); r != nil {
			return r
		}
	case media != "application/json":
		return &refusal{status: 400, code: 50035, message: "Expected \"Content-Type\" header to be one of {'application/json'}."}
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if decoder.Decode(&c.body) != nil {
		return &refusal{status: 400, code: 50109, message: "The request body contains invalid JSON."}
	}
	c.object, _ = c.body.(map[string]any)
	return nil
}

func (s *Server) reply(w http.ResponseWriter, refused *refusal, status int, body any) {
	h := w.Header()
	switch {
	case refused != nil:
		h.Set("Content-Type", "application/json")
		if refused.html {
			h.Set("Content-Type", "text/html")
		}
		if refused.status == 429 && refused.code == 0 {
			writeLimit(h, refused)
		}
		w.WriteHeader(refused.status)
		w.Write(refused.body())
	case body == nil:
		w.WriteHeader(status)
	default:
		h.Set("Content-Type", "application/json")
		w.WriteHeader(status)
		json.NewEncoder(w).Encode(body)
	}
}

func toJSON(v any) string {
	text, _ := json.Marshal(v)
	if string(text) == "null" {
		return ""
	}
	return string(text)
}

func isID(text string) bool {
	_, err := strconv.ParseUint(text, 10, 64)
	return err == nil
}

func index(i int) string { return fmt.Sprint(i) }
