package bot

import (
	"context"
	"errors"
	"strings"

	"briscola/bot/board"
	"briscola/bot/chat"
)

// named finds the person that a command names: by id where the platform has typed options, else by name; oneself where
// nobody is named. ErrUnknown where nobody of that name has played here.
func (b *Bot) named(o order, option string) (chat.PersonID, error) {
	name := strings.Join(o.command.Words, " ")
	if name == "" && o.command.Options[option] == "" {
		return o.update.From.ID, nil
	}
	return b.called(o, option, name)
}

// called finds a person by id where the platform has typed options, else by name. ErrUnknown where nobody of that name has
// played here.
func (b *Bot) called(o order, option, name string) (chat.PersonID, error) {
	if id := o.command.Options[option]; id != "" {
		return chat.PersonID{Platform: o.update.From.ID.Platform, ID: id}, nil
	}
	return b.Store.Named(o.update.Community, CleanName(strings.TrimPrefix(name, "@")))
}

// unlist changes why somebody is not shown on a community's boards. Somebody who has not played there is not shown anyway.
func (b *Bot) unlist(community chat.Community, person chat.PersonID, change func(*Unlisted)) error {
	profile, err := b.Store.Profile(community, person, board.Period{})
	if errors.Is(err, ErrUnknown) {
		return nil
	}
	before := profile.Unlisted
	if change(&profile.Unlisted); err != nil || profile.Unlisted == before {
		return err
	}
	return b.Store.SetUnlisted(community, person, profile.Unlisted)
}

// present keeps that the sender of an update is in the community.
func (b *Bot) present(u chat.Update) {
	err := b.unlist(u.Community, u.From.ID, func(n *Unlisted) { n.Left = false })
	b.logged("membership not kept", u.Community, err)
}

// absent keeps that somebody has left a community.
func (b *Bot) absent(community chat.Community, person chat.PersonID) {
	if community == (chat.Community{}) {
		return
	}
	err := b.unlist(community, person, func(n *Unlisted) { n.Left = true })
	b.logged("membership not kept", community, err)
}

// takeCensus asks the platform, once a day, whether the people on a board still belong to the community, as not every platform
// tells when somebody leaves. Who has left is not on the next board.
func (b *Bot) takeCensus(community chat.Community, rows []Row) {
	m := b.platforms[community.Platform]
	if m == nil {
		return
	}
	today := b.today(community)
	for _, row := range rows {
		person := row.Person
		if !b.asked.due(community.String()+" "+person.String(), today) {
			continue
		}
		b.post.add(m, "members "+community.ID, m.Caps().Private, once("member "+person.ID, lastRank, func(ctx context.Context) error {
			there, err := m.Member(ctx, community, person)
			if err == nil && !there {
				b.absent(community, person)
			}
			return err
		}))
	}
}
