package bot

import (
	"strings"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
	"briscola/game/strategy"
)

// order is a command by a person who is known.
type order struct {
	update  chat.Update
	command *chat.Command
	words   speech
}

// commands are what people can type.
func commands() map[string]func(*Bot, order) (reply, error) {
	return map[string]func(*Bot, order) (reply, error){
		"briscola":    (*Bot).openTable,
		"hand":        (*Bot).handCommand,
		"play":        (*Bot).playCommand,
		"bid":         (*Bot).bidCommand,
		"table":       (*Bot).tableCommand,
		"leave":       (*Bot).leaveCommand,
		"end":         (*Bot).endCommand,
		"leaderboard": (*Bot).boardCommand,
		"stats":       (*Bot).statsCommand,
		"history":     (*Bot).historyCommand,
		"record":      (*Bot).recordCommand,
		"privacy":     (*Bot).privacyCommand,
		"settings":    (*Bot).settingsCommand,
		"rules":       (*Bot).rulesCommand,
		"help":        (*Bot).helpCommand,
		"start":       (*Bot).startCommand,
	}
}

func (b *Bot) command(u chat.Update, w speech) (reply, error) {
	do, known := commands()[u.Command.Name]
	if !known {
		return reply{}, refuse(UnknownCommand)
	}
	return do(b, order{update: u, command: u.Command, words: w})
}

// atOwnTable does something at the table where the person sits.
func (b *Bot) atOwnTable(o order, do func(*table, press) (reply, error)) (reply, error) {
	t := b.tableOf(o.update.From.ID)
	if t == nil { // a finished private game has let its person go
		t = b.tableIn(o.update.Room)
	}
	if t == nil {
		return reply{}, refuse(NoTable)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	p := press{update: o.update, words: o.words, seat: t.state.seatOf(o.update.From.ID)}
	if p.seat < 0 || t.state.phase == isClosed {
		return reply{}, refuse(NoTable)
	}
	return do(t, p)
}

// handCommand shows the hand in private. Where an answer cannot, the private message with the hand is posted anew.
func (b *Bot) handCommand(o order) (reply, error) {
	return b.atOwnTable(o, func(t *table, p press) (reply, error) {
		m := b.platforms[o.update.Room.Platform]
		if t.state.private || m != nil && m.Caps().Ephemeral {
			return t.showHand(p)
		}
		if t.state.phase != inDeal {
			return reply{}, refuse(WrongTime)
		}
		if t.shut[p.seat] && !o.update.Private {
			told := t.toldScreen(p.seat)
			return reply{public: &told}, nil
		}
		t.shut[p.seat] = false
		t.posted(sheet{surface: HandSurface, seat: p.seat}, chat.MessageRef{})
		t.markHand(p.seat)
		return reply{}, nil
	})
}

// playCommand plays a card that is named in words.
func (b *Bot) playCommand(o order) (reply, error) {
	return b.atOwnTable(o, func(t *table, p press) (reply, error) {
		text := o.text("card")
		card, ok := b.readCard(text)
		switch {
		case text == "":
			return t.showHand(p)
		case !ok:
			return reply{}, &RefusedError{Reason: NotHeld, Text: o.words.Say(lang.UnknownCard{Word: CleanName(text)})}
		}
		if err := t.state.onTurn(p); err != nil {
			return reply{}, err
		}
		return t.make(p, game.Play(p.seat, card))
	})
}

// bidCommand makes a bid that is typed: "7", "re", "2 75", "75", "pass".
func (b *Bot) bidCommand(o order) (reply, error) {
	return b.atOwnTable(o, func(t *table, p press) (reply, error) {
		text := o.text("bid")
		move, ok := b.readTypedBid(t, p.seat, text)
		if !ok {
			return reply{}, &RefusedError{Reason: UnknownButton, Text: o.words.Say(lang.UnknownBid{Word: CleanName(text)})}
		}
		if err := t.state.onTurn(p); err != nil {
			return reply{}, err
		}
		return t.make(p, move)
	})
}

// text is an option, or everything that was typed behind the command.
func (o order) text(option string) string {
	if value, ok := o.command.Options[option]; ok {
		return value
	}
	return strings.Join(o.command.Words, " ")
}

// tableCommand posts the table of the room anew at the bottom.
func (b *Bot) tableCommand(o order) (reply, error) {
	t := b.tableIn(o.update.Room)
	if t == nil {
		return reply{}, refuse(NoTableHere)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.toBottom()
	return reply{note: o.words.Term("shown"), ack: true}, nil
}

// toBottom posts the newest screen anew and has the old message deleted.
func (t *table) toBottom() {
	surface := TableSurface
	if t.state.phase == inPause || t.state.phase == inResult {
		surface = ResultSurface
	}
	old := t.state.shown[surface]
	if old.ID == "" {
		t.markSheet(sheet{surface: surface})
		return
	}
	t.posted(sheet{surface: surface}, chat.MessageRef{})
	t.discard(t.bot.platforms[old.Room.Platform], old)
	t.markSheet(sheet{surface: surface})
}

func (b *Bot) leaveCommand(o order) (reply, error) { return b.atOwnTable(o, (*table).leave) }

// endCommand ends the table of the room, for its host, an admin of the community or an operator.
func (b *Bot) endCommand(o order) (reply, error) {
	t := b.tableIn(o.update.Room)
	if t == nil {
		return reply{}, refuse(NoTableHere)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.state.phase == isClosed {
		return reply{}, refuse(NoTableHere)
	}
	allowed := o.update.Admin || t.state.host == o.update.From.ID
	for _, owner := range b.Owners {
		allowed = allowed || owner == o.update.From.ID
	}
	if !allowed {
		return reply{}, refuse(NotAdmin)
	}
	return reply{note: o.words.Term("ended"), ack: true}, t.close("ended")
}

func (b *Bot) rulesCommand(o order) (reply, error) { return textReply(o.words, "rules"), nil }

func (b *Bot) helpCommand(o order) (reply, error) { return helpReply(o.words), nil }

// helpReply is the help, with the levels that there are.
func helpReply(w speech) reply {
	r := textReply(w, "help")
	var levels []string
	for _, level := range strategy.Levels() {
		levels = append(levels, strings.ToLower(w.level(level)))
	}
	p := page{*r.screen}
	p.line(w.Say(lang.HelpLevels{Levels: strings.Join(levels, ", ")}))
	p.row(freeButton(w.Term("button.evidence"), "evidence", ""), freeButton(w.Term("button.privacy"), "privacy", ""))
	return reply{screen: &p.Message}
}

// pressEvidence shows how fair the shuffle has been so far.
func (b *Bot) pressEvidence(u chat.Update, w speech, _ string) (reply, error) {
	screen, err := b.evidenceScreen(w, u.Community)
	return reply{screen: &screen, replace: onOwnScreen(u)}, err
}

// textReply is a screen of fixed lines, the first of them a title.
func textReply(w speech, term string) reply {
	var p page
	for i, line := range w.Lines(term) {
		if i == 0 {
			p.title(line)
			continue
		}
		p.line(line)
	}
	return reply{screen: &p.Message}
}

// startCommand is what Telegram sends when somebody opens the private chat: from now on private messages arrive.
func (b *Bot) startCommand(o order) (reply, error) {
	t := b.tableOf(o.update.From.ID)
	if t == nil || !o.update.Private {
		return helpReply(o.words), nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	seat := t.state.seatOf(o.update.From.ID)
	if seat < 0 || t.state.private {
		return helpReply(o.words), nil
	}
	t.shut[seat] = false
	t.markHand(seat)
	return reply{note: o.words.Term("hello")}, nil
}
