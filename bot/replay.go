package bot

import (
	"context"
	"errors"
	"fmt"

	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/game"
)

// replayButton shows a settled deal again, where there are pictures.
func (b *Bot) replayButton(w speech, platform string, id DealID) (chat.Button, bool) {
	if !b.draws(b.platforms[platform]) {
		return chat.Button{}, false
	}
	return freeButton(w.Term("button.replay"), "replay", string(id)), true
}

// pressReplay has a settled deal shown again where the button is, card by card, once a day. What it shows was seen by everybody.
func (b *Bot) pressReplay(u chat.Update, w speech, arg string) (reply, error) {
	m := b.platforms[u.Room.Platform]
	d, allowed, err := b.dealFor(u, DealID(arg))
	switch {
	case err != nil:
		return reply{}, err
	case !allowed:
		return reply{note: w.Term("record.unknown")}, nil
	case !b.draws(m):
		return reply{}, refuse(UnknownButton)
	case !b.replayed.due(u.Room.String()+" "+arg, b.today(u.Community)):
		return reply{note: w.Term("replay.shown")}, nil
	}
	words, look := b.roomLook(u)
	b.post.add(m, u.Room.Chat, paceOf(m, u.Private), once("replay "+arg, lastRank, func(ctx context.Context) error {
		message, err := b.replayMessage(ctx, words, look, d)
		if err != nil {
			b.Log.Error("replay not made", "deal", d.ID, "error", err)
			return fmt.Errorf("%w: no replay", chat.ErrRefused)
		}
		_, err = m.Send(ctx, u.Room, message)
		return err
	}))
	return reply{note: w.Term("replay.coming")}, nil
}

// roomLook is the language of a room, and how cards look there.
func (b *Bot) roomLook(u chat.Update) (speech, Look) {
	if u.Private {
		return b.private(u.From.ID, u.From.Language), b.personSettings(u.From.ID).Look
	}
	settings, err := b.Store.CommunitySettings(u.Community)
	b.logged("settings not read", u.Community, err)
	return b.public(u.Community, u.Language), settings.Look
}

func (b *Bot) replayMessage(ctx context.Context, w speech, look Look, d SettledDeal) (chat.Message, error) {
	record, err := game.ParseRecord(d.Record)
	if err != nil {
		return chat.Message{}, errors.New("no record")
	}
	animation, err := b.Studio.Replay(ctx, b.style(look), w.replayView(d, record))
	if err != nil {
		return chat.Message{}, err
	}
	var p page
	p.title(w.Say(lang.RecordTitle{Deal: string(d.ID)}))
	p.quiet(w.archived(d))
	message := p.Message
	message.File = &chat.File{Name: "briscola-" + string(d.ID) + ".gif", Data: animation.GIF}
	return message, nil
}

func (w speech) replayView(d SettledDeal, record game.Record) picture.ReplayView {
	rules := record.Deal.Rules
	v := picture.ReplayView{
		Title: w.kind(board.KindOf(rules)), Record: record, Cards: w.wording().Cards(rules.Cards().Cards()), Outcome: plainName(w.archived(d)),
		Pass: w.Term("auction.passed"), Words: w.wording().Labels(),
	}
	for i, p := range d.Players {
		v.Seats = append(v.Seats, picture.Player{
			Name: plainName(w.archivedName(d, i)), Fallback: w.Say(lang.Nameless{Number: i + 1}), Computer: p.Computer(),
		})
	}
	for side := range rules.Sides() {
		var seats []int
		for i := side; i < len(d.Players); i += rules.Sides() {
			seats = append(seats, i)
		}
		v.Sides = append(v.Sides, plainName(w.archivedNames(d, seats)))
	}
	for _, suit := range game.Suits() {
		v.Trumps = append(v.Trumps, w.wording().Trump(suit))
	}
	return v
}
