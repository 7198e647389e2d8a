// Command briscola plays Briscola with people in Discord servers, Telegram groups and the terminal.
//
// Each verb has a file of its own; verb.go lists them. This package puts the others together, and it alone exits,
// reads arguments and decides what standard error says.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"
	_ "time/tzdata" // a community may have any time zone, and the machine none
)

// stopLimit is how long stopping in order may take. Whatever was answered is on disk by then, so nothing is lost.
const stopLimit = 10 * time.Second

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), endings()...)
	context.AfterFunc(ctx, func() {
		stop() // a second signal ends the program at once
		time.AfterFunc(stopLimit, func() {
			fmt.Fprintf(os.Stderr, "briscola: not stopped in order within %v\n", stopLimit)
			os.Exit(1)
		})
	})
	os.Exit(run(ctx, streams{os.Stdin, os.Stdout, os.Stderr}, os.Args[1:]))
}

// endings are the signals that stop the program in order. A closed terminal is one, unless that is ignored, as nohup does.
func endings() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	return signals
}
