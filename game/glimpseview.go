package game

import "slices"

// Glimpse returns what the view tells, for Glimpse.View to make a view of again. Of
// a deal that ended before its last card, and of the view of a spectator, there is
// none that does.
func (v View) Glimpse() Glimpse {
	g := Glimpse{
		Rules: v.Rules, Seat: v.Seat, Dealer: v.Dealer, Briscola: v.Briscola, Hand: v.Hand.Cards(),
		Auction: slices.Clone(v.Auction), Called: v.Called, Stock: slices.Clone(v.StockOrder),
	}
	if v.Phase != PhaseTrump {
		g.Trump = v.Trump
	}
	for _, t := range v.Tricks {
		g.Tricks = append(g.Tricks, SeenTrick{Leader: t.Leader, Cards: slices.Clone(t.Cards)})
	}
	if len(v.Table) > 0 {
		g.Tricks = append(g.Tricks, SeenTrick{Leader: v.Leader, Cards: slices.Clone(v.Table)})
	}
	for seat := range v.Rules.Seats {
		if v.Hands[seat] != 0 && g.Open == nil {
			g.Open = make([][]Card, v.Rules.Seats)
		}
		if v.Hands[seat] != 0 {
			g.Open[seat] = v.Hands[seat].Cards()
		}
	}
	g.addSwaps(v)
	return g
}

// addSwaps adds the exchanges after which a card is known to be in a hand, each as late as it can have been made. Of
// others nothing is left to see: the briscola might have been the turned card from the beginning.
func (g *Glimpse) addSwaps(v View) {
	turned := v.turnedFirst()
	if !v.Rules.Swap || turned == v.Briscola {
		return
	}
	if len(v.Table) == 0 { // who is about to lead may have exchanged cards just now
		g.Tricks = append(g.Tricks, SeenTrick{Leader: v.Leader})
	}
	last := len(g.Tricks) - 1
	if second := swapCard(turned); second != v.Briscola {
		last = g.addSwap(v, second, last)
	}
	g.addSwap(v, turned, last)
	g.Briscola = turned
	if end := len(g.Tricks) - 1; len(g.Tricks[end].Cards) == 0 && g.Tricks[end].Swaps == 0 {
		g.Tricks = g.Tricks[:end]
	}
}

// turnedFirst returns the card that was turned before all exchanges that can still be seen.
func (v View) turnedFirst() Card {
	turned := v.Briscola
	for seat := range v.Rules.Seats {
		for c := range v.Shown[seat].Without(v.Briscola).All() {
			if turned == v.Briscola || swapCard(c) == swapCard(NewCard(Ace, c.Suit())) {
				turned = c
			}
		}
	}
	return turned
}

// addSwap adds the exchange by which a seat took a card, at the latest before a given trick, and returns before which it was.
func (g *Glimpse) addSwap(v View, taken Card, latest int) int {
	seat := slices.IndexFunc(v.Shown[:], func(s CardSet) bool { return s.Has(taken) })
	for i, t := range g.Tricks { // or it has been played since
		if place := slices.Index(t.Cards, taken); place >= 0 {
			seat, latest = g.seatAt(t, place), min(latest, i)
		}
	}
	stock := v.Rules.Cards().Len() - v.Rules.Seats*v.Rules.Hand
	for i := latest; i > 0; i-- {
		tookOne := slices.ContainsFunc(v.Tricks[:i], func(t Trick) bool { return t.Winner == seat })
		if g.Tricks[i].Leader == seat && tookOne && stock-i*v.Rules.Seats > v.Rules.Seats {
			g.Tricks[i].Swaps++
			return i
		}
	}
	return latest
}
