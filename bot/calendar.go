package bot

import (
	"time"

	"briscola/bot/board"
	"briscola/bot/chat"
)

// defaultZone is the time zone of communities that have chosen none.
const defaultZone = "Europe/Rome"

// zone gives the clock of a community. Where the machine does not know the time zone, it is that of Greenwich.
func (b *Bot) zone(community chat.Community) *time.Location {
	settings, err := b.Store.CommunitySettings(community)
	if err != nil {
		b.Log.Error("settings not read", "community", community, "error", err)
	}
	for _, name := range []string{settings.Zone, defaultZone} {
		if zone, err := time.LoadLocation(name); err == nil && name != "" {
			return zone
		}
	}
	return time.UTC
}

// today is the day that it is in a community.
func (b *Bot) today(community chat.Community) board.Day {
	return board.DayOf(time.Now().In(b.zone(community)))
}
