package config_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"briscola/config"
)

func TestASecretNeverPrintsItself(t *testing.T) {
	secret := config.NewSecret("RECOGNISABLE")
	nested := struct {
		Shown  config.Secret
		hidden config.Secret
	}{secret, secret}
	var out bytes.Buffer
	for _, value := range []any{secret, &secret, nested, &nested, []config.Secret{secret}, config.Config{DiscordToken: secret}} {
		for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%x", "%X", "%d", "%T"} {
			fmt.Fprintf(&out, verb+"\n", value)
		}
		text, err := json.Marshal(value)
		if err != nil {
			t.Fatal(err)
		}
		out.Write(text)
		slog.New(slog.NewTextHandler(&out, nil)).Info("x", "secret", value)
		slog.New(slog.NewJSONHandler(&out, nil)).Info("x", "secret", value)
	}
	for _, leak := range []string{"RECOGNISABLE", fmt.Sprintf("%x", "RECOGNISABLE"), fmt.Sprintf("%X", "RECOGNISABLE")} {
		if strings.Contains(out.String(), leak) {
			t.Errorf("%q is in the output:\n%s", leak, out.String())
		}
	}
	if !strings.Contains(secret.String(), "***") || secret.Reveal() != "RECOGNISABLE" {
		t.Errorf("got %q and %q, want the mask and the token", secret, secret.Reveal())
	}
}

func TestNoSecretPrintsAsNothing(t *testing.T) {
	if secret := config.NewSecret(""); secret.IsSet() || secret.String() != "" || secret.Reveal() != "" {
		t.Errorf("got %v, %q, %q, want nothing", secret.IsSet(), secret, secret.Reveal())
	}
}
