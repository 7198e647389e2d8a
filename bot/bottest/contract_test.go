package bottest_test

import (
	"testing"

	"briscola/bot"
	"briscola/bot/bottest"
)

func TestStoreKeepsTheContract(t *testing.T) {
	bottest.StoreContract(t, func(*testing.T) bot.Store { return bottest.NewStore() })
}
