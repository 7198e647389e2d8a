package picture

import (
	"cmp"
	"slices"

	"briscola/bot/picture/pen"
)

var resultSize = size{1280, 736, 1.6}

// Lines of the picture of a result.
const (
	resultMargin = 20.0
	resultTop    = 74.0
	resultBottom = 443.0
	resultGap    = 8.0
	resultInfo   = 164.0 // width of what is beside the cards
	resultLabel  = 20.0  // height of the sums
	resultZero   = 21.0  // width of a card that is worth nothing
	resultTall   = 150.0 // height of a panel that whole cards are shown in
	resultLow    = 92.0  // height of a panel below which all cards are in one row
)

// result draws what each side has taken, card by card, so that the points can be counted.
func (c *canvas) result(v ResultView) {
	end := c.width() - resultMargin
	c.Fill(pen.RoundedRect(resultMargin, 20, end-resultMargin, 46, 10), pen.Alpha(c.plate, 0.82))
	room := end - resultMargin - 32
	if v.Trump.Suit > 0 {
		room -= 220
		c.trump(v.Trump, v.Words, end-14, 43, 210)
	}
	c.label(c.small(20), v.Title, resultMargin+16, 43, room, pen.Left, c.gold)
	n := float64(len(v.Sides))
	height := min((resultBottom-resultTop-(n-1)*resultGap)/max(1, n), (resultBottom-resultTop-resultGap)/2)
	for i, s := range v.Sides {
		c.panel(s, v.Words, area{c.width() / 2, resultTop + height/2 + float64(i)*(height+resultGap), end - resultMargin, height})
	}
}

// panel shows what one side has taken.
func (c *canvas) panel(s Side, words Words, in area) {
	border, line := c.colors.team(s.Team), 2.0
	if s.Won {
		border, line = c.gold, 4
	}
	c.FillStroke(pen.RoundedRect(in.left(), in.top(), in.width, in.height, 12), pen.Alpha(c.plate, 0.55), line, border)
	c.sideInfo(s, words, area{in.left() + 10 + resultInfo/2, in.y, resultInfo, in.height - 12})
	cards := area{y: in.y, width: in.width - resultInfo - 36, height: in.height - 14}
	cards.x = in.right() - 12 - cards.width/2
	all := s.sorted()
	worthless := slices.IndexFunc(all, func(w WonCard) bool { return w.Points == 0 })
	if worthless < 0 {
		worthless = len(all)
	}
	if in.height < resultLow {
		c.heap(all, cards, false)
		return
	}
	zero := resultZero
	if in.height >= resultTall {
		zero += 5
	}
	zero = min(zero, cards.width/float64(max(1, len(all)-worthless))-1)
	c.heap(all[:worthless], area{cards.x, cards.y - zero*cornerRatio/2 - 2, cards.width, cards.height - zero*cornerRatio - 4}, in.height >= resultTall)
	for i, w := range all[worthless:] {
		c.corner(w.Face, cards.left()+(float64(i)+0.5)*(zero+1), cards.bottom()-zero*cornerRatio/2, zero)
	}
}

// sideInfo names a side and its points.
func (c *canvas) sideInfo(s Side, words Words, in area) {
	const most = 62.0 // tall the points are
	ink, left := c.cream, in.left()
	if s.Team != NoTeam {
		left += 22
	}
	names := newParagraph(c.bold(17.5), instead(s.Name, s.Fallback), in.right()-left, in.height-min(most, in.height*0.46), smallName)
	y := in.top() + 2 + names.height()/2
	if s.Team != NoTeam {
		ink = c.colors.team(s.Team)
		c.team(s.Team, in.left()+8, in.top()+2+names.face.Size*leading/2, 7, ink)
	}
	c.write(names, left, y, pen.Left, ink)
	room := in.height - names.height()
	digits := c.bold(min(most, room*0.86))
	y = in.bottom() - room/2 + 1
	points := number(s.Points)
	c.label(digits, points, in.left(), y, in.width, pen.Left, c.cream)
	if s.Won {
		tag := min(80, c.bold(13).Width(words.Winner)+16)
		c.word(words.Winner, in.left()+digits.Width(points)+10+tag/2, y, 80)
	}
}

// sorted gives the cards by their worth, the dearest first.
func (s Side) sorted() []WonCard {
	sorted := slices.DeleteFunc(slices.Clone(s.Cards), func(w WonCard) bool { return w.none() })
	slices.SortStableFunc(sorted, func(a, b WonCard) int {
		return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(a.Face.Suit(), b.Face.Suit()), cmp.Compare(a.Face.Rank(), b.Face.Rank()))
	})
	return sorted
}
