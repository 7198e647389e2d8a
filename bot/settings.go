package bot

import (
	"maps"
	"slices"
	"strings"

	"briscola/bot/chat"
	"briscola/bot/lang"
)

// settingsCommand shows what can be chosen, or chooses it: "/settings language it" for oneself, and for an admin
// "/settings community en", "zone Europe/Rome", "rated off", "season reset", "remove NAME" and "restore NAME" for the community.
func (b *Bot) settingsCommand(o order) (reply, error) {
	choices := maps.Clone(o.command.Options)
	if words := o.command.Words; len(words) > 1 {
		choices = map[string]string{words[0]: strings.Join(words[1:], " ")}
	} else if len(words) == 1 {
		return reply{}, unknownWord(o.words, words[0])
	}
	r := reply{}
	for _, name := range slices.Sorted(maps.Keys(choices)) {
		choose, known := settings()[name]
		if !known {
			return reply{}, unknownWord(o.words, name)
		}
		var err error
		if r, err = choose(b, o, choices[name]); err != nil {
			return reply{}, err
		}
	}
	if len(choices) > 0 {
		return r, nil
	}
	screen := b.settingsScreen(o.words, o.update)
	return reply{screen: &screen}, nil
}

// settings are what can be chosen.
func settings() map[string]func(*Bot, order, string) (reply, error) {
	return map[string]func(*Bot, order, string) (reply, error){
		"language":  func(b *Bot, o order, value string) (reply, error) { return b.setLanguage(o.update, value) },
		"community": (*Bot).setCommunityLanguage,
		"zone":      (*Bot).setZone,
		"rated":     (*Bot).setRated,
		"season":    (*Bot).resetSeason,
		"remove":    (*Bot).removeFromBoards,
		"restore":   (*Bot).restoreToBoards,

		"deck": ownLook("deck"), "pictures": ownLook("pictures"), "indices": ownLook("indices"), "contrast": ownLook("contrast"),
		"tabledeck": sharedLook("deck"), "tablepictures": sharedLook("pictures"),
		"tableindices": sharedLook("indices"), "tablecontrast": sharedLook("contrast"),
		"tablelayout": sharedLook("layout"),
	}
}

func unknownWord(w speech, word string) error {
	return &RefusedError{Reason: UnknownCommand, Text: w.Say(lang.UnknownWord{Word: CleanName(word)})}
}

func (b *Bot) settingsScreen(w speech, u chat.Update) chat.Message {
	var p page
	p.title(w.Term("settings.title"))
	p.line(w.Say(lang.LanguageNow{Language: w.Term("language." + w.Language())}))
	if u.Community != (chat.Community{}) {
		p.line(w.Say(lang.CommunityLanguage{Language: w.Term("language." + b.public(u.Community, u.Language).Language())}))
		settings, err := b.Store.CommunitySettings(u.Community)
		b.logged("settings not read", u.Community, err)
		p.line(w.Say(lang.ZoneNow{Zone: b.zone(u.Community).String()}))
		rated := "settings.rated"
		if settings.Casual {
			rated = "settings.casual"
		}
		p.line(w.Term(rated))
		for _, line := range w.Lines("settings.admin") {
			p.quiet(line)
		}
	}
	var row []chat.Button
	for _, language := range lang.Languages() {
		button := freeButton(w.Term("language."+language), "lang", language)
		button.Disabled = language == w.Language()
		row = append(row, button)
	}
	p.row(row...)
	b.lookPart(w, u, &p)
	return p.Message
}

// setLanguage chooses a person's own language.
func (b *Bot) setLanguage(u chat.Update, language string) (reply, error) {
	if !slices.Contains(lang.Languages(), language) {
		return reply{}, unknownWord(b.private(u.From.ID, u.From.Language), language)
	}
	settings, err := b.Store.PersonSettings(u.From.ID)
	if err != nil {
		return reply{}, err
	}
	settings.Language = language
	if err := b.Store.SetPersonSettings(u.From.ID, settings); err != nil {
		return reply{}, err
	}
	w := b.private(u.From.ID, u.From.Language)
	b.redraw(b.tableOf(u.From.ID))
	screen := b.settingsScreen(w, u)
	return reply{note: w.Term("settings.done"), screen: &screen, replace: onOwnScreen(u)}, nil
}

// pressLanguage chooses a person's own language with a button.
func (b *Bot) pressLanguage(u chat.Update, _ speech, arg string) (reply, error) {
	return b.setLanguage(u, arg)
}

// redraw has the screens of a table looked at, if there is one.
func (b *Bot) redraw(t *table) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.mark()
}
