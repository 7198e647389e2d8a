// Command briscola plays Briscola with people in Discord servers, Telegram groups and the terminal.
//
// Each verb has a file of its own; verb.go lists them. This package puts the others together, and it alone exits,
// reads arguments and decides what standard error says.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := run(ctx, streams{os.Stdin, os.Stdout, os.Stderr}, os.Args[1:])
	stop()
	os.Exit(code)
}
