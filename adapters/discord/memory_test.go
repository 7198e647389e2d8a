package discord

import (
	"strconv"
	"testing"
)

func TestAMemoryForgetsWhatWasNotTouchedForLong(t *testing.T) {
	var m memory[int]
	if _, ok := m.get("x"); ok {
		t.Error("an empty memory knows something")
	}
	m.set("old", 1)
	m.set("used", 2)
	m.set("gone", 3)
	m.forget("gone")
	for i := range 5 * remembered {
		m.set(strconv.Itoa(i), i)
		if v, ok := m.get("used"); !ok || v != 2 {
			t.Fatalf("after %d others what is used is %d, %v", i, v, ok)
		}
		if n := len(m.young) + len(m.old); n > 2*remembered {
			t.Fatalf("%d keys are remembered", n)
		}
	}
	for key, want := range map[string]bool{"old": false, "gone": false, strconv.Itoa(5*remembered - 1): true} {
		if _, ok := m.get(key); ok != want {
			t.Errorf("key %s: remembered is %v, want %v", key, ok, want)
		}
	}
}
