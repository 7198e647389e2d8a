package telegramtest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// spec is the published description of the Bot API. A nil spec finds no fault.
type spec struct {
	Methods map[string]specItem `json:"methods"`
	Types   map[string]specItem `json:"types"`
}

type specItem struct {
	Fields   []specField `json:"fields"`
	Subtypes []string    `json:"subtypes"`
	Returns  []string    `json:"returns"`
}

type specField struct {
	Name        string   `json:"name"`
	Types       []string `json:"types"`
	Required    bool     `json:"required"`
	Description string   `json:"description"`
	Enum        []any    `json:"enum"`
	ItemEnum    []any    `json:"item_enum"`
}

// inputFile is the type of a parameter that may be a file; it is no type of JSON.
const inputFile = "InputFile"

// published is the description, read once.
var published = sync.OnceValues(findSpec)

// lengthRange is how a description tells a length.
var lengthRange = regexp.MustCompile(`\b(\d+)-(\d+) (bytes|characters)\b`)

// findSpec looks for ../shared/specs beside the module that holds the working directory; nil where there is none.
func findSpec() (*spec, error) {
	data, err := readShared("telegram-bot-api-10.3.json")
	if data == nil || err != nil {
		return nil, err
	}
	sp := new(spec)
	if err := json.Unmarshal(data, sp); err != nil {
		return nil, fmt.Errorf("description of the Bot API: %w", err)
	}
	return sp, nil
}

func readShared(name string) ([]byte, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			break
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return nil, nil
		}
		dir = parent
	}
	data, err := os.ReadFile(filepath.Join(dir, "..", "shared", "specs", name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}

// request finds the first fault of a request, "" for none.
func (sp *spec) request(name string, p params, f files) string {
	if sp == nil {
		return ""
	}
	item, ok := sp.Methods[name]
	if !ok {
		return "no such method in the description"
	}
	for _, param := range slices.Concat(slices.Collect(maps.Keys(p)), slices.Collect(maps.Keys(f))) {
		if _, isFile := f[param]; isFile && p.attaches(param) {
			continue
		}
		if !slices.ContainsFunc(item.Fields, func(f specField) bool { return f.Name == param }) {
			return "unknown parameter " + param
		}
	}
	for _, field := range item.Fields {
		if _, ok := f[field.Name]; ok {
			if !slices.Contains(field.Types, inputFile) {
				return field.Name + ": a file, want " + strings.Join(field.Types, " or ")
			}
			continue
		}
		text, ok := p[field.Name]
		isText := slices.Contains(field.Types, "String")
		if !ok || text == "null" && !isText {
			if field.Required {
				return "parameter " + field.Name + " is missing"
			}
			continue
		}
		value, fault := fromText(field, text)
		if fault == "" {
			fault = sp.field(field.Name, field, value)
		}
		if fault != "" {
			return fault
		}
	}
	return ""
}

// attaches tells whether a JSON parameter refers to the file of that name.
func (p params) attaches(name string) bool {
	for _, text := range p {
		if strings.Contains(text, `"`+attach+name+`"`) {
			return true
		}
	}
	return false
}

// fromText reads a parameter as the documented kinds have it.
func fromText(field specField, text string) (any, string) {
	if slices.Contains(field.Types, "Integer") {
		if _, err := strconv.ParseInt(text, 10, 64); err == nil {
			return json.Number(text), ""
		}
	}
	if slices.Contains(field.Types, "String") {
		return text, ""
	}
	value, err := parseJSON([]byte(text))
	if err != nil {
		return nil, fmt.Sprintf("%s: not JSON: %v", field.Name, err)
	}
	return value, ""
}

func parseJSON(data []byte) (any, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	var value any
	err := d.Decode(&value)
	return value, err
}

// result finds the first fault of an answer.
func (sp *spec) result(name string, result any) string {
	if sp == nil {
		return ""
	}
	return sp.encoded(name, sp.Methods[name].Returns, result)
}

// encoded finds the first fault of a value of the server's own making.
func (sp *spec) encoded(path string, types []string, value any) string {
	if sp == nil {
		return ""
	}
	data, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	parsed, err := parseJSON(data)
	if err != nil {
		return err.Error()
	}
	return sp.anyOf(path, types, parsed)
}

func (sp *spec) field(path string, field specField, value any) string {
	if fault := sp.anyOf(path, field.Types, value); fault != "" {
		return fault
	}
	if !oneOf(field.Enum, value) {
		return fmt.Sprintf("%s: %v is none of %v", path, value, field.Enum)
	}
	if list, ok := value.([]any); ok {
		for i, item := range list {
			if !oneOf(field.ItemEnum, item) {
				return fmt.Sprintf("%s[%d]: %v is none of %v", path, i, item, field.ItemEnum)
			}
		}
	}
	if text, ok := value.(string); ok {
		return lengthFault(path, field.Description, text)
	}
	return ""
}

// oneOf tells whether a value is in an enumeration; an empty one holds everything.
func oneOf(enum []any, value any) bool {
	return len(enum) == 0 || slices.ContainsFunc(enum, func(allowed any) bool { return fmt.Sprint(allowed) == fmt.Sprint(value) })
}

// anyOf finds no fault if the value fits one of the types, else the fault that lies deepest.
func (sp *spec) anyOf(path string, types []string, value any) string {
	deepest := ""
	for _, name := range types {
		fault := sp.one(path, name, value)
		if fault == "" {
			return ""
		}
		if depth(fault) > depth(deepest) {
			deepest = fault
		}
	}
	return deepest
}

// depth is the length of the path that a fault begins with.
func depth(fault string) int { return strings.IndexByte(fault, ':') }

func (sp *spec) one(path, name string, value any) string {
	if inner, ok := strings.CutPrefix(name, "Array of "); ok {
		list, ok := value.([]any)
		if !ok {
			return fmt.Sprintf("%s: not an array", path)
		}
		for i, item := range list {
			if fault := sp.one(fmt.Sprintf("%s[%d]", path, i), inner, item); fault != "" {
				return fault
			}
		}
		return ""
	}
	switch name {
	case "Integer":
		n, ok := value.(json.Number)
		if _, err := n.Int64(); !ok || err != nil {
			return fmt.Sprintf("%s: not an integer", path)
		}
	case "Float":
		if _, ok := value.(json.Number); !ok {
			return fmt.Sprintf("%s: not a number", path)
		}
	case "String":
		if _, ok := value.(string); !ok {
			return fmt.Sprintf("%s: not a string", path)
		}
	case inputFile:
		return fmt.Sprintf("%s: not a file", path)
	case "Boolean":
		if _, ok := value.(bool); !ok {
			return fmt.Sprintf("%s: not a boolean", path)
		}
	default:
		return sp.object(path, name, value)
	}
	return ""
}

func (sp *spec) object(path, name string, value any) string {
	item, ok := sp.Types[name]
	if !ok {
		return fmt.Sprintf("%s: no type %s in the description", path, name)
	}
	if len(item.Subtypes) > 0 {
		return sp.anyOf(path, sp.subtypes(item, value), value)
	}
	members, ok := value.(map[string]any)
	if !ok {
		return fmt.Sprintf("%s: not a %s object", path, name)
	}
	for member := range members {
		if !slices.ContainsFunc(item.Fields, func(f specField) bool { return f.Name == member }) {
			return fmt.Sprintf("%s.%s: no such member of %s", path, member, name)
		}
	}
	for _, field := range item.Fields {
		value, ok := members[field.Name]
		if !ok && field.Required {
			return fmt.Sprintf("%s.%s: missing in %s", path, field.Name, name)
		}
		if ok {
			if fault := sp.field(path+"."+field.Name, field, value); fault != "" {
				return fault
			}
		}
	}
	return ""
}

// subtypes narrows a union to the member whose constant (type, status or source) the value carries.
func (sp *spec) subtypes(item specItem, value any) []string {
	members, _ := value.(map[string]any)
	for _, name := range item.Subtypes {
		for _, field := range sp.Types[name].Fields {
			text, _ := members[field.Name].(string)
			if text != "" && field.Required && len(field.Enum) == 1 && oneOf(field.Enum, text) {
				return []string{name}
			}
		}
	}
	return item.Subtypes
}

func lengthFault(path, description, text string) string {
	if strings.Contains(description, "after entit") {
		return "" // measured when the entities have been parsed
	}
	found := lengthRange.FindStringSubmatch(description)
	if found == nil {
		return ""
	}
	least, _ := strconv.Atoi(found[1])
	most, _ := strconv.Atoi(found[2])
	length := len(text)
	if found[3] == "characters" {
		length = utf8.RuneCountInString(text)
	}
	if length < least || length > most {
		return fmt.Sprintf("%s: length %d outside %s-%s %s", path, length, found[1], found[2], found[3])
	}
	return ""
}
