package discord

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"regexp"
	"time"

	"briscola/bot/chat"
)

// Discord's limits for the emojis of an application.
const (
	emojisMost = 2000
	emojiMost  = 256 << 10 // bytes
)

// Icon is a picture for texts and buttons, shown where a sign has its name.
type Icon struct {
	Name string // letters and digits of ASCII, at most 14
	PNG  []byte // at most 128 pixels wide and high and 256 KiB
}

// iconName matches names of icons, and ownEmoji those of the emojis that stand for them.
var (
	iconName = regexp.MustCompile(`^[A-Za-z0-9]{1,14}$`)
	ownEmoji = regexp.MustCompile(`^briscola_[A-Za-z0-9]{1,14}_[0-9a-f]{8}$`)
)

// emojiName is the name of the emoji that stands for the icon. It holds a hash of the picture, because an emoji cannot be
// given another picture.
func (i Icon) emojiName() string {
	sum := sha256.Sum256(i.PNG)
	return "briscola_" + i.Name + "_" + hex.EncodeToString(sum[:4])
}

func checkIcons(icons []Icon) error {
	if len(icons) > emojisMost {
		return fmt.Errorf("discord: %d icons, at most %d", len(icons), emojisMost)
	}
	names := map[string]bool{}
	for _, i := range icons {
		switch {
		case !iconName.MatchString(i.Name) || names[i.Name]:
			return fmt.Errorf("discord: an icon has the name %q, which cannot be or is there twice", i.Name)
		case len(i.PNG) == 0 || len(i.PNG) > emojiMost:
			return fmt.Errorf("discord: icon %s has %d bytes", i.Name, len(i.PNG))
		}
		names[i.Name] = true
	}
	return nil
}

// provideIcons makes the emojis of the application match the icons. It goes on until they do, Discord refuses for good, or
// ctx ends. Without any icons it does nothing.
func (m *Messenger) provideIcons(ctx context.Context, application string) {
	if len(m.options.Icons) == 0 {
		return
	}
	wait := m.options.Timing.Backoff
	for {
		err := m.matchEmojis(ctx, "/applications/"+application+"/emojis")
		if err == nil || ctx.Err() != nil {
			return
		}
		again := wait
		var busy *chat.BusyError
		switch {
		case errors.As(err, &busy):
			again = max(wait, busy.RetryAfter)
		case temporary(ctx, err):
			wait = min(2*wait, 10*time.Minute)
		default:
			m.log.Warn("discord: the icons are not complete", "error", err)
			return
		}
		m.log.Info("discord: the icons are not complete yet", "error", err, "again", again)
		if sleep(ctx, again) != nil {
			return
		}
	}
}

// matchEmojis creates the emojis that are missing, one at a time, and deletes those that no icon needs any more. Emojis
// of others stay.
func (m *Messenger) matchEmojis(ctx context.Context, path string) error {
	var list struct {
		Items []emoji `json:"items"`
	}
	if err := m.call(ctx, request{"GET", path, nil, true}, &list); err != nil {
		return err
	}
	there := map[string]emoji{}
	for _, e := range list.Items {
		there[e.Name] = e
	}
	var missing []Icon
	wanted := map[string]bool{}
	for _, icon := range m.options.Icons {
		name := icon.emojiName()
		wanted[name] = true
		if e, ok := there[name]; ok {
			m.icons.add(icon.Name, e)
		} else {
			missing = append(missing, icon)
		}
	}
	if err := m.createEmojis(ctx, path, missing); err != nil {
		return err
	}
	for _, e := range list.Items {
		if wanted[e.Name] || !ownEmoji.MatchString(e.Name) || !isID(e.ID) {
			continue
		}
		err := m.call(ctx, request{"DELETE", path + "/" + e.ID, nil, true}, nil)
		if err != nil && !isCode(err, codeUnknownEmoji) {
			return err
		}
	}
	return nil
}

// createEmojis creates emojis for icons. An icon that Discord does not take is left out.
func (m *Messenger) createEmojis(ctx context.Context, path string, missing []Icon) error {
	for _, icon := range missing {
		body := map[string]string{"name": icon.emojiName(), "image": "data:image/png;base64," + base64.StdEncoding.EncodeToString(icon.PNG)}
		var e emoji
		err := m.call(ctx, request{"POST", path, body, false}, &e)
		switch {
		case err == nil:
			m.icons.add(icon.Name, e)
		case isCode(err, codeManyEmojis):
			m.log.Warn("discord: the application has no room for more icons")
			return nil
		case errors.Is(err, chat.ErrRefused):
			m.log.Warn("discord: an icon is refused", "icon", icon.Name, "error", err)
		default:
			return err
		}
	}
	return nil
}
