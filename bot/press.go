package bot

import "briscola/bot/chat"

// press is a button press at a table, by a person who is known.
type press struct {
	update chat.Update
	words  speech
	token  Token
	seat   int // of the presser, -1 for none
}

// verb is what a button asks for.
type verb struct {
	do       func(*table, press) (reply, error)
	outsider bool // for people without a seat too
}

// verbs are those of a table's buttons.
func verbs() map[string]verb {
	return map[string]verb{
		"join":    {do: (*table).join, outsider: true},
		"leave":   {do: (*table).leave},
		"add":     {do: (*table).add},
		"drop":    {do: (*table).dropComputer},
		"bid":     {do: (*table).bid},
		"pass":    {do: (*table).pass},
		"call":    {do: (*table).call},
		"trump":   {do: (*table).trump},
		"keep":    {do: (*table).keep},
		"monte":   {do: (*table).monte},
		"swap":    {do: (*table).swap},
		"sign":    {do: (*table).signal},
		"suit":    {do: (*table).pickSuit},
		"seats":   {do: (*table).changeSeats},
		"page":    {do: (*table).turnPage},
		"variant": {do: (*table).changeVariant},
		"match":   {do: (*table).changeMatch},
		"house":   {do: (*table).changeHouse},
		"mix":     {do: (*table).changeMixed},
		"level":   {do: (*table).changeLevel},
		"start":   {do: (*table).startNow},
		"hand":    {do: (*table).showHand},
		"play":    {do: (*table).play},
		"hint":    {do: (*table).hint},
		"last":    {do: (*table).showLast, outsider: true},
		"rematch": {do: (*table).agree},
		"back":    {do: (*table).comeBack},
		"end":     {do: (*table).endByHost, outsider: true},
	}
}

// press checks a button press in the order in which it can be wrong, and does it.
func (b *Bot) press(u chat.Update, w speech) (reply, error) {
	token, err := ParseToken(u.Press.Token)
	if err != nil {
		return reply{}, refuse(UnknownButton)
	}
	if token.Table == noTable {
		do, known := elsewhere()[token.Verb]
		if !known {
			return reply{}, refuse(UnknownButton)
		}
		return do(b, u, w, token.Arg)
	}
	v, known := verbs()[token.Verb]
	if !known {
		return reply{}, refuse(UnknownButton)
	}
	t := b.table(token.Table)
	if t == nil {
		return reply{}, refuse(TableOver)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	p := press{update: u, words: w, token: token, seat: t.state.seatOf(u.From.ID)}
	switch {
	case t.state.phase == isClosed:
		return reply{}, refuse(TableOver)
	case p.seat < 0 && !v.outsider:
		return reply{}, refuse(NotSeated)
	case p.seat < 0 && u.Room != t.state.room:
		return reply{}, refuse(UnknownButton) // no screen outside the table's room has such a button
	}
	return v.do(t, p)
}

// elsewhere are the verbs of the buttons that belong to no table.
func elsewhere() map[string]func(*Bot, chat.Update, speech, string) (reply, error) {
	return map[string]func(*Bot, chat.Update, speech, string) (reply, error){
		"board":    (*Bot).pressBoard,
		"hall":     (*Bot).pressHall,
		"history":  (*Bot).pressHistory,
		"record":   (*Bot).pressRecord,
		"evidence": (*Bot).pressEvidence,
		"privacy":  (*Bot).pressPrivacy,
		"hide":     (*Bot).pressHide,
		"unhide":   (*Bot).pressUnhide,
		"export":   (*Bot).pressExport,
		"erase":    (*Bot).pressErase,
		"lang":     (*Bot).pressLanguage,
		"replay":   (*Bot).pressReplay,
		"deck":     (*Bot).pressDeck,
		"pictures": (*Bot).pressPictures,
	}
}

// mostPages bounds the page that a button may ask for.
const mostPages = 1_000_000
