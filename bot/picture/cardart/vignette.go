package cardart

import (
	"briscola/bot/picture/pen"
	"briscola/game"
)

// vignette draws what stands between the signs of a card. Most decks have something of their own on the fours, and some
// on other ranks.
func (p *painter) vignette(card game.Card) {
	p.within(pen.Translate(width/2, p.height/2), func() {
		switch suit, rank := card.Suit(), card.Rank(); {
		case p.deck.spanish() && rank == game.Four:
			size := 1.0
			switch {
			case suit == game.Denari || suit == game.Coppe:
				size = 1.4
			case suit == game.Bastoni:
				size = 0.88
			}
			p.within(pen.Scale(size, size), func() { p.four(suit) })
		case p.deck.spanish():
			p.spanishVignette(suit, rank)
		default:
			p.italianVignette(suit, rank)
		}
	})
}

// four draws the middle of a four of the decks with Spanish suits, 60 wide and tall.
func (p *painter) four(suit game.Suit) {
	pictures := map[Deck][4]func(){
		Napoletane: {p.starInLaurel, p.grapes, p.castle, p.acorns},
		Piacentine: {p.arms, p.pot, p.plumedHelmet, p.bird},
		Sarde:      {p.nuraghe, p.boat, p.mouflon, p.pricklyPear},
	}[p.deck]
	if i := int(suit) - 1; i >= 0 && i < len(pictures) && pictures[i] != nil {
		pictures[i]()
	}
}

func (p *painter) spanishVignette(suit game.Suit, rank game.Rank) {
	switch {
	case suit == game.Denari && rank == game.Two:
		p.within(pen.Scale(1.2, 1), func() { p.flourish(p.red) })
	case suit == game.Coppe && rank == game.Two:
		p.twice(func() { p.within(pen.Translate(52, 0).Mul(pen.Rotate(90)), func() { p.flourish(p.gold) }) })
	case suit == game.Spade && rank == game.Five && p.deck == Napoletane:
		y := p.height * 0.24
		p.within(pen.Translate(0, y+2), p.sheaf)
		p.within(pen.Translate(0, -y+4), p.mower)
	case suit == game.Spade && rank == game.Five && p.deck == Piacentine:
		p.facing(func() { p.within(pen.Translate(0, p.height*0.22).Mul(pen.Scale(0.72, 0.8)), p.scrollingPlant) })
	}
}

func (p *painter) italianVignette(suit game.Suit, rank game.Rank) {
	switch suit {
	case game.Denari:
		p.coinVignette(rank)
	case game.Coppe:
		p.cupVignette(rank)
	case game.Spade:
		if rank%2 == 0 {
			p.within(pen.Scale(1, p.height/tallest), func() {
				p.within(pen.Translate(0, 66-3*float64(rank)), func() { p.bloom(100-9*float64(rank), 4-int(rank)/2) })
			})
		}
	case game.Bastoni:
		p.staveVignette(rank)
	}
}

// bloom is a plant in the colours of the deck.
func (p *painter) bloom(height float64, pairs int) {
	if p.deck == Bergamasche {
		p.plant(height, pairs, p.gold, p.red)
		return
	}
	p.plant(height, pairs, p.red, p.gold)
}

// facing draws something above the middle and its image turned below.
func (p *painter) facing(draw func()) {
	draw()
	p.within(pen.Scale(-1, -1), draw)
}

// coinVignette draws what stands between the coins of the decks with Italian suits.
func (p *painter) coinVignette(rank game.Rank) {
	switch rank {
	case game.Two:
		p.vine()
	case game.Three, game.Five, game.Six:
		p.facing(func() {
			p.within(pen.Translate(0, -(p.height/2-62)/2), func() { p.flourish(p.gold) })
		})
	case game.Four:
		if p.deck == Bergamasche {
			p.harlequin()
			return
		}
		p.within(pen.Scale(1.5, 1.5), p.rosette)
	}
}

// cupVignette draws what stands between the cups of the decks with Italian suits.
func (p *painter) cupVignette(rank game.Rank) {
	switch rank {
	case game.Two:
		p.twice(func() {
			p.within(pen.Translate(62, 0).Mul(pen.Rotate(90)), func() { p.flourish(p.red) })
		})
		p.flower(0, 0, 6, 1.3, p.gold, p.red)
	case game.Three:
		p.twice(func() {
			p.within(pen.Translate(58, 0).Mul(pen.Scale(0.9, 0.9)), func() { p.bloom(56, 2) })
		})
	case game.Four:
		if p.deck == Bergamasche {
			p.within(pen.Scale(1.4, 1.4), p.cherries)
			return
		}
		p.within(pen.Scale(1.4, 1.4), p.radicchio)
	case game.Five:
		p.twice(func() {
			p.within(pen.Translate(54, 0), func() { p.flower(0, 0, 6, 1.5, p.gold, p.red) })
		})
	}
}

// staveVignette draws what stands between the staves of the decks with Italian suits.
func (p *painter) staveVignette(rank game.Rank) {
	tall := p.height / tallest
	switch rank {
	case game.Two:
		p.facing(func() {
			p.within(pen.Translate(0, 128*tall), func() { p.bloom(66*tall, 2) })
		})
	case game.Four:
		p.twice(func() {
			p.within(pen.Translate(60, 0).Mul(pen.Rotate(90)), func() { p.flourish(p.gold) })
		})
	}
}
