package picture

import "briscola/bot/picture/cardart"

// ResultView is how a deal ended: what each side has taken.
type ResultView struct {
	Title string // "La mano 3 è finita"
	Sides []Side
	Trump Trump
	Words Words
}

// Side is what one side has taken.
type Side struct {
	Name     string // "Lucia e Max"
	Fallback string // instead of names of which the letters of one cannot be drawn: "Lucia e Giocatore 3"
	Team     Team
	Cards    []WonCard
	Points   int
	Won      bool
}

// WonCard is a card that a side has taken.
type WonCard struct {
	Card
	Points int // what it is worth
}

// Text tells what the picture shows.
func (v ResultView) Text() string {
	var c caption
	c.add(needed, v.Title)
	c.add(needed, v.Trump.sentence(v.Words))
	for _, s := range v.Sides {
		points := number(s.Points)
		if s.Won {
			points += ", " + v.Words.Winner
		}
		c.add(needed, headed(s.Name, points))
		var cards []item
		for _, w := range s.sorted() {
			worth := item{}
			if w.Points > 0 {
				worth = same(number(w.Points))
			}
			cards = append(cards, join(" ", w.item(), worth))
		}
		c.list(needed, "", cards...)
	}
	return c.String()
}

// Key is the same for views that make the same picture.
func (v ResultView) Key(style cardart.Style) string { return key("result", style, v) }
