package bot_test

import (
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	"briscola/bot/bottest"
)

// TestScripts plays every script of testdata. Scripts whose name begins with "screen" run on a platform whose answers are whole
// screens, the others on one with slots.
func TestScripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				caps := bottest.Slotted()
				if strings.HasPrefix(filepath.Base(file), "screen") {
					caps = bottest.Screened()
				}
				w := bottest.NewWorld(t, caps)
				defer w.Close()
				w.Script(file)
			})
		})
	}
}
