package bot

import (
	"strings"

	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/lang"
)

// statsScreen shows what a person has done in a community: everything, this month, and each kind of game.
func (b *Bot) statsScreen(w speech, u chat.Update, person chat.PersonID) (chat.Message, *painting, error) {
	community := u.Community
	profile, err := b.Store.Profile(community, person, board.Period{})
	if err != nil {
		return chat.Message{}, nil, err
	}
	today := b.today(community)
	month, err := b.Store.Profile(community, person, today.Month())
	if err != nil {
		return chat.Message{}, nil, err
	}
	list, err := b.Store.Board(BoardQuery{Community: community, Self: person, Today: today})
	if err != nil {
		return chat.Message{}, nil, err
	}
	all := profile.Figures[board.All]
	var p page
	p.title(w.Say(lang.StatsTitle{Name: w.shownName(profile.Name)}))
	w.ratingLines(&p, all, list, profile.Trend)
	p.gap()
	w.figureLines(&p, all)
	w.companionLines(&p, profile)
	w.kindLines(&p, profile.Figures)
	if f, played := month.Figures[board.All]; played {
		p.gap()
		p.line(w.Say(lang.StatsMonth{Month: w.period(today.Month(), today), Won: f.Wins, Count: f.Deals}))
	}
	return p.Message, b.trendPainting(w, u, profile), nil
}

// ratingLines tell the rating, the place and how the rating has gone.
func (w speech) ratingLines(p *page, f board.Figures, list Board, trend []TrendPoint) {
	if f.Rated == 0 {
		p.quiet(w.Term("stats.unrated"))
		return
	}
	rating := w.Say(lang.MarkRating{Rating: f.Rating.Shown(), Count: f.Rated})
	if list.Self != nil {
		rating += " · " + w.Say(lang.StatsPlace{Place: list.Self.Place, People: list.Total})
	}
	p.line("📈 " + rating)
	if len(trend) > 1 {
		first, last := trend[0], trend[len(trend)-1]
		p.quiet(w.Say(lang.StatsTrend{Line: sparkline(trend), From: first.Rating, To: last.Rating, Since: first.Day.String()}))
	}
}

// sparkPoints is how many points a line of signs has at most.
const sparkPoints = 20

// sparkline draws a line of signs, the newest points.
func sparkline(trend []TrendPoint) string {
	trend = trend[max(0, len(trend)-sparkPoints):]
	least, most := trend[0].Rating, trend[0].Rating
	for _, point := range trend {
		least, most = min(least, point.Rating), max(most, point.Rating)
	}
	signs := []rune("▁▂▃▄▅▆▇█")
	var line strings.Builder
	for _, point := range trend {
		line.WriteRune(signs[(point.Rating-least)*(len(signs)-1)/max(1, most-least)])
	}
	return line.String()
}

func (w speech) figureLines(p *page, f board.Figures) {
	p.line(w.Say(lang.StatsRow{
		Count: f.Deals, Wins: f.Wins, Losses: f.Losses(), Draws: f.Draws, Percent: w.decimal(100*float64(f.Wins)/float64(max(1, f.Deals)), 0),
	}))
	p.line(w.Say(lang.StatsPoints{Count: f.Points, Average: w.decimal(float64(f.Points)/float64(max(1, f.Deals)), 1)}))
	p.line(w.Say(lang.StatsStreak{Count: f.Streak, Longest: f.Longest}))
	if f.Cappotti > 0 {
		p.line(w.Say(lang.StatsCappotti{Count: f.Cappotti}))
	}
	if f.Auctions > 0 {
		p.line(w.Say(lang.StatsCalls{Count: f.Calls, Failed: f.Failed, Score: signed(f.Score)}))
	}
	if f.Abandoned > 0 {
		p.line(w.Say(lang.StatsAbandoned{Count: f.Abandoned}))
	}
}

// companionLines name the favourite partner and whom most deals were lost against.
func (w speech) companionLines(p *page, profile Profile) {
	if c, ok := profile.Partners[board.All]; ok {
		p.line(w.Say(lang.StatsPartner{Name: w.shownName(c.Name), Count: c.Pair.With, Won: c.Pair.WonWith}))
	}
	if c, ok := profile.Nemeses[board.All]; ok {
		p.line(w.Say(lang.StatsNemesis{Name: w.shownName(c.Name), Lost: c.Pair.Lost, Count: c.Pair.Against}))
	}
}

// kindLines tell each kind of game by itself, where there is more than one.
func (w speech) kindLines(p *page, figures map[board.Kind]board.Figures) {
	if len(figures) <= 2 { // one, and all
		return
	}
	p.gap()
	for _, k := range board.Kinds()[1:] {
		f, played := figures[k]
		if !played {
			continue
		}
		line := w.Say(lang.StatsKind{Game: w.kind(k), Won: f.Wins, Count: f.Deals})
		if f.Rated > 0 {
			line += " · " + w.Say(lang.PodiumRating{Rating: f.Rating.Shown()})
		}
		p.line(line)
	}
}
