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

	DeckNow   struct{ Deck string }
	ZoneNow   struct{ Zone string }
	WrongZone struct{ Word string }
	ResetSure struct{ Month string } // as it has to be typed

	// Boards.
	BoardTitle struct{ Period string }
	BoardOrder struct {
		Order, Game string
		Page, Pages int
	}
	BoardRow   struct{ Place, Name, Mark string }
	BoardSelf  struct{ Row string }
	BoardLeast struct{ Count int } // deals
	Date       struct {
		Day   int
		Month string
		Year  int
	}
	DayMonth struct { // of a year that goes without saying
		Day   int
		Month string
	}
	PeriodMonth struct {
		Month string
		Year  int
	}
	PeriodWeek struct{ Day string }        // its Monday
	MarkRating struct{ Rating, Count int } // rated deals
	MarkWins   struct{ Count, Deals int }  // wins
	MarkRate   struct {
		Percent string
		Count   int
	} // deals
	MarkAverage struct {
		Average string
		Count   int
	} // deals
	MarkStreak struct{ Count int } // wins
	MarkCalls  struct {
		Points string
		Count  int
	} // auctions
	PodiumRating struct{ Rating int }
	PodiumWins   struct{ Count int }
	SeasonOver   struct{ Month string }

	RatingMoved struct {
		Name   string
		Rating int
		Change string
	}

	// Pictures, and their texts.
	PictureTurn  struct{ Name string }
	PictureStock struct{ Count int } // cards
	PictureUp    struct{ Count int } // places
	PictureDown  struct{ Count int } // places

	// Figures of a person.
	StatsTitle struct{ Name string }
	StatsPlace struct{ Place, People int }
	StatsTrend struct {
		Line, Since string
		From, To    int
	}
	StatsRow struct {
		Count, Wins, Losses, Draws int // deals
		Percent                    string
	}
	StatsPoints struct {
		Count   int
		Average string
	}
	StatsStreak   struct{ Count, Longest int }
	StatsCappotti struct{ Count int }
	StatsCalls    struct {
		Count, Failed int
		Score         string
	}
	StatsAbandoned struct{ Count int }
	StatsPartner   struct {
		Name       string
		Count, Won int
	} // deals
	StatsNemesis struct {
		Name        string
		Lost, Count int
	} // deals
	StatsKind struct {
		Game       string
		Won, Count int
	} // deals
	StatsMonth struct {
		Month      string
		Won, Count int
	} // deals

	// Finished deals.
	HistoryRow struct {
		Number        int
		When, Outcome string
	}
	RecordTitle  struct{ Deal string }
	EvidenceKind struct {
		Game  string
		Count int
	} // deals
	EvidencePoints struct{ Places, Expected string }
	EvidenceAces   struct{ Places, Expected string }
)
