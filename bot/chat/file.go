package chat

import (
	"fmt"
	"strings"
)

// FileMost is the largest File, in bytes.
const FileMost = 1 << 20

// File is a small file that goes with a message, such as an export of somebody's data.
type File struct {
	Name string // ASCII letters, digits, '.', '-' and '_', a letter or digit first, at most 64: no platform changes it
	Data []byte // at least one byte, at most FileMost
}

// Check gives an error that wraps ErrRefused where the file cannot be sent.
func (f File) Check() error {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	if f.Name == "" || len(f.Name) > 64 || strings.Trim(f.Name, letters+".-_") != "" || strings.Trim(f.Name[:1], letters) != "" {
		return fmt.Errorf("chat: the name of a file is empty, too long or no plain name: %w", ErrRefused)
	}
	if len(f.Data) == 0 || len(f.Data) > FileMost {
		return fmt.Errorf("chat: a file of %d bytes: %w", len(f.Data), ErrRefused)
	}
	return nil
}
