package main

import (
	"errors"
	"path/filepath"
	"strings"
)

// figure is a picture in a file, with the text that says the same.
type figure struct {
	Path string // below the folder of the preview, with slashes
	Text string
	Data []byte
}

// write puts the picture into a folder, and the text beside it.
func (f figure) write(folder string) error {
	path := filepath.Join(folder, filepath.FromSlash(f.Path))
	text := strings.TrimSuffix(path, filepath.Ext(path)) + ".txt"
	return errors.Join(writeFile(path, string(f.Data)), writeFile(text, f.Text+"\n"))
}
