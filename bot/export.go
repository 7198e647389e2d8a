package bot

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"briscola/bot/board"
	"briscola/bot/chat"
)

// export is all that is kept of a person, but for the tables where the person sits now.
type export struct {
	Person      chat.PersonID     `json:"person"`
	At          time.Time         `json:"at"`
	Settings    PersonSettings    `json:"settings"`
	Communities []exportCommunity `json:"communities"`
}

// exportCommunity is what is kept of a person in a community; the zero community is private chats.
type exportCommunity struct {
	Community chat.Community           `json:"community,omitzero"`
	Name      string                   `json:"name"`
	Unlisted  Unlisted                 `json:"unlisted"`
	Figures   map[string]board.Figures `json:"figures"` // of all time, by kind of game
	Ratings   []TrendPoint             `json:"ratings"`
	Deals     []SettledDeal            `json:"deals"`          // the newest first; of others only that they played
	More      bool                     `json:"more,omitempty"` // there are earlier deals, for which a file has no room
}

// exportBytes is as much as deals fill of a file. Platforms take more, but nobody reads it.
const exportBytes = 900_000

// exportPage is how many deals are read at a time.
const exportPage = 100

// export gathers what is kept of a person.
func (b *Bot) export(person chat.PersonID) ([]byte, error) {
	settings, err := b.Store.PersonSettings(person)
	if err != nil {
		return nil, err
	}
	communities, err := b.Store.Memberships(person)
	if err != nil {
		return nil, err
	}
	all := export{Person: person, At: time.Now().UTC().Truncate(time.Second), Settings: settings}
	room := exportBytes
	for _, community := range append(communities, chat.Community{}) {
		c, err := b.exportCommunity(community, person, &room)
		if err != nil {
			return nil, err
		}
		all.Communities = append(all.Communities, c)
	}
	return json.MarshalIndent(all, "", " ")
}

func (b *Bot) exportCommunity(community chat.Community, person chat.PersonID, room *int) (c exportCommunity, err error) {
	profile, err := b.Store.Profile(community, person, board.Period{})
	if err != nil && !errors.Is(err, ErrUnknown) { // nothing is counted in private chats
		return c, err
	}
	c = exportCommunity{Community: community, Name: profile.Name, Unlisted: profile.Unlisted, Figures: map[string]board.Figures{}, Ratings: profile.Trend}
	for kind, figures := range profile.Figures {
		c.Figures[kind.String()] = figures
	}
	for before := uint64(0); ; {
		deals, earlier, err := b.Store.History(community, person, before, exportPage)
		if err != nil {
			return c, err
		}
		for _, d := range deals {
			if *room -= len(d.Record); *room < 0 {
				c.More = true
				return c, nil
			}
			c.Deals = append(c.Deals, onlyOwn(d, person))
		}
		if before = earlier; before == 0 {
			return c, nil
		}
	}
}

// onlyOwn leaves out who the others of a deal are.
func onlyOwn(d SettledDeal, person chat.PersonID) SettledDeal {
	players := make([]Player, len(d.Players))
	for i, p := range d.Players {
		if players[i] = p; p.Person != person {
			players[i] = Player{Level: p.Level, Erased: !p.Computer()}
		}
	}
	d.Players = players
	return d
}

// pressExport sends a person what is kept of them, in private. It is gathered off the way of the answer.
func (b *Bot) pressExport(u chat.Update, w speech, _ string) (reply, error) {
	m := b.platforms[u.Room.Platform]
	if m == nil {
		return reply{}, refuse(WrongPlace)
	}
	person := u.From.ID
	b.post.add(m, "private "+person.ID, m.Caps().Private, once("export "+person.ID, tableRank, func(ctx context.Context) error {
		room, err := m.Private(ctx, person)
		if err == nil {
			err = b.sendExport(ctx, m, room, person, w)
		}
		if errors.Is(err, chat.ErrBlocked) {
			b.tellClosed(m, u, w)
		}
		return err
	}))
	return reply{note: w.Term("privacy.exporting")}, nil
}

func (b *Bot) sendExport(ctx context.Context, m chat.Messenger, room chat.Room, person chat.PersonID, w speech) error {
	data, err := b.export(person)
	if err != nil {
		b.Log.Error("export not made", "error", err)
		return fmt.Errorf("%w: no export", chat.ErrRefused)
	}
	var p page
	p.line(w.Term("privacy.export"))
	message := p.Message
	message.File = &chat.File{Name: "briscola.json", Data: data}
	_, err = m.Send(ctx, room, message)
	return err
}

// tellClosed says in the room of an update that its sender takes no private messages.
func (b *Bot) tellClosed(m chat.Messenger, u chat.Update, w speech) {
	if u.Private {
		return
	}
	var p page
	p.line(w.Term("privacy.closed"))
	b.sendMessage(m, u, screen{message: p.Message})
}
