package telegram

import (
	"context"
	"encoding/json"

	"briscola/bot/chat"

	tgbotapi "github.com/go-telegram-bot-api/telegram-bot-api/v5"
)

// sendDocument posts a message with a file, of which the parameters hold the place so far: as one document with a caption
// where the text fits into one, else the text before the file. A text whose file the platform does not take is deleted
// again, as far as that is possible, so that sending it once more says it only once.
func (m *Messenger) sendDocument(ctx context.Context, room chat.Room, params map[string]any, message chat.Message) (chat.MessageRef, error) {
	file := *message.File
	document := tgbotapi.RequestFile{Name: "document", Data: tgbotapi.FileBytes{Name: file.Name, Bytes: file.Data}}
	params["disable_content_type_detection"] = true // or it might become a picture
	whole, err := show(params, message, "caption", captionMost)
	if err != nil {
		return chat.MessageRef{}, err
	}
	if whole {
		ref, err := m.post(ctx, "sendDocument", room, params, document)
		if err == nil {
			m.photos.shown.set(ref, otherFile)
		}
		return ref, err
	}
	message.File = nil
	ref, err := m.Send(ctx, room, message)
	if err != nil {
		return chat.MessageRef{}, err
	}
	for _, said := range []string{"caption", "parse_mode", "reply_markup"} {
		delete(params, said)
	}
	params["disable_notification"] = true // the text has made the sound
	if _, err := m.post(ctx, "sendDocument", room, params, document); err != nil {
		m.Delete(ctx, ref)
		return chat.MessageRef{}, err
	}
	return ref, nil
}

// editCaption replaces what a message with a file or a picture shows beside it, and gives what the message is then; nil where
// nothing had to be replaced.
func (m *Messenger) editCaption(ctx context.Context, ref chat.MessageRef, message chat.Message) (json.RawMessage, error) {
	params, err := target(ref)
	if err != nil {
		return nil, err
	}
	if _, err := show(params, message, "caption", captionMost); err != nil {
		return nil, err
	}
	result, err := m.api.call(ctx, "editMessageCaption", params)
	if saysAny(err, wordsNotModified) {
		return nil, nil
	}
	return result, about(ref.Room, err)
}
