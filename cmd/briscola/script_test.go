package main

import (
	"errors"
	"fmt"
	"image"
	_ "image/gif"
	_ "image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) { testscript.Main(m, map[string]func(){"briscola": main}) }

// TestScripts runs the scripts of testdata/script against the program.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		Cmds:                map[string]func(*testscript.TestScript, bool, []string){"exits": exits, "picture": pictured},
		Condition:           racing,
		Setup: func(env *testscript.Env) error {
			return errors.Join(addresses(t, env), databases(env.WorkDir))
		},
	})
}

// racing is the condition that the tests look for races.
func racing(name string) (bool, error) {
	if name != "race" {
		return false, fmt.Errorf("no condition %q", name)
	}
	return raceFlag == "-race", nil
}

// addresses gives the scripts a platform that knows no token.
func addresses(t *testing.T, env *testscript.Env) error {
	env.Setenv("UNAUTHORIZED", unauthorized(t))
	return nil
}

// unauthorized gives the address of a platform that knows no token.
func unauthorized(t *testing.T) string {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(http.StatusUnauthorized)
		io.WriteString(w, `{"ok":false,"error_code":401,"description":"Unauthorized","message":"401: Unauthorized","code":0}`)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// exits runs a program and checks its exit code: exits CODE PROGRAM ARGUMENTS.
func exits(ts *testscript.TestScript, neg bool, arguments []string) {
	if neg || len(arguments) < 2 {
		ts.Fatalf("usage: exits CODE PROGRAM ARGUMENTS")
	}
	want, err := strconv.Atoi(arguments[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(arguments[1], arguments[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%s: %v", arguments[1], err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("%v: got exit code %d, want %d", arguments[1:], got, want)
	}
}

// pictured checks the form and the size of picture files: picture FORM WIDTH HEIGHT FILES.
func pictured(ts *testscript.TestScript, neg bool, arguments []string) {
	if neg || len(arguments) < 4 {
		ts.Fatalf("usage: picture FORM WIDTH HEIGHT FILES")
	}
	want := strings.Join(arguments[:3], " ")
	for _, path := range arguments[3:] {
		_, form, err := image.Decode(strings.NewReader(ts.ReadFile(path)))
		ts.Check(err)
		config, _, err := image.DecodeConfig(strings.NewReader(ts.ReadFile(path)))
		ts.Check(err)
		if got := fmt.Sprint(form, " ", config.Width, " ", config.Height); got != want {
			ts.Fatalf("%s: got %s, want %s", path, got, want)
		}
	}
}
