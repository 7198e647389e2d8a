package telegram

import "encoding/json"

// What the platform sends, as far as it is used. The library's types know nothing of topics and later things, and one
// surprise in them would cost a whole batch. Everything may be missing.

type update struct {
	ID         int            `json:"update_id"`
	Message    *message       `json:"message"`
	Callback   *callback      `json:"callback_query"`
	Membership *memberUpdated `json:"my_chat_member"`
	Member     *memberUpdated `json:"chat_member"`
}

type message struct {
	ID           int             `json:"message_id"`
	Date         int64           `json:"date"`
	Chat         *place          `json:"chat"`
	From         *user           `json:"from"`
	Sender       *place          `json:"sender_chat"`
	Topic        int             `json:"message_thread_id"`
	InTopic      bool            `json:"is_topic_message"`
	Text         string          `json:"text"`
	Forwarded    json.RawMessage `json:"forward_origin"`
	Gone         *user           `json:"left_chat_member"`
	MigratedTo   int64           `json:"migrate_to_chat_id"`
	MigratedFrom int64           `json:"migrate_from_chat_id"`
}

type place struct {
	ID   int64  `json:"id"`
	Type string `json:"type"`
}

type user struct {
	ID       int64  `json:"id"`
	Bot      bool   `json:"is_bot"`
	First    string `json:"first_name"`
	Last     string `json:"last_name"`
	Username string `json:"username"`
	Language string `json:"language_code"`
}

type callback struct {
	ID      string   `json:"id"`
	From    *user    `json:"from"`
	Message *message `json:"message"` // Date is 0 where the bot can no longer reach it
	Data    string   `json:"data"`
}

type memberUpdated struct {
	Chat *place     `json:"chat"`
	From *user      `json:"from"`
	New  membership `json:"new_chat_member"`
}

type membership struct {
	Status string `json:"status"`
	User   *user  `json:"user"`
	Member bool   `json:"is_member"` // of a restricted one
}

// readUpdate decodes one update. An update that cannot be read still has its number, where that can be read.
func readUpdate(raw json.RawMessage) (update, error) {
	var u update
	err := json.Unmarshal(raw, &u)
	if err == nil {
		return u, nil
	}
	var number struct {
		ID int `json:"update_id"`
	}
	json.Unmarshal(raw, &number) // what is left of it
	return update{ID: number.ID}, err
}

// chat is the id of the chat where an update happened, 0 where it tells none.
func (u update) chat() int64 {
	var at *place
	switch {
	case u.Message != nil:
		at = u.Message.Chat
	case u.Callback != nil && u.Callback.Message != nil:
		at = u.Callback.Message.Chat
	case u.Membership != nil:
		at = u.Membership.Chat
	case u.Member != nil:
		at = u.Member.Chat
	}
	if at == nil {
		return 0
	}
	return at.ID
}

// moves tells whether an update tells of a chat's new id.
func (u update) moves() bool {
	return u.Message != nil && (u.Message.MigratedTo != 0 || u.Message.MigratedFrom != 0)
}

// anonymous tells whether somebody acts as a group or a channel: the platform puts one of its own accounts in their place.
func (u *user) anonymous() bool {
	const groupAnonymous, channel, service = 1087968824, 136817688, 777000
	return u.ID == groupAnonymous || u.ID == channel || u.ID == service
}
