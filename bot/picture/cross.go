package picture

import (
	"briscola/bot/picture/pen"
)

var crossSize = size{1280, 992, 1.6}

// Lines of the cross layout.
const (
	crossMargin = 26.0
	crossPlate  = 54.0  // height of a plate
	crossCorner = 184.0 // width of what is in the upper corners
	crossSide   = 148.0 // width of a plate at a side
	crossWide   = 200.0 // width of a plate above or below
	crossMost   = 6     // seats that there is room for
)

// crossPlace is where a seat is: its card by columns and rows from the middle, in card widths and heights, how that is
// turned, and on which side of it the plate is.
type crossPlace struct {
	column, row, angle float64
	side               side
}

type side byte

const (
	below side = iota
	above
	toLeft
	toRight
)

// crossTable is the places by playing order, from the bottom on and then those on the right, and the size of cards.
type crossTable struct {
	middle       float64 // from the top
	widest, tall float64 // of a card
	places       []crossPlace
}

// crossTableFor gives the places for a number of seats.
func crossTableFor(seats int) crossTable {
	switch seats {
	case 0, 1:
		return crossTable{middle: 306, widest: 150, tall: 242, places: []crossPlace{{0, 0, 0, below}}}
	case 2:
		return crossTable{middle: 308, widest: 166, tall: 290, places: []crossPlace{{-0.57, 0.1, -2, below}, {0.57, -0.1, 2, above}}}
	case 3:
		return crossTable{middle: 322, widest: 132, tall: 216, places: []crossPlace{
			{0, 0.5, -2, below}, {1.13, -0.12, 3, toRight}, {-1.13, -0.12, -3, toLeft},
		}}
	case 4:
		return crossTable{middle: 310, widest: 132, tall: 216, places: []crossPlace{
			{0, 0.52, -2, below}, {1.13, 0, 3, toRight}, {0, -0.52, 2, above}, {-1.13, 0, -3, toLeft},
		}}
	case 5:
		return crossTable{middle: 316, widest: 120, tall: 190, places: []crossPlace{
			{0, 0.54, 0, below}, {1.06, 0.52, 2, toRight}, {0.56, -0.54, -2, toRight}, {-0.56, -0.54, 2, toLeft}, {-1.06, 0.52, -2, toLeft},
		}}
	}
	return crossTable{middle: 316, widest: 120, tall: 190, places: []crossPlace{
		{0, 0.54, 0, below}, {1.06, 0.52, 2, toRight}, {1.06, -0.52, -2, toRight},
		{0, -0.54, 0, above}, {-1.06, -0.52, 2, toLeft}, {-1.06, 0.52, -2, toLeft},
	}}
}

// crossStands lays the seats out around the table.
func crossStands(seats int, width, height, ratio float64) []stand {
	t := crossTableFor(seats)
	w := min(t.widest, t.tall/ratio)
	h := w * ratio
	stands := make([]stand, 0, seats)
	for _, p := range t.places {
		at := stand{
			card: spot{width/2 + p.column*max(w, t.widest*0.9), t.middle + p.row*max(h, t.tall*0.9), w, p.angle}, height: h,
			plate: area{width: crossSide, height: crossPlate, y: t.middle + p.row*t.tall},
		}
		switch p.side {
		case toLeft:
			at.plate.x = crossMargin + crossSide/2
		case toRight:
			at.plate.x = width - crossMargin - crossSide/2
		case above:
			at.plate = area{width / 2, at.card.y - h/2 - crossPlate/2 - 14, crossWide, crossPlate}
			at.plate.y = max(crossMargin+crossPlate/2, at.plate.y)
		case below:
			at.plate = area{width / 2, height - crossMargin - crossPlate/2, crossWide, crossPlate}
		}
		stands = append(stands, at)
	}
	return stands
}

// layout is how a table is drawn: those with hands that lie open and with more seats than are known as a row.
func (v TableView) layout() Layout {
	if v.Layout != Cross || len(v.Seats) > crossMost || len(v.StockOrder) > 0 {
		return Row
	}
	for _, s := range v.Seats {
		if len(s.Hand) > 0 {
			return Row
		}
	}
	return Cross
}

// cross draws a table with the seats around it.
func (c *canvas) cross(v TableView) {
	left := crossMargin + crossCorner/2
	right := c.width() - crossMargin - crossCorner/2
	ring := c.height() * 0.36
	c.Stroke(pen.Ellipse(c.width()/2, c.height()/2, ring*1.3, ring), 3, pen.Mix(c.felt, c.feltLight, 0.7))
	corner := area{left, crossMargin + 76, crossCorner, 152}
	if v.Called.none() {
		c.stock(v, corner)
	} else {
		c.called(v, corner)
	}
	if len(v.LastTrick.Cards) > 0 {
		c.lastTrick(v, area{left, c.height() - crossMargin - 45, crossCorner, 90})
	}
	used := c.crossScore(v, right, crossMargin)
	if v.Trump.Suit > 0 {
		c.trumpPlate(v.Trump, v.Words, area{right, crossMargin + used + 28, crossCorner, 43})
	}
	c.seats(v, crossStands(len(v.Seats), c.width(), c.height(), c.ratio()))
}

// crossScore says what is played and how it stands, or what stands in the auction, in lines about x, and gives their height.
func (c *canvas) crossScore(v TableView, x, top float64) float64 {
	const inset, line = 9.0, 20.0
	inner := crossCorner - 2*inset
	score := min(25, 80/float64(max(1, len(v.Scores))))
	title := []string{v.Title}
	face := c.small(16)
	if first, second := c.fold(face, v.Title, inner/0.8); second != "" {
		title = []string{first, second}
	}
	height := line*float64(len(title)) + score*float64(len(v.Scores)) + inset
	if v.Bid != "" {
		height += line
	}
	c.Fill(pen.RoundedRect(x-crossCorner/2, top, crossCorner, height, 12), pen.Alpha(c.plate, 0.82))
	y := top + inset/2 + line/2
	for _, text := range title {
		c.label(face, text, x, y, inner, pen.Center, c.gold)
		y += line
	}
	if v.Bid != "" {
		c.label(c.bold(16), v.Bid, x, y, inner, pen.Center, c.cream)
		y += line
	}
	y += (score - line) / 2
	for _, s := range v.Scores {
		c.crossLine(s, area{x, y, inner, score})
		y += score
	}
	return height
}

// crossLine says how one side stands.
func (c *canvas) crossLine(s Score, in area) {
	digits, ink, left := c.bold(min(24, in.height)), c.cream, in.left()
	points := number(s.Points)
	c.label(digits, points, in.right(), in.y, in.width/2, pen.Right, c.cream)
	if s.Team != NoTeam {
		ink = c.colors.team(s.Team)
		c.team(s.Team, left+6, in.y, 5.5, ink)
		left += 17
	}
	c.label(c.medium(min(16, in.height*0.8)), s.Name, left, in.y, in.right()-digits.Width(points)-8-left, pen.Left, ink)
}
