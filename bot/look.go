package bot

import (
	"slices"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/bot/picture/cardart"
)

// Values of the settings of pictures.
func pictureChoices() []string { return []string{"all", "results", "off"} }
func indexChoices() []string   { return []string{"big", "small", "none"} }
func layoutChoices() []string  { return []string{"row", crossLayout} }
func deckChoices() []string {
	var names []string
	for _, deck := range cardart.Decks() {
		names = append(names, string(deck))
	}
	return names
}

// crossLayout stands for seats around the table.
const crossLayout = "cross"

// adjust changes how cards look, or whether there are pictures; false where there is no such choice.
func adjust(look *Look, pictures *string, name, value string) bool {
	switch {
	case name == "deck" && slices.Contains(deckChoices(), value):
		look.Deck = value
	case name == "indices" && slices.Contains(indexChoices(), value):
		if look.Indices = value; value == indexChoices()[0] {
			look.Indices = ""
		}
	case name == "contrast" && (value == "on" || value == "off"):
		look.Contrast = value == "on"
	case name == "layout" && slices.Contains(layoutChoices(), value):
		if look.Layout = value; value == layoutChoices()[0] {
			look.Layout = ""
		}
	case name == "pictures" && slices.Contains(pictureChoices(), value):
		if *pictures = value; value == pictureChoices()[0] {
			*pictures = picturesAll
		}
	default:
		return false
	}
	return true
}

// ownLook gives the choice of how one's own cards look.
func ownLook(name string) func(*Bot, order, string) (reply, error) {
	return func(b *Bot, o order, value string) (reply, error) { return b.setLook(o.update, o.words, name, value) }
}

// setLook chooses how a person's own cards look.
func (b *Bot) setLook(u chat.Update, w speech, name, value string) (reply, error) {
	settings, err := b.Store.PersonSettings(u.From.ID)
	if err != nil {
		return reply{}, err
	}
	if !adjust(&settings.Look, &settings.Pictures, name, value) {
		return reply{}, unknownWord(w, value)
	}
	if err := b.Store.SetPersonSettings(u.From.ID, settings); err != nil {
		return reply{}, err
	}
	b.redraw(b.tableOf(u.From.ID))
	screen := b.settingsScreen(w, u)
	return reply{note: w.Term("settings.done"), screen: &screen, replace: onOwnScreen(u)}, nil
}

// sharedLook gives the choice of how tables and results of a community look.
func sharedLook(name string) func(*Bot, order, string) (reply, error) {
	return func(b *Bot, o order, value string) (reply, error) {
		return b.changeCommunity(o, func(s *CommunitySettings) error {
			if !adjust(&s.Look, &s.Pictures, name, value) {
				return unknownWord(o.words, value)
			}
			return nil
		})
	}
}

// pressDeck and pressPictures choose with buttons.
func (b *Bot) pressDeck(u chat.Update, w speech, arg string) (reply, error) {
	return b.setLook(u, w, "deck", arg)
}

func (b *Bot) pressPictures(u chat.Update, w speech, arg string) (reply, error) {
	return b.setLook(u, w, "pictures", arg)
}

// lookPart adds to the settings how one's own cards look, where there are pictures.
func (b *Bot) lookPart(w speech, u chat.Update, p *page) {
	if !b.draws(b.platforms[u.Room.Platform]) {
		return
	}
	settings := b.personSettings(u.From.ID)
	now := string(b.style(settings.Look).Deck)
	p.line(w.Say(lang.DeckNow{Deck: w.Term("choice.deck." + now)}))
	p.quiet(w.Term("settings.look"))
	var decks []chat.Button
	for _, deck := range deckChoices() {
		button := freeButton(w.Term("choice.deck."+deck), "deck", deck)
		button.Disabled = deck == now
		decks = append(decks, button)
	}
	p.inRows(decks, buttonsInRow)
	pictures := freeButton(w.Term("button.nopictures"), "pictures", picturesOff)
	if settings.Pictures == picturesOff {
		pictures = freeButton(w.Term("button.pictures"), "pictures", pictureChoices()[0])
	}
	p.row(pictures)
}
