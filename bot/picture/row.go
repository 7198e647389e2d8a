package picture

import (
	"slices"

	"briscola/bot/picture/pen"
)

var rowSize = size{1280, 736, 1.6}

// Lines of the row layout.
const (
	rowMargin = 22.0
	rowHeader = 43.0 // middle of the header
	rowTop    = 78.0 // of what lies on the table
	rowBottom = 380.0
	rowPlates = 415.0 // middle of the plates that are low
	rowColumn = 156.0 // width of the column at the left
	rowOpen   = 236.0 // width of the column where the stock lies open and few seats leave room
	rowLast   = 150.0 // height of the last trick in it, at most
	rowTrump  = 48.0  // height of the plate of the trump
	rowStrip  = 90.0  // height of the strip that takes its place
	rowBelow  = 12.0  // between that and the cards
	rowFew    = 4     // seats that leave room for a column
	rowGap    = 16.0  // between cards
	rowApart  = 5.0   // between plates
)

// stand is what belongs to one seat: where its card lies, its plate and its open hand.
type stand struct {
	card   spot
	height float64 // of the card
	plate  area
	hand   area
}

// area is a rectangle about a point.
type area struct{ x, y, width, height float64 }

func (a area) left() float64   { return a.x - a.width/2 }
func (a area) right() float64  { return a.x + a.width/2 }
func (a area) top() float64    { return a.y - a.height/2 }
func (a area) bottom() float64 { return a.y + a.height/2 }

// rowStands lays the seats out in a part of the table.
func (c *canvas) rowStands(v TableView, in area) []stand {
	slot, ratio := in.width/float64(max(1, len(v.Seats))), c.ratio()
	plate := area{width: slot - rowApart, height: c.plateHeight(v.Seats, slot-rowApart)}
	plate.y = rowPlates + (plateLow-plate.height)/2
	in.y, in.height = in.y-(plate.height-plateLow)/2, in.height-(plate.height-plateLow)
	open := openRows(v, slot-10)
	bottom := in.bottom() - 10
	if v.roles() {
		bottom -= 14 // they are written above the plates
	}
	if open.rows > 0 {
		bottom -= open.height()
	}
	height := min(bottom-in.top()-8, (slot-rowGap)*ratio)
	stands := make([]stand, len(v.Seats))
	for i := range stands {
		x := in.left() + slot*(float64(i)+0.5)
		plate.x = x
		stands[i] = stand{
			card: spot{x: x, y: (in.top() + bottom) / 2, width: height / ratio}, height: height,
			plate: plate,
			hand:  area{x, in.bottom() - open.height()/2, slot - 10, open.height()},
		}
	}
	return stands
}

// roles tells whether somebody has a role that everybody knows.
func (v TableView) roles() bool {
	return slices.ContainsFunc(v.Seats, func(s Seat) bool { return s.Caller || s.Partner })
}

// beside tells whether anything lies on the table besides the trick.
func (v TableView) beside() bool {
	return v.Stock > 0 || len(v.StockOrder) > 0 || !v.Called.none() || len(v.LastTrick.Cards) > 0
}

// column is how wide the column at the left is.
func (v TableView) column() float64 {
	if len(v.StockOrder) > 0 && len(v.Seats) < rowFew {
		return rowOpen
	}
	return rowColumn
}

// row draws a table with the seats side by side. What lies there besides goes to their left, or above them where they are
// many.
func (c *canvas) row(v TableView) {
	c.rowHeader(v)
	in, middle := c.rowSeats(v), (rowTop+rowBottom)/2
	switch {
	case !v.beside():
	case len(v.Seats) > rowFew:
		c.rowStrip(v, area{in.x, rowTop + rowStrip/2, in.width, rowStrip})
	default:
		c.rowColumn(v, area{rowMargin + v.column()/2, middle, v.column(), rowBottom - rowTop})
	}
	c.seats(v, c.rowStands(v, in))
}

// rowSeats is the part of the table that is left to the seats.
func (c *canvas) rowSeats(v TableView) area {
	left, top := rowMargin, rowTop
	switch {
	case !v.beside():
	case len(v.Seats) > rowFew:
		top += rowStrip + rowBelow
	default:
		left += v.column() + 8
	}
	right := c.width() - rowMargin
	return area{(left + right) / 2, (top + rowBottom) / 2, right - left, rowBottom - top}
}

// rowHeader says what is played and how it stands, and between them what trump is, unless that is told elsewhere, or what
// stands in the auction.
func (c *canvas) rowHeader(v TableView) {
	const height, gap = 46.0, 22.0
	left, right := rowMargin-2, c.width()-rowMargin+2
	c.Fill(pen.RoundedRect(left, rowHeader-height/2, right-left, height, 10), pen.Alpha(c.plate, 0.82))
	left, right = left+16, right-14
	title, most := c.small(19), 330.0
	if v.Bid == "" && (v.Trump.Suit == 0 || v.beside()) {
		most = max(most, right-left-gap-title.Width(title.Font.Printable(v.Title)))
	}
	right -= c.scores(v.Scores, area{right - most/2, rowHeader, most, height - 4})
	room := (right - left) * 0.45
	switch {
	case v.Bid != "":
		face, bid := c.bold(19).Fit(v.Bid, room)
		c.label(face, bid, right-gap, rowHeader, room, pen.Right, c.cream)
		right -= gap + face.Width(bid)
	case v.Trump.Suit > 0 && !v.beside():
		right -= gap + c.trump(v.Trump, v.Words, right-gap, rowHeader, room)
	}
	c.label(title, v.Title, left, rowHeader, right-left-gap, pen.Left, c.gold)
}

// scores writes how the sides stand, from the right, and gives the room that took.
func (c *canvas) scores(scores []Score, in area) float64 {
	x, y := in.right(), in.y
	each := in.width / float64(max(2, len(scores)))
	for i := len(scores) - 1; i >= 0; i-- {
		s := scores[i]
		digits := c.bold(min(29, each*0.24))
		points := number(s.Points)
		c.label(digits, points, x, y, each, pen.Right, c.cream)
		x -= digits.Width(points) + 8
		ink := c.colors.team(s.Team)
		if s.Team == NoTeam {
			ink = c.cream
		}
		name := newParagraph(c.medium(15), instead(s.Name, s.Fallback), each-digits.Width(points)-42, in.height, smallName)
		c.write(name, x-name.width(), y, pen.Left, ink)
		x -= name.width() + 12
		c.team(s.Team, x, y, 6.5, ink)
		x -= 22
	}
	return in.right() - x
}

// rowColumn shows what lies on the table besides the trick, from the top down.
func (c *canvas) rowColumn(v TableView, in area) {
	if v.Trump.Suit > 0 {
		c.trumpPlate(v.Trump, v.Words, area{in.x, rowPlates, in.width, rowTrump})
	}
	shrink := func(used float64) { in.y, in.height = in.y-used/2, in.height-used }
	if n := len(v.LastTrick.Cards); n > 0 {
		at := area{in.x, in.bottom() - rowLast/2, in.width, rowLast}
		shrink(c.lastTrick(v, at) + 8)
	}
	switch {
	case !v.Called.none():
		c.called(v, in)
	case len(v.StockOrder) > 0:
		c.openStock(v, in)
	default:
		c.stock(v, in)
	}
}

// rowStrip shows the same from left to right.
func (c *canvas) rowStrip(v TableView, in area) {
	const stock, trump = 150.0, 156.0
	left := in.left()
	take := func(width float64) area {
		left += width + 12
		return area{left - 12 - width/2, in.y, width, in.height}
	}
	if !v.Called.none() {
		c.called(v, take(110))
	} else if v.Stock > 0 && len(v.StockOrder) == 0 {
		c.stock(v, take(stock))
	}
	if v.Trump.Suit > 0 {
		at := take(trump)
		at.height = rowTrump
		c.trumpPlate(v.Trump, v.Words, at)
	}
	if n := len(v.StockOrder); n > 0 {
		c.openStock(v, take(min(240, float64(n)*28)))
	}
	if n := len(v.LastTrick.Cards); n > 0 {
		width := min(max(lastWide, float64(n)*(badgeWider+badgeGap)+2*lastInset), in.right()-left)
		c.lastTrick(v, area{in.right() - width/2, in.y, width, in.height})
	}
}
