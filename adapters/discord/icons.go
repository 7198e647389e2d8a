package discord

import (
	"errors"
	"log/slog"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"
)

// iconRest is how long buttons stay without icons after Discord refused one. It does so without reason at times, and with
// one where the application's owner has deleted an emoji.
const iconRest = time.Minute

// emoji is an emoji of the application, as a button names it.
type emoji struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// markup is the emoji in a text.
func (e emoji) markup() string { return "<:" + e.Name + ":" + e.ID + ">" }

// icons are the emojis that stand for the names of icons. The zero value has none.
type icons struct {
	mu     sync.Mutex
	byName map[string]emoji // never changed, but replaced
	until  time.Time        // none are shown before
}

// now gives the icons that can be shown, by name.
func (i *icons) now() map[string]emoji {
	i.mu.Lock()
	defer i.mu.Unlock()
	if time.Now().Before(i.until) {
		return nil
	}
	return i.byName
}

func (i *icons) add(name string, e emoji) {
	i.mu.Lock()
	defer i.mu.Unlock()
	more := maps.Clone(i.byName)
	if more == nil {
		more = map[string]emoji{}
	}
	more[name] = e
	i.byName = more
}

// rest shows none for a while.
func (i *icons) rest(err error, log *slog.Logger) {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.until = time.Now().Add(iconRest)
	log.Warn("discord: an icon was refused, so none are shown for now", "error", err)
}

// hasIcons tells whether a button has an icon.
func (b body) hasIcons() bool {
	for _, r := range b.Components {
		if slices.ContainsFunc(r.Components, func(b button) bool { return b.Emoji != nil }) {
			return true
		}
	}
	return false
}

// refusesIcon tells whether a message was refused for the emoji of a button.
func refusesIcon(err error) bool {
	var api *apiError
	return errors.As(err, &api) && strings.Contains(api.places, ".emoji")
}
