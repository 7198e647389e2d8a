package telegram_test

import (
	"strings"
	"testing"

	"briscola/adapters/telegram/telegramtest"
)

func TestAnErrorNamesTheStatusOnlyWhereThereIsOne(t *testing.T) {
	b := start(t)
	group := b.server.AddGroup("Circolo")
	for _, row := range []struct {
		rule  string
		fault telegramtest.Fault
		want  string // "" for no status
	}{
		{"a proxy answers", telegramtest.Fault{Status: 502, HTML: "<html>Bad Gateway</html>"}, "HTTP status 502"},
		{"nobody answers", telegramtest.Fault{Drop: true}, ""},
	} {
		row.fault.Method = "sendMessage"
		b.server.Fail(row.fault)
		_, err := b.Send(t.Context(), room(group), screen("x"))
		if err == nil || !strings.HasPrefix(err.Error(), "telegram: sendMessage: ") {
			t.Errorf("%s: got %v, want an error that names the call", row.rule, err)
			continue
		}
		if named := strings.Contains(err.Error(), "status"); named != (row.want != "") || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%s: got %q, want the status %q", row.rule, err, row.want)
		}
	}
}
