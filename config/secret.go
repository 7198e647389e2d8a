package config

import (
	"fmt"
	"log/slog"
)

const mask = "***"

// Secret holds a token. However it is printed, formatted, marshalled or logged, alone or inside another value, only a
// mask or an address comes out. The zero value holds none.
type Secret struct {
	// A pointer, because fmt looks through unexported fields without calling their methods.
	value *string
}

// NewSecret wraps a token; "" gives the zero value.
func NewSecret(token string) Secret {
	if token == "" {
		return Secret{}
	}
	return Secret{value: &token}
}

// Reveal gives the token itself, "" for none.
func (s Secret) Reveal() string {
	if s.value == nil {
		return ""
	}
	return *s.value
}

// IsSet tells whether there is a token.
func (s Secret) IsSet() bool { return s.value != nil }

// String gives a mask, and "" for no token.
func (s Secret) String() string {
	if s.value == nil {
		return ""
	}
	return mask
}

// Format prints the mask for every verb.
func (s Secret) Format(f fmt.State, _ rune) { fmt.Fprint(f, s.String()) }

// MarshalText gives the mask; JSON uses it too.
func (s Secret) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// LogValue gives the mask.
func (s Secret) LogValue() slog.Value { return slog.StringValue(s.String()) }
