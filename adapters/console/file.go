package console

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"briscola/bot/chat"
)

// renderFile names a file, and gives its lines as they are where it is text.
func renderFile(f chat.File, heading string) string {
	text := fmt.Sprintf(heading, clean(f.Name), len(f.Data)) + "\n"
	if isText(f.Data) {
		text += strings.TrimSuffix(cleanLines(string(f.Data)), "\n") + "\n"
	}
	return text
}

func isText(data []byte) bool {
	return utf8.Valid(data) && !bytes.ContainsFunc(data, func(r rune) bool { return unicode.IsControl(r) && !unicode.IsSpace(r) })
}
