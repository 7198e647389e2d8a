package picture

import (
	"briscola/bot/picture/pen"
)

var crossSize = size{1280, 992, 1.6}

// Lines of the cross layout.
const (
	crossMargin = 26.0
	crossEdge   = 18.0  // beyond the plates
	crossCorner = 172.0 // width of what is in the corners
	crossStock  = 132.0 // height of the stock
	crossLast   = 146.0 // height of the last trick, at most
	crossTrump  = 166.0 // width of the plate of the trump
	crossDigits = 44.0  // width of a score
	crossSide   = 148.0 // width of a plate at a side
	crossWide   = 250.0 // width of a plate above or below
	crossFew    = 4     // seats that leave room in the corners
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
		return crossTable{middle: 304, widest: 132, tall: 216, places: []crossPlace{
			{0, 0.5, -2, below}, {1.13, -0.12, 3, toRight}, {-1.13, -0.12, -3, toLeft},
		}}
	case 4:
		return crossTable{middle: 310, widest: 128, tall: 206, places: []crossPlace{
			{0, 0.52, -2, below}, {1.13, 0, 3, toRight}, {0, -0.52, 2, above}, {-1.13, 0, -3, toLeft},
		}}
	case 5:
		return crossTable{middle: 311, widest: 120, tall: 190, places: []crossPlace{
			{0, 0.56, 0, below}, {1.06, 0.54, 2, toRight}, {0.56, -0.56, -2, toRight}, {-0.56, -0.56, 2, toLeft}, {-1.06, 0.54, -2, toLeft},
		}}
	}
	return crossTable{middle: 311, widest: 120, tall: 190, places: []crossPlace{
		{0, 0.56, 0, below}, {1.06, 0.54, 2, toRight}, {1.06, -0.54, -2, toRight},
		{0, -0.56, 0, above}, {-1.06, -0.54, 2, toLeft}, {-1.06, 0.54, -2, toLeft},
	}}
}

// crossStands lays the seats out around the table.
func (c *canvas) crossStands(v TableView) []stand {
	width, height, ratio := c.width(), c.height(), c.ratio()
	t := crossTableFor(len(v.Seats))
	w := min(t.widest, t.tall/ratio)
	h := w * ratio
	sides := c.plateHeight(v.Seats, crossSide)
	stands := make([]stand, 0, len(v.Seats))
	for i, p := range t.places[:min(len(v.Seats), len(t.places))] {
		wide := c.plateHeight(v.Seats[i:i+1], crossWide)
		at := stand{
			card: spot{width/2 + p.column*max(w, t.widest*0.9), t.middle + p.row*max(h, t.tall*0.9), w, p.angle}, height: h,
			plate: area{width: crossSide, height: sides, y: t.middle + p.row*t.tall},
		}
		switch p.side {
		case toLeft:
			at.plate.x = crossEdge + crossSide/2
		case toRight:
			at.plate.x = width - crossEdge - crossSide/2
		case above:
			y := max(crossEdge+wide/2, at.card.y-h/2-plateLow/2-14-(wide-plateLow)/2)
			at.plate = area{width / 2, y, crossWide, wide}
		case below:
			at.plate = area{width / 2, height - crossEdge - wide/2, crossWide, wide}
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
	ring := c.height() * 0.36
	c.Stroke(pen.Ellipse(c.width()/2, c.height()/2, ring*1.3, ring), 3, pen.Mix(c.felt, c.feltLight, 0.7))
	corner := area{left, crossMargin + crossStock/2, crossCorner, crossStock}
	if v.Called.none() {
		c.stock(v, corner)
	} else {
		c.called(v, corner)
	}
	if len(v.LastTrick.Cards) > 0 {
		c.lastTrick(v, area{left, c.height() - crossEdge - crossLast/2, crossCorner, crossLast})
	}
	used := c.crossScore(v, crossMargin)
	if v.Trump.Suit > 0 {
		c.trumpPlate(v.Trump, v.Words, area{c.width() - crossMargin - crossTrump/2, crossMargin + used + 28, crossTrump, 43})
	}
	c.seats(v, c.crossStands(v))
}

// crossScore says what is played and how it stands, or what stands in the auction, in lines below the top, as far as to the
// margin, and gives their height.
func (c *canvas) crossScore(v TableView, top float64) float64 {
	const inset, line = 9.0, 20.0
	room := area{width: 226, height: 118}
	if len(v.Seats) > crossFew {
		room = area{width: 174, height: 92}
	}
	inner := room.width - 2*inset
	x := c.width() - crossMargin - room.width/2
	title := newParagraph(c.small(16), v.Title, inner, 2*line, 12)
	names, height := make([]paragraph, len(v.Scores)), inset+max(line, title.height())
	if v.Bid != "" {
		height += line
	}
	most := (room.height - height) / float64(max(1, len(v.Scores)))
	lines := make([]float64, len(v.Scores))
	for i, s := range v.Scores {
		names[i] = newParagraph(c.medium(min(16, most*0.8)), instead(s.Name, s.Fallback), inner-crossDigits-17, most-3, smallName)
		lines[i] = min(most, max(25, names[i].height()+3))
		height += lines[i]
	}
	c.Fill(pen.RoundedRect(x-room.width/2, top, room.width, height, 12), pen.Alpha(c.plate, 0.82))
	c.write(title, x, top+(inset+max(line, title.height()))/2, pen.Center, c.gold)
	y := top + inset/2 + max(line, title.height())
	if v.Bid != "" {
		c.label(c.bold(16), v.Bid, x, y+line/2, inner, pen.Center, c.cream)
		y += line
	}
	for i, s := range v.Scores {
		c.crossLine(s, names[i], area{x, y + lines[i]/2, inner, lines[i]})
		y += lines[i]
	}
	return height
}

// crossLine says how one side stands.
func (c *canvas) crossLine(s Score, name paragraph, in area) {
	ink, left := c.cream, in.left()
	c.label(c.bold(min(24, in.height)), number(s.Points), in.right(), in.y, crossDigits-4, pen.Right, c.cream)
	if s.Team != NoTeam {
		ink = c.colors.team(s.Team)
		c.team(s.Team, left+6, in.y, 5.5, ink)
		left += 17
	}
	c.write(name, left, in.y, pen.Left, ink)
}
