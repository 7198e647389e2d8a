package bot

import (
	"strconv"
	"strings"

	"briscola/bot/chat"
	"briscola/bot/lang"
)

// boardRows is how many people a page of the leaderboard shows.
const boardRows = 10

// boardScreen is one page of a community's leaderboard, from 0. A page behind the last one shows the last one.
func (b *Bot) boardScreen(w speech, community chat.Community, number int) (chat.Message, error) {
	rows, total, err := b.Store.Board(community, number*boardRows, boardRows)
	if err != nil {
		return chat.Message{}, err
	}
	pages := max(1, (total+boardRows-1)/boardRows)
	if number >= pages {
		return b.boardScreen(w, community, pages-1)
	}
	var p page
	p.title(w.Say(lang.BoardTitle{Page: number + 1, Pages: pages}))
	for i, f := range rows {
		p.line(w.boardRow(number*boardRows+i+1, f))
	}
	if total == 0 {
		p.line(w.Term("board.empty"))
	}
	turn := func(label string, to int) chat.Button {
		return chat.Button{Label: w.Term(label), Token: Token{Verb: "board", Table: noTable, Arg: strconv.Itoa(to)}.String()}
	}
	var row []chat.Button
	if number > 0 {
		row = append(row, turn("button.previous", number-1))
	}
	if number < pages-1 {
		row = append(row, turn("button.next", number+1))
	}
	p.row(row...)
	return p.Message, nil
}

func (w speech) boardRow(place int, f Figures) string {
	row := lang.BoardRow{Place: strconv.Itoa(place) + ".", Name: w.figureName(f), Wins: f.Wins, Draws: f.Draws, Deals: f.Deals, Points: f.Points}
	if medals := []string{"🥇", "🥈", "🥉"}; place <= len(medals) {
		row.Place = medals[place-1] + " " + row.Place
	}
	return w.Say(row)
}

func (w speech) figureName(f Figures) string {
	if f.Name == "" {
		return w.Term("somebody")
	}
	return isolated(f.Name)
}

// statsScreen shows the figures of one person in a community.
func (b *Bot) statsScreen(w speech, community chat.Community, person chat.PersonID) (chat.Message, error) {
	f, place, err := b.Store.Figures(community, person)
	if err != nil {
		return chat.Message{}, err
	}
	_, people, err := b.Store.Board(community, 0, 0)
	if err != nil {
		return chat.Message{}, err
	}
	var p page
	p.title(w.Say(lang.StatsTitle{Name: w.figureName(f)}))
	p.line(w.Say(lang.StatsPlace{Place: place, People: people}))
	average := strings.Replace(strconv.FormatFloat(float64(f.Points)/float64(max(1, f.Deals)), 'f', 1, 64), ".", w.Term("decimal"), 1)
	p.line(w.Say(lang.StatsRow{Wins: f.Wins, Draws: f.Draws, Deals: f.Deals, Points: f.Points, Average: average}))
	return p.Message, nil
}
