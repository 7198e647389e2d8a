package discord

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"

	"briscola/bot/chat"
)

// command is a slash command as Discord takes it.
type command struct {
	Type         int               `json:"type"` // 1
	Name         string            `json:"name"`
	Description  string            `json:"description"`
	Descriptions map[string]string `json:"description_localizations,omitempty"`
	Options      []option          `json:"options,omitempty"`
	Contexts     []int             `json:"contexts"`
	Installs     []int             `json:"integration_types"`
}

type option struct {
	Type         int               `json:"type"`
	Name         string            `json:"name"`
	Names        map[string]string `json:"name_localizations,omitempty"`
	Description  string            `json:"description"`
	Descriptions map[string]string `json:"description_localizations,omitempty"`
	Required     bool              `json:"required,omitempty"`
	Choices      []choice          `json:"choices,omitempty"`
	Min          *int              `json:"min_value,omitempty"`
	Max          *int              `json:"max_value,omitempty"`
	Autocomplete bool              `json:"autocomplete,omitempty"`
}

type choice struct {
	Name  string            `json:"name"`
	Names map[string]string `json:"name_localizations,omitempty"`
	Value string            `json:"value"`
}

// Where a command works, and who can install it.
const (
	contextGuild   = 0
	contextPrivate = 1
	installGuild   = 0
)

func newCommand(spec chat.CommandSpec) (command, error) {
	c := command{Type: 1, Name: spec.Name, Installs: []int{installGuild}}
	c.Description, c.Descriptions = localised(spec.Description, spec.Description["en"])
	if spec.Public {
		c.Contexts = append(c.Contexts, contextGuild)
	}
	if spec.Private {
		c.Contexts = append(c.Contexts, contextPrivate)
	}
	for _, o := range spec.Options {
		c.Options = append(c.Options, newOption(o))
	}
	switch {
	case spec.Name == "":
		return c, errors.New("it has no name")
	case c.Description == "":
		return c, errors.New(`it has no description in "en"`)
	case len(c.Contexts) == 0:
		return c, errors.New("it works nowhere: neither Public nor Private")
	}
	return c, nil
}

func newOption(spec chat.OptionSpec) option {
	o := option{Type: 3, Required: spec.Required}
	o.Name, o.Names = localised(spec.Localised, spec.Name)
	o.Description, o.Descriptions = localised(spec.Description, spec.Description["en"])
	switch spec.Kind {
	case chat.OptionNumber:
		o.Type = 4
		if spec.Min != 0 || spec.Max != 0 {
			o.Min, o.Max = &spec.Min, &spec.Max
		}
	case chat.OptionPerson:
		o.Type = 6
	case chat.OptionText:
		o.Autocomplete = spec.Suggest
	}
	for _, ch := range spec.Choices {
		c := choice{Value: ch.Value}
		base := ch.Labels["en"]
		if base == "" {
			base = ch.Value
		}
		c.Name, c.Names = localised(ch.Labels, base)
		o.Choices = append(o.Choices, c)
	}
	return o
}

// localised gives the text for everybody and the different ones by Discord's locales.
func localised(texts map[string]string, base string) (string, map[string]string) {
	var out map[string]string
	for language, text := range texts {
		if text == base || text == "" {
			continue
		}
		for _, locale := range locales(language) {
			if out == nil {
				out = map[string]string{}
			}
			out[locale] = text
		}
	}
	return base, out
}

// locales gives the locales of Discord that speak a language; none for a language that Discord does not offer.
func locales(language string) []string {
	switch language {
	case "en":
		return []string{"en-GB", "en-US"}
	case "es":
		return []string{"es-ES", "es-419"}
	case "pt":
		return []string{"pt-BR"}
	case "sv":
		return []string{"sv-SE"}
	case "zh":
		return []string{"zh-CN", "zh-TW"}
	case "id", "da", "de", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "ro", "fi", "vi", "tr", "cs", "el", "bg", "ru",
		"uk", "hi", "th", "ja", "ko":
		return []string{language}
	}
	return nil
}

// register makes the global commands what they should be. Only a difference is written, all commands at once.
func (m *Messenger) register(ctx context.Context, application string) error {
	path := "/applications/" + application + "/commands"
	var there []map[string]any
	if err := m.call(ctx, request{"GET", path + "?with_localizations=true", nil, true}, &there); err != nil {
		return err
	}
	if m.registered(there) {
		return nil
	}
	want := m.commands
	if want == nil {
		want = []command{}
	}
	m.log.Info("discord: writing the commands", "commands", len(want))
	return m.call(ctx, request{"PUT", path, want, true}, nil)
}

// registered tells whether Discord has just our commands.
func (m *Messenger) registered(there []map[string]any) bool {
	if len(there) != len(m.commands) {
		return false
	}
	byName := map[string]command{}
	for _, raw := range there {
		text, err := json.Marshal(raw)
		var c command
		if err != nil || json.Unmarshal(text, &c) != nil {
			return false
		}
		byName[c.Name] = c
	}
	for _, c := range m.commands {
		if !reflect.DeepEqual(byName[c.Name].tidy(), c.tidy()) {
			return false
		}
	}
	return true
}

// tidy makes equal what means the same: nothing there, and an empty list or map.
func (c command) tidy() command {
	c.Descriptions = tidyMap(c.Descriptions)
	options := c.Options
	c.Options = nil
	for _, o := range options {
		o.Names, o.Descriptions = tidyMap(o.Names), tidyMap(o.Descriptions)
		choices := o.Choices
		o.Choices = nil
		for _, ch := range choices {
			ch.Names = tidyMap(ch.Names)
			o.Choices = append(o.Choices, ch)
		}
		c.Options = append(c.Options, o)
	}
	return c
}

func tidyMap(m map[string]string) map[string]string {
	if len(m) == 0 {
		return nil
	}
	return m
}
