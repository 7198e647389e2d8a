package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const (
	module = "briscola"
	root   = "../.." // of the repository, from here
)

// imports says what the packages of a folder may import besides the standard library. The first pattern that matches a
// package decides. A pattern that ends in "/..." matches the package and all below it.
var imports = []struct {
	packages string
	allowed  []string
}{
	{"game", nil},
	{"game/gametest", []string{"game", "pgregory.net/rapid"}},
	{"game/strategy", []string{"game", "game/strategy/policy"}},
	{"game/strategy/policy", []string{"game"}},
	{"bot/chat", nil},
	{"bot/chat/chattest", []string{"bot/chat"}},
	{"bot/lang", []string{"github.com/nicksnyder/go-i18n/v2/...", "golang.org/x/text/..."}},
	{"bot/picture/pen", []string{"golang.org/x/image/..."}},
	{"bot/picture/pen/pentest", nil},
	{"bot/picture/cardart", []string{"bot/picture/pen", "game"}},
	{"bot/picture", []string{
		"bot/picture/pen", "bot/picture/cardart", "game", "golang.org/x/image/...", "golang.org/x/sync/...",
	}},
	{"bot/bottest", []string{
		"bot", "bot/board", "bot/chat", "bot/chat/chattest", "bot/lang", "bot/rating", "game", "game/...", "github.com/google/go-cmp/...",
	}},
	{"bot/rating", nil},
	{"bot/board", []string{"bot/rating", "game"}},
	{"bot", []string{
		"game", "game/strategy", "bot/board", "bot/chat", "bot/lang", "bot/picture", "bot/picture/cardart",
		"github.com/rivo/uniseg", "golang.org/x/sync/...", "golang.org/x/time/rate",
	}},
	{"storage", []string{"bot", "bot/board", "bot/chat", "bot/rating", "game", "go.etcd.io/bbolt", "go.etcd.io/bbolt/errors"}},
	{"adapters/console", []string{"bot/chat"}},
	{"adapters/discord", []string{
		"bot/chat", "github.com/bwmarrin/discordgo", "github.com/gorilla/websocket", "github.com/rivo/uniseg",
		"golang.org/x/sync/...", "golang.org/x/time/rate",
	}},
	{"adapters/telegram", []string{
		"bot/chat", "github.com/go-telegram-bot-api/telegram-bot-api/v5", "github.com/rivo/uniseg",
		"golang.org/x/sync/...", "golang.org/x/time/rate",
	}},
	{"adapters/discord/discordtest", []string{"github.com/gorilla/websocket", "github.com/santhosh-tekuri/jsonschema/v6"}},
	{"adapters/telegram/telegramtest", []string{"github.com/santhosh-tekuri/jsonschema/v6"}},
	{"config", []string{"github.com/kelseyhightower/envconfig", "github.com/joho/godotenv"}},
	{"cmd/...", []string{"..."}},
}

// pureStandard is what the rules must not import: clock, network, files, processes, logs, global randomness, goroutines.
var pureStandard = regexp.MustCompile(`^(time|os|net|log|syscall|sync|context|plugin|unsafe|testing|embed|crypto/rand|math/rand|io/fs|io/ioutil|path/filepath|flag|expvar)(/|$)`)

// pureExceptions are packages below those that are functions of their arguments, or tables in the program itself.
var pureExceptions = []string{"math/rand/v2", "embed"}

// listed is what go list tells about one package.
type listed struct {
	ImportPath string
	Name       string
	Dir        string
	Doc        string
	Imports    []string
}

// list asks go list about every package of the module.
func list(t *testing.T) []listed {
	t.Helper()
	command := exec.Command("go", "list", "-json=ImportPath,Name,Dir,Doc,Imports", "./...")
	command.Dir = root
	var stderr bytes.Buffer
	command.Stderr = &stderr
	out, err := command.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &stderr)
	}
	var packages []listed
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return packages
		} else if err != nil {
			t.Fatal(err)
		}
		packages = append(packages, p)
	}
}

func TestEveryPackageImportsOnlyWhatTheDesignAllows(t *testing.T) {
	for _, p := range list(t) {
		path := local(p.ImportPath)
		allowed, ok := allowedImports(path)
		if !ok {
			t.Errorf("package %s has no rule: add one to the table of imports in architecture_test.go, or put the code into a package that exists", path)
			continue
		}
		for _, imported := range p.Imports {
			if standard(imported) || slices.ContainsFunc(allowed, func(pattern string) bool { return match(pattern, local(imported)) }) {
				continue
			}
			t.Errorf("package %s imports %s; besides the standard library it may import %s", path, local(imported), allowed)
		}
	}
}

func TestTheRulesKnowNoClockNetworkFilesLogsOrGlobalRandomness(t *testing.T) {
	for _, p := range list(t) {
		path := local(p.ImportPath)
		if path != "game" && path != "game/strategy" && path != "game/strategy/policy" && path != "bot/chat" {
			continue
		}
		for _, imported := range p.Imports {
			port := path == "bot/chat" && (imported == "context" || imported == "time")
			if pureStandard.MatchString(imported) && !slices.Contains(pureExceptions, imported) && !port {
				t.Errorf("package %s imports %s; it may only compute: hand the value in as an argument", path, imported)
			}
		}
	}
}

func TestEveryPackageSaysWhatItPromises(t *testing.T) {
	for _, p := range list(t) {
		if strings.TrimSpace(p.Doc) == "" {
			t.Errorf("package %s has no package comment: write one into doc.go", local(p.ImportPath))
		}
	}
}

func TestTheTopLevelHoldsOnlyWhatTheDesignNames(t *testing.T) {
	allowed := []string{
		"go.mod", "go.sum", "cmd", "bot", "adapters", "game", "storage", "config",
		"Dockerfile", "README.md", "LICENSE", "CONTRIBUTING.md",
	}
	ignored := regexp.MustCompile(`^(\..*|briscola|dist|.*\.(db|db\.lock|test|out))$`) // as in .gitignore
	entries, err := os.ReadDir(root)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		if !ignored.MatchString(entry.Name()) && !slices.Contains(allowed, entry.Name()) {
			t.Errorf("%s does not belong at the top level, which holds %s", entry.Name(), allowed)
		}
	}
}

func TestNoFolderIsARoomForEverything(t *testing.T) {
	banned := []string{"internal", "pkg", "util", "utils", "helper", "helpers", "common", "misc", "shared", "lib", "src"}
	for _, p := range list(t) {
		for part := range strings.SplitSeq(local(p.ImportPath), "/") {
			if slices.Contains(banned, part) {
				t.Errorf("package %s has %q in its path: name it after what it holds", local(p.ImportPath), part)
			}
		}
	}
}

// TestThePatternsOfTheTableMatchWhatTheyShould guards the test itself: a pattern that matches everything would let
// everything pass.
func TestThePatternsOfTheTableMatchWhatTheyShould(t *testing.T) {
	for _, row := range []struct {
		pattern, path string
		want          bool
	}{
		{"game", "game", true},
		{"game", "game/strategy", false},
		{"game/...", "game/strategy", true},
		{"game/...", "gamester", false},
		{"...", "anything/at/all", true},
	} {
		if got := match(row.pattern, row.path); got != row.want {
			t.Errorf("match(%q, %q): got %v, want %v", row.pattern, row.path, got, row.want)
		}
	}
	if allowed, _ := allowedImports("game"); len(allowed) > 0 {
		t.Errorf("game may import %v, want nothing but the standard library", allowed)
	}
	if _, ok := allowedImports("helpers"); ok {
		t.Error("a package without a rule has found one")
	}
}

func allowedImports(path string) ([]string, bool) {
	for _, rule := range imports {
		if match(rule.packages, path) {
			return rule.allowed, true
		}
	}
	return nil, false
}

// match tells whether a pattern names a path, or everything below with "/..." at its end.
func match(pattern, path string) bool {
	if pattern == "..." {
		return true
	}
	if below, ok := strings.CutSuffix(pattern, "/..."); ok {
		return path == below || strings.HasPrefix(path, below+"/")
	}
	return pattern == path
}

// local takes the module's name off an import path.
func local(path string) string { return strings.TrimPrefix(path, module+"/") }

// standard tells whether a package belongs to the standard library: nothing else lacks a dot in its first part.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !strings.Contains(first, ".") && first != module
}

// relative gives a path below the root of the repository.
func relative(t *testing.T, path string) string {
	t.Helper()
	absolute, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	short, err := filepath.Rel(absolute, path)
	if err != nil {
		t.Fatal(err)
	}
	return filepath.ToSlash(short)
}
