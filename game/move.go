package game

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// MoveKind is what a player does.
type MoveKind uint8

// The kinds of move of the record format. State.Do says which of them the rules of a deal know.
const (
	MovePlay    MoveKind = iota // play Card
	MoveBid                     // bid Rank, or Target, or the lowest rank with its Target
	MovePass                    // leave the auction
	MoveCall                    // name Card as called card
	MoveTrump                   // make Suit the trump
	MoveKeep                    // leave the trump as it is
	MoveMonte                   // throw a poor hand in
	MoveSwap                    // exchange the Seven or the Two of trump for the turned card
	MoveConcede                 // give the deal up
)

// moveWords are the words of the record format; a play has none.
var moveWords = [...]string{
	MovePlay: "", MoveBid: "bid", MovePass: "pass", MoveCall: "call", MoveTrump: "trump",
	MoveKeep: "keep", MoveMonte: "monte", MoveSwap: "swap", MoveConcede: "concede",
}

// Move is one decision of one seat. Fields that the kind does not use are zero.
type Move struct {
	Kind   MoveKind
	Card   Card
	Rank   Rank
	Suit   Suit
	Seat   int
	Target int // card points promised by a bid
}

// Play returns the move of playing a card.
func Play(seat int, card Card) Move { return Move{Kind: MovePlay, Seat: seat, Card: card} }

// Bid returns the bid of a rank.
func Bid(seat int, rank Rank) Move { return Move{Kind: MoveBid, Seat: seat, Rank: rank} }

// BidTarget returns the bid of the lowest rank with its target.
func BidTarget(seat int, rank Rank, target int) Move {
	return Move{Kind: MoveBid, Seat: seat, Rank: rank, Target: target}
}

// BidPoints returns the bid of a target in an auction by points.
func BidPoints(seat, target int) Move { return Move{Kind: MoveBid, Seat: seat, Target: target} }

// Pass returns the move of leaving the auction.
func Pass(seat int) Move { return Move{Kind: MovePass, Seat: seat} }

// Call returns the move of naming the called card, whose suit becomes trump.
func Call(seat int, card Card) Move { return Move{Kind: MoveCall, Seat: seat, Card: card} }

// NameTrump returns the move of changing the trump.
func NameTrump(seat int, suit Suit) Move { return Move{Kind: MoveTrump, Seat: seat, Suit: suit} }

// Keep returns the move of leaving the trump as it is.
func Keep(seat int) Move { return Move{Kind: MoveKeep, Seat: seat} }

// Monte returns the move of throwing a poor hand in.
func Monte(seat int) Move { return Move{Kind: MoveMonte, Seat: seat} }

// Swap returns the move of exchanging a trump for the turned card.
func Swap(seat int) Move { return Move{Kind: MoveSwap, Seat: seat} }

// Concede returns the move of giving the deal up.
func Concede(seat int) Move { return Move{Kind: MoveConcede, Seat: seat} }

// wellFormed reports whether the fields that the kind does not use are zero.
func (m Move) wellFormed() bool {
	used := Move{Kind: m.Kind, Seat: m.Seat}
	switch m.Kind {
	case MovePlay, MoveCall:
		used.Card = m.Card
	case MoveBid:
		used.Rank, used.Target = m.Rank, m.Target
	case MoveTrump:
		used.Suit = m.Suit
	}
	return m == used
}

// String returns the move as a line of the record format, such as "1 Rs" or "3 bid 2 61".
func (m Move) String() string {
	words := []string{strconv.Itoa(m.Seat)}
	if m.Kind != MovePlay && int(m.Kind) < len(moveWords) {
		words = append(words, moveWords[m.Kind])
	}
	switch m.Kind {
	case MovePlay, MoveCall:
		words = append(words, m.Card.String())
	case MoveTrump:
		words = append(words, m.Suit.String())
	case MoveBid:
		if m.Rank != NoRank {
			words = append(words, m.Rank.String())
		}
		if m.Target != 0 {
			words = append(words, strconv.Itoa(m.Target))
		}
	}
	return strings.Join(words, " ")
}

// ParseMove reads a move as a line of the record format. Whether it is legal is
// for State.Do to say.
func ParseMove(text string) (Move, error) {
	words := strings.Fields(text)
	if len(words) < 2 {
		return Move{}, fmt.Errorf("%q is not a move: want a seat and a card, such as 1 Rs", text)
	}
	if len(words[0]) != 1 || words[0][0] < '0' || words[0][0] >= '0'+MaxSeats {
		return Move{}, fmt.Errorf("%q is not a seat: want 0 to %d", words[0], MaxSeats-1)
	}
	m := Move{Seat: int(words[0][0] - '0')}
	for kind, word := range moveWords {
		if word != "" && words[1] == word {
			m.Kind = MoveKind(kind)
			return m, m.parseRest(words[2:])
		}
	}
	return m, m.parseRest(words[1:])
}

// parseRest reads what follows the seat and the word of the move.
func (m *Move) parseRest(words []string) (err error) {
	switch m.Kind {
	case MoveBid:
		return m.parseBid(words)
	case MovePlay, MoveCall, MoveTrump:
		if len(words) != 1 {
			return fmt.Errorf("seat %d: want one card or suit, got %d words", m.Seat, len(words))
		}
		if m.Kind == MoveTrump {
			m.Suit, err = ParseSuit(words[0])
		} else {
			m.Card, err = ParseCard(words[0])
		}
		return err
	default:
		if len(words) != 0 {
			return fmt.Errorf("nothing follows %q", moveWords[m.Kind])
		}
		return nil
	}
}

// parseBid reads a rank, a target, or a rank and its target.
func (m *Move) parseBid(words []string) (err error) {
	if len(words) == 0 || len(words) > 2 {
		return errors.New("a bid names a rank, a target, or a rank and its target")
	}
	if len(words) == 2 || len(words[0]) == 1 {
		if m.Rank, err = ParseRank(words[0]); err != nil {
			return err
		}
		words = words[1:]
	}
	if len(words) == 1 {
		m.Target, err = parseTarget(words[0])
	}
	return err
}

// parseTarget reads a number of two or three digits, written without leading zeros.
func parseTarget(word string) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 10 || n > 999 || strconv.Itoa(n) != word {
		return 0, fmt.Errorf("%q is not a target: want 61 to 120", word)
	}
	return n, nil
}
