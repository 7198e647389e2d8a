package bot

import (
	"strings"

	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/game"
)

// Wording names what pictures show in the words of one language. Cards and suits have no sign, which pictures draw.
type Wording struct{ lang.Words }

func (w speech) wording() Wording { return Wording{w.Words} }

// Card names a card; the zero Card is none.
func (w Wording) Card(c game.Card) picture.Card {
	if c == game.NoCard {
		return picture.Card{}
	}
	rank, suit := c.Rank().String(), w.Term("suit."+c.Suit().String())
	name := strings.TrimSpace(w.Say(lang.Card{Rank: w.Term("rank." + rank), Suit: suit}))
	return picture.Card{Face: c, Name: name, Short: w.Term("rankshort."+rank) + " " + suit}
}

// Cards names several.
func (w Wording) Cards(cards []game.Card) []picture.Card {
	list := make([]picture.Card, len(cards))
	for i, c := range cards {
		list[i] = w.Card(c)
	}
	return list
}

// Trump names the suit of trump; the zero Trump is none.
func (w Wording) Trump(suit game.Suit) picture.Trump {
	if suit == game.NoSuit {
		return picture.Trump{}
	}
	return picture.Trump{Suit: suit, Name: w.Term("suit." + suit.String())}
}

// Labels are the words that every picture has.
func (w Wording) Labels() picture.Words {
	say := func(word string) string { return w.Term("picture." + word) }
	return picture.Words{
		Trump: say("trump"), OnTable: say("ontable"), Winning: say("winning"), LastTrick: say("lasttrick"), Called: say("called"),
		Caller: say("caller"), Partner: say("partner"), OpenHands: say("openhands"), OpenStock: say("openstock"), Hands: say("hands"),
		Points: say("points"), Blocked: say("blocked"), NoCards: say("nocards"), Winner: say("winner"),
	}
}
