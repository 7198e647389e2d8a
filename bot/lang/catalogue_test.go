package lang_test

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"briscola/bot/lang"
)

// samples has every message once, with values that show where they land.
func samples() []any {
	return []any{
		lang.Card{Rank: "RANK", Suit: "SUIT", Glyph: "GLYPH"}, lang.CardShort{Rank: "RANK", Suit: "SUIT", Glyph: "GLYPH"},
		lang.Computer{Number: 77}, lang.ComputerAt{Name: "NAME", Level: "LEVEL"}, lang.Nameless{Number: 77}, lang.LobbyTitle{Game: "GAME", Seats: 77}, lang.FirstTo{Count: 77},
		lang.SeatTaken{Number: 77, Mark: "MARK", Name: "NAME"}, lang.SeatFree{Number: 77, Mark: "MARK"}, lang.SeatButton{Number: 77},
		lang.SeatsButton{Count: 77}, lang.WinsButton{Count: 77}, lang.LobbyInvite{Host: "HOST"}, lang.TableTitle{Game: "GAME", Deal: 77},
		lang.BriscolaStock{Card: "CARD", Count: 77}, lang.BriscolaOut{Suit: "SUIT", Glyph: "GLYPH"},
		lang.SideScore{Names: "NAMES", Count: 77}, lang.CardPlayed{Name: "NAME", Card: "CARD"}, lang.CardTaking{Name: "NAME", Card: "CARD"},
		lang.TurnOf{Name: "NAME"}, lang.LastTrick{Name: "NAME", Cards: "CARDS", Count: 77}, lang.Away{Name: "NAME"},
		lang.Sealed{Commitment: "HASH"}, lang.HandSlot{Number: 77, Card: "CARD"}, lang.HandTrump{Number: 77, Card: "CARD"},
		lang.CardHeld{Card: "CARD"}, lang.CardTrump{Card: "CARD"}, lang.WaitFor{Name: "NAME"}, lang.ResultTitle{Deal: 77}, lang.SidePoints{Names: "NAMES", Count: 77}, lang.Won{Names: "NAMES"},
		lang.MatchWon{Names: "NAMES"}, lang.Cappotto{Names: "NAMES"}, lang.Unsealed{Seed: "SEED"}, lang.Ready{Names: "NAMES"},
		lang.Played{Card: "CARD"}, lang.SatDown{Number: 77}, lang.UnknownWord{Word: "WORD"}, lang.UnknownCard{Word: "WORD"},
		lang.WrongSeats{Word: "WORD", Game: "GAME", Seats: "SEATS"}, lang.WrongLevel{Word: "WORD", Levels: "LEVELS"}, lang.WrongVariant{Word: "WORD", Games: "GAMES"},
		lang.TooMany{Count: 77}, lang.LanguageNow{Language: "LANGUAGE"}, lang.CommunityLanguage{Language: "LANGUAGE"},
		lang.SoManyDeals{Count: 77}, lang.SoManyPoints{Count: 77}, lang.SoManyTotals{Count: 77}, lang.DealsButton{Count: 77},
		lang.PointsButton{Count: 77}, lang.StockOnly{Count: 77}, lang.TrumpOnly{Suit: "SUIT", Glyph: "GLYPH"},
		lang.OpenHand{Name: "NAME", Cards: "CARDS"}, lang.OpenStock{Cards: "CARDS"}, lang.BidPoints{Target: 77},
		lang.BidTarget{Rank: "RANK", Target: 77}, lang.AuctionWaiting{Name: "NAME"}, lang.AuctionSaid{Name: "NAME", Bid: "BID"},
		lang.AuctionStands{Name: "NAME", Bid: "BID"}, lang.CallerChoosing{Name: "NAME", Bid: "BID"},
		lang.CallerCalled{Name: "NAME", Card: "CARD", Target: 77}, lang.CallerAlone{Name: "NAME"}, lang.PartnerIs{Name: "NAME"},
		lang.CalledCard{Card: "CARD"}, lang.CallMade{Name: "NAME", Target: 77}, lang.CallFailed{Name: "NAME", Target: 77},
		lang.Total{Name: "NAME", Score: "SCORE"}, lang.YouBid{Bid: "BID"}, lang.YouCalled{Card: "CARD"}, lang.SignSent{Sign: "SIGN"},
		lang.SignFrom{Name: "NAME", Sign: "SIGN"}, lang.SignSeen{Name: "NAME", Sign: "SIGN"}, lang.SignNoticed{Name: "NAME"},
		lang.UnknownBid{Word: "WORD"}, lang.Notice{Percent: 77}, lang.WrongOption{Option: "OPTION"}, lang.NotTogether{Option: "OPTION", With: "WITH"},
		lang.Hint{Move: "MOVE", Why: "WHY"}, lang.HintBare{Move: "MOVE"}, lang.HintTakes{Points: 77, Sure: "SURE"},
		lang.HintTakesTrump{Points: 77, Sure: "SURE"}, lang.HintTakesKeeps{Points: 77, Sure: "SURE"}, lang.HintUnless{Count: 77},
		lang.HintRisk{Count: 77}, lang.HintGive{Name: "NAME", How: "HOW", Points: 77}, lang.HintPartnerHas{Name: "NAME"},
		lang.HintTurned{Card: "CARD"}, lang.HintNotWorth{Points: 77}, lang.HintBid{Suit: "SUIT", Count: 77}, lang.HintThrowIn{Points: 77},
		lang.HintCall{Suit: "SUIT", Count: 77}, lang.HintTrumpMore{Suit: "SUIT", Count: 77}, lang.HintTrumpStays{Count: 77},
		lang.HintSwap{Card: "CARD"}, lang.HelpLevels{Levels: "LEVELS"},
		lang.DeckNow{Deck: "DECK"}, lang.ZoneNow{Zone: "ZONE"}, lang.WrongZone{Word: "WORD"}, lang.ResetSure{Month: "MONTH"},
		lang.BoardTitle{Period: "PERIOD"}, lang.BoardOrder{Order: "ORDER", Game: "GAME", Page: 77, Pages: 88},
		lang.BoardRow{Place: "PLACE", Name: "NAME", Mark: "MARK"}, lang.BoardSelf{Row: "ROW"}, lang.BoardLeast{Count: 77},
		lang.Date{Day: 77, Month: "MONTH", Year: 2077}, lang.DayMonth{Day: 77, Month: "MONTH"}, lang.PeriodMonth{Month: "MONTH", Year: 2077}, lang.PeriodWeek{Day: "DAY"}, lang.MarkRating{Rating: 1077, Count: 88},
		lang.MarkWins{Count: 77, Deals: 88}, lang.MarkRate{Percent: "PERCENT", Count: 77}, lang.MarkAverage{Average: "AVERAGE", Count: 77},
		lang.MarkStreak{Count: 77}, lang.MarkCalls{Points: "POINTS", Count: 77}, lang.PodiumRating{Rating: 1077}, lang.PodiumWins{Count: 77},
		lang.SeasonOver{Month: "MONTH"}, lang.PictureTurn{Name: "NAME"}, lang.PictureStock{Count: 77}, lang.PictureUp{Count: 77}, lang.PictureDown{Count: 77}, lang.RatingMoved{Name: "NAME", Rating: 1077, Change: "CHANGE"}, lang.StatsTitle{Name: "NAME"}, lang.StatsPlace{Place: 77, People: 88},
		lang.StatsTrend{Line: "LINE", Since: "SINCE", From: 1077, To: 1088},
		lang.StatsRow{Count: 77, Wins: 88, Losses: 99, Draws: 66, Percent: "PERCENT"}, lang.StatsPoints{Count: 77, Average: "AVERAGE"},
		lang.StatsStreak{Count: 77, Longest: 88}, lang.StatsCappotti{Count: 77}, lang.StatsCalls{Count: 77, Failed: 88, Score: "SCORE"},
		lang.StatsAbandoned{Count: 77}, lang.StatsPartner{Name: "NAME", Count: 77, Won: 88}, lang.StatsNemesis{Name: "NAME", Lost: 77, Count: 88},
		lang.StatsKind{Game: "GAME", Won: 77, Count: 88}, lang.StatsMonth{Month: "MONTH", Won: 77, Count: 88},
		lang.HistoryRow{Number: 77, When: "WHEN", Outcome: "OUTCOME"}, lang.RecordTitle{Deal: "DEAL"},
		lang.EvidenceKind{Game: "GAME", Count: 77}, lang.EvidencePoints{Places: "PLACES", Expected: "EXPECTED"},
		lang.EvidenceAces{Places: "PLACES", Expected: "EXPECTED"},
	}
}

func catalogue(t *testing.T, fallback string) *lang.Catalogue {
	t.Helper()
	c, err := lang.New(fallback)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestEveryMessageRendersInEveryLanguageWithEachOfItsValues(t *testing.T) {
	c := catalogue(t, "en")
	for _, language := range lang.Languages() {
		for _, message := range samples() {
			text := c.In(language).Say(message)
			v := reflect.ValueOf(message)
			if strings.HasPrefix(text, "[") || strings.Contains(text, "<no value>") {
				t.Errorf("%s %s: %q", language, v.Type().Name(), text)
			}
			if v.Type().Name() == "CardShort" {
				continue // leaves its suit to the sign
			}
			for i := range v.NumField() {
				if value := fmt.Sprint(v.Field(i).Interface()); !strings.Contains(text, value) {
					t.Errorf("%s %s: %q does not show %s", language, v.Type().Name(), text, v.Type().Field(i).Name)
				}
			}
		}
	}
}

func TestPluralsDifferFromOne(t *testing.T) {
	c := catalogue(t, "en")
	for _, language := range lang.Languages() {
		w := c.In(language)
		one, many := w.Say(lang.SidePoints{Names: "N", Count: 1}), w.Say(lang.SidePoints{Names: "N", Count: 21})
		if strings.TrimSuffix(one, "1 point") == one && language == "en" || one == strings.Replace(many, "21", "1", 1) {
			t.Errorf("%s: %q and %q", language, one, many)
		}
	}
}

func TestSamplesAreAllMessages(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "messages.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var want, got []string
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok {
			want = append(want, spec.Name.Name)
		}
		return true
	})
	for _, message := range samples() {
		got = append(got, reflect.TypeOf(message).Name())
	}
	slices.Sort(want)
	slices.Sort(got)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("types of messages.go against samples (-want +got):\n%s", diff)
	}
}

// entries flattens a catalogue to ids and their forms.
func entries(t *testing.T, language string) map[string]bool {
	t.Helper()
	data, err := os.ReadFile(language + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var tree map[string]any
	if err := json.Unmarshal(data, &tree); err != nil {
		t.Fatal(err)
	}
	ids := map[string]bool{}
	var walk func(string, any)
	walk = func(id string, node any) {
		branch, ok := node.(map[string]any)
		if _, message := branch["other"]; !ok || message {
			ids[id] = true
			return
		}
		for key, child := range branch {
			walk(strings.TrimPrefix(id+"."+key, "."), child)
		}
	}
	walk("", tree)
	return ids
}

func TestLanguagesHaveTheSameEntries(t *testing.T) {
	want := entries(t, "en")
	for _, language := range lang.Languages() {
		if diff := cmp.Diff(want, entries(t, language)); diff != "" {
			t.Errorf("en against %s (-en +%s):\n%s", language, language, diff)
		}
	}
}

func TestEveryTermRendersInEveryLanguage(t *testing.T) {
	c := catalogue(t, "en")
	for _, language := range lang.Languages() {
		for id := range entries(t, language) {
			if id[0] >= 'A' && id[0] <= 'Z' {
				continue // a message, tested with its values
			}
			if text := c.In(language).Term(id); text == "["+id+"]" || strings.TrimSpace(text) != text || text == "" {
				t.Errorf("%s %s: %q", language, id, text)
			}
		}
	}
}

func TestLanguageIsTheFirstThatFits(t *testing.T) {
	c := catalogue(t, "it")
	tests := []struct {
		tags []string
		want string
	}{
		{[]string{"en"}, "en"},
		{[]string{"it-CH"}, "it"},             // a region of a known language
		{[]string{"en-US", "it"}, "en"},       // the first one counts
		{[]string{"", "en-GB"}, "en"},         // nothing told, then something
		{[]string{"de", "ja"}, "it"},          // none is known
		{[]string{"x-!!", "not a tag"}, "it"}, // nonsense
		{nil, "it"},                           // nothing at all
		{[]string{"ja", "en"}, "en"},          // an unknown one is passed over
	}
	for _, tt := range tests {
		if got := c.In(tt.tags...).Language(); got != tt.want {
			t.Errorf("In(%q) speaks %s, want %s", tt.tags, got, tt.want)
		}
	}
}

func TestUnknownFallbackIsRefused(t *testing.T) {
	if _, err := lang.New("tlh"); err == nil {
		t.Error("a language without catalogue was accepted")
	}
}

func TestValuesAreNotTemplates(t *testing.T) {
	text := catalogue(t, "en").In("en").Say(lang.TurnOf{Name: "{{.Name}}<b>"})
	if !strings.Contains(text, "{{.Name}}<b>") {
		t.Errorf("name came out as %q", text)
	}
}
