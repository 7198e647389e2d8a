package discord_test

import (
	"testing"

	"briscola/bot/chat"
)

func TestARoundOfCommandPressSendAndEdit(t *testing.T) {
	b := start(t)
	b.says(chat.Answer{Screen: screen(text("your hand"), "3c", "Ad")})
	got := b.anna.Run(b.channel, "hand").Wait()
	if got.Screen == nil || got.Screen.Text != "your hand" || !got.Screen.Ephemeral {
		t.Fatalf("the command was answered with %+v", got)
	}
	if saw := b.bruno.Sees(b.channel); len(saw) != 0 {
		t.Errorf("bruno sees anna's hand: %+v", saw)
	}

	b.says(chat.Answer{Screen: screen(text("one card less"), "Ad"), Replace: true})
	got = b.anna.Press(got.Screen.ID, "3c").Wait()
	if got.Callback != 7 || got.Screen.Text != "one card less" {
		t.Errorf("the press was answered with %+v", got)
	}
	press := b.nth(2)
	if press.Press == nil || press.Press.Token != "do.3c" || !press.Press.Personal {
		t.Errorf("the press arrived as %+v", press.Press)
	}

	ref := b.send(text("the table"))
	if err := b.bot.Edit(t.Context(), ref, text("the table, later")); err != nil {
		t.Fatal(err)
	}
	if sees := b.only(b.bruno); sees.Text != "the table, later" {
		t.Errorf("bruno sees %q", sees.Text)
	}
	if err := b.bot.Delete(t.Context(), ref); err != nil {
		t.Fatal(err)
	}
	if sees := b.bruno.Sees(b.channel); len(sees) != 0 {
		t.Errorf("bruno still sees %+v", sees)
	}
}
