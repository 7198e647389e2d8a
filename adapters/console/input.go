package console

import (
	"bufio"
	"context"
	"io"
	"strconv"
	"strings"
	"unicode"
)

// maxLine is how many bytes of a line are looked at.
const maxLine = 1024

// inputKind says what a line asks for.
type inputKind uint8

const (
	again   inputKind = iota // show the last screen again
	help                     // what can be typed
	quit                     // leave
	number                   // press a button
	command                  // a command with words
	bare                     // words without a command: those of a button, or a card to play
)

// input is a line as it was understood.
type input struct {
	kind   inputKind
	number int  // of the button, from 1
	sure   bool // "!" stood behind the number or the words
	name   string
	words  []string
}

// parse understands a line. Whatever is nothing else is bare words.
func parse(line string) input {
	line = strings.TrimSpace(clean(line))
	switch strings.ToLower(line) {
	case "":
		return input{kind: again}
	case "?", "help", "aiuto":
		return input{kind: help}
	case "q", "quit", "exit", "esci":
		return input{kind: quit}
	}
	said, sure := strings.CutSuffix(line, "!")
	if n, err := strconv.Atoi(said); err == nil {
		return input{kind: number, number: n, sure: sure}
	}
	words := strings.Fields(line)
	if name, ok := strings.CutPrefix(words[0], "/"); ok {
		return input{kind: command, name: strings.ToLower(name), words: words[1:]}
	}
	return input{kind: bare, words: words, sure: sure}
}

// wordsOf gives the words of a label or of a line, so that the two can be compared: without emojis and marks, in small letters.
func wordsOf(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), " ")
}

// readLines sends each line until the input ends, then closes the channel. The rest of an overlong line is dropped.
func readLines(ctx context.Context, in io.Reader, lines chan<- string) {
	defer close(lines)
	reader := bufio.NewReaderSize(in, maxLine)
	for {
		line, more, err := reader.ReadLine()
		text := string(line)
		for more && err == nil {
			_, more, err = reader.ReadLine()
		}
		if err != nil {
			return
		}
		select {
		case lines <- text:
		case <-ctx.Done():
			return
		}
	}
}
