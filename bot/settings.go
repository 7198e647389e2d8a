package bot

import (
	"slices"

	"briscola/bot/chat"
	"briscola/bot/lang"
)

// settingsCommand shows what can be chosen, or chooses it: "/settings language it" for oneself, "/settings community en"
// for the shared screens of the community.
func (b *Bot) settingsCommand(o order) (reply, error) {
	mine, ours := o.command.Options["language"], o.command.Options["community"]
	if words := o.command.Words; len(words) == 2 {
		switch words[0] {
		case "language":
			mine = words[1]
		case "community":
			ours = words[1]
		default:
			return reply{}, unknownWord(o.words, words[0])
		}
	} else if len(words) > 0 {
		return reply{}, unknownWord(o.words, words[0])
	}
	switch {
	case ours != "":
		return b.setCommunityLanguage(o, ours)
	case mine != "":
		return b.setLanguage(o.update, mine)
	}
	screen := b.settingsScreen(o.words, o.update)
	return reply{screen: &screen}, nil
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
		p.quiet(w.Term("settings.admin"))
	}
	var row []chat.Button
	for _, language := range lang.Languages() {
		row = append(row, chat.Button{
			Label: w.Term("language." + language), Disabled: language == w.Language(),
			Token: Token{Verb: "lang", Table: noTable, Arg: language}.String(),
		})
	}
	p.row(row...)
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
	return reply{note: w.Term("settings.done"), screen: &screen, replace: u.Press != nil && u.Press.Personal}, nil
}

// setCommunityLanguage chooses the language of the shared screens, for an admin.
func (b *Bot) setCommunityLanguage(o order, language string) (reply, error) {
	u := o.update
	switch {
	case u.Community == (chat.Community{}):
		return reply{}, refuse(WrongPlace)
	case !u.Admin:
		return reply{}, refuse(AdminOnly)
	case !slices.Contains(lang.Languages(), language):
		return reply{}, unknownWord(o.words, language)
	}
	settings, err := b.Store.CommunitySettings(u.Community)
	if err != nil {
		return reply{}, err
	}
	settings.Language = language
	if err := b.Store.SetCommunitySettings(u.Community, settings); err != nil {
		return reply{}, err
	}
	b.redraw(b.tableIn(u.Room))
	return reply{note: o.words.Term("settings.done")}, nil
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
