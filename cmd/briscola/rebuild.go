package main

import (
	"context"
	"flag"
	"fmt"

	"briscola/config"
	"briscola/storage"
)

func rebuildVerb() verb {
	return verb{
		name: "rebuild", does: "counts all settled deals of the database anew, which no process may have open, and mends figures that are wrong",
		prepare: func(*flag.FlagSet) action {
			return func(_ context.Context, s streams, arguments []string) error {
				if len(arguments) > 0 {
					return usageError{"takes no arguments: BRISCOLA_DATABASE names the database"}
				}
				return rebuild(s)
			}
		},
	}
}

func rebuild(s streams) error {
	settings, err := loadConfig(s, config.LoadWithoutTokens)
	if err != nil {
		return err
	}
	mended, findings, err := storage.Rebuild(settings.Database)
	for _, m := range mended {
		fmt.Fprintf(s.out, "%s: %d mended\n", m.What, m.Count)
	}
	return conclude(s, findings, err, "the book of "+settings.Database+" is right")
}
