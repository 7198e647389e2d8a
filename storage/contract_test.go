package storage_test

import (
	"path/filepath"
	"testing"

	"briscola/bot"
	"briscola/bot/bottest"
	"briscola/storage"
)

func TestDBKeepsTheContractOfAStore(t *testing.T) {
	bottest.StoreContract(t, func(t *testing.T) bot.Store { return open(t, filepath.Join(t.TempDir(), "briscola.db")) })
}

// open opens a database that the end of the test closes.
func open(t testing.TB, path string) *storage.DB {
	t.Helper()
	db, err := storage.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}
