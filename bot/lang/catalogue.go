package lang

import (
	"embed"
	"encoding/json"
	"fmt"
	"path"
	"reflect"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed *.json
var files embed.FS

// Catalogue holds all languages. It is safe for use by several goroutines.
type Catalogue struct {
	words    map[string]Words
	matcher  language.Matcher
	names    []string // of the languages, the fallback first
	fallback string
}

// New loads every catalogue. The fallback is the language that is spoken where none is asked for or none of those
// asked for is known; it must be one of Languages.
func New(fallback string) (*Catalogue, error) {
	bundle := i18n.NewBundle(language.English)
	bundle.RegisterUnmarshalFunc("json", json.Unmarshal)
	c := &Catalogue{words: map[string]Words{}, names: []string{fallback}, fallback: fallback}
	for _, name := range Languages() {
		if _, err := bundle.LoadMessageFileFS(files, name+".json"); err != nil {
			return nil, fmt.Errorf("lang: %s: %w", name, err)
		}
		c.words[name] = Words{language: name, localizer: i18n.NewLocalizer(bundle, name)}
		if name != fallback {
			c.names = append(c.names, name)
		}
	}
	if _, ok := c.words[fallback]; !ok {
		return nil, fmt.Errorf("lang: no language %q, only %s", fallback, strings.Join(Languages(), ", "))
	}
	tags := make([]language.Tag, len(c.names))
	for i, name := range c.names {
		tags[i] = language.Make(name)
	}
	c.matcher = language.NewMatcher(tags)
	return c, nil
}

// Languages lists the languages, as BCP 47 tags in alphabetical order.
func Languages() []string {
	entries, err := files.ReadDir(".")
	if err != nil {
		panic(err) // the files are part of the program
	}
	names := make([]string, len(entries))
	for i, entry := range entries {
		names[i] = strings.TrimSuffix(entry.Name(), path.Ext(entry.Name()))
	}
	return names
}

// In gives the words of the first of the tags that some language fits, such as "it" for "it-CH", else of the fallback.
// Empty and malformed tags are passed over.
func (c *Catalogue) In(tags ...string) Words {
	for _, tag := range tags {
		asked, err := language.Parse(tag)
		if err != nil {
			continue
		}
		if _, i, confidence := c.matcher.Match(asked); confidence >= language.High {
			return c.words[c.names[i]]
		}
	}
	return c.words[c.fallback]
}

// Words speaks one language.
type Words struct {
	language  string
	localizer *i18n.Localizer
}

// Language is the tag of the language that is spoken.
func (w Words) Language() string { return w.language }

// Say gives the text of a message of messages.go. Its plural form is chosen by the field Count, if there is one.
func (w Words) Say(message any) string {
	value := reflect.ValueOf(message)
	config := &i18n.LocalizeConfig{MessageID: value.Type().Name(), TemplateData: message}
	if count := value.FieldByName("Count"); count.IsValid() {
		config.PluralCount = int(count.Int())
	}
	return w.localize(config)
}

// Term gives a text without values.
func (w Words) Term(id string) string {
	return w.localize(&i18n.LocalizeConfig{MessageID: id})
}

// Lines gives a term of several lines.
func (w Words) Lines(id string) []string { return strings.Split(w.Term(id), "\n") }

func (w Words) localize(config *i18n.LocalizeConfig) string {
	text, err := w.localizer.Localize(config)
	if err != nil {
		return "[" + config.MessageID + "]"
	}
	return text
}
