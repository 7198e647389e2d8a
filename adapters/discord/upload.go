package discord

import (
	"bytes"
	"encoding/json"

	"github.com/bwmarrin/discordgo"

	"briscola/bot/chat"
)

// upload is the body of a request with a file beside it.
type upload struct {
	body any
	file discordgo.File // without its reader
	data []byte
}

// pack puts a picture beside the body of a request; nil for none.
func pack(body any, picture *chat.Picture) any {
	if picture == nil {
		return body
	}
	return upload{body, discordgo.File{Name: pictureName(picture.Key), ContentType: "image/png"}, picture.PNG}
}

// encode gives the body of a request as it is sent, and its media type.
func encode(body any) (kind string, data []byte, err error) {
	switch b := body.(type) {
	case nil:
		return "", nil, nil
	case upload:
		file := b.file
		file.Reader = bytes.NewReader(b.data)
		return discordgo.MultipartBodyWithJSON(b.body, []*discordgo.File{&file})
	}
	data, err = json.Marshal(body)
	return "application/json", data, err
}
