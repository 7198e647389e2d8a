package telegram

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"time"

	"briscola/bot/chat"

	tgbotapi "github.com/go-telegram-bot-api/telegram-bot-api/v5"
)

// bareFor is how long a chat that refused a photo gets none.
const bareFor = 10 * time.Minute

// photos remembers what the platform has of pictures, for as long as the program runs. The zero value remembers nothing.
type photos struct {
	ids   memory[string, string]          // file_ids, by key
	shown memory[chat.MessageRef, string] // keys of the messages whose text is a caption
	bare  memory[string, time.Time]       // until when a chat gets no photos
}

// otherFile is in place of a key for a file that is no photo.
const otherFile = ""

// taken tells whether a chat is offered photos.
func (p *photos) taken(room chat.Room, now time.Time) bool {
	until, refused := p.bare.get(room.Chat)
	return !refused || !now.Before(until)
}

// spare lets a chat have no photos for a while.
func (m *Messenger) spare(room chat.Room, err error) {
	m.photos.bare.set(room.Chat, time.Now().Add(bareFor))
	m.log.Warn("telegram: a picture was refused, so none are shown there for now", "room", room.String(), "error", err)
}

// sendPhoto posts a message with its picture, of which the parameters hold the place so far.
func (m *Messenger) sendPhoto(ctx context.Context, room chat.Room, params map[string]any, message chat.Message) (chat.MessageRef, error) {
	var ref chat.MessageRef
	err := m.withPhoto(*message.Picture, "photo", func(photo string, file ...tgbotapi.RequestFile) (json.RawMessage, error) {
		params := maps.Clone(params)
		if len(file) == 0 {
			params["photo"] = photo
		}
		result, err := m.api.call(ctx, "sendPhoto", params, file...)
		if err != nil {
			return nil, about(room, err)
		}
		ref, err = m.posted("sendPhoto", room, result)
		return result, err
	})
	if err == nil {
		m.photos.shown.set(ref, message.Picture.Key)
	}
	return ref, err
}

// editMedia has a message show a picture above its caption, whatever it showed before.
func (m *Messenger) editMedia(ctx context.Context, ref chat.MessageRef, params, caption map[string]any, picture chat.Picture) error {
	err := m.withPhoto(picture, "picture", func(photo string, file ...tgbotapi.RequestFile) (json.RawMessage, error) {
		params := maps.Clone(params)
		media := maps.Clone(caption)
		if markup, ok := media["reply_markup"]; ok {
			params["reply_markup"] = markup
			delete(media, "reply_markup")
		}
		media["type"], media["media"] = "photo", photo
		params["media"] = media
		result, err := m.api.call(ctx, "editMessageMedia", params, file...)
		if saysAny(err, wordsNotModified) {
			return nil, nil
		}
		return result, about(ref.Room, err)
	})
	if err == nil {
		m.photos.shown.set(ref, picture.Key)
	}
	return err
}

// takeAway deletes a message whose photo has to go: no edit makes a text of it.
func (m *Messenger) takeAway(ctx context.Context, ref chat.MessageRef) error {
	if err := m.Delete(ctx, ref); err != nil {
		return err
	}
	m.photos.shown.forget(ref)
	return fmt.Errorf("telegram: a photo that has to go took its message with it: %w", chat.ErrGone)
}

// withPhoto calls something with a picture: by its file_id where the platform has it, else with a file of this name.
func (m *Messenger) withPhoto(picture chat.Picture, name string,
	call func(photo string, file ...tgbotapi.RequestFile) (json.RawMessage, error)) error {
	if id, ok := m.photos.ids.get(picture.Key); ok {
		_, err := call(id)
		if !saysAny(err, wordsNoFile, wordsStaleFile, wordsExpiredFile) {
			return err
		}
		m.photos.ids.forget(picture.Key)
	}
	file := tgbotapi.RequestFile{Name: name, Data: tgbotapi.FileBytes{Name: "picture.png", Bytes: picture.PNG}}
	result, err := call("attach://"+name, file)
	if err != nil {
		return err
	}
	if ids := photoIDs(result); len(ids) > 0 {
		m.photos.ids.set(picture.Key, ids[len(ids)-1])
	}
	return nil
}

// photoIDs reads the file_ids of the photo of a message, the largest size last; none where the message is no photo.
func photoIDs(message json.RawMessage) (ids []string) {
	var shown struct {
		Photo []struct {
			ID string `json:"file_id"`
		} `json:"photo"`
	}
	if json.Unmarshal(message, &shown) != nil {
		return nil
	}
	for _, size := range shown.Photo {
		ids = append(ids, size.ID)
	}
	return ids
}

// refusesPhoto tells whether a message may be taken without its picture.
func refusesPhoto(err error) bool {
	return errors.Is(err, chat.ErrRefused) || saysAny(err, wordsNoPhotos, wordsPhotosForbidden, wordsMediaForbidden)
}
