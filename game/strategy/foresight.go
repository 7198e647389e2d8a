package strategy

// open reports whether the sides and the hands of all who play after the seat of the view are known.
func (t *trick) open() bool {
	if t.view.Caller >= 0 {
		return false
	}
	for seat := t.view.Seat; !t.last(seat); {
		if seat = t.view.Rules.Next(seat); t.hidden(seat) > 0 {
			return false
		}
	}
	return true
}

// foresee plays the trick to its end with open hands, each seat from the given one on
// as is best for itself.
func (t trick) foresee(seat int) trick {
	var best trick
	most, found := 0.0, false
	for c := range t.legal(t.hands[seat], t.led).All() {
		end := t
		end.put(c, seat)
		if !t.last(seat) {
			end = end.foresee(t.view.Rules.Next(seat))
		}
		if value := end.yield(seat) - t.keep(c); !found || value > most {
			best, most, found = end, value, true
		}
	}
	return best
}

// yield returns what the finished trick brings to the side of a seat.
func (t *trick) yield(seat int) float64 {
	if seat == t.taker || t.view.Rules.Partners(seat, t.taker) {
		return float64(t.points)
	}
	return -float64(t.points) / t.rivals()
}
