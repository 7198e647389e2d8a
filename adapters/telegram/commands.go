package telegram

import (
	"context"
	"encoding/json"
	"slices"

	"briscola/bot/chat"
)

// commandList is what one group of people is offered: in groups or in private chats, in one language.
type commandList struct {
	scope    string // all_group_chats, all_private_chats
	language string // two letters; "" for everybody who has no list in their own language
	commands []botCommand
}

type botCommand struct {
	Name        string `json:"command"`
	Description string `json:"description"`
}

// commandLists makes the lists of all scopes and languages.
func commandLists(specs []chat.CommandSpec) []commandList {
	var lists []commandList
	for _, language := range languages(specs) {
		shared := commandList{scope: "all_group_chats", language: language}
		private := commandList{scope: "all_private_chats", language: language}
		for _, spec := range specs {
			command := botCommand{Name: spec.Name, Description: describe(spec, language)}
			if spec.Public {
				shared.commands = append(shared.commands, command)
			}
			if spec.Private {
				private.commands = append(private.commands, command)
			}
		}
		lists = append(lists, shared, private)
	}
	return lists
}

// languages lists those that have a list of their own, and "" for everybody else. The platform takes two letters.
func languages(specs []chat.CommandSpec) []string {
	found := []string{""}
	for _, spec := range specs {
		for language := range spec.Description {
			if len(language) == 2 && language != fallback && !slices.Contains(found, language) {
				found = append(found, language)
			}
		}
	}
	slices.Sort(found)
	return found
}

const fallback = "en"

func describe(spec chat.CommandSpec, language string) string {
	if text := spec.Description[language]; text != "" {
		return text
	}
	return spec.Description[fallback]
}

// register tells the platform the commands where it knows others.
func (m *Messenger) register(ctx context.Context) {
	for _, list := range commandLists(m.specs) {
		err := m.retry(ctx, "setMyCommands", func() error { return m.registerList(ctx, list) })
		if err != nil && ctx.Err() == nil {
			m.log.Error("telegram: the commands could not be registered", "scope", list.scope, "language", list.language, "error", err)
		}
	}
}

func (m *Messenger) registerList(ctx context.Context, list commandList) error {
	params := map[string]any{"scope": map[string]string{"type": list.scope}}
	if list.language != "" {
		params["language_code"] = list.language
	}
	result, err := m.api.call(ctx, "getMyCommands", params)
	if err != nil {
		return err
	}
	var known []botCommand
	if json.Unmarshal(result, &known) == nil && slices.Equal(known, list.commands) {
		return nil
	}
	params["commands"] = append([]botCommand{}, list.commands...)
	_, err = m.api.call(ctx, "setMyCommands", params)
	return err
}
