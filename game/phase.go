package game

// Phase is the part of a deal that is going on.
type Phase uint8

// The phases. A standard deal is all PhasePlay; a Chiamata begins with the auction and the call, or with
// the auction, the first trick and the call where the first trick is blind.
const (
	PhaseAuction Phase = iota // the seats bid and pass
	PhaseCall                 // the caller names the called card
	PhasePlay                 // cards are played
	PhaseTrump                // Bastarda: who played the called card may change the trump
	PhaseOver                 // the deal is over
)

// String returns the name of the phase in lower case.
func (p Phase) String() string {
	names := [...]string{"auction", "call", "play", "trump", "over"}
	if int(p) >= len(names) {
		return ""
	}
	return names[p]
}

// Phase returns the part of the deal that is going on.
func (s State) Phase() Phase {
	if s.over() {
		return PhaseOver
	}
	return s.phase
}

// Over reports whether the deal is finished.
func (s State) Over() bool { return s.over() }

func (s *State) over() bool { return s.phase == PhaseOver || s.rules.Seats == 0 }

// Turn returns the seat to act, -1 when the deal is over.
func (s State) Turn() int {
	switch s.Phase() {
	case PhaseAuction:
		return int(s.auction.turn)
	case PhaseCall:
		return int(s.caller)
	case PhasePlay:
		return s.position.Turn()
	case PhaseTrump:
		return int(s.partner)
	default:
		return nobody
	}
}
