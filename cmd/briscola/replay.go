package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"briscola/game"
)

// maxRecord is more than any record needs, in bytes.
const maxRecord = 1 << 20

func replayVerb() verb {
	return verb{
		name: "replay", arguments: "FILE", does: "shows a recorded deal trick by trick; the file - is standard input",
		prepare: func(flags *flag.FlagSet) action {
			asJSON := flags.Bool("json", false, "print one JSON object instead")
			return func(_ context.Context, s streams, arguments []string) error {
				if len(arguments) != 1 {
					return usageError{"wants one file, or - for standard input"}
				}
				return replay(s, arguments[0], *asJSON)
			}
		},
	}
}

func replay(s streams, path string, asJSON bool) error {
	text, err := readRecord(s.in, path)
	if err != nil {
		return usageError{err.Error()}
	}
	record, err := game.ParseRecord(text)
	if err != nil {
		return usageError{path + ": " + err.Error()}
	}
	report := record.Report()
	if asJSON {
		return json.NewEncoder(s.out).Encode(report)
	}
	_, err = io.WriteString(s.out, story(report))
	return err
}

// readRecord reads a file or, for "-", standard input.
func readRecord(in *os.File, path string) (string, error) {
	if path != "-" {
		file, err := os.Open(path)
		if err != nil {
			return "", err
		}
		defer file.Close()
		in = file
	}
	text, err := io.ReadAll(io.LimitReader(in, maxRecord+1))
	if err == nil && len(text) > maxRecord {
		return "", fmt.Errorf("%s: larger than any record", path)
	}
	return string(text), err
}

// story tells a deal in words, one line for each trick.
func story(r game.Report) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Rules %s, dealer seat %d, %s.\n", r.Rules, r.Dealer, turned(r.Briscola))
	b.WriteString(auction(r))
	for i, trick := range r.Tricks {
		fmt.Fprintf(&b, "%2d. %s; seat %d takes %s\n", i+1, plays(trick.Leader, len(r.Points), trick.Cards), trick.Winner, points(trick.Points))
	}
	if len(r.Table) > 0 {
		fmt.Fprintf(&b, "%2d. %s\n", len(r.Tricks)+1, plays(r.Leader, len(r.Points), r.Table))
	}
	for _, side := range r.Sides {
		fmt.Fprintf(&b, "%s: %s\n", seats(side.Seats), points(side.Points))
	}
	b.WriteString(outcome(r) + "\n")
	return b.String()
}

// auction tells the bids and the call, nothing where there is no auction.
func auction(r game.Report) string {
	var b strings.Builder
	for _, move := range r.Auction {
		b.WriteString(said(move) + "\n")
	}
	if r.Called != game.NoCard {
		fmt.Fprintf(&b, "Seat %d calls %v for %s.\n", r.Caller, r.Called, points(r.Target))
	}
	return b.String()
}

func said(move game.Move) string {
	switch {
	case move.Kind == game.MovePass:
		return fmt.Sprintf("Seat %d passes.", move.Seat)
	case move.Rank == game.NoRank:
		return fmt.Sprintf("Seat %d bids %s.", move.Seat, points(move.Target))
	case move.Target > 0:
		return fmt.Sprintf("Seat %d bids %v for %s.", move.Seat, move.Rank, points(move.Target))
	}
	return fmt.Sprintf("Seat %d bids %v.", move.Seat, move.Rank)
}

func turned(briscola game.Card) string {
	if briscola == game.NoCard {
		return "no card turned"
	}
	return "briscola " + briscola.String()
}

func plays(leader, n int, cards []game.Card) string {
	words := make([]string, len(cards))
	for i, card := range cards {
		words[i] = fmt.Sprintf("seat %d plays %v", (leader+i)%n, card)
	}
	return strings.Join(words, ", ")
}

func points(n int) string {
	if n == 1 {
		return "1 point"
	}
	return fmt.Sprintf("%d points", n)
}

func seats(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = fmt.Sprint(n)
	}
	if len(words) == 1 {
		return "Seat " + words[0]
	}
	return "Seats " + strings.Join(words, " and ")
}

func outcome(r game.Report) string {
	switch {
	case r.Void:
		return "Void: the cards are dealt again."
	case !r.Over:
		return fmt.Sprintf("Not over: seat %d is to play.", r.Turn)
	case r.Drawn:
		return "A draw."
	case len(r.Winners) == 1:
		return seats(r.Winners) + " wins."
	}
	return seats(r.Winners) + " win."
}
