package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"briscola/config"
)

// streams are what a verb reads and writes.
type streams struct {
	in  *os.File
	out *os.File
	err io.Writer
}

// verb is one thing that the program does.
type verb struct {
	name      string
	arguments string // as shown in the usage line
	does      string
	prepare   func(*flag.FlagSet) action
}

// action does a verb's work once its flags are parsed.
type action func(ctx context.Context, s streams, arguments []string) error

func verbs() []verb {
	return []verb{
		serveVerb(),
		playVerb(),
		replayVerb(),
		engineVerb(),
		checkVerb(),
		rebuildVerb(),
		previewVerb(),
		versionVerb(),
	}
}

// usageError is what the caller did wrong; the program then exits with 2.
type usageError struct{ message string }

func (e usageError) Error() string { return e.message }

// run does what the arguments say and gives the exit code: 0 well, 1 findings or a failure, 2 bad usage or configuration.
func run(ctx context.Context, s streams, arguments []string) int {
	name := "serve"
	if len(arguments) > 0 && (arguments[0] == "" || arguments[0][0] != '-') {
		name, arguments = arguments[0], arguments[1:]
	} else if len(arguments) > 0 && isHelp(arguments[0]) {
		name = "help"
	}
	if name == "help" {
		fmt.Fprint(s.out, overview())
		return 0
	}
	for _, v := range verbs() {
		if v.name == name {
			return v.run(ctx, s, arguments)
		}
	}
	fmt.Fprintf(s.err, "briscola: there is no verb %q\n%s", name, overview())
	return 2
}

func isHelp(argument string) bool {
	return argument == "-h" || argument == "-help" || argument == "--help"
}

func (v verb) run(ctx context.Context, s streams, arguments []string) int {
	flags := flag.NewFlagSet(v.name, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	act := v.prepare(flags)
	err := flags.Parse(arguments)
	switch {
	case errors.Is(err, flag.ErrHelp):
		v.help(s.out, flags)
		return 0
	case err != nil:
		fmt.Fprintf(s.err, "briscola %s: %v\n", v.name, err)
		v.help(s.err, flags)
		return 2
	}
	err = act(ctx, s, flags.Args())
	if err != nil {
		fmt.Fprintf(s.err, "briscola %s: %v\n", v.name, err)
	}
	return exitCode(err)
}

func exitCode(err error) int {
	var usage usageError
	var problems config.Problems
	switch {
	case err == nil:
		return 0
	case errors.As(err, &usage), errors.As(err, &problems):
		return 2
	}
	return 1
}

func (v verb) help(out io.Writer, flags *flag.FlagSet) {
	fmt.Fprintf(out, "usage: briscola %s [flags] %s\n%s\n", v.name, v.arguments, v.does)
	flags.SetOutput(out)
	flags.PrintDefaults()
}

func overview() string {
	text := "usage: briscola [verb] [flags]\n"
	for _, v := range verbs() {
		text += fmt.Sprintf("  %-8s  %s\n", v.name, v.does)
	}
	return text + "briscola VERB -h tells the flags of a verb. Settings come from the environment: see README.md.\n"
}
