package chat

import (
	"fmt"
	"strings"
)

// Room is a place where messages are: a channel, a group, a topic of a group, a private chat. The zero value is no room.
type Room struct {
	Platform string // "discord", "telegram", "console"
	Chat     string // the platform's id of the channel or chat; no '/'
	Topic    string // the topic inside the chat, "" for none
}

// String gives "platform:chat" or "platform:chat/topic", and "" for no room.
func (r Room) String() string {
	switch {
	case r == Room{}:
		return ""
	case r.Topic == "":
		return r.Platform + ":" + r.Chat
	}
	return r.Platform + ":" + r.Chat + "/" + r.Topic
}

// MarshalText gives the form of String.
func (r Room) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads the form of String.
func (r *Room) UnmarshalText(text []byte) error {
	*r = Room{}
	if len(text) == 0 {
		return nil
	}
	platform, rest, ok := strings.Cut(string(text), ":")
	if !ok || platform == "" || rest == "" {
		return fmt.Errorf("chat: no room in %q", text)
	}
	r.Platform = platform
	r.Chat, r.Topic, _ = strings.Cut(rest, "/")
	return nil
}

// PersonID names one person on one platform. The zero value is nobody.
type PersonID struct {
	Platform string
	ID       string
}

// String gives "platform:id", and "" for nobody.
func (p PersonID) String() string { return joinID(p.Platform, p.ID) }

// MarshalText gives the form of String.
func (p PersonID) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the form of String.
func (p *PersonID) UnmarshalText(text []byte) (err error) {
	p.Platform, p.ID, err = splitID(text)
	return err
}

// Community is what owns settings and leaderboards: a Discord server, a Telegram group. The zero value is none, as in a
// private chat.
type Community struct {
	Platform string
	ID       string
}

// String gives "platform:id", and "" for none.
func (c Community) String() string { return joinID(c.Platform, c.ID) }

// MarshalText gives the form of String.
func (c Community) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads the form of String.
func (c *Community) UnmarshalText(text []byte) (err error) {
	c.Platform, c.ID, err = splitID(text)
	return err
}

// MessageRef names one message that was sent. The zero value is no message.
type MessageRef struct {
	Room Room   `json:"room"`
	ID   string `json:"id"`
}

func joinID(platform, id string) string {
	if platform == "" && id == "" {
		return ""
	}
	return platform + ":" + id
}

func splitID(text []byte) (platform, id string, err error) {
	if len(text) == 0 {
		return "", "", nil
	}
	platform, id, ok := strings.Cut(string(text), ":")
	if !ok || platform == "" || id == "" {
		return "", "", fmt.Errorf("chat: no platform and id in %q", text)
	}
	return platform, id, nil
}
