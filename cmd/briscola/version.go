package main

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
)

func versionVerb() verb {
	return verb{
		name: "version", does: "tells the version, the commit and the Go version",
		prepare: func(*flag.FlagSet) action {
			return func(_ context.Context, s streams, arguments []string) error {
				if len(arguments) > 0 {
					return usageError{"takes no arguments"}
				}
				fmt.Fprintln(s.out, versionLine())
				return nil
			}
		},
	}
}

// versionLine is "briscola VERSION COMMIT GO". A build without version control tells no commit.
func versionLine() string {
	commit := "unknown"
	if info, ok := debug.ReadBuildInfo(); ok {
		commit = buildCommit(info.Settings)
	}
	return fmt.Sprintf("briscola %s %s %s", buildVersion(), commit, runtime.Version())
}

func buildVersion() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}

func buildCommit(settings []debug.BuildSetting) string {
	commit, modified := "unknown", ""
	for _, setting := range settings {
		switch {
		case setting.Key == "vcs.revision":
			commit = setting.Value
		case setting.Key == "vcs.modified" && setting.Value == "true":
			modified = "+modified"
		}
	}
	return commit + modified
}
