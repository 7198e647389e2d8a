package bot

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/lang"
)

// boardScreen is one page of a community's leaderboard, with the row of who asks for it, and its picture. A page behind the
// last one shows the last one.
func (b *Bot) boardScreen(w speech, community chat.Community, self chat.PersonID, v boardView) (chat.Message, *painting, error) {
	today := b.today(community)
	list, err := b.Store.Board(BoardQuery{
		Community: community, Section: v.section, Order: v.order, Offset: v.page * boardRows, Limit: boardRows, Self: self, Today: today,
	})
	if err != nil {
		return chat.Message{}, nil, err
	}
	b.takeCensus(community, list.Rows)
	pages := max(1, (list.Total+boardRows-1)/boardRows)
	if v.page >= pages {
		v.page = pages - 1
		return b.boardScreen(w, community, self, v)
	}
	var p page
	p.title(w.Say(lang.BoardTitle{Period: w.period(v.section.Period, today)}))
	p.quiet(w.Say(lang.BoardOrder{Order: w.Term("order." + v.order.String()), Game: w.kind(v.section.Kind), Page: v.page + 1, Pages: pages}))
	if v.section.Period.Span != board.AllTime && list.Total == 0 {
		p.line(w.Term("board.nobody"))
	} else {
		w.boardRows(&p, list, v.order)
	}
	if v.order == board.ByRate || v.order == board.ByAverage {
		p.quiet(w.Say(lang.BoardLeast{Count: board.LeastDeals}))
	}
	w.boardButtons(&p, v, today, pages)
	return p.Message, b.boardPainting(w, community, list, p.Message, v.order), nil
}

// boardRows lists people, and below them the one who asks if not among them.
func (w speech) boardRows(p *page, list Board, o board.Order) {
	if list.Total == 0 {
		p.line(w.Term("board.empty"))
		return
	}
	moves := list.moves()
	for _, row := range list.Rows {
		p.line(w.boardRow(row, o, moves))
	}
	if own := list.apart(); own != nil {
		p.quiet("…")
		p.line(w.Say(lang.BoardSelf{Row: w.boardRow(*own, o, moves)}))
	}
}

// apart is the row of who asks, nil where it is among the others.
func (b Board) apart() *Row {
	if b.Self == nil || slices.ContainsFunc(b.Rows, b.own) {
		return nil
	}
	return b.Self
}

// own tells whether a row is that of who asks.
func (b Board) own(row Row) bool { return b.Self != nil && row.Person == b.Self.Person }

// moves tells whether there is something to compare places with: on the first day of a board everybody would be new.
func (b Board) moves() bool {
	for _, row := range b.Rows {
		if row.Before > 0 {
			return true
		}
	}
	return false
}

func (w speech) boardRow(row Row, o board.Order, moves bool) string {
	text := w.Say(lang.BoardRow{Place: place(row.Place), Name: w.shownName(row.Name), Mark: w.mark(o, &row.Figures)})
	if moves {
		text += movement(row)
	}
	return text
}

// place numbers a place, with a medal for the best three.
func place(n int) string {
	number := strconv.Itoa(n) + "."
	if medals := []string{"🥇", "🥈", "🥉"}; n >= 1 && n <= len(medals) {
		return medals[n-1] + " " + number
	}
	return number
}

// movement says how a place has moved since yesterday.
func movement(row Row) string {
	switch {
	case row.Before == 0:
		return " · 🆕"
	case row.Before > row.Place:
		return " · ↑" + strconv.Itoa(row.Before-row.Place)
	case row.Before < row.Place:
		return " · ↓" + strconv.Itoa(row.Place-row.Before)
	}
	return ""
}

// mark says what counts in an order.
func (w speech) mark(o board.Order, f *board.Figures) string {
	m := f.Mark(o)
	switch o {
	case board.ByWins:
		return w.Say(lang.MarkWins{Count: f.Wins, Deals: f.Deals})
	case board.ByRate:
		return w.Say(lang.MarkRate{Percent: w.decimal(float64(m)/(board.RateScale/100), 0), Count: f.Deals})
	case board.ByAverage:
		return w.Say(lang.MarkAverage{Average: w.decimal(float64(m)/board.AverageScale, 1), Count: f.Deals})
	case board.ByStreak:
		return w.Say(lang.MarkStreak{Count: f.Longest})
	case board.ByCalls:
		return w.Say(lang.MarkCalls{Points: signed(f.Score), Count: f.Auctions})
	}
	return w.Say(lang.MarkRating{Rating: int(m), Count: f.Rated})
}

// decimal writes a number with so many places behind the comma, as the language does.
func (w speech) decimal(x float64, places int) string {
	return strings.Replace(strconv.FormatFloat(x, 'f', places, 64), ".", w.Term("decimal"), 1)
}

// shownName is a name as boards show it; somebody whose data was deleted has none.
func (w speech) shownName(name string) string {
	if name == "" {
		return w.Term("somebody")
	}
	return isolated(name)
}

func (w speech) kind(k board.Kind) string { return w.Term("kind." + k.String()) }

// period names a period, as seen today.
func (w speech) period(p board.Period, today board.Day) string {
	switch {
	case p.Span == board.AllTime:
		return w.Term("period.all")
	case p == today.Week():
		return w.Term("period.week")
	case p.Span == board.Week:
		return w.Say(lang.PeriodWeek{Day: w.date(p.First())})
	}
	year, month := p.YearMonth()
	return w.Say(lang.PeriodMonth{Month: w.Term("month." + strconv.Itoa(month)), Year: year})
}

// date says a day as people write it.
func (w speech) date(d board.Day) string {
	year, month, day := d.Time(time.UTC).Date()
	return w.Say(lang.Date{Day: day, Month: w.Term("month." + strconv.Itoa(int(month))), Year: year})
}

// dayMonth says a day in short, as on the edge of a chart.
func (w speech) dayMonth(d board.Day) string {
	_, month, day := d.Time(time.UTC).Date()
	return w.Say(lang.DayMonth{Day: day, Month: w.Term("monthshort." + strconv.Itoa(int(month)))})
}

// boardButtons turn pages and choose what is shown.
func (w speech) boardButtons(p *page, v boardView, today board.Day, pages int) {
	button := func(label string, change func(*boardView)) chat.Button {
		next := v
		change(&next)
		return freeButton(label, "board", next.arg())
	}
	turn := func(label string, to int) chat.Button {
		return button(label, func(v *boardView) { v.page, v.choice = to, noChoice })
	}
	var row []chat.Button
	if v.page > 0 {
		row = append(row, turn(w.Term("button.previous"), v.page-1))
	}
	if v.page < pages-1 {
		row = append(row, turn(w.Term("button.next"), v.page+1))
	}
	p.row(row...)
	if v.choice == noChoice {
		open := func(mark, label string, c chooser) chat.Button {
			return button(mark+" "+label, func(v *boardView) { v.page, v.choice = 0, c })
		}
		p.row(open("📅", w.period(v.section.Period, today), periodsOpen), open("↕️", w.Term("order."+v.order.String()), ordersOpen),
			open("🎴", w.kind(v.section.Kind), kindsOpen))
		return
	}
	w.chooserButtons(p, v, today, button)
}

func (w speech) chooserButtons(p *page, v boardView, today board.Day, button func(string, func(*boardView)) chat.Button) {
	var buttons []chat.Button
	add := func(label string, chosen bool, change func(*boardView)) {
		b := button(label, func(v *boardView) { v.page, v.choice = 0, noChoice; change(v) })
		if chosen {
			b.Look = chat.Primary
		}
		buttons = append(buttons, b)
	}
	switch v.choice {
	case periodsOpen:
		for _, period := range []board.Period{today.Week(), today.Month(), today.Month().Previous(), {}} {
			add(w.period(period, today), period == v.section.Period, func(v *boardView) { v.section.Period = period })
		}
		buttons = append(buttons, freeButton(w.Term("button.hall"), "hall", ""))
	case ordersOpen:
		for _, o := range board.Orders() {
			add(w.Term("order."+o.String()), o == v.order, func(v *boardView) { v.order = o })
		}
	case kindsOpen:
		for _, k := range board.Kinds() {
			add(w.kind(k), k == v.section.Kind, func(v *boardView) { v.section.Kind = k })
		}
	}
	p.inRows(buttons, buttonsInRow)
}
