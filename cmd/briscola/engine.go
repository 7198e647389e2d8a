package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"io"

	"briscola/game/strategy"
)

// maxRequest is how long a request may be, in bytes. One that says everything about a deal has about two thousand.
const maxRequest = 1 << 20

func engineVerb() verb {
	return verb{
		name: "engine", does: "computer player for other programs: one JSON object per line in, one out",
		prepare: func(*flag.FlagSet) action {
			return func(ctx context.Context, s streams, arguments []string) error {
				if len(arguments) > 0 {
					return usageError{"takes no arguments"}
				}
				return engine{mostNodes: maxNodes}.run(ctx, s.in, s.out)
			}
		},
	}
}

// engine answers requests. Each stands for itself: nothing is kept from one to the next.
type engine struct {
	mostNodes int // that a request may ask for
}

// greeting is the first line.
type greeting struct {
	Engine  string   `json:"engine"`
	Version string   `json:"version"`
	Levels  []string `json:"levels"`
}

// run answers one request after the other until there are no more or the context is done. A request that is being
// thought about then has no answer.
func (e engine) run(ctx context.Context, in io.Reader, out io.Writer) error {
	encoder := json.NewEncoder(out) // writes whole lines
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(greeting{Engine: "briscola", Version: buildVersion(), Levels: strategy.Levels()}); err != nil {
		return err
	}
	requests, failed := make(chan []byte), make(chan error, 1)
	go func() { failed <- readRequests(ctx, in, requests) }() // ends with the program: nothing interrupts reading
	for {
		select {
		case <-ctx.Done():
			return nil
		case err := <-failed:
			return err
		case request := <-requests:
			answer := e.answer(ctx, request)
			if ctx.Err() != nil {
				return nil
			}
			if err := encoder.Encode(answer); err != nil {
				return err
			}
		}
	}
}

// readRequests sends every line that is not empty, of one that is too long as much as makes it so. It returns when the
// input has ended.
func readRequests(ctx context.Context, in io.Reader, requests chan<- []byte) error {
	reader := bufio.NewReaderSize(in, maxRequest+1)
	for {
		line, err := reader.ReadSlice('\n')
		if !errors.Is(err, bufio.ErrBufferFull) {
			line = bytes.TrimSpace(line)
		}
		if len(line) > 0 {
			select {
			case requests <- bytes.Clone(line):
			case <-ctx.Done():
				return nil
			}
		}
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = reader.ReadSlice('\n')
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}
