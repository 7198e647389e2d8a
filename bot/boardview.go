package bot

import (
	"strconv"
	"strings"

	"briscola/bot/board"
	"briscola/bot/chat"
)

// boardRows is how many people a page of the leaderboard shows.
const boardRows = 10

// boardView says what a leaderboard shows. Its buttons carry one.
type boardView struct {
	section board.Section
	order   board.Order
	page    int     // from 0
	choice  chooser // what is to be chosen, on the first page
}

// chooser says between what a board's buttons choose.
type chooser string

const (
	noChoice    chooser = ""
	periodsOpen chooser = "p"
	ordersOpen  chooser = "o"
	kindsOpen   chooser = "k"
)

// spanLetters stand for the spans of periods in a button's token.
const spanLetters = "amw"

// arg gives the form that a token carries, such as "m24322-01-3" or "a0-00-k".
func (v boardView) arg() string {
	p := v.section.Period
	end := strconv.Itoa(v.page)
	if v.choice != noChoice {
		end = string(v.choice)
	}
	return spanLetters[p.Span:p.Span+1] + strconv.Itoa(int(p.Number)) + "-" + strconv.Itoa(int(v.order)) + strconv.Itoa(int(v.section.Kind)) + "-" + end
}

// parseBoardView reads the form of arg, and nothing else.
func parseBoardView(arg string) (v boardView, ok bool) {
	parts := strings.Split(arg, "-")
	if len(parts) != 3 || len(parts[0]) < 2 || len(parts[1]) != 2 {
		return v, false
	}
	number, err := strconv.ParseInt(parts[0][1:], 10, 32)
	span := strings.IndexByte(spanLetters, parts[0][0])
	if err != nil || span < 0 {
		return v, false
	}
	v.section.Period = board.Period{Span: board.Span(span), Number: int32(number)}
	order, kind := int(parts[1][0]-'0'), int(parts[1][1]-'0')
	if order < 0 || order >= len(board.Orders()) || kind < 0 || kind >= len(board.Kinds()) {
		return v, false
	}
	v.order, v.section.Kind = board.Order(order), board.Kind(kind)
	switch c := chooser(parts[2]); c {
	case periodsOpen, ordersOpen, kindsOpen:
		v.choice = c
	default:
		if v.page, err = strconv.Atoi(parts[2]); err != nil || v.page < 0 || v.page > mostPages {
			return v, false
		}
	}
	return v, v.arg() == arg && v.usual()
}

// usual tells whether the period is one that has a name: a month or a week of this calendar's years, or all time.
func (v boardView) usual() bool {
	p, err := board.ParsePeriod(v.section.Period.String())
	return err == nil && p == v.section.Period
}

// usualView is what a leaderboard shows when nothing is asked for: the ratings of this month, or what there is instead.
func (b *Bot) usualView(community chat.Community, asked func(*boardView)) (boardView, error) {
	month := b.today(community).Month()
	var v boardView
	for _, try := range []boardView{
		{section: board.Section{Period: month}}, {section: board.Section{Period: month}, order: board.ByWins},
		{}, {order: board.ByWins},
	} {
		v = try
		asked(&v)
		list, err := b.Store.Board(BoardQuery{Community: community, Section: v.section, Order: v.order, Limit: 1, Today: b.today(community)})
		if err != nil || list.Total > 0 {
			return v, err
		}
	}
	return v, nil
}

// readView reads what is asked of a leaderboard, typed options or words in any order: a period, an order, a kind of game, a
// page from 1.
func (b *Bot) readView(o order) (boardView, error) {
	words := o.command.Words
	for _, name := range []string{"period", "by", "variant", "page"} {
		if value, ok := o.command.Options[name]; ok {
			words = append(words, value)
		}
	}
	community := o.update.Community
	var wishes []func(*boardView)
	for _, word := range words {
		wish, ok := b.viewWish(community, strings.ToLower(word))
		if !ok {
			return boardView{}, unknownWord(o.words, word)
		}
		wishes = append(wishes, wish)
	}
	return b.usualView(community, func(v *boardView) {
		for _, wish := range wishes {
			wish(v)
		}
	})
}

// viewWish tells what a word asks of a leaderboard.
func (b *Bot) viewWish(community chat.Community, word string) (func(*boardView), bool) {
	today := b.today(community)
	named := map[string]board.Period{"all": {}, "month": today.Month(), "week": today.Week()}
	if p, ok := named[word]; ok {
		return func(v *boardView) { v.section.Period = p }, true
	}
	if p, err := board.ParsePeriod(word); err == nil {
		return func(v *boardView) { v.section.Period = p }, true
	}
	if o, err := board.ParseOrder(word); err == nil {
		return func(v *boardView) { v.order = o }, true
	}
	if k, err := board.ParseKind(word); err == nil {
		return func(v *boardView) { v.section.Kind = k }, true
	}
	if n, err := strconv.Atoi(word); err == nil && n >= 1 && n <= mostPages {
		return func(v *boardView) { v.page = n - 1 }, true
	}
	return nil, false
}
