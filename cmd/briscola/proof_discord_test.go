package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"briscola/adapters/discord/discordtest"
)

// discordProof is a table of two people and two computers in a Discord server. Anna takes no private messages, Bruno does.
type discordProof struct {
	p                  *proof
	server             *discordtest.Server
	channel            *discordtest.Channel
	anna, bruno, olga  *discordtest.User
	table              string // id of the table's message
	plays              []answered
	last               *discordtest.Interaction
	lastMessage, token string         // of a button that was pressed long ago
	seq                map[string]int // of the screen on which each pressed last
}

func newDiscordProof(p *proof) *discordProof {
	d := &discordProof{p: p, server: p.discord.Server, seq: map[string]int{}}
	guild := d.server.AddGuild("Circolo", "it")
	d.anna, d.bruno, d.olga = d.server.AddUser("Anna", "it"), d.server.AddUser("Bruno", "en-US"), d.server.AddUser("@everyone <@1> **Olga**", "it")
	guild.Add(d.anna, d.bruno, d.olga)
	d.channel = guild.AddChannel("briscola")
	d.anna.CloseDM()
	return d
}

func (d *discordProof) play() error {
	if !d.server.Await(func() bool { return len(d.server.Commands()) > 0 && d.server.Gateway().Connected > 0 }) {
		return fmt.Errorf("discord: no commands: %w", errStuck)
	}
	d.anna.Run(d.channel, "briscola", discordtest.Option{Name: "seats", Value: "4"}, discordtest.Option{Name: "computers", Value: 2},
		discordtest.Option{Name: "match", Value: "1"}).Wait()
	lobby, err := d.screen(func(s discordtest.Screen) bool { return strings.Contains(s.Text, "Briscola in 4") })
	if err != nil {
		return err
	}
	d.table = lobby.ID
	d.bruno.Press(lobby.ID, "Siediti").Wait()
	for {
		over, err := d.turn()
		if err != nil {
			return fmt.Errorf("discord, after %d cards: %w", len(d.plays), err)
		}
		if over {
			return d.checkEnd()
		}
	}
}

// screen waits for a public screen that fits; Olga sees what is public.
func (d *discordProof) screen(fits func(discordtest.Screen) bool) (found discordtest.Screen, err error) {
	if !d.server.Await(func() bool {
		i := slices.IndexFunc(d.olga.Sees(d.channel), fits)
		if i >= 0 {
			found = d.olga.Sees(d.channel)[i]
		}
		return i >= 0
	}) {
		return found, fmt.Errorf("%w for a screen, there are %+v", errStuck, d.olga.Sees(d.channel))
	}
	return found, nil
}

// turn lets whoever of the two is on turn play a card, with some trouble at certain times.
func (d *discordProof) turn() (over bool, err error) {
	var who *discordtest.User
	var where discordtest.Screen
	var button discordtest.Button
	asked := time.Now()
	ready := func() bool {
		over = slices.ContainsFunc(d.olga.Sees(d.channel), func(s discordtest.Screen) bool { return strings.Contains(s.Text, "è finita\n") })
		for _, u := range []*discordtest.User{d.anna, d.bruno} {
			if where, button = d.offer(u); button.CustomID != "" {
				who = u
				break
			}
		}
		if who != nil || over || time.Since(asked) < 2*time.Second {
			return over || who != nil
		}
		if hand := d.offersHand(); hand != "" { // after a restart no private answer keeps itself up to date
			asked = time.Now()
			d.anna.Forge(d.table, hand).Wait() // by its token, as the deal may end before the press arrives
		}
		return over || who != nil
	}
	for range 6 {
		if d.server.Await(ready) {
			break
		}
	}
	switch {
	case who == nil && over:
		return true, nil
	case who == nil:
		return false, errStuck
	}
	return false, d.playCard(who, where, button)
}

// offersHand gives the token of the button for the hand on the table's message, "" where there is none now.
func (d *discordProof) offersHand() string {
	for _, screen := range d.anna.Sees(d.channel) {
		for _, row := range screen.Buttons {
			for _, b := range row {
				if screen.ID == d.table && b.Label == "Le mie carte" {
					return b.CustomID
				}
			}
		}
	}
	return ""
}

// offer finds the newest screen that offers a person a card.
func (d *discordProof) offer(u *discordtest.User) (where discordtest.Screen, button discordtest.Button) {
	for _, channel := range []*discordtest.Channel{d.channel, u.DM()} {
		for _, screen := range u.Sees(channel) {
			for _, row := range screen.Buttons {
				for _, b := range row {
					if _, ok := tokenCard(b.CustomID); ok && !b.Disabled && tokenSeq(b.CustomID) > d.seq[u.Name] { // not a screen that was used already
						where, button = screen, b
					}
				}
			}
		}
	}
	return where, button
}

func (d *discordProof) playCard(u *discordtest.User, where discordtest.Screen, button discordtest.Button) error {
	card, _ := tokenCard(button.CustomID)
	if saw := d.server.WhoSaw(func(s discordtest.Screen) bool {
		return names(s.Text, card) && !liesOpen(s.Text, card)
	}); !slices.Equal(saw, []string{u.Name}) {
		return fmt.Errorf("%v was seen by %q before %s played it", card, saw, u.Name)
	}
	press := u.Press(where.ID, button.CustomID)
	answer := press.Wait()
	if answer.Callback != 6 && answer.Callback != 7 { // the hand follows with its picture, or is there at once without one
		return fmt.Errorf("%s pressed %s and was answered %+v", u.Name, button.CustomID, answer)
	}
	d.plays = append(d.plays, answered{u.Name, card})
	d.seq[u.Name] = tokenSeq(button.CustomID)
	d.last = press
	if len(d.plays) == 1 {
		d.lastMessage, d.token = where.ID, button.CustomID
	}
	if killAfter(len(d.plays)) {
		before := d.server.Gateway().Identified
		d.p.arrive(len(d.plays))
		d.server.Await(func() bool { state := d.server.Gateway(); return state.Identified > before && state.Connected > 0 })
	}
	return d.trouble(u)
}

// trouble does what people and platforms do in the middle of a game.
func (d *discordProof) trouble(u *discordtest.User) error {
	switch len(d.plays) {
	case 3: // the same update once more
		d.last.Redeliver()
	case 4:
		return d.told(d.olga.Press(d.table, "Le mie carte"), "Non sei a questo tavolo.")
	case 5:
		d.server.Fail(discordtest.Fault{Route: "PATCH /channels/{channel_id}/messages/{message_id}", Status: 429, RetryAfter: 2 * time.Second})
	case 6, 15: // an old button, and after a kill
		return d.told(d.anna.Forge(d.lastMessage, d.token), "")
	case 8:
		return d.told(d.olga.Forge(d.table, d.token), "Non sei a questo tavolo.")
	case 9:
		return d.told(u.Forge(d.table, "play.zzzz.3.1"), "")
	}
	return nil
}

// told wants a press to be refused, to the presser alone.
func (d *discordProof) told(press *discordtest.Interaction, want string) error {
	answer := press.Wait()
	if answer.Screen == nil || !answer.Screen.Ephemeral && answer.Callback != 7 || !strings.Contains(answer.Screen.Text, want) {
		return fmt.Errorf("answered %+v, want %q in private", answer, want)
	}
	return nil
}

// checkEnd looks at the screens after the deal.
func (d *discordProof) checkEnd() error {
	tables := 0
	for _, s := range d.olga.Sees(d.channel) {
		if strings.Contains(s.Text, "Briscola · mano 1") || strings.Contains(s.Text, "il risultato è qui sotto") {
			tables++
			if s.ID != d.table {
				return fmt.Errorf("discord: a second table %s beside %s", s.ID, d.table)
			}
		}
	}
	if tables != 1 {
		return fmt.Errorf("discord: %d tables, want the one from the beginning", tables)
	}
	for who, title := range map[string]string{"Anna": "Le tue carte\n1)", "Bruno": "Your cards\n1)"} {
		if saw := d.server.WhoSaw(func(s discordtest.Screen) bool { return strings.Contains(s.Text, title) }); !slices.Equal(saw, []string{who}) {
			return fmt.Errorf("discord: the hand of %s was seen by %q", who, saw)
		}
	}
	board := d.olga.Run(d.channel, "leaderboard").Wait()
	if board.Screen == nil || !strings.Contains(board.Screen.Text, "Anna") || !strings.Contains(board.Screen.Text, "Bruno") {
		return fmt.Errorf("discord: leaderboard %+v", board)
	}
	if strings.Contains(board.Screen.Text, "Computer") {
		return fmt.Errorf("discord: a computer is on the leaderboard: %s", board.Screen.Text)
	}
	return nil
}
