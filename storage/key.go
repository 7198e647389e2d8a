package storage

import (
	"bytes"
	"encoding/binary"

	"briscola/bot"
	"briscola/bot/board"
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

func communityKey(c chat.Community) []byte { return appendPair(c.Platform, c.ID) }

func personKey(p chat.PersonID) []byte { return appendPair(p.Platform, p.ID) }

func appendPair(platform, id string) []byte { return appendText(appendText(nil, platform), id) }

// cutPair takes a person or a community off the front of a key.
func cutPair(key []byte) (platform, id string, rest []byte, ok bool) {
	if platform, rest, ok = cutText(key); ok {
		id, rest, ok = cutText(rest)
	}
	return platform, id, rest, ok
}

func cutCommunityKey(key []byte) (c chat.Community, ok bool) {
	c.Platform, c.ID, key, ok = cutPair(key)
	return c, ok && len(key) == 0
}

// presenceKey is that of a person in a community.
func presenceKey(p chat.PersonID, community uint32) []byte {
	return binary.BigEndian.AppendUint32(personKey(p), community)
}

func cutPresenceKey(key []byte) (p chat.PersonID, community uint32, ok bool) {
	p.Platform, p.ID, key, ok = cutPair(key)
	if !ok || len(key) != 4 {
		return p, 0, false
	}
	return p, binary.BigEndian.Uint32(key), true
}

// numberKey is that of a community by its number, and the beginning of the keys of all that belongs to it.
func numberKey(community uint32) []byte { return binary.BigEndian.AppendUint32(nil, community) }

// cutNumber takes the number of a community off the front of a key.
func cutNumber(key []byte) (community uint32, rest []byte, ok bool) {
	if len(key) < 4 {
		return 0, nil, false
	}
	return binary.BigEndian.Uint32(key), key[4:], true
}

func dealKey(community uint32, number uint64) []byte {
	return binary.BigEndian.AppendUint64(numberKey(community), number)
}

func cutDealKey(key []byte) (community uint32, number uint64, ok bool) {
	community, rest, ok := cutNumber(key)
	if !ok || len(rest) != 8 {
		return 0, 0, false
	}
	return community, binary.BigEndian.Uint64(rest), true
}

// playerKey is that of what a community keeps of one player, or its beginning.
func playerKey(community uint32, player int) []byte {
	return binary.BigEndian.AppendUint32(numberKey(community), uint32(player))
}

// sectionKey is the beginning of the keys of a section's figures.
func sectionKey(community uint32, section board.Section) []byte {
	key := append(numberKey(community), byte(section.Period.Span))
	return append(appendKeySigned(key, section.Period.Number), byte(section.Kind))
}

// sectionKeySize is the length of sectionKey; the player's number follows.
const sectionKeySize = 4 + 1 + 4 + 1

func figuresKey(community uint32, section board.Section, player int) []byte {
	return binary.BigEndian.AppendUint32(sectionKey(community, section), uint32(player))
}

func pairKey(community uint32, kind board.Kind, player, other int) []byte {
	return binary.BigEndian.AppendUint32(append(playerKey(community, player), byte(kind)), uint32(other))
}

func trendKey(community uint32, player int, day board.Day) []byte {
	return appendKeySigned(playerKey(community, player), int32(day))
}

func evidenceKey(community uint32, kind board.Kind) []byte {
	return append(numberKey(community), byte(kind))
}

func seasonKey(community uint32, month board.Period) []byte {
	return appendKeySigned(numberKey(community), month.Number)
}

// appendKeySigned adds a number to a key such that keys sort as their numbers do.
func appendKeySigned(key []byte, n int32) []byte {
	return binary.BigEndian.AppendUint32(key, uint32(n)^1<<31)
}

func keySigned(b []byte) int32 { return int32(binary.BigEndian.Uint32(b) ^ 1<<31) }

// The functions below give what follows the community in a key.

func cutFiguresKey(key []byte) (section board.Section, player int, ok bool) {
	if len(key) != sectionKeySize+4 {
		return section, 0, false
	}
	section.Period = board.Period{Span: board.Span(key[4]), Number: keySigned(key[5:])}
	section.Kind = board.Kind(key[9])
	return section, int(binary.BigEndian.Uint32(key[sectionKeySize:])), true
}

func cutPlayerKey(key []byte) (player int, ok bool) {
	if len(key) != 4+4 {
		return 0, false
	}
	return int(binary.BigEndian.Uint32(key[4:])), true
}

func cutPairKey(key []byte) (player int, kind board.Kind, other int, ok bool) {
	if len(key) != 4+4+1+4 {
		return 0, 0, 0, false
	}
	return int(binary.BigEndian.Uint32(key[4:])), board.Kind(key[8]), int(binary.BigEndian.Uint32(key[9:])), true
}

func cutTrendKey(key []byte) (player int, day board.Day, ok bool) {
	if len(key) != 4+4+4 {
		return 0, 0, false
	}
	return int(binary.BigEndian.Uint32(key[4:])), board.Day(keySigned(key[8:])), true
}

func cutEvidenceKey(key []byte) (kind board.Kind, ok bool) {
	if len(key) != 4+1 {
		return 0, false
	}
	return board.Kind(key[4]), true
}

func cutSeasonKey(key []byte) (month board.Period, ok bool) {
	if len(key) != 4+4 {
		return month, false
	}
	return board.Period{Span: board.Month, Number: keySigned(key[4:])}, true
}
