package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestTheImageIsBuiltFromEverythingThatIsTracked reads .dockerignore as git reads its own, which excludes more. A tracked
// file that is missing would have the build say that it was modified.
func TestTheImageIsBuiltFromEverythingThatIsTracked(t *testing.T) {
	if _, err := os.Stat(filepath.Join(root, ".git")); err != nil {
		t.Skip("no clone, so nothing is tracked")
	}
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("no git to ask")
	}
	command := exec.Command("git", "-c", "safe.directory=*", "ls-files", "--cached", "--ignored", "--exclude-from=.dockerignore")
	command.Dir = root
	out, err := command.CombinedOutput()
	if err != nil || len(out) > 0 {
		t.Errorf(".dockerignore excludes tracked files (%v):\n%s", err, out)
	}
}
