package discordtest

import (
	"slices"
	"strings"
)

// harmless lists members that Discord ignores, by route: the library sends them in its own forms of these requests.
func harmless(route, member string) bool {
	switch {
	case strings.HasPrefix(route, "PATCH /channels/"):
		return member == "ID" || member == "Channel"
	case strings.HasPrefix(member, "files[") && strings.HasPrefix(route, "POST "):
		return true // the description names the files of an upload for other routes only
	case strings.HasSuffix(route, "/callback"):
		return slices.Contains([]string{"data.content", "data.tts", "data.embeds", "data.components"}, member)
	case strings.HasSuffix(route, "/commands"):
		return strings.HasSuffix(member, ".options") || strings.HasSuffix(member, ".channel_types") || strings.HasSuffix(member, ".choices")
	}
	return false
}

// unknown lists the members of a request's body that its schema does not name.
func (s *schemas) unknown(r *restRoute, media string, body any) []string {
	if s == nil || body == nil {
		return nil
	}
	schema := any(s.openapi)
	for _, part := range []string{"paths", r.path, strings.ToLower(r.method), "requestBody", "content", media, "schema"} {
		object, _ := schema.(map[string]any)
		schema = object[part]
	}
	var found []string
	l := linter{root: s.openapi, report: func(path string) {
		if !harmless(r.name(), path) {
			found = append(found, path)
		}
	}}
	l.walk([]any{schema}, body, "")
	slices.Sort(found)
	return found
}

// knowsQuery tells whether a route has a query parameter.
func (s *schemas) knowsQuery(r *restRoute, name string) bool {
	if s == nil {
		return true
	}
	operation := resolve(s.openapi, "#/paths")
	operation, _ = operation[r.path].(map[string]any)
	operation, _ = operation[strings.ToLower(r.method)].(map[string]any)
	for _, p := range list(operation["parameters"]) {
		if str(p["in"]) == "query" && str(p["name"]) == name {
			return true
		}
	}
	return false
}

// linter walks a value beside all schemas that may describe it.
type linter struct {
	root   map[string]any
	report func(path string)
}

func (l *linter) walk(candidates []any, value any, path string) {
	schemas := l.flatten(candidates, nil)
	switch v := value.(type) {
	case map[string]any:
		l.object(l.fitting(schemas, v), v, path)
	case []any:
		var items []any
		for _, s := range schemas {
			if s["items"] != nil {
				items = append(items, s["items"])
			}
		}
		for i, item := range v {
			l.walk(items, item, path+"."+index(i))
		}
	}
}

func (l *linter) object(schemas []map[string]any, v map[string]any, path string) {
	for name, member := range v {
		at := strings.TrimPrefix(path+"."+name, ".")
		var next []any
		known := len(schemas) == 0
		for _, s := range schemas {
			properties, _ := s["properties"].(map[string]any)
			if p, ok := properties[name]; ok {
				known, next = true, append(next, p)
			} else if open, ok := s["additionalProperties"]; ok && open != false {
				known = true
			}
		}
		if !known {
			l.report(at)
			continue
		}
		l.walk(next, member, at)
	}
}

// flatten follows references and unions to the schemas that name members.
func (l *linter) flatten(candidates []any, out []map[string]any) []map[string]any {
	for _, c := range candidates {
		s, _ := c.(map[string]any)
		if s == nil {
			continue
		}
		if ref, ok := s["$ref"].(string); ok {
			s = resolve(l.root, ref)
		}
		if s["properties"] != nil || s["items"] != nil || s["additionalProperties"] != nil {
			out = append(out, s)
		}
		for _, union := range []string{"oneOf", "anyOf", "allOf"} {
			branches, _ := s[union].([]any)
			for _, branch := range branches {
				b, _ := branch.(map[string]any)
				if then, ok := b["then"]; ok {
					branch = then
				}
				if b["properties"] != nil && b["required"] != nil && len(b) == 2 {
					continue // a condition that narrowing has put there
				}
				out = l.flatten([]any{branch}, out)
			}
		}
	}
	return out
}

// fitting leaves the schemas whose fixed type is the value's.
func (l *linter) fitting(schemas []map[string]any, v map[string]any) []map[string]any {
	var out []map[string]any
	for _, s := range schemas {
		fixed := typesOf(l.root, s)
		fits := fixed == nil
		for _, kind := range fixed {
			fits = fits || num(kind) == num(v["type"])
		}
		if fits {
			out = append(out, s)
		}
	}
	return out
}
