package bot_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"briscola/bot"
	"briscola/bot/bottest"
)

// played gives the log of a table in the middle of its second deal.
func played(t *testing.T) []bot.Entry {
	var log []bot.Entry
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		w.Command(w.Update("anna"), "/briscola 2 match=2")
		w.Wait(5 * time.Second)
		w.PressIn(w.Update("bruno"), "join", "")
		for range 45 {
			if !w.PlayOne("anna", "bruno") {
				t.Fatalf("stuck:\n%s", w.Text(w.Room))
			}
		}
		tables, err := w.Store.Tables()
		if err != nil {
			t.Fatal(err)
		}
		if log, err = w.Store.Log(tables[0]); err != nil {
			t.Fatal(err)
		}
	})
	return log
}

func TestALogFoldsAndEachOmissionIsNamedByNumber(t *testing.T) {
	log := played(t)
	if err := bot.VerifyLog("table", log); err != nil {
		t.Fatalf("a good log: %v", err)
	}
	for i, entry := range log {
		switch entry.Fact.Kind {
		case bot.Opened, bot.Seated, bot.Started, bot.Dealt:
			without := append(append([]bot.Entry(nil), log[:i]...), log[i+1:]...)
			if err := bot.VerifyLog("table", without); err == nil {
				t.Errorf("the log without fact %d (%s) was accepted", entry.Seq, entry.Fact.Kind)
			}
		case bot.Moved:
			twice := append(append([]bot.Entry(nil), log[:i+1]...), bot.Entry{Seq: entry.Seq + 1, Fact: entry.Fact})
			err := bot.VerifyLog("table", twice)
			if want := fmt.Sprintf("fact %d:", entry.Seq+1); err == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("a move made twice: got %v, want an error that begins with %q", err, want)
			}
			if err != nil && strings.Contains(err.Error(), strings.Fields(entry.Fact.Move)[1]) {
				t.Errorf("the error names a card: %v", err)
			}
		}
	}
}

func TestADealersTurnIsKeptWhenADealsFactsHaveLeft(t *testing.T) {
	var dealers []int
	synctest.Test(t, func(t *testing.T) {
		w := bottest.NewWorld(t, bottest.Slotted())
		defer w.Close()
		w.Command(w.Update("anna"), "/briscola 2 match=3")
		w.Wait(5 * time.Second)
		w.PressIn(w.Update("bruno"), "join", "")
		for range 3 {
			for range 40 {
				w.PlayOne("anna", "bruno")
			}
			w.Wait(time.Second)
			w.Restart() // between two deals
			w.Wait(20 * time.Second)
			tables, _ := w.Store.Tables()
			log, err := w.Store.Log(tables[0])
			if err != nil {
				t.Fatal(err)
			}
			for _, entry := range log {
				if entry.Fact.Kind == bot.Dealt {
					dealers = append(dealers, entry.Fact.Dealer)
				}
			}
		}
	})
	for i := 1; i < len(dealers); i++ {
		if dealers[i] == dealers[i-1] {
			t.Errorf("dealers %v, want each to be the other one", dealers)
		}
	}
	if len(dealers) < 2 {
		t.Errorf("only %d deals", len(dealers))
	}
}

// FuzzVerifyLog reads any list of facts: nothing makes it panic.
func FuzzVerifyLog(f *testing.F) {
	f.Add(`[{"kind":"opened","rules":"standard seats=2"},{"kind":"seated","player":{"name":"x"}},{"kind":"seated","seat":1,"player":{}},{"kind":"started"},
		{"kind":"dealt","seed":"` + strings.Repeat("ab", 32) + `"},{"kind":"moved","move":"1 3c"},{"kind":"settled","result":{"winners":[-1]}}]`)
	f.Add(`[{"kind":"opened","rules":"standard seats=6"},{"kind":"changed","rules":"standard seats=2"},{"kind":"left","seat":5}]`)
	f.Add(`[{"kind":"opened","rules":"standard seats=2"},{"kind":"settled","result":{"sides":[{},{}],"winners":[9]},"trick":{"winner":7}}]`)
	f.Fuzz(func(t *testing.T, text string) {
		var facts []bot.Fact
		if json.Unmarshal([]byte(text), &facts) != nil {
			return
		}
		var log []bot.Entry
		for i, fact := range facts {
			log = append(log, bot.Entry{Seq: uint64(i + 1), Fact: fact})
		}
		_ = bot.VerifyLog("table", log) // an error is what most logs deserve
	})
}
