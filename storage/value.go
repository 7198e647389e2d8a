package storage

import (
	"encoding/json"
	"fmt"
)

// valueVersion is the first byte of every value.
const valueVersion = 1

// encode gives a value as JSON. It refuses what could not be read again.
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

// decode reads what encode gave. The error is ErrNewer or ErrDamaged and says nothing about the content.
func decode[T any](value []byte) (v T, err error) {
	text, err := unversioned(value)
	if err != nil {
		return v, err
	}
	if json.Unmarshal(text, &v) != nil {
		return *new(T), ErrDamaged
	}
	return v, nil
}

// asKept gives a value as it will be read again.
func asKept[T any](v T) (T, error) {
	value, err := encode(v)
	if err != nil {
		return v, err
	}
	return decode[T](value)
}

// unversioned takes the version off a value.
func unversioned(value []byte) (rest []byte, err error) {
	switch {
	case len(value) == 0 || value[0] < valueVersion:
		return nil, ErrDamaged
	case value[0] > valueVersion:
		return nil, fmt.Errorf("%w: value of version %d", ErrNewer, value[0])
	}
	return value[1:], nil
}
