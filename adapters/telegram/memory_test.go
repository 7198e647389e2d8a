package telegram

import (
	"strconv"
	"testing"
	"time"

	"briscola/bot/chat"
)

func TestAMemoryForgetsWhatWasNotTouchedForLong(t *testing.T) {
	var m memory[string, int]
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

func TestAChatThatRefusedAPhotoIsOfferedOneAgainLater(t *testing.T) {
	var p photos
	now, room := time.Now(), chat.Room{Platform: Platform, Chat: "-5", Topic: "7"}
	p.bare.set(room.Chat, now.Add(bareFor))
	for after, want := range map[time.Duration]bool{0: false, bareFor - 1: false, bareFor: true, 2 * bareFor: true} {
		if got := p.taken(room, now.Add(after)); got != want {
			t.Errorf("after %v: offered is %v, want %v", after, got, want)
		}
	}
	if !p.taken(chat.Room{Platform: Platform, Chat: "-6"}, now) {
		t.Error("another chat is not offered any")
	}
}
