package game

// Standard returns the rules of the standard game for 2, 3, 4 or 6 seats. Other
// numbers give rules that Validate refuses.
func Standard(seats int) Rules {
	r := Rules{Preset: PresetStandard, Seats: seats, Hand: 3, Cappotto: 1, Monte: -1}
	if seats == 3 {
		r.Out = NewCard(Two, Coppe)
	}
	return r
}

// Chiamata returns the rules of the game for five with an auction and a secret partner.
func Chiamata() Rules { return PresetChiamata.defaults() }

// Bastarda returns the rules of a Chiamata whose trump may change once.
func Bastarda() Rules { return PresetBastarda.defaults() }

// Briscolone returns the rules of the game for two with twenty cards each.
func Briscolone() Rules { return PresetBriscolone.defaults() }

// Briscolone5 returns the rules of the game for two with five cards and no trump.
// A match goes to 151 card points.
func Briscolone5() Rules { return PresetBriscolone5.defaults() }

// Scoperta returns the rules of the standard game with all hands open.
func Scoperta(seats int) Rules {
	r := Standard(seats)
	r.Open = OpenHands
	return r
}

// Pizzico returns the rules of the standard game with hands of five cards.
func Pizzico(seats int) Rules {
	r := Standard(seats)
	r.Hand = 5
	return r
}

// Brisca returns the rules of the game in Spain: the turned card may be exchanged.
// The package documentation says what is left out of this and the next two.
func Brisca(seats int) Rules {
	r := Standard(seats)
	r.Swap = true
	return r
}

// Bisca returns the rules of the game in Portugal: the Seven is the second highest
// card and worth 10, and the Jack is above the Queen.
func Bisca(seats int) Rules {
	r := Standard(seats)
	r.Ranking = RankingBisca
	return r
}

// Briskula returns the rules of the game in Croatia and Slovenia: partners look at
// each other's hands when the stock is empty. A match goes to four wins.
func Briskula(seats int) Rules {
	r := Standard(seats)
	if r.Sides() < r.Seats {
		r.Peek = PeekEmpty
	}
	return r
}

// defaults returns the rules of a preset without any option.
func (p Preset) defaults() Rules {
	switch p {
	case PresetChiamata, PresetBastarda:
		return Rules{Preset: p, Seats: 5, Hand: 8, Multipliers: true, Cappotto: 2, Monte: -1}
	case PresetBriscolone:
		return Rules{Preset: p, Seats: 2, Hand: 20, Cappotto: 1, Monte: -1}
	case PresetBriscolone5:
		return Rules{Preset: p, Seats: 2, Hand: 5, Cappotto: 1, Monte: -1}
	default:
		return Standard(2)
	}
}

// seats returns for how many players a preset is.
func (p Preset) seats() []int {
	if p == PresetStandard {
		return []int{2, 3, 4, 6}
	}
	return []int{p.defaults().Seats}
}
