package telegramtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"net/http"
	"reflect"
	"strings"
)

// Photo is a photo that the bot has sent. Data is what was uploaded; nil for the small copy that the platform makes.
type Photo struct {
	ID   string // file_id
	Data []byte

	width, height int
}

const attach = "attach://"

func sendPhoto(s *Server, p params, f files) (any, *refusal) {
	c, place, refused := s.place(p)
	if refused != nil {
		return nil, refused
	}
	if c.noPhotos {
		return nil, meant(bad(textNoPhotos))
	}
	caption, refused := s.caption(p)
	if refused != nil {
		return nil, refused
	}
	value := p["photo"]
	if _, ok := f["photo"]; ok {
		value = attach + "photo"
	}
	photo, refused := s.photo(value, f)
	if refused != nil {
		return nil, refused
	}
	m := &Message{Place: place, Photo: photo, Silent: p.truth("disable_notification")}
	return s.post(c, m, caption, "sendPhoto")
}

func editMessageMedia(s *Server, p params, f files) (any, *refusal) {
	c, m, refused := s.own(p, textEditGone, textNoEdit)
	if refused != nil {
		return nil, refused
	}
	if c.noPhotos {
		return nil, meant(bad(textNoPhotos))
	}
	var media struct {
		Type      string          `json:"type"`
		Media     string          `json:"media"`
		Caption   string          `json:"caption"`
		ParseMode string          `json:"parse_mode"`
		Entities  json.RawMessage `json:"caption_entities"`
	}
	if refused := p.decode("media", &media); refused != nil {
		return nil, refused
	}
	if media.Type != "photo" {
		return nil, bad("the server knows photos only")
	}
	caption, refused := s.caption(params{"caption": media.Caption, "parse_mode": media.ParseMode,
		"caption_entities": string(media.Entities), "reply_markup": p["reply_markup"]})
	if refused != nil {
		return nil, refused
	}
	photo, refused := s.photo(media.Media, f)
	if refused != nil {
		return nil, refused
	}
	if m.Photo != nil && m.Photo.ID == photo.ID && reflect.DeepEqual(caption, m.content()) {
		return s.edit(c, m, caption, "editMessageMedia")
	}
	if refused := s.limited(c); refused != nil {
		return nil, refused
	}
	s.operate(c, "editMessageMedia", m.ID)
	m.File, m.Photo = nil, photo
	s.fill(m, caption)
	m.Edited = s.time()
	s.show(c, m, "edit")
	return s.messageJSON(m), nil
}

// photo finds a photo by its file_id, or takes one that comes with the request.
func (s *Server) photo(value string, f files) (*Photo, *refusal) {
	name, uploaded := strings.CutPrefix(value, attach)
	if !uploaded {
		switch known, ok := s.photos[value]; {
		case ok && known == nil:
			return nil, meant(bad(textNoPhoto))
		case !ok || len(f) > 0:
			return nil, bad(textNoPhoto) // the server fetches none
		default:
			return known, nil
		}
	}
	file, ok := f[name]
	switch {
	case !ok || len(f) > 1:
		return nil, bad(textNoPhoto)
	case len(file.Data) == 0:
		return nil, bad(textEmptyFile)
	case len(file.Data) > photoMost<<20:
		return nil, &refusal{code: http.StatusRequestEntityTooLarge, text: "Request Entity Too Large"}
	}
	size, err := png.DecodeConfig(bytes.NewReader(file.Data))
	if err != nil {
		return nil, bad("IMAGE_PROCESS_FAILED")
	}
	w, h := size.Width, size.Height
	if w+h > photoSides || max(w, h) > photoRatio*min(w, h) {
		return nil, bad("PHOTO_INVALID_DIMENSIONS")
	}
	id := fmt.Sprintf("photo-%d", len(s.photos))
	photo := &Photo{ID: id, Data: file.Data, width: w, height: h}
	s.photos[id] = photo
	s.photos[id+"-small"] = &Photo{ID: id + "-small", width: (w + 3) / 4, height: (h + 3) / 4}
	return photo, nil
}

// photoJSON tells of a photo in its sizes, the smallest first.
func (s *Server) photoJSON(p *Photo) []any {
	var sizes []any
	for _, size := range []*Photo{s.photos[p.ID+"-small"], p} {
		if size != nil {
			sizes = append(sizes, map[string]any{"file_id": size.ID, "file_unique_id": "unique-" + size.ID,
				"width": size.width, "height": size.height, "file_size": len(size.Data)})
		}
	}
	return sizes
}

// ForbidPhotos takes the right to send photos in a group from the bot, or gives it back.
func (s *Server) ForbidPhotos(place Place, forbid bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.chat(place).noPhotos = forbid
}

// ForgetPhotos makes every file_id unknown, as those of another bot are.
func (s *Server) ForgetPhotos() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for id := range s.photos {
		s.photos[id] = nil
	}
}

// Uploads counts the files that came with calls so far.
func (s *Server) Uploads() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.uploads
}
