package discordtest

import (
	"slices"
	"strconv"
	"time"
)

// reach finds a channel that the bot can see.
func (s *Server) reach(id string) (*Channel, *refusal) {
	c := s.channels[id]
	switch {
	case c == nil || c.deleted || (c.parent != nil && c.parent.deleted):
		return nil, refuse(10003)
	case c.guild != nil && (c.guild.kicked || c.bot&ViewChannel == 0):
		return nil, refuse(50001)
	}
	return c, nil
}

// own finds a message of the bot in a channel.
func (s *Server) own(c *call) (*message, *refusal) {
	channel, r := s.reach(c.ids["channel_id"])
	if r != nil {
		return nil, r
	}
	m := s.messages[c.ids["message_id"]]
	switch {
	case m == nil || m.deleted || m.channel != channel || m.onlyFor != nil:
		return nil, refuse(10008)
	case m.author != s.bot:
		return nil, refuse(50005)
	}
	return m, nil
}

func (s *Server) getMessages(c *call) (int, any, *refusal) {
	channel, r := s.reach(c.ids["channel_id"])
	if r != nil {
		return 0, nil, r
	}
	limit := 50
	if text, ok := c.query["limit"]; ok {
		limit, _ = strconv.Atoi(text)
	}
	if limit < 1 || limit > 100 {
		f := &form{}
		f.add("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
		return 0, nil, f.refusal()
	}
	out := []any{}
	if channel.guild != nil && channel.bot&ReadHistory == 0 {
		return 200, out, nil
	}
	var found []*message
	for _, m := range s.messages {
		if m.channel == channel && !m.deleted && m.onlyFor == nil && compareIDs(m.id, c.query["after"]) > 0 {
			found = append(found, m)
		}
	}
	slices.SortFunc(found, func(a, b *message) int { return compareIDs(b.id, a.id) })
	for _, m := range found[max(0, len(found)-limit):] {
		out = append(out, s.messageJSON(m))
	}
	return 200, out, nil
}

func (s *Server) postMessage(c *call) (int, any, *refusal) {
	channel, r := s.reach(c.ids["channel_id"])
	if r != nil {
		return 0, nil, r
	}
	if r := s.mayWrite(channel, len(c.files) > 0); r != nil {
		return 0, nil, r
	}
	f := &form{}
	checkMessage(f, "", c.object)
	s.checkEmojis(f, "", c.object)
	files := s.attach(f, "", c.object, c.files, nil)
	if flags := num(c.object["flags"]); flags&flagEphemeral != 0 {
		f.add("flags", "EPHEMERAL", "Only an interaction has ephemeral messages.")
	}
	if r := f.refusal(); r != nil {
		return 0, nil, r
	}
	if empty(c.object) && len(files) == 0 {
		return 0, nil, refuse(50006)
	}
	if c.object["enforce_nonce"] == true {
		for _, m := range s.messages {
			if m.nonce != "" && m.nonce == str(c.object["nonce"]) && m.channel == channel && m.author == s.bot &&
				s.options.Now().Sub(m.created) < 5*time.Minute {
				return 200, s.messageJSON(m), nil
			}
		}
	}
	return 200, s.messageJSON(s.post(channel, c.object, nil, files)), nil
}

// mayWrite tells what keeps the bot from posting in a channel, perhaps with files.
func (s *Server) mayWrite(c *Channel, files bool) *refusal {
	need := SendMessages
	if c.kind == typeThread {
		need = SendInThreads
	}
	if files {
		need |= AttachFiles
	}
	switch {
	case c.kind == typeDM && c.with.closedDM:
		return refuse(50007)
	case c.kind == typeDM && !s.shares(c.with):
		return refuse(50278)
	case c.guild != nil && c.bot&need != need:
		return refuse(50013)
	case c.locked:
		return refuse(160005)
	}
	return nil
}

func (s *Server) patchMessage(c *call) (int, any, *refusal) {
	m, r := s.own(c)
	switch {
	case r != nil:
		return 0, nil, r
	case m.channel.locked:
		return 0, nil, refuse(50083)
	case s.oldEdits && s.options.Now().Sub(m.created) > time.Hour:
		return 0, nil, refuse(30046)
	case len(c.files) > 0 && m.channel.guild != nil && m.channel.bot&AttachFiles == 0:
		return 0, nil, refuse(50013)
	}
	if r := s.edit(m, "", c.object, c.files, m.files); r != nil {
		return 0, nil, r
	}
	return 200, s.messageJSON(m), nil
}

// edit changes a message, if what it would show then is allowed; now are its files that may stay. The members of the body
// stand at a place of the request.
func (s *Server) edit(m *message, at string, body map[string]any, files []File, now []attached) *refusal {
	f := &form{}
	checkMessage(f, at, body)
	s.checkEmojis(f, at, body)
	then := s.attach(f, at, body, files, now)
	if r := f.refusal(); r != nil {
		return r
	}
	after := map[string]any{"content": m.content}
	if v, ok := body["content"]; ok {
		after["content"] = v
	}
	if v, ok := body["components"]; ok {
		after["components"] = v
	} else if len(m.components) > 0 {
		after["content"] = "keeps its components"
	}
	if len(then) > 0 {
		after["content"] = "keeps its files"
	}
	if empty(after) {
		return refuse(50006)
	}
	m.files = then
	s.fill(m, body, false)
	return nil
}

func (s *Server) deleteMessage(c *call) (int, any, *refusal) {
	m, r := s.own(c)
	if r != nil {
		return 0, nil, r
	}
	m.deleted = true
	s.notify()
	return 204, nil, nil
}

func (s *Server) postDM(c *call) (int, any, *refusal) {
	u := s.users[str(c.object["recipient_id"])]
	if u == nil || u == s.bot {
		return 0, nil, refuse(50033)
	}
	dm := s.dm(u)
	return 200, map[string]any{"id": dm.ID, "type": typeDM, "flags": 0, "last_message_id": nil,
		"recipients": []any{s.userJSON(u)}}, nil
}
