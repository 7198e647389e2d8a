package bottest

import (
	"slices"
	"testing"

	"briscola/bot"
)

// StoreContract tests what bot.Store promises. Open gives a new, empty store; it closes it with t.Cleanup if need be.
func StoreContract(t *testing.T, open func(t *testing.T) bot.Store) {
	rules := slices.Concat(
		logRules(), settleRules(), figuresRules(), boardRules(), historyRules(), profileRules(), seasonRules(), memberRules(),
		eraseRules(), rehomeRules(),
	)
	for _, r := range rules {
		t.Run(r.name, func(t *testing.T) { r.test(t, open(t)) })
	}
}

// rule is a part of the contract.
type rule struct {
	name string
	test func(*testing.T, bot.Store)
}
