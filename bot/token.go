package bot

import (
	"errors"
	"strconv"
	"strings"
)

// Token is what a button carries: "verb.table.seq" or "verb.table.seq.arg", ASCII, at most 64 bytes. Buttons are
// untrusted, so a token says what is asked for and nothing about whether it is allowed.
type Token struct {
	Verb  string  // a-z, at most 12
	Table TableID // a-z and 0-9, at most 16; noTable on screens that belong to no table
	Seq   uint64  // of the state that the button was drawn for
	Arg   string  // A-Z, a-z, 0-9 and '-', at most 16; a slot on shared screens, a card on private ones
}

// noTable stands for the table on screens that belong to none.
const noTable TableID = "-"

var errToken = errors.New("bot: no token")

// String gives the form that a button carries.
func (t Token) String() string {
	s := t.Verb + "." + string(t.Table) + "." + strconv.FormatUint(t.Seq, 10)
	if t.Arg != "" {
		s += "." + t.Arg
	}
	return s
}

// ParseToken reads the form of String and nothing else.
func ParseToken(s string) (Token, error) {
	parts := strings.Split(s, ".")
	if len(s) > 64 || len(parts) < 3 || len(parts) > 4 {
		return Token{}, errToken
	}
	seq, err := strconv.ParseUint(parts[2], 10, 64)
	if err != nil || parts[2] != strconv.FormatUint(seq, 10) {
		return Token{}, errToken
	}
	t := Token{Verb: parts[0], Table: TableID(parts[1]), Seq: seq}
	if len(parts) == 4 {
		if t.Arg = parts[3]; t.Arg == "" {
			return Token{}, errToken
		}
	}
	if !word(t.Verb, 12, lower) || !word(t.Arg+"x", 17, argument) || t.Table != noTable && !word(parts[1], 16, tableLetter) {
		return Token{}, errToken
	}
	return t, nil
}

// word tells whether a text has 1 to most bytes, all of one class.
func word(s string, most int, class func(byte) bool) bool {
	if s == "" || len(s) > most {
		return false
	}
	for i := range len(s) {
		if !class(s[i]) {
			return false
		}
	}
	return true
}

func lower(c byte) bool       { return 'a' <= c && c <= 'z' }
func tableLetter(c byte) bool { return lower(c) || '0' <= c && c <= '9' }
func argument(c byte) bool    { return tableLetter(c) || 'A' <= c && c <= 'Z' || c == '-' }
