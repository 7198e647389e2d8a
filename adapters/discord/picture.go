package discord

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"regexp"
	"slices"
	"time"

	"briscola/bot/chat"
)

// altLimit is what the description of an attachment holds. Discord counts code points; counting UTF-16 units is never less.
const altLimit = 1024

// attachment is a file of a message, as Discord tells of it and takes it in a list of those that a message has.
type attachment struct {
	ID          string `json:"id"` // in a request the number of an upload, too
	Filename    string `json:"filename,omitempty"`
	Description string `json:"description,omitempty"`
}

// pictureFile matches the names that pictureName gives.
var pictureFile = regexp.MustCompile(`^picture-[0-9a-f]{16}\.png$`)

// pictureName is the name of the file of a picture. It is made from the key, so that a message tells which picture it shows.
func pictureName(key string) string {
	sum := sha256.Sum256([]byte(key))
	return "picture-" + hex.EncodeToString(sum[:8]) + ".png"
}

func (a attachment) isPicture() bool { return pictureFile.MatchString(a.Filename) }

func hasPicture(list []attachment) bool { return slices.ContainsFunc(list, attachment.isPicture) }

// attach lists what a message has attached when it shows the screen, from what it has now as far as that is known, and gives
// the picture that has to come with the request, nil for none. A message of which nothing is known keeps what it has, unless
// the screen brings a picture.
func (s screen) attach(now []attachment, known bool) (b body, upload *chat.Picture) {
	b = s.body
	if s.picture == nil && (!known || len(now) == 0) {
		return b, nil
	}
	name := ""
	if s.picture != nil {
		name = pictureName(s.picture.Key)
	}
	b.Attachments = []attachment{} // not nil: that would keep everything
	shown := false
	for _, a := range now {
		if !a.isPicture() || a.Filename == name {
			b.Attachments = append(b.Attachments, a)
		}
		shown = shown || a.Filename == name
	}
	if s.picture == nil || shown {
		return b, nil
	}
	b.Attachments = append(b.Attachments, attachment{ID: "0", Filename: name, Description: cut(s.picture.Alt, altLimit)})
	return b, s.picture
}

// cut shortens a text to so many UTF-16 units.
func cut(text string, most int) string {
	runes := []rune(text)
	for units(string(runes)) > most {
		runes = runes[:len(runes)-1]
	}
	return string(runes)
}

// refusesPicture tells whether a message may be taken without its picture.
func refusesPicture(err error) bool {
	return errors.Is(err, chat.ErrRefused) || isCode(err, codeNoPermission)
}

// bare tells whether a place gets no pictures for now.
func (m *Messenger) bare(place string) bool {
	until, ok := m.bareUntil.get(place)
	return ok && time.Now().Before(until)
}

// spare lets a place have no pictures for a while.
func (m *Messenger) spare(place string, err error) {
	m.bareUntil.set(place, time.Now().Add(m.options.Timing.Bare))
	m.log.Warn("discord: a picture was refused, so none are shown there for now", "place", place, "error", err)
}
