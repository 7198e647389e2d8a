package main

import (
	"context"
	"errors"
	"flag"
	"fmt"

	"briscola/config"
	"briscola/storage"
)

func checkVerb() verb {
	return verb{
		name: "check", does: "reads the whole database, which no process may have open, and reports what does not fit together",
		prepare: func(*flag.FlagSet) action {
			return func(_ context.Context, s streams, arguments []string) error {
				if len(arguments) > 0 {
					return usageError{"takes no arguments: BRISCOLA_DATABASE names the database"}
				}
				return check(s)
			}
		},
	}
}

var errFindings = errors.New("the database has faults")

func check(s streams) error {
	settings, err := loadConfig(s, config.LoadWithoutTokens)
	if err != nil {
		return err
	}
	findings, err := storage.Check(settings.Database)
	for _, finding := range findings {
		fmt.Fprintln(s.out, finding)
	}
	switch {
	case err != nil:
		return err
	case len(findings) > 0:
		return errFindings
	}
	fmt.Fprintf(s.out, "%s is well\n", settings.Database)
	return nil
}
