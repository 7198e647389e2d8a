package discordtest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// SpecsEnv names the folder of Discord's specifications where Options.Specs is empty.
const SpecsEnv = "DISCORDTEST_SPECS"

// schemas are Discord's specifications, compiled. A nil *schemas finds nothing wrong.
type schemas struct {
	openapi map[string]any

	mu           sync.Mutex // the compiler is for one at a time
	compiler     *jsonschema.Compiler
	compiled     map[string]*jsonschema.Schema
	sent, events *jsonschema.Schema
}

// loaded keeps what was read and compiled for each folder: it never changes and takes a while.
var loaded sync.Map

// findSchemas loads the specifications; nil where there are none.
func findSchemas(folder string) (*schemas, error) {
	if folder == "" {
		folder = os.Getenv(SpecsEnv)
	}
	if folder == "" {
		folder = searchSpecs()
	}
	if folder == "" {
		return nil, nil
	}
	load, _ := loaded.LoadOrStore(folder, sync.OnceValues(func() (*schemas, error) { return loadSchemas(folder) }))
	return load.(func() (*schemas, error))()
}

// searchSpecs looks for shared/specs in the module's folder, beside it, and above.
func searchSpecs() string {
	dir, err := os.Getwd()
	if err != nil {
		return ""
	}
	for {
		specs := filepath.Join(dir, "shared", "specs")
		if _, err := os.Stat(filepath.Join(specs, "discord-openapi.json")); err == nil {
			return specs
		}
		up := filepath.Dir(dir)
		if up == dir {
			return ""
		}
		dir = up
	}
}

func loadSchemas(folder string) (*schemas, error) {
	s := &schemas{compiler: jsonschema.NewCompiler(), compiled: map[string]*jsonschema.Schema{}}
	s.compiler.DefaultDraft(jsonschema.Draft2020)
	s.compiler.AssertFormat()
	for name, file := range map[string]string{"openapi": "discord-openapi.json", "send": "discord-gateway-send.schema.json",
		"receive": "discord-gateway-receive.schema.json"} {
		tree, err := readTree(filepath.Join(folder, file))
		if err != nil {
			return nil, err
		}
		if name == "openapi" {
			s.openapi = tree
			narrow(tree, tree)
		}
		if err := s.compiler.AddResource("discord:"+name, tree); err != nil {
			return nil, err
		}
	}
	var err error
	if s.sent, err = s.compiler.Compile("discord:send"); err != nil {
		return nil, err
	}
	s.events, err = s.compiler.Compile("discord:receive")
	return s, err
}

func readTree(path string) (map[string]any, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	tree, err := jsonschema.UnmarshalJSON(file)
	if err != nil {
		return nil, err
	}
	object, ok := tree.(map[string]any)
	if !ok {
		return nil, fmt.Errorf("%s is no JSON object", path)
	}
	return object, nil
}

// narrow changes the tree so that it accepts what Discord accepts and its complaints name the right place: unions that are
// told apart by their type become conditions on that type, and bit sets may be decimal strings.
func narrow(root map[string]any, node any) {
	switch n := node.(type) {
	case []any:
		for _, item := range n {
			narrow(root, item)
		}
	case map[string]any:
		if properties, ok := n["properties"].(map[string]any); ok {
			for name, member := range properties {
				if isBitSet(name) {
					allowStrings(member)
				}
			}
		}
		for _, union := range []string{"oneOf", "anyOf"} {
			if branches, ok := n[union].([]any); ok {
				narrowUnion(root, n, union, branches)
			}
		}
		for _, child := range n {
			narrow(root, child)
		}
	}
}

func isBitSet(name string) bool {
	return name == "permissions" || name == "allow" || name == "deny" || strings.HasSuffix(name, "_permissions")
}

func allowStrings(member any) {
	m, ok := member.(map[string]any)
	if !ok {
		return
	}
	switch kind := m["type"].(type) {
	case string:
		if kind == "integer" {
			m["type"] = []any{"integer", "string"}
		}
	case []any:
		if slices.Contains(kind, any("integer")) {
			m["type"] = append(kind, "string")
		}
	}
}

// narrowUnion replaces a union whose branches all fix their type.
func narrowUnion(root, node map[string]any, union string, branches []any) {
	var types, conditions []any
	for _, branch := range branches {
		fixed := typesOf(root, branch)
		if fixed == nil {
			return
		}
		types = append(types, fixed...)
		conditions = append(conditions, map[string]any{
			"if":   map[string]any{"properties": map[string]any{"type": map[string]any{"enum": fixed}}, "required": []any{"type"}},
			"then": branch,
		})
	}
	if len(branches) < 2 {
		return
	}
	delete(node, union)
	all, _ := node["allOf"].([]any)
	node["allOf"] = append(append(all, conditions...), map[string]any{"required": []any{"type"},
		"properties": map[string]any{"type": map[string]any{"enum": types}}})
}

// typesOf gives the values that a branch allows for its member type; nil for any.
func typesOf(root map[string]any, branch any) []any {
	b, _ := branch.(map[string]any)
	if ref, ok := b["$ref"].(string); ok {
		b = resolve(root, ref)
	}
	properties, _ := b["properties"].(map[string]any)
	kind, _ := properties["type"].(map[string]any)
	values, _ := kind["enum"].([]any)
	return values
}

func resolve(root map[string]any, ref string) map[string]any {
	node := root
	for _, part := range strings.Split(strings.TrimPrefix(ref, "#/"), "/") {
		node, _ = node[part].(map[string]any)
	}
	return node
}

// at compiles the schema at a place in the OpenAPI description; nil where there is none.
func (s *schemas) at(path ...string) *jsonschema.Schema {
	node := any(s.openapi)
	pointer := "discord:openapi#"
	for _, part := range path {
		object, _ := node.(map[string]any)
		node = object[part]
		pointer += "/" + strings.NewReplacer("~", "~0", "/", "~1", "{", "%7B", "}", "%7D").Replace(part)
	}
	if node == nil {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if known, ok := s.compiled[pointer]; ok {
		return known
	}
	schema, err := s.compiler.Compile(pointer)
	if err != nil {
		panic(fmt.Sprintf("discordtest: %s: %v", pointer, err)) // the specification itself is broken
	}
	s.compiled[pointer] = schema
	return schema
}

// request checks the body of a request, in the form of a media type.
func (s *schemas) request(r *restRoute, media string, body any) error {
	if s == nil {
		return nil
	}
	return fault(s.at("paths", r.path, strings.ToLower(r.method), "requestBody", "content", media, "schema"), body)
}

// response checks an answer of the fake.
func (s *schemas) response(r *restRoute, status int, body any) error {
	if s == nil || body == nil {
		return nil
	}
	return fault(s.at("paths", r.path, strings.ToLower(r.method), "responses", fmt.Sprint(status), "content",
		"application/json", "schema"), fromGo(body))
}

// send checks a frame of a client, receive one of the fake.
func (s *schemas) send(frame map[string]any) error {
	if s == nil {
		return nil
	}
	return fault(s.sent, frame)
}

func (s *schemas) receive(frame map[string]any) error {
	if s == nil || frame["t"] == "RESUMED" { // the schema knows it only without data, which Discord sends
		return nil
	}
	return fault(s.events, fromGo(frame))
}

// fromGo turns what the fake built into what reading its JSON would give.
func fromGo(v any) any {
	tree, err := jsonschema.UnmarshalJSON(strings.NewReader(toJSON(v)))
	if err != nil {
		return nil
	}
	return tree
}

// fault validates and names the deepest complaint.
func fault(schema *jsonschema.Schema, v any) error {
	if schema == nil {
		return nil
	}
	err := schema.Validate(v)
	if err == nil {
		return nil
	}
	deepest, ok := err.(*jsonschema.ValidationError)
	if !ok {
		return err
	}
	for len(deepest.Causes) > 0 {
		next := deepest.Causes[0]
		for _, cause := range deepest.Causes {
			if depth(cause) > depth(next) {
				next = cause
			}
		}
		deepest = next
	}
	return fmt.Errorf("/%s: %s", strings.Join(deepest.InstanceLocation, "/"), deepest.Error())
}

// depth is how far into the value the complaints of an error reach.
func depth(e *jsonschema.ValidationError) int {
	d := len(e.InstanceLocation)
	for _, cause := range e.Causes {
		d = max(d, depth(cause))
	}
	return d
}
