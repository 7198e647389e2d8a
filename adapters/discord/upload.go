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
	file chat.File
}

// encode gives the body of a request as it is sent, and its media type.
func encode(body any) (kind string, data []byte, err error) {
	switch b := body.(type) {
	case nil:
		return "", nil, nil
	case upload:
		return discordgo.MultipartBodyWithJSON(b.body, []*discordgo.File{{Name: b.file.Name, Reader: bytes.NewReader(b.file.Data)}})
	}
	data, err = json.Marshal(body)
	return "application/json", data, err
}
