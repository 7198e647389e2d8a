package telegramtest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"strconv"
	"strings"
)

// params are the parameters of a request as text; what is not plain text or a number is JSON.
type params map[string]string

// method does what the bot asks; it is called under the server's lock.
type method func(*Server, params, files) (any, *refusal)

// plain is a method that takes no files.
func plain(do func(*Server, params) (any, *refusal)) method {
	return func(s *Server, p params, f files) (any, *refusal) {
		if len(f) > 0 {
			return nil, bad("the method takes no files")
		}
		return do(s, p)
	}
}

// refusal is an answer that is not ok. One that is meant stays out of the violations: the test arranged for it, or it
// is an outcome that every bot has to live with.
type refusal struct {
	code       int
	text       string
	retryAfter int
	movedTo    int64
	meant      bool
}

func bad(format string, args ...any) *refusal {
	return &refusal{code: http.StatusBadRequest, text: "Bad Request: " + fmt.Sprintf(format, args...)}
}

func meant(r *refusal) *refusal {
	r.meant = true
	return r
}

// call checks and executes a request.
func (s *Server) call(ctx context.Context, name string, p params, f files) (any, *refusal) {
	name, do := s.method(name)
	if do == nil && name != "getUpdates" {
		s.violate("unknown method %s", name)
		return nil, &refusal{code: http.StatusNotFound, text: "Not Found: method not found"}
	}
	if fault := s.spec.request(name, p, f); fault != "" {
		s.violate("%s: %s", name, fault)
		return nil, bad("%s", fault)
	}
	s.count(name)
	if name == "getUpdates" {
		return s.getUpdates(ctx, p)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.uploads += len(f)
	result, refused := do(s, p, f)
	s.touch()
	if refused != nil && !refused.meant {
		s.violateLocked("%s was refused: %d %s", name, refused.code, refused.text)
	}
	if refused == nil {
		if fault := s.spec.result(name, result); fault != "" {
			s.violateLocked("the server's own answer to %s: %s", name, fault)
		}
	}
	return result, refused
}

// method finds a method by its name in any case.
func (s *Server) method(name string) (string, method) {
	if strings.EqualFold(name, "getUpdates") {
		return "getUpdates", nil
	}
	for known, do := range s.methods {
		if strings.EqualFold(known, name) {
			return known, do
		}
	}
	return name, nil
}

// readParams reads the parameters of a request; those that are files come apart.
func readParams(r *http.Request) (params, files, error) {
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if kind == "application/json" {
		p, err := readJSON(r)
		return p, nil, err
	}
	if err := r.ParseMultipartForm(requestMost); err != nil && !errors.Is(err, http.ErrNotMultipart) {
		return nil, nil, fmt.Errorf("unreadable form: %w", err)
	}
	p := params{}
	for name, values := range r.Form {
		if len(values) > 1 {
			return nil, nil, fmt.Errorf("parameter %s is given %d times", name, len(values))
		}
		p[name] = values[0]
	}
	f, err := readFiles(r.MultipartForm, p)
	return p, f, err
}

func readJSON(r *http.Request) (params, error) {
	var fields map[string]json.RawMessage
	if err := json.NewDecoder(r.Body).Decode(&fields); err != nil {
		return nil, fmt.Errorf("unreadable JSON: %w", err)
	}
	p := params{}
	for name, raw := range fields {
		var text string
		if json.Unmarshal(raw, &text) != nil {
			text = string(raw)
		}
		p[name] = text
	}
	return p, nil
}

func (p params) number(name string) int64 {
	n, _ := strconv.ParseInt(p[name], 10, 64)
	return n
}

func (p params) truth(name string) bool {
	yes, _ := strconv.ParseBool(p[name])
	return yes
}

// decode reads a JSON parameter; an absent one leaves the target alone.
func (p params) decode(name string, target any) *refusal {
	if p[name] == "" {
		return nil
	}
	if json.Unmarshal([]byte(p[name]), target) != nil {
		return bad("can't parse %s JSON object", name)
	}
	return nil
}
