package bot

import (
	"strings"
	"unicode"

	"briscola/bot/lang"
	"briscola/game"
)

// readCard reads a card as people write it, in any of the languages: "3c", "3 coppe", "tre di coppe", "three of cups".
func (b *Bot) readCard(text string) (game.Card, bool) {
	text = strings.TrimSpace(text)
	if card, err := game.ParseCard(text); err == nil {
		return card, true
	}
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	if len(words) == 1 && len(words[0]) == 2 { // "3C", "ad"
		words = []string{words[0][:1], words[0][1:]}
	}
	if len(words) < 2 || len(words) > 3 {
		return game.NoCard, false
	}
	for _, language := range lang.Languages() {
		w := speech{Words: b.catalogue.In(language)}
		rank, suit := w.rankOf(words[0]), w.suitOf(words[len(words)-1])
		if rank != game.NoRank && suit != game.NoSuit && (len(words) == 2 || words[1] == w.Term("of")) {
			return game.NewCard(rank, suit), true
		}
	}
	return game.NoCard, false
}

// readTypedBid reads a bid as people write it, in any of the languages.
func (b *Bot) readTypedBid(t *table, seat int, text string) (game.Move, bool) {
	words := strings.Fields(strings.ToLower(text))
	if len(words) == 0 || len(words) > 2 {
		return game.Move{}, false
	}
	for _, language := range lang.Languages() {
		w := speech{Words: b.catalogue.In(language)}
		if len(words) == 1 && (words[0] == w.Term("auction.passed") || words[0] == strings.ToLower(w.Term("button.pass"))) {
			return game.Pass(seat), true
		}
		if rank := w.rankOf(words[0]); rank != game.NoRank {
			words[0] = rank.String()
		}
	}
	return t.readBid(seat, strings.Join(words, "-"))
}

// rankOf finds the rank that a word names: its letter or digit, or its name.
func (w speech) rankOf(word string) game.Rank {
	for _, r := range game.Ranks() {
		if word == strings.ToLower(r.String()) || word == strings.ToLower(w.Term("rank."+r.String())) {
			return r
		}
	}
	return game.NoRank
}

func (w speech) suitOf(word string) game.Suit {
	for _, s := range game.Suits() {
		if word == s.String() || word == strings.ToLower(w.suit(s)) {
			return s
		}
	}
	return game.NoSuit
}

// fits tells whether a label is what somebody is typing.
func fits(label, typed string) bool {
	return strings.Contains(strings.ToLower(label), strings.ToLower(strings.TrimSpace(typed)))
}
