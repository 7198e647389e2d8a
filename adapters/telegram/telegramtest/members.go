package telegramtest

import "slices"

// Join adds somebody to a group.
func (s *Server) Join(place Place, u User) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.chat(place)
	c.members = append(c.members, u.ID)
	if c.marked[u.ID] == "kicked" {
		delete(c.marked, u.ID)
	}
}

// Leave takes somebody out of a group: a service message, and a chat_member update if the bot is an administrator.
func (s *Server) Leave(place Place, u User) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.chat(place)
	c.drop(u.ID)
	user := s.user(u.ID)
	s.service(c, u.ID, map[string]any{"left_chat_member": userJSON(user)})
	if c.botAdmin {
		s.enqueue("chat_member", map[string]any{
			"chat": s.chatJSON(c), "from": userJSON(user), "date": s.time().Unix(),
			"old_chat_member": map[string]any{"status": "member", "user": userJSON(user)},
			"new_chat_member": map[string]any{"status": "left", "user": userJSON(user)},
		})
	}
}

// Ban takes somebody out of a group for good, without a word to anybody.
func (s *Server) Ban(place Place, u User) {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.chat(place)
	c.drop(u.ID)
	c.marked[u.ID] = "kicked"
}

// Restrict takes rights of somebody in a group; they may leave it and stay restricted.
func (s *Server) Restrict(place Place, u User) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.chat(place).marked[u.ID] = "restricted"
}

// drop takes somebody off the lists of a chat.
func (c *room) drop(id int64) {
	is := func(other int64) bool { return other == id }
	c.members, c.admins = slices.DeleteFunc(c.members, is), slices.DeleteFunc(c.admins, is)
}

func getChatMember(s *Server, p params) (any, *refusal) {
	c, refused := s.present(p)
	if refused != nil {
		return nil, refused
	}
	u := s.users[p.number("user_id")]
	if u == nil {
		return nil, meant(bad("user not found"))
	}
	member := s.memberJSON(u, c.status(u.ID))
	if member["status"] == "restricted" {
		member["is_member"] = slices.Contains(c.members, u.ID)
	}
	return member, nil
}

func (s *Server) memberJSON(u *User, status string) map[string]any {
	member := map[string]any{"status": status, "user": userJSON(u)}
	switch status {
	case "kicked":
		member["until_date"] = 0
	case "restricted":
		member["until_date"] = 0
		for _, right := range []string{"can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos",
			"can_send_videos", "can_send_video_notes", "can_send_voice_notes", "can_send_polls", "can_send_other_messages",
			"can_add_web_page_previews", "can_react_to_messages", "can_edit_tag", "can_change_info", "can_invite_users",
			"can_pin_messages", "can_manage_topics"} {
			member[right] = false
		}
	case "creator":
		member["is_anonymous"] = false
	case "administrator":
		for _, right := range []string{"can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages",
			"can_manage_video_chats", "can_restrict_members", "can_promote_members", "can_change_info", "can_invite_users",
			"can_post_stories", "can_edit_stories", "can_delete_stories", "can_send_welcome_messages"} {
			member[right] = false
		}
	}
	return member
}

// status is what somebody is in a chat.
func (c *room) status(id int64) string {
	switch {
	case c.marked[id] != "":
		return c.marked[id]
	case len(c.members) > 0 && c.members[0] == id:
		return "creator"
	case slices.Contains(c.admins, id):
		return "administrator"
	case slices.Contains(c.members, id):
		return "member"
	}
	return "left"
}
