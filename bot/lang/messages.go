package lang

// The messages that carry values. Names are clean already; cards and lists are texts made by other messages. Where a
// message has a Count its plural form follows it.
type (
	// Card is a card in full, "Tre di Coppe"; CardShort is it on a narrow button.
	Card      struct{ Rank, Suit, Glyph string }
	CardShort struct{ Rank, Suit, Glyph string }

	// Computer names a computer player by its seat, from 1.
	Computer struct{ Number int }

	// ComputerAt names it with its level.
	ComputerAt struct{ Name, Level string }

	// Nameless stands for a person whose name is empty once it is clean.
	Nameless struct{ Number int }

	// A lobby.
	LobbyTitle struct {
		Game  string
		Seats int
	}
	SoManyDeals  struct{ Count int } // all played
	SoManyPoints struct{ Count int } // card points that end the match
	SoManyTotals struct{ Count int } // deals of a Chiamata
	DealsButton  struct{ Count int }
	PointsButton struct{ Count int }
	FirstTo      struct{ Count int } // wins that end the match
	SeatTaken    struct {
		Number     int
		Mark, Name string
	}
	SeatFree struct {
		Number int
		Mark   string
	}
	SeatButton  struct{ Number int }
	SeatsButton struct{ Count int }
	WinsButton  struct{ Count int }
	LobbyInvite struct{ Host string }

	// A table.
	TableTitle struct {
		Game string
		Deal int
	}
	BriscolaStock struct {
		Card  string
		Count int // cards in the stock
	}
	BriscolaOut struct{ Suit, Glyph string } // the stock is empty
	SideScore   struct {
		Names string
		Count int // deals won
	}
	CardPlayed struct{ Name, Card string }
	CardTaking struct{ Name, Card string }
	TurnOf     struct{ Name string }
	LastTrick  struct {
		Name, Cards string
		Count       int // card points
	}
	Away   struct{ Name string }
	Sealed struct{ Commitment string }

	StockOnly struct{ Count int } // without trump
	TrumpOnly struct{ Suit, Glyph string }
	OpenHand  struct{ Name, Cards string }
	OpenStock struct{ Cards string }

	// An auction and what follows from it.
	BidPoints struct{ Target int }
	BidTarget struct {
		Rank   string
		Target int
	}
	AuctionWaiting struct{ Name string }
	AuctionSaid    struct{ Name, Bid string }
	AuctionStands  struct{ Name, Bid string }
	CallerChoosing struct{ Name, Bid string }
	CallerCalled   struct {
		Name, Card string
		Target     int
	}
	CallerAlone struct{ Name string }
	PartnerIs   struct{ Name string }
	CalledCard  struct{ Card string }
	CallMade    struct {
		Name   string
		Target int
	}
	CallFailed struct {
		Name   string
		Target int
	}
	Total     struct{ Name, Score string }
	YouBid    struct{ Bid string }
	YouCalled struct{ Card string }

	// Signs between partners.
	SignSent    struct{ Sign string }
	SignFrom    struct{ Name, Sign string }
	SignSeen    struct{ Name, Sign string }
	SignNoticed struct{ Name string }
	Notice      struct{ Percent int } // how often opponents notice one

	// A hand.
	HandSlot struct {
		Number int
		Card   string
	}
	HandTrump struct {
		Number int
		Card   string
	}
	CardHeld  struct{ Card string }
	CardTrump struct{ Card string }
	WaitFor   struct{ Name string }

	// A hint: a move and why it may be made.
	Hint      struct{ Move, Why string }
	HintBare  struct{ Move string } // where there is no room for more
	HintTakes struct {
		Points int // of the trick, never 1
		Sure   string
	}
	HintTakesTrump struct { // with a trump on another suit
		Points int
		Sure   string
	}
	HintTakesKeeps struct { // without one of the trumps that are there
		Points int
		Sure   string
	}
	HintUnless struct{ Count int } // cards that would beat it
	HintRisk   struct{ Count int } // the same, of a card that is led
	HintGive   struct {
		Name, How string
		Points    int
	}
	HintPartnerHas struct{ Name string }
	HintTurned     struct{ Card string }
	HintNotWorth   struct{ Points int }
	HintBid        struct {
		Suit  string
		Count int
	}
	HintThrowIn struct{ Points int }
	HintCall    struct {
		Suit  string
		Count int
	}
	HintTrumpMore struct {
		Suit  string
		Count int
	}
	HintTrumpStays struct{ Count int }
	HintSwap       struct{ Card string }

	// A result.
	ResultTitle struct{ Deal int }
	SidePoints  struct {
		Names string
		Count int // card points
	}
	Won      struct{ Names string }
	MatchWon struct{ Names string }
	Cappotto struct{ Names string }
	Unsealed struct{ Seed string }
	Ready    struct{ Names string }

	// Notes and messages to one person.
	Played       struct{ Card string }
	SatDown      struct{ Number int }
	UnknownWord  struct{ Word string }
	UnknownCard  struct{ Word string }
	WrongSeats   struct{ Word, Game, Seats string }
	UnknownBid   struct{ Word string }
	WrongOption  struct{ Option string }
	NotTogether  struct{ Option, With string }
	WrongLevel   struct{ Word, Levels string }
	WrongVariant struct{ Word, Games string }
	TooMany      struct{ Count int } // seats

	HelpLevels struct{ Levels string } // of computer players, weakest first

	// Settings.
	LanguageNow       struct{ Language string }
	CommunityLanguage struct{ Language string }

	// Figures.
	BoardTitle struct{ Page, Pages int }
	BoardRow   struct {
		Place, Name                string
		Wins, Draws, Deals, Points int
	}
	StatsTitle struct{ Name string }
	StatsPlace struct{ Place, People int }
	StatsRow   struct {
		Wins, Draws, Deals, Points int
		Average                    string
	}
)
