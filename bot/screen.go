package bot

import (
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/game"
)

// screen gives what a sheet is to show now, its picture promised where one is wanted. The caller holds the lock.
func (t *table) screen(sh sheet) screen {
	want := t.written(sh)
	if !want.wanted || t.bot.Studio == nil {
		return want
	}
	m := t.bot.platforms[t.state.room.Platform]
	if m == nil {
		return want
	}
	switch sh.surface {
	case TableSurface:
		want.hang(t.tablePainting(), m.Caps())
	case ResultSurface:
		want.hang(t.resultPainting(), m.Caps())
	case HandSurface:
		want.hang(t.handPainting(sh.seat), m.Caps())
	}
	return want
}

// tablePainting is the picture of the table while cards are played, nil where none is wanted.
func (t *table) tablePainting() *painting {
	s := t.state
	look, wish := t.sharedLook()
	m := t.bot.platforms[s.room.Platform]
	if s.phase != inDeal || !t.bot.paints(m, wish, false) {
		return nil
	}
	v := t.tableView(t.words())
	if look.Layout == crossLayout {
		v.Layout = picture.Cross
	}
	return tablePainting(t.bot.style(look), v)
}

// resultPainting is the picture of the newest result, nil where none is wanted.
func (t *table) resultPainting() *painting {
	look, wish := t.sharedLook()
	if !t.bot.paints(t.bot.platforms[t.state.room.Platform], wish, true) {
		return nil
	}
	v, ok := t.resultView(t.words())
	if !ok {
		return nil
	}
	return resultPainting(t.bot.style(look), v)
}

// handPainting is the picture of a hand for its owner, nil where none is wanted.
func (t *table) handPainting(seat int) *painting {
	c := &t.state.seats[seat]
	settings := t.bot.personSettings(c.player.Person)
	m := t.bot.platforms[c.player.Person.Platform]
	if !t.bot.paints(m, settings.Pictures, false) {
		return nil
	}
	v, ok := t.handView(t.personWords(seat), seat)
	if !ok {
		return nil
	}
	return handPainting(t.bot.style(settings.Look), v)
}

// sharedLook is what is chosen for the shared screens: by the community, or in a private chat by its person.
func (t *table) sharedLook() (Look, string) {
	s := t.state
	if s.private {
		settings := t.bot.personSettings(s.host)
		return settings.Look, settings.Pictures
	}
	settings, err := t.bot.Store.CommunitySettings(s.community)
	t.bot.logged("settings not read", s.community, err)
	return settings.Look, settings.Pictures
}

// written gives what a sheet is to show in words and buttons.
func (t *table) written(sh sheet) screen {
	s := t.state
	switch sh.surface {
	case TableSurface:
		ref := s.shown[TableSurface]
		live := s.phase == inLobby || s.phase == inDeal
		return screen{message: t.tableScreen(), ref: ref, wanted: live || ref.ID != ""}
	case ResultSurface:
		if s.result == nil {
			return screen{}
		}
		return screen{message: t.resultScreen(), ref: s.shown[ResultSurface], wanted: true}
	case PingSurface:
		return t.pingScreen()
	case HandSurface:
		c := &s.seats[sh.seat]
		if c.player == nil || c.player.Computer() {
			return screen{}
		}
		return screen{message: t.handScreen(sh.seat), ref: c.hand, wanted: s.phase == inDeal || c.hand.ID != ""}
	}
	return screen{}
}

// tableScreen is the public screen of a table in whatever phase.
func (t *table) tableScreen() chat.Message {
	s := t.state
	w := t.words()
	switch s.phase {
	case inLobby:
		return lobbyScreen(w, s, t.page)
	case inDeal:
		return t.dealScreen(w)
	}
	var p page
	p.title(w.Term("table.title"))
	if s.phase == isClosed && s.result == nil {
		p.line(w.Term("closed." + s.reason))
	} else {
		p.line(w.Term("table.over"))
		if s.phase == isClosed {
			p.quiet(w.Term("closed." + s.reason))
		}
	}
	return p.Message
}

// words speaks the language of the table's shared screens, which in a private chat is that of its person.
func (t *table) words() speech {
	s := t.state
	if s.private {
		return t.bot.private(s.host, s.language)
	}
	return t.bot.public(s.community, s.language)
}

// personWords speaks the language of the person in a seat.
func (t *table) personWords(seat int) speech {
	p := t.state.seats[seat].player
	return t.bot.private(p.Person, p.Language)
}

// pingScreen calls a person whose turn it is and who has not noticed.
func (t *table) pingScreen() screen {
	s := t.state
	want := screen{ref: s.shown[PingSurface]}
	seat := s.turn()
	if seat < 0 || s.pinged != s.version || s.seats[seat].computer() {
		return want
	}
	player := s.seats[seat].player
	var p page
	p.line(t.words().Term("ping"))
	p.Mention = &chat.Person{ID: player.Person, Name: t.words().name(s, seat)}
	p.row(primary(s.button(t.words().Term("button.hand"), "hand", "")))
	want.message, want.wanted = p.Message, true
	return want
}

// toldScreen explains to somebody whom no private message reaches how to see the hand.
func (t *table) toldScreen(seat int) chat.Message {
	s, w := t.state, t.words()
	var p page
	told := "told.start"
	if t.bot.platforms[s.room.Platform].Caps().StartURL == "" {
		told = "told.allow"
	}
	p.line(w.Term(told))
	p.Mention = &chat.Person{ID: s.seats[seat].player.Person, Name: w.name(s, seat)}
	buttons := []chat.Button{primary(s.button(w.Term("button.hand"), "hand", ""))}
	if url := t.bot.platforms[s.room.Platform].Caps().StartURL; url != "" {
		buttons = append(buttons, chat.Button{Label: w.Term("button.open"), URL: url + string(s.id)})
	}
	p.row(buttons...)
	return p.Message
}

// dealScreen is the table while cards are played; in a private chat with the hand of its person.
func (t *table) dealScreen(w speech) chat.Message {
	s := t.state
	view, reader := s.deal.state.View(-1), -1
	if s.private {
		reader = s.seatOf(s.host)
	}
	var p page
	p.title(w.Say(lang.TableTitle{Game: w.game(s), Deal: s.settled + 1}))
	t.scoreLines(w, &p)
	if s.match.Kind != game.FormatSingle && s.settled == 0 && len(view.Tricks) == 0 {
		p.quiet(w.matchLength(s.match.Format))
	}
	w.callLines(s, s.deal.state.View(reader), &p)
	if view.Phase == game.PhaseAuction {
		w.auctionLines(s, view, &p)
	} else if trump := w.trump(view); trump != "" {
		p.line(trump)
	}
	w.openLines(s, view, &p)
	p.gap()
	w.trickLines(s, view, &p)
	w.turnLine(s, reader, &p)
	w.lastTrickLine(s, view, &p)
	if len(view.Tricks) == 0 {
		p.quiet(w.Say(lang.Sealed{Commitment: s.deal.seal()}))
	}
	for i := range s.seats {
		if s.seats[i].lent {
			p.quiet(w.Say(lang.Away{Name: w.name(s, i)}))
		}
	}
	if t.paused {
		p.quiet(w.Term("paused"))
	}
	if s.private {
		t.personalPart(w, reader, &p)
	} else {
		t.sharedButtons(w, &p)
	}
	return p.Message
}
