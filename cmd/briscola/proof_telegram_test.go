package main

import (
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"briscola/adapters/telegram/telegramtest"
	"briscola/game"
)

// telegramProof is a table of two people in a group. Carla has opened the bot's private chat, Dino never has.
type telegramProof struct {
	p                  *proof
	server             *telegramtest.Server
	group              telegramtest.Place
	carla, dino, piero telegramtest.User
	table              int // id of the table's message
	plays              []answered
	token              string // of a button that was pressed long ago
	seq, dinoSeq       int    // of the screens on which Carla and Dino pressed last
}

func newTelegramProof(p *proof) *telegramProof {
	g := &telegramProof{p: p, server: p.telegram}
	g.carla = g.server.AddUser(telegramtest.User{First: "Carla", Language: "it", Started: true})
	g.dino = g.server.AddUser(telegramtest.User{First: "Dino", Language: "it"})
	g.piero = g.server.AddUser(telegramtest.User{First: "<b>Piero</b> & \u202eoreiP", Language: "it"})
	g.group = g.server.AddSupergroup("Circolo", g.carla, g.dino, g.piero)
	return g
}

// until waits for something to be so.
func (g *telegramProof) until(what string, condition func() bool) error {
	ctx, cancel := context.WithTimeout(context.Background(), 90*time.Second)
	defer cancel()
	if !g.server.Until(ctx, condition) {
		return fmt.Errorf("telegram, after %d cards: %w for %s; the group shows %+v", len(g.plays), errStuck, what, g.server.Messages(g.group))
	}
	return nil
}

// message finds the newest message of the bot in a place with some text.
func (g *telegramProof) message(place telegramtest.Place, text string) (found telegramtest.Message, ok bool) {
	for _, m := range g.server.Messages(place) {
		if strings.Contains(m.Text, text) {
			found, ok = m, true
		}
	}
	return found, ok
}

func (g *telegramProof) play() error {
	g.server.Say(g.carla, g.group, "/briscola 2 match=1")
	var lobby telegramtest.Message
	if err := g.until("the lobby", func() (ok bool) { lobby, ok = g.message(g.group, "Briscola in 2"); return ok }); err != nil {
		return err
	}
	g.table = lobby.ID
	if _, err := g.press(g.dino, g.group, lobby.ID, "Siediti", "Hai il posto 2"); err != nil {
		return err
	}
	if err := g.until("word to Dino, whom no private message reaches", func() bool {
		_, ok := g.message(g.group, "le tue carte ti aspettano qui")
		return ok
	}); err != nil {
		return err
	}
	for {
		over, err := g.turn()
		if err != nil {
			return err
		}
		if over {
			return g.checkEnd()
		}
	}
}

// press presses a button and wants a toast or alert with some text.
func (g *telegramProof) press(u telegramtest.User, place telegramtest.Place, message int, label, want string) (telegramtest.Toast, error) {
	q, err := g.server.Press(u, place, message, label)
	if err != nil {
		return telegramtest.Toast{}, err
	}
	return g.answer(q, want)
}

func (g *telegramProof) answer(q telegramtest.Query, want string) (toast telegramtest.Toast, err error) {
	err = g.until("an answer", func() (ok bool) { toast, ok = g.server.Answer(q); return ok })
	if err == nil && !strings.Contains(toast.Text, want) {
		err = fmt.Errorf("told %q, want %q", toast.Text, want)
	}
	return toast, err
}

var slotLine = regexp.MustCompile(`(?m)^(\d)\) (.*?) \S+$`)

// turn lets whoever is on turn play a card: Carla by a button of her private chat, Dino by a slot of the table while it
// is fresh, else by typing.
func (g *telegramProof) turn() (over bool, err error) {
	private := g.server.Private(g.carla)
	if err := g.until("a turn", func() bool {
		_, over = g.message(g.group, "è finita\n")
		return over || g.carlaOffered() != "" || g.dinoOnTurn()
	}); err != nil || over {
		return over, err
	}
	if token := g.carlaOffered(); token != "" {
		hand, _ := g.message(private, "Le tue carte")
		card, _ := tokenCard(token)
		return false, g.playCard(g.carla, card, func() error {
			_, err := g.answer(g.server.PressData(g.carla, private, hand.ID, token), "Hai giocato")
			g.token, g.seq = cmp.Or(g.token, token), tokenSeq(token)
			return err
		})
	}
	return false, g.playDino()
}

// carlaOffered gives the token of a card that Carla's private screen offers, "" if there is none.
func (g *telegramProof) carlaOffered() string {
	hand, _ := g.message(g.server.Private(g.carla), "Le tue carte")
	for _, row := range hand.Buttons {
		for _, b := range row {
			if _, ok := tokenCard(b.Data); ok && tokenSeq(b.Data) > g.seq { // not a screen that she has used already
				return b.Data
			}
		}
	}
	return ""
}

// tables lists the messages that show the table. What is typed makes it scroll away and come down again, so its id changes.
func (g *telegramProof) tables() []telegramtest.Message {
	tables := slices.DeleteFunc(g.server.Messages(g.group), func(m telegramtest.Message) bool {
		return !strings.HasPrefix(m.Text, "Briscola\n") && !strings.HasPrefix(m.Text, "Briscola · ")
	})
	if len(tables) > 0 && len(g.plays) > 20 {
		g.table = tables[len(tables)-1].ID
	}
	return tables
}

// dinoOnTurn asks the game as Dino would: by looking at his cards.
func (g *telegramProof) dinoOnTurn() bool {
	g.tables()
	m, ok := g.server.Message(g.group, g.table)
	return ok && strings.Contains(m.Text, "Tocca a Dino")
}

func (g *telegramProof) playDino() error {
	g.tables()
	toast, err := g.press(g.dino, g.group, g.table, "Le mie carte", ") ")
	if err != nil || !strings.Contains(toast.Text, "Tocca a te") {
		if err != nil && strings.Contains(err.Error(), "In questo momento") {
			return nil // the deal has just ended
		}
		time.Sleep(50 * time.Millisecond) // the screen is a moment behind
		return err
	}
	slot := slotLine.FindStringSubmatch(toast.Text)
	if slot == nil {
		return fmt.Errorf("no card in %q", toast.Text)
	}
	name := strings.TrimSuffix(slot[2], " ·")
	card := cardNamed(name)
	return g.playCard(g.dino, card, func() error {
		if len(g.plays) < 18 {
			return g.pressSlot(slot[1])
		}
		g.server.Say(g.dino, g.group, "/play "+name)
		return g.until("the typed card", func() bool {
			g.tables()
			m, _ := g.server.Message(g.group, g.table)
			_, over := g.message(g.group, "è finita\n")
			return over || names(m.Text, card)
		})
	})
}

// pressSlot presses a slot of the table once that shows a state in which Dino has not pressed yet.
func (g *telegramProof) pressSlot(slot string) error {
	seq := 0
	if err := g.until("a fresh table", func() bool {
		m, _ := g.server.Message(g.group, g.table)
		if len(m.Buttons) > 0 {
			seq = tokenSeq(m.Buttons[0][0].Data)
		}
		return seq > g.dinoSeq && strings.Contains(m.Text, "Tocca a Dino")
	}); err != nil {
		return err
	}
	g.dinoSeq = seq
	_, err := g.press(g.dino, g.group, g.table, slot, "Hai giocato")
	return err
}

// cardNamed finds the card with an Italian name.
func cardNamed(name string) game.Card {
	for card := range game.Standard(2).Cards().All() {
		if slices.Contains(naming(card), name) {
			return card
		}
	}
	return game.NoCard
}

func (g *telegramProof) playCard(u telegramtest.User, card game.Card, play func() error) error {
	for _, other := range []telegramtest.User{g.carla, g.dino, g.piero} {
		for _, shown := range g.server.Shown(other) {
			if other.ID != u.ID && names(shown.Text, card) && !liesOpen(shown.Text, card) {
				return fmt.Errorf("%s saw %v before %s played it: %q", other.First, card, u.First, shown.Text)
			}
		}
	}
	if err := play(); err != nil {
		return fmt.Errorf("telegram, card %d of %s: %w", len(g.plays)+1, u.First, err)
	}
	g.plays = append(g.plays, answered{u.First, card})
	if killAfter(len(g.plays)) {
		g.p.arrive(len(g.plays))
		if tables := g.tables(); len(tables) != 1 || tables[0].ID != g.table {
			return fmt.Errorf("telegram, after a kill: tables %+v, want the one from the beginning, %d", tables, g.table)
		}
	}
	return g.trouble()
}

// trouble does what people and platforms do in the middle of a game.
func (g *telegramProof) trouble() (err error) {
	switch len(g.plays) {
	case 2, 9: // the same update once more, with its own number and with a new one
		g.server.Repeat()
		g.server.RepeatAnew()
	case 3:
		_, err = g.press(g.piero, g.group, g.table, "Le mie carte", "Non sei a questo tavolo.")
	case 4:
		g.server.Fail(telegramtest.Fault{Method: "editMessageText", Chat: g.group.Chat, Status: 429, RetryAfter: 3})
	case 5, 16: // an old button, and after a kill
		_, err = g.answer(g.server.PressData(g.carla, g.group, g.table, g.token), "")
	case 6:
		_, err = g.answer(g.server.PressData(g.piero, g.group, g.table, "play.zzzz.3.1"), "Questo tavolo è chiuso.")
	case 20:
		g.server.Block(g.carla)
		g.server.Unblock(g.carla)
	}
	return err
}

var sidePoints = regexp.MustCompile(`(?m)^(Carla|Dino): (\d+) punt`)

// checkEnd looks at the screens after the deal.
func (g *telegramProof) checkEnd() error {
	result, _ := g.message(g.group, "è finita\n")
	sum := 0
	most, winner := 0, ""
	for _, side := range sidePoints.FindAllStringSubmatch(result.Text, -1) {
		n, _ := strconv.Atoi(side[2]) // digits by the expression
		sum += n
		if n > most {
			most, winner = n, side[1]
		}
	}
	if sum != 120 || most > 60 && !strings.Contains(result.Text, "Mano vinta: "+winner) {
		return fmt.Errorf("telegram: the result is %q", result.Text)
	}
	if tables := g.tables(); len(tables) != 1 {
		return fmt.Errorf("telegram: tables %+v, want one", tables)
	}
	g.server.Say(g.piero, g.group, "/leaderboard")
	if err := g.until("the leaderboard", func() bool { _, ok := g.message(g.group, "🏆 Classifica"); return ok }); err != nil {
		return err
	}
	board, _ := g.message(g.group, "🏆 Classifica")
	if !strings.Contains(board.Text, "Carla") || !strings.Contains(board.Text, "Dino") {
		return fmt.Errorf("telegram: leaderboard %q", board.Text)
	}
	return nil
}
