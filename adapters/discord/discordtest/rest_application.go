package discordtest

import (
	"maps"
	"strings"
)

func (s *Server) getGateway(*call) (int, any, *refusal) {
	return 200, map[string]any{"url": s.gatewayURL()}, nil
}

func (s *Server) gatewayURL() string { return "ws" + strings.TrimPrefix(s.http.URL, "http") }

func (s *Server) getGatewayBot(*call) (int, any, *refusal) {
	return 200, map[string]any{"url": s.gatewayURL(), "shards": s.options.Shards, "session_start_limit": map[string]any{
		"total": 1000, "remaining": 1000 - s.gateway.identified, "reset_after": 86400000, "max_concurrency": 1}}, nil
}

func (s *Server) getApplication(*call) (int, any, *refusal) {
	j := map[string]any{"id": s.application, "name": "briscola", "description": "", "verify_key": "00", "flags": 0, "flags_new": "0",
		"redirect_uris": []any{}, "owner": s.userJSON(s.bot), "approximate_guild_count": len(s.guilds),
		"approximate_user_install_count": 0, "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
		"eligible_oauth2_scopes": []any{}}
	for _, name := range []string{"icon", "type", "interactions_endpoint_url", "role_connections_verification_url", "team"} {
		j[name] = nil
	}
	return 200, j, nil
}

func (s *Server) getCommands(c *call) (int, any, *refusal) {
	if c.ids["application_id"] != s.application {
		return 0, nil, refuse(50001)
	}
	out := []any{}
	for _, command := range s.commands {
		if c.query["with_localizations"] != "true" {
			command = maps.Clone(command)
			delete(command, "name_localizations")
			delete(command, "description_localizations")
		}
		out = append(out, command)
	}
	return 200, out, nil
}

func (s *Server) putCommands(c *call) (int, any, *refusal) {
	if c.ids["application_id"] != s.application {
		return 0, nil, refuse(50001)
	}
	commands := list(c.body)
	f := &form{}
	checkCommands(f, commands)
	if r := f.refusal(); r != nil {
		return 0, nil, r
	}
	ids := map[string]any{}
	for _, command := range s.commands {
		ids[str(command["name"])] = command["id"]
	}
	s.commands = nil
	for _, command := range commands {
		command = maps.Clone(command)
		command["id"] = ids[str(command["name"])]
		if command["id"] == nil {
			command["id"] = s.id()
		}
		command["application_id"], command["version"], command["default_member_permissions"] = s.application, s.id(), nil
		for name, standard := range map[string]any{"type": 1, "description": "", "nsfw": false, "name_localizations": nil,
			"description_localizations": nil} {
			if command[name] == nil {
				command[name] = standard
			}
		}
		s.commands = append(s.commands, command)
	}
	s.notify()
	return s.getCommands(&call{ids: c.ids, query: map[string]string{"with_localizations": "true"}})
}

// Commands gives the registered commands as Discord tells them.
func (s *Server) Commands() []map[string]any {
	s.mu.Lock()
	defer s.mu.Unlock()
	var out []map[string]any
	for _, command := range s.commands {
		out = append(out, maps.Clone(command))
	}
	return out
}
