//go:build unix

package storage_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"briscola/bot"
	"briscola/bot/chat"
	"briscola/storage"
)

func TestAFullDiskIsAnErrorAndLosesNothing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "briscola.db")
	runChild(t, "fill the disk", path)
	if findings := check(t, path); len(findings) > 0 {
		t.Errorf("findings %q", findings)
	}
}

// fillTheDisk appends until the file may grow no more, tries on, and goes on when there is room again.
func fillTheDisk(arguments []string) error {
	db, err := storage.Open(arguments[0])
	if err != nil {
		return err
	}
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return err
	}
	signal.Ignore(syscall.SIGXFSZ) // so that the system answers with an error
	room := limit
	limit.Cur = 256 << 10
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		return err
	}
	opened, err := playOn(db, "k7q2m9")
	written := opened.Seq
	big := bot.Fact{Kind: bot.Posted, Surface: bot.TableSurface, Message: chat.MessageRef{ID: strings.Repeat("x", 5000)}}
	for ; err == nil && written < 1000; written++ {
		err = db.Append("k7q2m9", written, big)
	}
	written-- // the one that failed
	for range 3 {
		if err == nil || !strings.Contains(err.Error(), syscall.EFBIG.Error()) {
			return fmt.Errorf("on a full disk: got %v", err)
		}
		err = db.Append("k7q2m9", written, big)
	}
	if err := wantFacts(db, written); err != nil {
		return err
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &room); err != nil {
		return err
	}
	if err := db.Append("k7q2m9", written, big); err != nil {
		return fmt.Errorf("with room again: %w", err)
	}
	if err := wantFacts(db, written+1); err != nil {
		return err
	}
	return db.Close()
}

func wantFacts(db *storage.DB, want uint64) error {
	log, err := db.Log("k7q2m9")
	if uint64(len(log)) != want || want == 0 {
		return fmt.Errorf("got %d facts, %v; want %d", len(log), err, want)
	}
	return err
}

func TestAFileThatMayNotBeWrittenIsRefused(t *testing.T) {
	path := filled(t)
	for _, err := range []error{os.Chmod(path, 0o444), os.Chmod(filepath.Dir(path), 0o755), os.Chmod(filepath.Dir(filepath.Dir(path)), 0o755)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	runChild(t, "open without permission", path)
}

// openWithoutPermission gives up the rights of the superuser, if it has them, and wants Open to be refused and Check not.
func openWithoutPermission(arguments []string) error {
	if os.Getuid() == 0 {
		if err := syscall.Setuid(65534); err != nil {
			return err
		}
	}
	path := arguments[0]
	if _, err := storage.Open(path); !errors.Is(err, fs.ErrPermission) || !strings.Contains(err.Error(), path) {
		return fmt.Errorf("open: got %v", err)
	}
	if findings, err := storage.Check(path); err != nil || len(findings) > 0 {
		return fmt.Errorf("check: got %q, %v", findings, err)
	}
	return nil
}
