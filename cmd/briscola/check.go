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
	return conclude(s, findings, err, settings.Database+" is well")
}

// conclude prints what was found, or that all is well.
func conclude(s streams, findings []string, err error, well string) error {
	for _, finding := range findings {
		fmt.Fprintln(s.out, finding)
	}
	switch {
	case err != nil:
		return err
	case len(findings) > 0:
		return errFindings
	}
	fmt.Fprintln(s.out, well)
	return nil
}
