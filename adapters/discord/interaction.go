package discord

import (
	"encoding/json"
	"strconv"
	"strings"

	"briscola/bot/chat"
)

// Types of interactions.
const (
	interactionCommand   = 2
	interactionComponent = 3
	interactionQuery     = 4
)

const componentButton = 2

// Permissions that administer a server.
const (
	permissionAdministrator = 1 << 3
	permissionManageGuild   = 1 << 5
)

// interaction is what the adapter reads of Discord's INTERACTION_CREATE.
type interaction struct {
	ID          string `json:"id"`
	Application string `json:"application_id"`
	Type        int    `json:"type"`
	Token       string `json:"token"`
	Guild       string `json:"guild_id"`
	Channel     string `json:"channel_id"`
	Context     *int   `json:"context"`
	Locale      string `json:"locale"`
	GuildLocale string `json:"guild_locale"`
	User        *user  `json:"user"` // in a private chat
	Member      *struct {
		User        user   `json:"user"`
		Nick        string `json:"nick"`
		Permissions string `json:"permissions"`
	} `json:"member"` // in a server
	Message *struct {
		ID          string       `json:"id"`
		Flags       int          `json:"flags"`
		Attachments []attachment `json:"attachments"`
	} `json:"message"` // with the pressed button
	Data struct {
		Name          string  `json:"name"`
		Options       []given `json:"options"`
		CustomID      string  `json:"custom_id"`
		ComponentType int     `json:"component_type"`
	} `json:"data"`
}

type user struct {
	ID         string `json:"id"`
	Username   string `json:"username"`
	GlobalName string `json:"global_name"`
}

type given struct {
	Name    string          `json:"name"`
	Value   json.RawMessage `json:"value"`
	Focused bool            `json:"focused"`
}

// text gives an option's value as text.
func (g given) text() string {
	var text string
	if json.Unmarshal(g.Value, &text) == nil {
		return text
	}
	return string(g.Value)
}

// complete tells whether everything is there without which nothing can be answered.
func (in *interaction) complete() bool {
	return isID(in.ID) && isID(in.Application) && in.Token != "" && isID(in.Channel) && isID(in.user().ID)
}

func (in *interaction) user() user {
	switch {
	case in.Member != nil:
		return in.Member.User
	case in.User != nil:
		return *in.User
	}
	return user{}
}

// update gives the interaction in the words of the port; false for kinds that the bot has no use for.
func (in *interaction) update() (chat.Update, bool) {
	u := chat.Update{
		Room:     chat.Room{Platform: platform, Chat: in.Channel},
		Private:  in.Guild == "" && (in.Context == nil || *in.Context == contextPrivate),
		From:     in.person(),
		Admin:    in.admin(),
		Language: in.GuildLocale,
	}
	if in.Guild != "" {
		u.Community = chat.Community{Platform: platform, ID: in.Guild}
	}
	switch {
	case in.Type == interactionCommand:
		u.Reply = replyRef(in.ID)
		u.Command = in.command()
	case in.Type == interactionComponent && in.Data.ComponentType == componentButton:
		u.Reply = replyRef(in.ID)
		u.Press = in.press(u)
	case in.Type == interactionQuery:
		u.Query = in.query()
	}
	return u, u.Command != nil || u.Press != nil || u.Query != nil
}

func (in *interaction) person() chat.Person {
	u := in.user()
	p := chat.Person{ID: chat.PersonID{Platform: platform, ID: u.ID}, Name: u.Username, Language: in.Locale}
	if u.GlobalName != "" {
		p.Name = u.GlobalName
	}
	if in.Member != nil && in.Member.Nick != "" {
		p.Name = in.Member.Nick
	}
	return p
}

func (in *interaction) admin() bool {
	if in.Member == nil {
		return false
	}
	bits, _ := strconv.ParseUint(in.Member.Permissions, 10, 64)
	return bits&(permissionAdministrator|permissionManageGuild) != 0
}

func (in *interaction) command() *chat.Command {
	c := &chat.Command{Name: strings.ToLower(in.Data.Name), Options: map[string]string{}}
	for _, o := range in.Data.Options {
		c.Options[o.Name] = o.text()
	}
	return c
}

func (in *interaction) press(u chat.Update) *chat.Press {
	p := &chat.Press{Token: token(in.Data.CustomID), Personal: in.personal()}
	if in.Message != nil && !in.ephemeral() {
		p.Message = chat.MessageRef{Room: u.Room, ID: in.Message.ID}
	}
	return p
}

func (in *interaction) query() *chat.Query {
	q := &chat.Query{Command: strings.ToLower(in.Data.Name)}
	for _, o := range in.Data.Options {
		if o.Focused {
			q.Option, q.Text = o.Name, o.text()
		}
	}
	return q
}

// messageID is the id of the message with the pressed button, "" where there is none.
func (in *interaction) messageID() string {
	if in.Message == nil {
		return ""
	}
	return in.Message.ID
}

// ephemeral tells whether the pressed button was on a message that the bot reaches through the interaction alone.
func (in *interaction) ephemeral() bool {
	return in.Message != nil && in.Message.Flags&flagEphemeral != 0
}

// personal tells whether nobody else sees the message with the pressed button.
func (in *interaction) personal() bool {
	return in.Type == interactionComponent && (in.ephemeral() || (in.Guild == "" && in.Context != nil && *in.Context == contextPrivate))
}
