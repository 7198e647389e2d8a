package game

// Report is a deal as told afterwards; its JSON form is the output of replay -json.
type Report struct {
	Rules   string       `json:"rules"`
	Over    bool         `json:"over"`
	Tricks  []Trick      `json:"tricks"` // finished tricks
	Points  []int        `json:"points"` // by seat
	Sides   []SideResult `json:"sides"`
	Winners []int        `json:"winners"` // seats, empty when drawn or not over
	Drawn   bool         `json:"drawn"`
	Scores  []int        `json:"scores"`  // match points by seat
	Caller  int          `json:"caller"`  // -1 where nobody called
	Partner int          `json:"partner"` // -1 where there is none
	Trump   Suit         `json:"trump"`
	Target  int          `json:"target"`

	Dealer   int    `json:"-"`
	Briscola Card   `json:"-"` // the turned card
	Turn     int    `json:"-"` // seat to act, -1 when over
	Table    []Card `json:"-"` // unfinished trick, in playing order
	Leader   int    `json:"-"` // who leads or led it
	Auction  []Move `json:"-"` // bids and passes
	Called   Card   `json:"-"` // the called card, NoCard where there is none
	Void     bool   `json:"-"` // nobody scores, the cards are dealt again
}

// Report tells the deal so far.
func (s State) Report() Report {
	result, view := s.Result(), s.View(nobody)
	return Report{
		Rules: s.rules.String(), Over: view.Over, Tricks: view.Tricks,
		Points: result.Points[:s.rules.Seats], Sides: result.Sides,
		Winners: result.Winners, Drawn: result.Drawn, Scores: result.Scores[:s.rules.Seats],
		Caller: result.Caller, Partner: result.Partner, Trump: result.Trump, Target: result.Target,
		Dealer: view.Dealer, Briscola: view.Briscola, Turn: view.Turn, Table: view.Table, Leader: view.Leader,
		Auction: view.Auction, Called: view.Called, Void: result.Void,
	}
}
