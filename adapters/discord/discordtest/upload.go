package discordtest

import (
	"bytes"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"regexp"
)

// File is a file that a message has.
type File struct {
	Name string
	Data []byte
	Alt  string // its description
}

const formData = "multipart/form-data"

// safeName are the names of files that Discord does not change.
var safeName = regexp.MustCompile(`^[A-Za-z0-9._-]+$`)

// readUpload reads the parts of a request that brings files: payload_json, which is the body, and files[0] to files[9].
func (s *Server) readUpload(c *call, boundary string, text []byte) (payload []byte, r *refusal) {
	broken := &refusal{status: 400, code: 50035, message: "Invalid multipart body"}
	parts := multipart.NewReader(bytes.NewReader(text), boundary)
	seen := map[string]bool{}
	for {
		part, err := parts.NextRawPart()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, broken
		}
		data, err := io.ReadAll(part)
		if err != nil {
			return nil, broken
		}
		name, file, err := partNames(part)
		if err != nil || seen[name] {
			return nil, broken
		}
		seen[name] = true
		if name == "payload_json" {
			payload = data
		} else if r := s.takeFile(c, name, File{Name: file, Data: data}); r != nil {
			return nil, r
		}
	}
	return payload, nil
}

// partNames gives the name of a part and that of its file, "" for none, as they are written.
func partNames(part *multipart.Part) (name, file string, err error) {
	kind, params, err := mime.ParseMediaType(part.Header.Get("Content-Disposition"))
	if err == nil && kind != "form-data" {
		err = fmt.Errorf("a part of kind %q", kind)
	}
	return params["name"], params["filename"], err
}

// takeFile checks one file and keeps it with the request.
func (s *Server) takeFile(c *call, part string, file File) *refusal {
	if part != fmt.Sprintf("files[%d]", len(c.files)) {
		s.violate("%s: part %q, want files[%d]", c.route.name(), part, len(c.files))
	}
	if !safeName.MatchString(file.Name) {
		s.violate("%s: a file without a name that Discord leaves alone", c.route.name())
	}
	if len(file.Data) == 0 {
		s.violate("%s: an empty file", c.route.name())
	}
	if len(file.Data) > maxFile {
		return &refusal{status: http.StatusRequestEntityTooLarge, code: 40005, message: "Request entity too large"}
	}
	c.files = append(c.files, file)
	s.uploads++
	if len(c.files) > maxFiles {
		return &refusal{status: 400, code: 30015, message: fmt.Sprintf("Maximum number of attachments reached (%d)", maxFiles)}
	}
	return nil
}

// described gives a request's body as the specification describes it: with the files of an upload as members.
func (c *call) described() (media string, body any) {
	if len(c.files) == 0 || c.object == nil {
		return "application/json", c.body
	}
	whole := map[string]any{}
	for name, member := range c.object {
		whole[name] = member
	}
	for i := range c.files {
		whole[fmt.Sprintf("files[%d]", i)] = ""
	}
	return formData, whole
}
