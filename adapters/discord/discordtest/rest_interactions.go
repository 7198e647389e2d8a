package discordtest

import (
	"time"
)

// Types of callbacks that the fake plays.
const (
	callbackMessage     = 4
	callbackDefer       = 5
	callbackDeferUpdate = 6
	callbackUpdate      = 7
	callbackChoices     = 8
)

func (s *Server) postCallback(c *call) (int, any, *refusal) {
	in := s.interactions[c.ids["interaction_id"]]
	switch {
	case in == nil || in.token != c.ids["interaction_token"]:
		return 0, nil, refuse(10062)
	case in.callback != 0:
		return 0, nil, refuse(40060)
	case s.options.Now().Sub(in.created) > ackSeconds*time.Second:
		return 0, nil, refuse(10062)
	}
	kind := num(c.object["type"])
	data, _ := c.object["data"].(map[string]any)
	f := &form{}
	checkCallback(f, in, kind, data)
	var files []attached
	switch {
	case kind == callbackMessage:
		s.checkEmojis(f, "data.", data)
		files = s.attach(f, "data.", data, c.files, nil)
	case kind != callbackUpdate && len(c.files) > 0:
		f.add("data.attachments", "ATTACHMENTS", "Type %d shows no files.", kind)
	}
	if r := f.refusal(); r != nil {
		return 0, nil, r
	}
	if (kind == callbackMessage || kind == callbackUpdate) && empty(data) && len(files) == 0 {
		return 0, nil, refuse(50006)
	}
	if kind == callbackUpdate {
		now := in.source.files
		if data["attachments"] == nil {
			now = nil // unlike an edit, an update keeps only what it lists
		}
		if r := s.edit(in.source, "data.", data, c.files, now); r != nil {
			return 0, nil, r
		}
	}
	in.callback = kind
	switch kind {
	case callbackMessage:
		in.original = s.post(in.channel, data, in, files)
	case callbackDefer:
		in.original = s.promise(in, num(data["flags"]))
	case callbackDeferUpdate, callbackUpdate:
		in.original = in.source
	case callbackChoices:
		for _, choice := range list(data["choices"]) {
			in.choices = append(in.choices, Choice{Name: str(choice["name"]), Value: str(choice["value"])})
		}
	}
	s.notify()
	if c.query["with_response"] == "true" {
		return 200, s.callbackJSON(in), nil
	}
	return 204, nil, nil
}

// callbackJSON tells of an interaction that was acknowledged and of the message that shows the answer.
func (s *Server) callbackJSON(in *Interaction) map[string]any {
	about := map[string]any{"id": in.ID, "type": in.kind, "channel_id": in.channel.ID}
	j := map[string]any{"interaction": about}
	if in.original != nil {
		about["response_message_id"], about["response_message_loading"] = in.original.id, in.original.flags&flagLoading != 0
		about["response_message_ephemeral"] = in.original.onlyFor != nil
	}
	if in.callback == callbackMessage || in.callback == callbackUpdate {
		j["resource"] = map[string]any{"type": in.callback, "message": s.messageJSON(in.original)}
	}
	return j
}

func checkCallback(f *form, in *Interaction, kind int, data map[string]any) {
	switch {
	case (kind == callbackMessage || kind == callbackUpdate) && in.kind != 4:
		checkMessage(f, "data.", data)
		if flags := num(data["flags"]); kind == callbackUpdate && flags&flagEphemeral != 0 {
			f.add("data.flags", "FLAGS", "An update cannot make a message ephemeral.")
		}
	case kind == callbackDefer && in.kind != 4:
		if flags := num(data["flags"]); flags&^deferFlags != 0 {
			f.add("data.flags", "FLAGS", "A deferral takes EPHEMERAL only.")
		}
	case kind == callbackDeferUpdate && in.kind == 3:
	case kind == callbackChoices && in.kind == 4:
		if data["choices"] == nil {
			f.add("data.choices", "BASE_TYPE_REQUIRED", "This field is required")
		}
		checkChoices(f, "data.choices", list(data["choices"]))
	default:
		f.add("type", "INTERACTION_CALLBACK_TYPE", "Type %d does not answer this interaction.", kind)
	}
	if (kind == callbackDeferUpdate || kind == callbackUpdate) && in.kind != 3 {
		f.add("type", "INTERACTION_CALLBACK_TYPE", "Type %d answers components only.", kind)
	}
}

// promise makes the message that shows that the bot is thinking.
func (s *Server) promise(in *Interaction, flags int) *message {
	m := &message{id: s.id(), channel: in.channel, author: s.bot, created: s.options.Now(), interaction: in,
		flags: flags | flagLoading}
	if flags&flagEphemeral != 0 {
		m.onlyFor = in.user
	}
	s.messages[m.id] = m
	return m
}

// byToken finds the interaction of a webhook route.
func (s *Server) byToken(c *call) (*Interaction, *refusal) {
	var in *Interaction
	for _, known := range s.interactions {
		if known.token == c.ids["webhook_token"] {
			in = known
		}
	}
	switch {
	case in == nil || c.ids["webhook_id"] != s.application:
		return nil, refuse(50027)
	case s.options.Now().Sub(in.created) > tokenMinutes*time.Minute:
		return nil, refuse(50027)
	case in.callback == 0:
		return nil, refuse(10015)
	}
	return in, nil
}

// answerOf finds a message of an interaction.
func (s *Server) answerOf(c *call) (*message, *refusal) {
	in, r := s.byToken(c)
	if r != nil {
		return nil, r
	}
	m := in.original
	if id, ok := c.ids["message_id"]; ok {
		m = s.messages[id]
		if m == nil || (m.interaction != in && m != in.original) {
			return nil, refuse(10008)
		}
	}
	if m == nil || m.deleted {
		return nil, refuse(10008)
	}
	return m, nil
}

func (s *Server) postFollowUp(c *call) (int, any, *refusal) {
	in, r := s.byToken(c)
	if r != nil {
		return 0, nil, r
	}
	if in.callback == callbackDefer && !in.original.deleted && in.original.flags&flagLoading != 0 {
		s.violate("a follow-up after a deferral becomes the deferred message: edit or delete that first")
	}
	f := &form{}
	checkMessage(f, "", c.object)
	s.checkEmojis(f, "", c.object)
	files := s.attach(f, "", c.object, c.files, nil)
	if r := f.refusal(); r != nil {
		return 0, nil, r
	}
	if empty(c.object) && len(files) == 0 {
		return 0, nil, refuse(50006)
	}
	m := s.post(in.channel, c.object, in, files)
	in.followUps = append(in.followUps, m)
	s.notify()
	return 200, s.messageJSON(m), nil
}

func (s *Server) patchAnswer(c *call) (int, any, *refusal) {
	m, r := s.answerOf(c)
	if r != nil {
		return 0, nil, r
	}
	if r := s.edit(m, "", c.object, c.files, m.files); r != nil {
		return 0, nil, r
	}
	return 200, s.messageJSON(m), nil
}

func (s *Server) deleteAnswer(c *call) (int, any, *refusal) {
	m, r := s.answerOf(c)
	if r != nil {
		return 0, nil, r
	}
	m.deleted = true
	s.notify()
	return 204, nil, nil
}
