package discordtest

import (
	"bytes"
	"fmt"
	"image/png"
	"net/http"
	"slices"
	"strings"
)

// attached is a file that a message has.
type attached struct {
	id string
	File
}

// attach applies the list of attachments of a request's body and gives the files that the message has then: files of the
// request, named by their numbers, and files of before, named by their ids. Without a list new files take the place of the
// old ones.
func (s *Server) attach(f *form, at string, body map[string]any, files []File, now []attached) []attached {
	if body["attachments"] == nil {
		if len(files) == 0 {
			return now
		}
		var all []attached
		for _, file := range files {
			all = append(all, attached{s.id(), file})
		}
		return all
	}
	var then []attached
	unlisted := map[int]bool{}
	for i := range files {
		unlisted[i] = true
	}
	seen := map[string]bool{}
	for i, entry := range list(body["attachments"]) {
		at := at + "attachments." + index(i)
		id := str(entry["id"])
		f.length(at+".description", str(entry["description"]), 0, maxAlt)
		one, number, ok := pick(id, files, now)
		switch {
		case !ok || seen[id]:
			f.add(at+".id", "ATTACHMENT_NOT_FOUND", "Attachment data not found")
			continue
		case entry["filename"] != nil && str(entry["filename"]) != one.Name:
			f.add(at+".filename", "ATTACHMENT_NAME", "The name is not that of the file.")
		}
		seen[id] = true
		delete(unlisted, number)
		if one.id == "" {
			one.id = s.id()
		}
		if entry["description"] != nil {
			one.Alt = str(entry["description"])
		}
		then = append(then, one)
	}
	for number := range unlisted {
		f.add(at+"attachments", "ATTACHMENT_MISSING", "files[%d] is not listed.", number)
	}
	if len(then) > maxFiles {
		f.add(at+"attachments", "BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", maxFiles)
	}
	return then
}

// pick finds a file by the number that it has in the request, or by its id; the number is -1 for one that was there before.
func pick(id string, files []File, now []attached) (one attached, number int, ok bool) {
	for i, file := range files {
		if fmt.Sprint(i) == id {
			return attached{File: file}, i, true
		}
	}
	i := slices.IndexFunc(now, func(a attached) bool { return a.id == id })
	if i < 0 {
		return attached{}, -1, false
	}
	return now[i], -1, true
}

// attachments are the files of a message as Discord tells of them.
func (s *Server) attachments(m *message) []any {
	out := []any{}
	for _, file := range m.files {
		url := strings.Join([]string{s.URL(), "attachments", m.channel.ID, m.id, file.Name}, "/")
		a := map[string]any{"id": file.id, "filename": file.Name, "size": len(file.Data),
			"url": url, "proxy_url": url, "content_type": http.DetectContentType(file.Data)}
		if file.Alt != "" {
			a["description"] = file.Alt
		}
		if m.onlyFor != nil {
			a["ephemeral"] = true
		}
		if size, err := png.DecodeConfig(bytes.NewReader(file.Data)); err == nil {
			a["width"], a["height"] = size.Width, size.Height
		}
		out = append(out, a)
	}
	return out
}

// Attachments gives the ids of a message's files.
func (s *Server) Attachments(messageID string) (ids []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if m := s.messages[messageID]; m != nil {
		for _, file := range m.files {
			ids = append(ids, file.id)
		}
	}
	return ids
}

// Uploads counts the files that came with requests so far.
func (s *Server) Uploads() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.uploads
}
