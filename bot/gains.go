package bot

import (
	"fmt"

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
	return gains(d.Players, record.Deal.Rules, state.Result()), nil
}

func gains(players []Player, rules game.Rules, result game.Result) []Figures {
	var list []Figures
	for i, p := range players {
		if p.Computer() {
			continue
		}
		f := Figures{Person: p.Person, Name: p.Name, Deals: 1}
		if !p.GaveUp {
			f.Points = result.Sides[rules.Side(i)].Points
			f.Wins = won(result, i)
			if result.Drawn {
				f.Draws = 1
			}
		}
		list = append(list, f)
	}
	return list
}

func won(result game.Result, seat int) int {
	for _, winner := range result.Winners {
		if winner == seat {
			return 1
		}
	}
	return 0
}
