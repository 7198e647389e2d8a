package picture

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"briscola/bot/picture/cardart"
)

// version is part of every key: raise it when cards or layouts look different.
const version = 2

// keyDigits is how long a key is.
const keyDigits = 32

// key hashes what a picture is made of. The view is a plain struct, which json can always write.
func key(kind string, style cardart.Style, view any) string {
	hash := sha256.New()
	encoder := json.NewEncoder(hash)
	for _, part := range []any{version, kind, style, view} {
		if err := encoder.Encode(part); err != nil {
			return "" // cannot be: views hold nothing but numbers, texts and lists of them
		}
	}
	return hex.EncodeToString(hash.Sum(nil))[:keyDigits]
}
