package bot

import (
	"context"

	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/bot/picture"
)

// boardPainting is the picture of a page of a leaderboard, under the titles of its screen; nil where none is wanted.
func (b *Bot) boardPainting(w speech, community chat.Community, list Board, screen chat.Message, o board.Order) *painting {
	settings, err := b.Store.CommunitySettings(community)
	b.logged("settings not read", community, err)
	if list.Total == 0 || !b.paints(b.platforms[community.Platform], settings.Pictures, true) {
		return nil
	}
	v := picture.LeaderboardView{Title: plainText(screen.Lines[0].Text), Note: plainText(screen.Lines[1].Text)}
	moves := list.moves()
	for _, row := range list.Rows {
		v.Rows = append(v.Rows, w.pictureRow(row, o, moves, list.own(row)))
	}
	if own := list.apart(); own != nil {
		row := w.pictureRow(*own, o, moves, true)
		v.Own = &row
	}
	return &painting{view: v, paint: func(ctx context.Context, s *picture.Studio) (picture.Picture, error) { return s.Leaderboard(ctx, v) }}
}

func (w speech) pictureRow(row Row, o board.Order, moves, own bool) picture.LeaderboardRow {
	r := picture.LeaderboardRow{
		Place: row.Place, Name: w.shownName(row.Name), Fallback: w.Term("somebody"), Mark: w.mark(o, &row.Figures), Own: own,
		New: moves && row.Before == 0,
	}
	if row.Before > 0 {
		r.Up = row.Before - row.Place
	}
	switch {
	case r.New:
		r.Change = w.Term("picture.new")
	case r.Up > 0:
		r.Change = w.Say(lang.PictureUp{Count: r.Up})
	case r.Up < 0:
		r.Change = w.Say(lang.PictureDown{Count: -r.Up})
	}
	return r
}

// trendPainting is the picture of how a rating has gone, nil where none is wanted or there is nothing to see.
func (b *Bot) trendPainting(w speech, u chat.Update, profile Profile) *painting {
	if len(profile.Trend) < 2 || !b.paints(b.platforms[u.Room.Platform], b.personSettings(u.From.ID).Pictures, true) {
		return nil
	}
	v := picture.ChartView{
		Title: w.shownName(profile.Name), Note: w.Term("order.rating"),
		Words: picture.ChartWords{Highest: w.Term("picture.highest"), Lowest: w.Term("picture.lowest"), Empty: w.Term("stats.unrated")},
	}
	for _, point := range profile.Trend {
		v.Points = append(v.Points, picture.ChartPoint{Date: w.dayMonth(point.Day), Value: point.Rating})
	}
	return &painting{view: v, paint: func(ctx context.Context, s *picture.Studio) (picture.Picture, error) { return s.Chart(ctx, v) }}
}

// plainText is a line without the sign before it, which pictures do not draw.
func plainText(line string) string {
	for i, r := range line {
		if r < 0x2000 && r != ' ' {
			return line[i:]
		}
	}
	return line
}
