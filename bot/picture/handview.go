package picture

import "briscola/bot/picture/cardart"

// HandView is what one player sees of the own cards.
type HandView struct {
	Title string // "la tua mano"
	Cards []HandCard
	Trump Trump
	Turn  string // whose turn it is, as a sentence: "Tocca a te"
	Words Words
}

// HandCard is a card in a hand.
type HandCard struct {
	Card
	Number  int  // as on the button
	Blocked bool // a rule forbids to play it now
}

// Text tells what the picture shows.
func (v HandView) Text() string {
	var c caption
	var cards []item
	for _, h := range v.Cards {
		if h.none() {
			continue
		}
		card := join(", ", same(number(h.Number)), h.item())
		if h.Blocked {
			card = join(", ", card, same(v.Words.Blocked))
		}
		cards = append(cards, card)
	}
	c.list(needed, v.Title, cards...)
	if len(cards) == 0 {
		c.add(needed, headed(v.Title, v.Words.NoCards))
	}
	c.add(needed, v.Trump.sentence(v.Words))
	c.add(needed, v.Turn)
	return c.String()
}

// Key is the same for views that make the same picture.
func (v HandView) Key(style cardart.Style) string { return key("hand", style, v) }

// sentence tells the trump; nothing where there is none.
func (t Trump) sentence(w Words) string {
	if t.Name == "" {
		return ""
	}
	return headed(w.Trump, t.Name)
}
