package discord

import "strings"

// route is a path of the API without what varies.
type route struct {
	template string // method and path, every id and token a star
	major    string // the ids that have limits of their own: channel, guild, or webhook with its token
}

// routeOf reads a path such as /api/v10/channels/1/messages/2, with or without what stands before channels. It never lets a token into the template.
func routeOf(method, path string) route {
	path, _, _ = strings.Cut(path, "?")
	path = strings.TrimPrefix(strings.TrimPrefix(path, "/api/v9"), "/api/v10")
	parts := strings.Split(strings.Trim(path, "/"), "/")
	secrets := parts[0] == "webhooks" || parts[0] == "interactions"
	majors := secrets || parts[0] == "channels" || parts[0] == "guilds"
	var major []string
	for i, part := range parts {
		token := secrets && i == 2
		if !token && !isID(part) {
			continue
		}
		if majors && (i == 1 || token) {
			major = append(major, part)
		}
		parts[i] = "*"
	}
	return route{template: method + " /" + strings.Join(parts, "/"), major: strings.Join(major, "/")}
}

// ofInteraction tells whether the route lives by an interaction's token: such calls do not count towards the global limit.
func (r route) ofInteraction() bool {
	return strings.Contains(r.template, " /interactions/") || strings.Contains(r.template, " /webhooks/")
}

// isID tells whether a text is a Discord id.
func isID(text string) bool {
	if text == "" || len(text) > 20 {
		return false
	}
	for _, r := range text {
		if r < '0' || r > '9' {
			return false
		}
	}
	return true
}
