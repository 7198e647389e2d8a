package bot

import (
	"strings"
	"unicode"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// speech says what package game holds in the words of one language.
type speech struct {
	lang.Words
	icons bool // cards and suits have icons
}

// public speaks the language of a community's shared screens: what the community chose, what the platform tells, the default.
func (b *Bot) public(community chat.Community, told string) speech {
	settings, err := b.Store.CommunitySettings(community)
	if err != nil {
		b.Log.Error("settings not read", "community", community, "error", err)
	}
	return speech{b.catalogue.In(settings.Language, told), b.hasIcons(community.Platform)}
}

// private speaks the language of a person: what the person chose, what the platform tells, the default.
func (b *Bot) private(person chat.PersonID, told string) speech {
	return speech{b.catalogue.In(b.personSettings(person).Language, told), b.hasIcons(person.Platform)}
}

// hasIcons tells whether texts for a platform may hold icons.
func (b *Bot) hasIcons(platform string) bool {
	m := b.platforms[platform]
	return m != nil && m.Caps().Icons
}

// personSettings are what a person has chosen, nothing where that cannot be read.
func (b *Bot) personSettings(person chat.PersonID) PersonSettings {
	settings, err := b.Store.PersonSettings(person)
	if err != nil {
		b.Log.Error("settings not read", "error", err)
	}
	return settings
}

// glyph is a suit's sign, which differs in shape as well as in colour.
func glyph(s game.Suit) string {
	switch s {
	case game.Denari:
		return "🪙"
	case game.Coppe:
		return "🏆"
	case game.Spade:
		return "⚔️"
	case game.Bastoni:
		return "🪵"
	}
	return ""
}

// suitSign is a suit's sign, with its icon where there are icons; faceSign is it with the icon of a card.
func (w speech) suitSign(s game.Suit) string {
	if !w.icons || s == game.NoSuit {
		return glyph(s)
	}
	return chat.Sign(s.String(), glyph(s))
}

func (w speech) faceSign(c game.Card) string {
	if !w.icons || c == game.NoCard {
		return glyph(c.Suit())
	}
	return chat.Sign(c.String(), glyph(c.Suit()))
}

func (w speech) suit(s game.Suit) string { return w.Term("suit." + s.String()) }

// card gives a card in full, short on a narrow button.
func (w speech) card(c game.Card) string {
	return w.Say(lang.Card{Rank: w.Term("rank." + c.Rank().String()), Suit: w.suit(c.Suit()), Glyph: w.faceSign(c)})
}

func (w speech) short(c game.Card) string {
	return w.Say(lang.CardShort{Rank: w.Term("rankshort." + c.Rank().String()), Suit: w.suit(c.Suit()), Glyph: w.faceSign(c)})
}

// name gives the name of whoever has a seat.
func (w speech) name(s *state, seat int) string {
	p := s.seats[seat].player
	switch {
	case p == nil:
		return w.Term("free")
	case p.Computer():
		return w.computer(p.Level, seat)
	case p.Name == "":
		return w.Say(lang.Nameless{Number: seat + 1})
	}
	return isolated(p.Name)
}

// isolated keeps a name that is written from right to left from turning the text around it.
func isolated(name string) string {
	const isolate, end = "\u2068", "\u2069"
	if strings.ContainsFunc(name, func(r rune) bool {
		return unicode.In(r, unicode.Arabic, unicode.Hebrew, unicode.Syriac, unicode.Thaana, unicode.Nko, unicode.Adlam)
	}) {
		return isolate + name + end
	}
	return name
}

// names lists the names of seats: "Anna", "Anna e Carla", "Anna, Bruno e Carla".
func (w speech) names(s *state, seats []int) string { return w.listed(s, seats, w.name) }

// fullNames is names with the level of computers, after the last one of each level: "🤖 Lella e 🤖 Tonino (principiante)".
func (w speech) fullNames(s *state, seats []int) string {
	last := map[string]int{}
	for _, seat := range seats {
		if p := s.seats[seat].player; p != nil {
			last[p.Level] = seat
		}
	}
	return w.listed(s, seats, func(s *state, seat int) string {
		if p := s.seats[seat].player; p != nil && last[p.Level] != seat {
			return w.name(s, seat)
		}
		return w.fullName(s, seat)
	})
}

func (w speech) listed(s *state, seats []int, name func(*state, int) string) string {
	var list strings.Builder
	for i, seat := range seats {
		switch {
		case i == 0:
		case i == len(seats)-1:
			list.WriteString(" " + w.Term("and") + " ")
		default:
			list.WriteString(", ")
		}
		list.WriteString(name(s, seat))
	}
	return list.String()
}

// side names a side with its mark.
func (w speech) side(s *state, side int) string {
	var seats []int
	for i := range s.seats {
		if s.rules.Side(i) == side {
			seats = append(seats, i)
		}
	}
	return mark(s.rules, side) + w.names(s, seats)
}

// mark is the sign of a team, different in shape and colour, with a space; empty where everybody plays alone.
func mark(r game.Rules, side int) string {
	if r.Sides() == r.Seats {
		return ""
	}
	return []string{"🔵 ", "🔶 "}[side%2]
}

// mostInFull is how many cards of a trick are named in full: more would not fit two lines of a telephone.
const mostInFull = 4

// cards lists the cards of a trick.
func (w speech) cards(cards []game.Card) string {
	say := w.card
	if len(cards) > mostInFull {
		say = w.short
	}
	texts := make([]string, len(cards))
	for i, c := range cards {
		texts[i] = say(c)
	}
	return strings.Join(texts, ", ")
}
