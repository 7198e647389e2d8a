package discordtest

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image/png"
	"net/http"
	"regexp"
	"slices"
	"strings"
)

// Emoji is an emoji of the bot's application.
type Emoji struct {
	ID, Name string
	PNG      []byte // nil for one that AddEmoji made
}

var emojiName = regexp.MustCompile(`^[A-Za-z0-9_]{2,32}$`)

func (s *Server) getEmojis(c *call) (int, any, *refusal) {
	if c.ids["application_id"] != s.application {
		return 0, nil, refuse(50001)
	}
	items := []any{}
	for _, e := range s.emojis {
		items = append(items, s.emojiJSON(e))
	}
	return 200, map[string]any{"items": items}, nil
}

func (s *Server) postEmoji(c *call) (int, any, *refusal) {
	if c.ids["application_id"] != s.application {
		return 0, nil, refuse(50001)
	}
	name := str(c.object["name"])
	f := &form{}
	switch {
	case !emojiName.MatchString(name):
		f.add("name", "STRING_TYPE_REGEX", "Names have 2 to 32 letters, digits and underscores.")
	case slices.ContainsFunc(s.emojis, func(e Emoji) bool { return e.Name == name }):
		f.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This name is already taken.")
	}
	image := emojiImage(f, str(c.object["image"]))
	if r := f.refusal(); r != nil {
		return 0, nil, r
	}
	if len(image) > maxEmoji {
		return 0, nil, &refusal{status: http.StatusBadRequest, message: "File cannot be larger than 256.0 kb."}
	}
	if len(s.emojis) >= maxEmojis {
		return 0, nil, &refusal{status: http.StatusBadRequest, code: 30008, message: fmt.Sprintf("Maximum number of emojis reached (%d)", maxEmojis)}
	}
	e := Emoji{ID: s.id(), Name: name, PNG: image}
	s.emojis = append(s.emojis, e)
	s.notify()
	return 201, s.emojiJSON(e), nil
}

// emojiImage reads the picture of an emoji: a PNG as a data URI, no larger than it is shown.
func emojiImage(f *form, uri string) []byte {
	text, ok := strings.CutPrefix(uri, "data:image/png;base64,")
	data, err := base64.StdEncoding.DecodeString(text)
	if !ok || err != nil {
		f.add("image", "IMAGE_INVALID", "Invalid image data")
		return nil
	}
	switch size, err := png.DecodeConfig(bytes.NewReader(data)); {
	case err != nil:
		f.add("image", "IMAGE_INVALID", "Invalid image data")
	case size.Width > maxEmojiSide || size.Height > maxEmojiSide:
		f.add("image", "IMAGE_SIZE", "Emojis are at most %d pixels wide and high.", maxEmojiSide)
	}
	return data
}

func (s *Server) deleteEmoji(c *call) (int, any, *refusal) {
	i := slices.IndexFunc(s.emojis, func(e Emoji) bool { return e.ID == c.ids["emoji_id"] })
	switch {
	case c.ids["application_id"] != s.application:
		return 0, nil, refuse(50001)
	case i < 0:
		return 0, nil, refuse(10014)
	}
	s.emojis = slices.Delete(s.emojis, i, i+1)
	s.notify()
	return 204, nil, nil
}

func (s *Server) emojiJSON(e Emoji) map[string]any {
	return map[string]any{"id": e.ID, "name": e.Name, "roles": []any{}, "user": s.userJSON(s.bot), "require_colons": true,
		"managed": false, "animated": false, "available": true}
}

// checkEmojis refuses buttons with emojis that the bot cannot use. Signs of Unicode are not checked.
func (s *Server) checkEmojis(f *form, at string, body map[string]any) {
	for i, row := range list(body["components"]) {
		for j, b := range list(row["components"]) {
			e, _ := b["emoji"].(map[string]any)
			if id := str(e["id"]); id != "" && !slices.ContainsFunc(s.emojis, func(e Emoji) bool { return e.ID == id }) {
				f.add(fmt.Sprintf("%scomponents.%d.components.%d.emoji.id", at, i, j), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
			}
		}
	}
}

// Emojis lists the emojis of the application, oldest first.
func (s *Server) Emojis() []Emoji {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.emojis)
}

// AddEmoji gives the application an emoji, as its owner would, and tells its id.
func (s *Server) AddEmoji(name string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	e := Emoji{ID: s.id(), Name: name}
	s.emojis = append(s.emojis, e)
	return e.ID
}

// RemoveEmoji takes an emoji away, as the application's owner would. Messages with it are refused from now on, and expected
// to be.
func (s *Server) RemoveEmoji(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.emojis = slices.DeleteFunc(s.emojis, func(e Emoji) bool { return e.ID == id })
	s.allow(50035)
}
