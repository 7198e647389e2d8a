package storage

import (
	"bytes"
	"encoding/binary"

	"briscola/bot"
	"briscola/bot/chat"
)

const (
	zero    = 0x00 // begins a pair
	literal = 0xFF // after zero: a zero byte of the text
	end     = 0x01 // after zero: the text ends
)

// appendText adds a text to a key such that keys sort as their texts do.
func appendText(key []byte, text string) []byte {
	for i := range len(text) {
		key = append(key, text[i])
		if text[i] == zero {
			key = append(key, literal)
		}
	}
	return append(key, zero, end)
}

// cutText takes the text off the front of a key; false where there is none.
func cutText(key []byte) (text string, rest []byte, ok bool) {
	var b []byte
	for {
		i := bytes.IndexByte(key, zero)
		if i < 0 || i+1 == len(key) {
			return "", nil, false
		}
		b = append(b, key[:i]...)
		switch mark := key[i+1]; {
		case mark == end:
			return string(b), key[i+2:], true
		case mark != literal:
			return "", nil, false
		}
		b = append(b, zero)
		key = key[i+2:]
	}
}

func tableKey(table bot.TableID) []byte { return appendText(nil, string(table)) }

// behind gives the key that follows all keys of the table and precedes those of every later table.
func behind(table bot.TableID) []byte {
	key := tableKey(table)
	key[len(key)-1]++
	return key
}

func factKey(table bot.TableID, seq uint64) []byte {
	return binary.BigEndian.AppendUint64(tableKey(table), seq)
}

func cutFactKey(key []byte) (table bot.TableID, seq uint64, ok bool) {
	text, rest, ok := cutText(key)
	if !ok || len(rest) != 8 {
		return "", 0, false
	}
	return bot.TableID(text), binary.BigEndian.Uint64(rest), true
}

func dealKey(deal bot.DealID) []byte { return appendText(nil, string(deal)) }

func communityKey(c chat.Community) []byte {
	return appendText(appendText(nil, c.Platform), c.ID)
}

func appendPerson(key []byte, p chat.PersonID) []byte {
	return appendText(appendText(key, p.Platform), p.ID)
}

func personKey(p chat.PersonID) []byte { return appendPerson(nil, p) }

// cutPair takes a person or a community off the front of a key.
func cutPair(key []byte) (platform, id string, rest []byte, ok bool) {
	if platform, rest, ok = cutText(key); ok {
		id, rest, ok = cutText(rest)
	}
	return platform, id, rest, ok
}

func figuresKey(c chat.Community, p chat.PersonID) []byte { return appendPerson(communityKey(c), p) }

func cutFiguresKey(key []byte) (c chat.Community, p chat.PersonID, ok bool) {
	c.Platform, c.ID, key, ok = cutPair(key)
	if !ok {
		return c, p, false
	}
	p.Platform, p.ID, key, ok = cutPair(key)
	return c, p, ok && len(key) == 0
}

// boardKey gives the key of a person on a board: the best comes first.
func boardKey(f bot.Figures) []byte {
	key := appendRising(nil, ^f.Wins)
	key = appendRising(key, ^f.Points)
	key = appendRising(key, f.Deals)
	return appendPerson(key, f.Person)
}

// boardNumbers is the length of what precedes the person in a key of a board.
const boardNumbers = 3 * 8

func cutBoardKey(key []byte) (p chat.PersonID, ok bool) {
	if len(key) < boardNumbers {
		return p, false
	}
	p.Platform, p.ID, key, ok = cutPair(key[boardNumbers:])
	return p, ok && len(key) == 0
}

// appendRising adds a number so that keys sort as their numbers do; of ^n they sort the other way round.
func appendRising(key []byte, n int) []byte {
	return binary.BigEndian.AppendUint64(key, uint64(n)^(1<<63))
}
