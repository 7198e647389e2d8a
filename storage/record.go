package storage

import (
	"encoding/binary"
	"fmt"

	"briscola/game"
)

// A record is kept as its rules in text, the dealer, what made the deck, and its moves. The deck is that of the seed; where
// no seed is told, its cards are kept, one byte each. A card that the seat on turn plays is one byte too. Any other move is a
// byte with otherMove and its kind, with offTurn and the seat after it if that is not on turn, and what the kind needs.
const (
	otherMove = 0x80
	offTurn   = 0x40
	moveKinds = 0x3F
)

// appendRecord adds a record that replays, to its end or not.
func appendRecord(b []byte, record game.Record) ([]byte, error) {
	state, _, err := game.Start(record.Deal)
	if err != nil {
		return nil, err
	}
	b = appendString(b, record.Deal.Rules.String())
	b = appendCount(b, record.Deal.Dealer<<1)
	if record.Seed != nil {
		b[len(b)-1] |= 1
		b = append(b, record.Seed[:]...)
	} else {
		for _, card := range record.Deal.Deck {
			b = append(b, byte(card))
		}
	}
	for i, move := range record.Moves {
		b = appendMove(b, state.Turn(), move)
		if state, _, err = state.Do(move); err != nil {
			return nil, fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return b, nil
}

func appendMove(b []byte, turn int, move game.Move) []byte {
	if move.Kind == game.MovePlay && move.Seat == turn {
		return append(b, byte(move.Card))
	}
	code := otherMove | byte(move.Kind)
	if move.Seat == turn {
		b = append(b, code)
	} else {
		b = append(b, code|offTurn, byte(move.Seat))
	}
	switch move.Kind {
	case game.MovePlay, game.MoveCall:
		b = append(b, byte(move.Card))
	case game.MoveTrump:
		b = append(b, byte(move.Suit))
	case game.MoveBid:
		b = binary.AppendUvarint(append(b, byte(move.Rank)), uint64(move.Target))
	}
	return b
}

// record reads what appendRecord wrote, up to the end of the value. The record replays.
func (p *packed) record() (record game.Record, err error) {
	if record.Deal.Rules, err = game.ParseRules(p.text()); err != nil || record.Deal.Rules.Validate() != nil {
		return record, ErrDamaged
	}
	n := p.count()
	record.Deal.Dealer = n >> 1
	if n&1 != 0 {
		record.Seed = new(game.Seed)
		copy(record.Seed[:], p.bytes(len(record.Seed)))
		record.Deal.Deck = game.Shuffle(record.Deal.Rules, *record.Seed)
	} else {
		for _, card := range p.bytes(record.Deal.Rules.Cards().Len()) {
			record.Deal.Deck = append(record.Deal.Deck, game.Card(card))
		}
	}
	state, _, err := game.Start(record.Deal)
	for err == nil && p.next < len(p.value) {
		move := p.move(state.Turn())
		record.Moves = append(record.Moves, move)
		state, _, err = state.Do(move)
	}
	if err != nil || p.bad {
		return record, ErrDamaged
	}
	return record, nil
}

func (p *packed) move(turn int) game.Move {
	code := p.byte()
	if code&otherMove == 0 {
		return game.Play(turn, game.Card(code))
	}
	move := game.Move{Kind: game.MoveKind(code & moveKinds), Seat: turn}
	if code&offTurn != 0 {
		move.Seat = int(p.byte())
	}
	switch move.Kind {
	case game.MovePlay, game.MoveCall:
		move.Card = game.Card(p.byte())
	case game.MoveTrump:
		move.Suit = game.Suit(p.byte())
	case game.MoveBid:
		move.Rank, move.Target = game.Rank(p.byte()), int(p.number())
	}
	return move
}
