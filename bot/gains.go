package bot

import (
	"fmt"
	"slices"

	"briscola/game"
)

// Gains tells what a settled deal adds to the figures of the people who played it. Computers gain nothing; who gave up
// has played the deal and won nothing by it. The error means that the record is not one that this program wrote.
func Gains(d SettledDeal) ([]Figures, error) {
	record, err := game.ParseRecord(d.Record)
	if err != nil {
		return nil, err
	}
	state, err := record.Replay()
	if err != nil {
		return nil, err
	}
	if !state.Over() || len(d.Players) != record.Deal.Rules.Seats {
		return nil, fmt.Errorf("bot: deal %s is not whole", d.ID)
	}
	return gains(d.Players, state.Result()), nil
}

func gains(players []Player, result game.Result) []Figures {
	var list []Figures
	if result.Void {
		return nil
	}
	for i, p := range players {
		if p.Computer() {
			continue
		}
		f := Figures{Person: p.Person, Name: p.Name, Deals: 1}
		if !p.GaveUp {
			f.Points = sidePoints(result, i)
			f.Wins = won(result, i)
			if result.Drawn {
				f.Draws = 1
			}
		}
		list = append(list, f)
	}
	return list
}

// sidePoints are the card points of the side of a seat.
func sidePoints(result game.Result, seat int) int {
	for _, side := range result.Sides {
		if slices.Contains(side.Seats, seat) {
			return side.Points
		}
	}
	return 0
}

func won(result game.Result, seat int) int {
	if slices.Contains(result.Winners, seat) {
		return 1
	}
	return 0
}
