package telegramtest

import (
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"regexp"
	"unicode/utf8"
)

// File is a document that the bot has sent.
type File struct {
	Name string
	Data []byte
}

// files are the parameters of a request that are files.
type files map[string]File

// safeName are the names of files that the platform does not change.
var safeName = regexp.MustCompile(`^[A-Za-z0-9._-]+$`)

// readFiles reads the files of a form; none may have the name of another parameter.
func readFiles(form *multipart.Form, p params) (files, error) {
	if form == nil {
		return nil, nil
	}
	f := files{}
	for name, headers := range form.File {
		if _, twice := p[name]; twice || len(headers) > 1 {
			return nil, fmt.Errorf("parameter %s is given more than once", name)
		}
		file, err := headers[0].Open()
		if err != nil {
			return nil, fmt.Errorf("unreadable file: %w", err)
		}
		data, err := io.ReadAll(file)
		file.Close()
		if err != nil {
			return nil, fmt.Errorf("unreadable file: %w", err)
		}
		f[name] = File{Name: headers[0].Filename, Data: data}
	}
	return f, nil
}

func sendDocument(s *Server, p params, f files) (any, *refusal) {
	c, place, refused := s.place(p)
	if refused != nil {
		return nil, refused
	}
	caption, refused := s.caption(p)
	if refused != nil {
		return nil, refused
	}
	file, ok := f["document"]
	switch {
	case !ok || len(f) > 1:
		return nil, bad(textNoFile) // the server knows no file of before and fetches none
	case len(file.Data) == 0:
		return nil, bad(textEmptyFile)
	case len(file.Data) > uploadMost<<20:
		return nil, &refusal{code: http.StatusRequestEntityTooLarge, text: "Request Entity Too Large"}
	case !safeName.MatchString(file.Name):
		s.violateLocked("sendDocument: the platform changes the name of the file")
	}
	m := &Message{Place: place, File: &file, Silent: p.truth("disable_notification")}
	return s.post(c, m, caption, "sendDocument")
}

// caption reads the text of a message with a file, and its buttons.
func (s *Server) caption(p params) (content, *refusal) {
	c, refused := marked(p, "caption", "caption_entities")
	if refused != nil {
		return c, refused
	}
	if utf8.RuneCountInString(c.text) > captionMost {
		return c, bad(textCaptionLong)
	}
	c.buttons, refused = keyboard(p)
	return c, refused
}

func editMessageCaption(s *Server, p params) (any, *refusal) {
	c, m, refused := s.own(p, textEditGone, textNoEdit)
	if refused != nil {
		return nil, refused
	}
	if !m.media() {
		return nil, bad(textNoCaption)
	}
	caption, refused := s.caption(p)
	if refused != nil {
		return nil, refused
	}
	return s.edit(c, m, caption, "editMessageCaption")
}

func documentJSON(m *Message) map[string]any {
	return map[string]any{
		"file_id": fmt.Sprintf("document-%d-%d", m.Place.Chat, m.ID), "file_unique_id": fmt.Sprintf("unique-%d-%d", m.Place.Chat, m.ID),
		"file_name": m.File.Name, "mime_type": http.DetectContentType(m.File.Data), "file_size": len(m.File.Data),
	}
}
