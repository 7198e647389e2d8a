package storage

import (
	"encoding/json"
	"fmt"
)

// valueVersion is the first byte of every value.
const valueVersion = 1

// encode gives a value as it is kept. It refuses what could not be read again.
func encode[T any](v T) ([]byte, error) {
	text, err := json.Marshal(v)
	if err == nil {
		err = json.Unmarshal(text, new(T))
	}
	if err != nil {
		return nil, fmt.Errorf("storage: refused a value that could not be read again: %T", v)
	}
	return append([]byte{valueVersion}, text...), nil
}

// decode reads a value. The error is ErrNewer or ErrDamaged and says nothing about the content.
func decode[T any](value []byte) (v T, err error) {
	switch {
	case len(value) == 0:
		return v, ErrDamaged
	case value[0] > valueVersion:
		return v, fmt.Errorf("%w: value of version %d", ErrNewer, value[0])
	case value[0] < valueVersion || json.Unmarshal(value[1:], &v) != nil:
		return *new(T), ErrDamaged
	}
	return v, nil
}
