package bot

import (
	"briscola/bot/chat"
)

// privacyCommand says what is stored, and offers to hide, to export and to delete it.
func (b *Bot) privacyCommand(o order) (reply, error) { return b.showPrivacy(o.update, o.words) }

func (b *Bot) showPrivacy(u chat.Update, w speech) (reply, error) {
	hidden, err := b.hidden(u)
	if err != nil {
		return reply{}, err
	}
	r := textReply(w, "privacy.text")
	button := func(label, verb string) chat.Button { return freeButton(w.Term(label), verb, "") }
	hide := button("button.hide", "hide")
	if hidden {
		hide = button("button.unhide", "unhide")
	}
	p := page{*r.screen}
	p.row(hide, button("button.export", "export"))
	p.row(danger(button("button.erase", "erase")))
	return reply{screen: &p.Message, replace: onOwnScreen(u)}, nil
}

// communities are those that a choice about boards is for: where it is made, or in a private chat all in which the person has
// played.
func (b *Bot) communities(u chat.Update) ([]chat.Community, error) {
	if u.Community != (chat.Community{}) {
		return []chat.Community{u.Community}, nil
	}
	return b.Store.Memberships(u.From.ID)
}

// hidden tells whether the person has chosen not to be shown.
func (b *Bot) hidden(u chat.Update) (hidden bool, err error) {
	list, err := b.communities(u)
	for _, community := range list {
		if err := b.unlist(community, u.From.ID, func(n *Unlisted) { hidden = hidden || n.Hidden }); err != nil {
			return false, err
		}
	}
	return hidden, err
}

// pressHide takes the person off the boards, pressUnhide puts the person back.
func (b *Bot) pressHide(u chat.Update, w speech, _ string) (reply, error) {
	return b.setHidden(u, w, true)
}

func (b *Bot) pressUnhide(u chat.Update, w speech, _ string) (reply, error) {
	return b.setHidden(u, w, false)
}

func (b *Bot) setHidden(u chat.Update, w speech, hidden bool) (reply, error) {
	list, err := b.communities(u)
	if err != nil {
		return reply{}, err
	}
	for _, community := range list {
		if err := b.unlist(community, u.From.ID, func(n *Unlisted) { n.Hidden = hidden }); err != nil {
			return reply{}, err
		}
	}
	r, err := b.showPrivacy(u, w)
	r.note = w.Term("privacy.unhidden")
	if hidden {
		r.note = w.Term("privacy.hidden")
	}
	return r, err
}

// pressErase asks once more, and then deletes all that is kept of a person.
func (b *Bot) pressErase(u chat.Update, w speech, arg string) (reply, error) {
	if b.sitsSomewhere(u.From.ID) {
		return reply{note: w.Term("privacy.seated"), alert: true}, nil
	}
	replace := onOwnScreen(u)
	if arg != "yes" {
		r := textReply(w, "privacy.sure")
		p := page{*r.screen}
		p.row(danger(freeButton(w.Term("button.eraseall"), "erase", "yes")), freeButton(w.Term("button.keep"), "privacy", ""))
		return reply{screen: &p.Message, replace: replace}, nil
	}
	if err := b.Store.Erase(u.From.ID); err != nil {
		return reply{}, err
	}
	r := textReply(b.private(u.From.ID, u.From.Language), "privacy.erased")
	r.replace = replace
	return r, nil
}

func (b *Bot) pressPrivacy(u chat.Update, w speech, _ string) (reply, error) {
	return b.showPrivacy(u, w)
}

// sitsSomewhere tells whether a table still knows the person, even one who has left during a deal that goes on.
func (b *Bot) sitsSomewhere(person chat.PersonID) bool {
	for _, t := range b.allTables() {
		t.mu.Lock()
		known := t.state.count(func(c *seat) bool { return c.player != nil && c.player.Person == person }) > 0
		t.mu.Unlock()
		if known {
			return true
		}
	}
	return false
}
