package bot

import (
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/lang"
)

// hallSeasons is how many seasons the hall of fame shows.
const hallSeasons = 6

// hallScreen shows the podiums of the newest seasons that are over.
func (b *Bot) hallScreen(w speech, community chat.Community) (chat.Message, error) {
	seasons, err := b.Store.Hall(community, hallSeasons)
	if err != nil {
		return chat.Message{}, err
	}
	today := b.today(community)
	var p page
	p.title(w.Term("hall.title"))
	if len(seasons) == 0 {
		p.line(w.Term("hall.empty"))
	}
	var buttons []chat.Button
	for _, s := range seasons {
		p.gap()
		w.podium(&p, s, today)
		v := boardView{section: board.Section{Period: s.Month}, order: s.Order}
		buttons = append(buttons, freeButton(w.period(s.Month, today), "board", v.arg()))
	}
	p.inRows(buttons, buttonsInRow)
	now := boardView{section: board.Section{Period: today.Month()}}
	p.row(primary(freeButton(w.Term("button.board"), "board", now.arg())))
	return p.Message, nil
}

// podium names a season and lists its best.
func (w speech) podium(p *page, s Season, today board.Day) {
	p.title(w.period(s.Month, today))
	if len(s.Podium) == 0 {
		p.line(w.Term("hall.nobody"))
	}
	w.medals(p, s)
}

func (w speech) medals(p *page, s Season) {
	for _, m := range s.Podium {
		mark := w.Say(lang.PodiumRating{Rating: int(m.Mark)})
		if s.Order == board.ByWins {
			mark = w.Say(lang.PodiumWins{Count: int(m.Mark)})
		}
		p.line(w.Say(lang.BoardRow{Place: place(m.Place), Name: w.shownName(m.Name), Mark: mark}))
	}
}

// seasonScreen announces that a season is over.
func (w speech) seasonScreen(s Season, today board.Day) chat.Message {
	var p page
	p.title(w.Say(lang.SeasonOver{Month: w.period(s.Month, today)}))
	w.medals(&p, s)
	p.quiet(w.Term("season.next"))
	return p.Message
}
