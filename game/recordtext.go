package game

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// ParseRecord reads a record in the record format, version 1, and replays it:
// what it returns is a deal that can start and moves that are legal. The error
// is a *RecordError.
func ParseRecord(text string) (Record, error) {
	p := recordParser{lines: strings.Split(text, "\n")}
	if err := p.parse(); err != nil {
		return Record{}, &RecordError{Line: max(p.line, 1), Err: err}
	}
	return p.record, nil
}

// recordParser reads a record line by line. Its line is the one that an error is about.
type recordParser struct {
	lines  []string
	line   int // number of the line read last, from 1
	record Record
}

// next returns the words of the next line that has any. It is empty at the end.
func (p *recordParser) next() []string {
	for p.line < len(p.lines) {
		text, _, _ := strings.Cut(p.lines[p.line], "#")
		p.line++
		if words := strings.Fields(text); len(words) > 0 {
			return words
		}
	}
	return nil
}

func (p *recordParser) parse() error {
	if words := p.next(); strings.Join(words, " ") != "briscola 1" {
		return errors.New(`a record begins with the line "briscola 1"`)
	}
	for _, header := range []struct {
		name string
		read func([]string) error
	}{{"rules", p.rules}, {"dealer", p.dealer}, {"deck", p.deck}} {
		words, err := p.expect(header.name)
		if err != nil {
			return err
		}
		if err := header.read(words); err != nil {
			return err
		}
	}
	return p.moves()
}

// expect reads a line that begins with a name and returns the words after it.
func (p *recordParser) expect(name string) ([]string, error) {
	words := p.next()
	if len(words) == 0 {
		return nil, fmt.Errorf("the record ends before its line %q", name)
	}
	if words[0] != name {
		return nil, fmt.Errorf("want the line %q, not %q", name, words[0])
	}
	return words[1:], nil
}

func (p *recordParser) rules(words []string) (err error) {
	deal := &p.record.Deal
	if deal.Rules, err = ParseRules(strings.Join(words, " ")); err != nil {
		return err
	}
	return deal.Rules.Validate()
}

func (p *recordParser) dealer(words []string) error {
	if len(words) != 1 {
		return errors.New("want one dealer")
	}
	n, err := strconv.Atoi(words[0])
	if err != nil || strconv.Itoa(n) != words[0] {
		return fmt.Errorf("%q is not a seat", words[0])
	}
	p.record.Deal.Dealer = n
	return p.record.Deal.checkDealer()
}

func (p *recordParser) deck(words []string) (err error) {
	deal := &p.record.Deal
	if deal.Deck, err = ParseCards(words); err != nil {
		return err
	}
	return deal.checkDeck()
}

// moves reads an optional line of the seed, the line "moves" and all moves.
func (p *recordParser) moves() error {
	words := p.next()
	if len(words) > 0 && words[0] == "seed" {
		if err := p.seed(words[1:]); err != nil {
			return err
		}
		words = p.next()
	}
	if len(words) != 1 || words[0] != "moves" {
		return errors.New(`want the line "moves"`)
	}
	state, _, err := Start(p.record.Deal)
	if err != nil {
		return err
	}
	for words := p.next(); len(words) > 0; words = p.next() {
		move, err := ParseMove(strings.Join(words, " "))
		if err != nil {
			return err
		}
		if state, _, err = state.Do(move); err != nil {
			return err
		}
		p.record.Moves = append(p.record.Moves, move)
	}
	return nil
}

func (p *recordParser) seed(words []string) error {
	if len(words) != 1 {
		return errors.New("want one seed")
	}
	seed, err := ParseSeed(words[0])
	if err != nil {
		return err
	}
	p.record.Seed = &seed
	return p.record.checkSeed()
}
