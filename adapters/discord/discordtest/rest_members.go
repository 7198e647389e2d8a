package discordtest

func (s *Server) getMember(c *call) (int, any, *refusal) {
	g, u := s.guilds[c.ids["guild_id"]], s.users[c.ids["user_id"]]
	switch {
	case g == nil:
		return 0, nil, refuse(10004)
	case g.kicked:
		return 0, nil, refuse(50001)
	case u == nil:
		return 0, nil, refuse(10013)
	case g.members[u.ID] == nil:
		return 0, nil, refuse(10007)
	}
	member := s.memberJSON(g, u)
	delete(member, "permissions") // told only with an interaction
	member["communication_disabled_until"], member["premium_since"] = nil, nil
	return 200, member, nil
}
