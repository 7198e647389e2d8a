package picture

import (
	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
)

// Measures of a stock.
const (
	stockWidest = 84.0 // a card
	stockLayer  = 8    // so many cards are a layer of the pile
	stockStep   = 2.0  // between layers
	stockSeen   = 0.62 // how much of the turned card is not below the pile
	stockPill   = 27.0 // height of their number, of which a quarter is below the pile
)

// stock draws the cards that are left: a pile, partly over the turned card that lies across, and their number.
func (c *canvas) stock(v TableView, in area) {
	if v.Stock <= 0 || len(v.StockOrder) > 0 { // or it is shown card by card
		return
	}
	hidden := v.Stock
	if !v.Briscola.none() {
		hidden--
	}
	layers := (hidden + stockLayer - 1) / stockLayer
	rise := float64(layers) * stockStep
	width := min(stockWidest, (in.width-rise-4)/(c.ratio()*stockSeen+1), (in.height-rise-stockPill/4-4)/c.ratio())
	tall := width * c.ratio()
	x, y := in.x, in.y+rise/2-stockPill/8
	bottom := y + width/2
	if !v.Briscola.none() && layers > 0 {
		whole := width + tall*stockSeen + rise
		x = in.x - whole/2 + rise + width/2
		c.face(v.Briscola.Face, spot{in.x + whole/2 - tall/2, y, width, 90})
	} else if !v.Briscola.none() {
		c.face(v.Briscola.Face, spot{in.x, y, width, 90})
	}
	for i := range layers {
		c.back(spot{x: x - float64(i)*stockStep, y: y - float64(i)*stockStep, width: width}, i == 0)
		bottom = y + tall/2
	}
	middle := bottom - stockPill/4
	c.FillStroke(pen.RoundedRect(x-22, middle-stockPill/2, 44, stockPill, stockPill/2), c.plate, 1.6, c.gold)
	c.label(c.bold(19), number(v.Stock), x, middle, 38, pen.Center, c.cream)
}

// called shows the card that the caller has called: the card, or its corner where there is little room.
func (c *canvas) called(v TableView, in area) {
	const word, least = 11.0, 150.0
	if in.height < least {
		height := in.height - 1.5*word
		c.corner(v.Called.Face, in.x, in.top()+height/2-3, height/cornerRatio)
		c.word(v.Words.Called, in.x, in.bottom()-word-1, in.width)
		return
	}
	width := min(stockWidest*1.2, in.width-8, (in.height-word-8)/c.ratio())
	c.face(v.Called.Face, spot{x: in.x, y: in.y - word/2, width: width})
	c.word(v.Words.Called, in.x, in.y-word/2+width*c.ratio()/2, in.width)
}

// openStock shows the cards of a stock that lies open, in the middle of an area.
func (c *canvas) openStock(v TableView, in area) {
	const least, line = 19.0, 20.0
	columns := max(1, int(in.width/least))
	rows := max(1, (len(v.StockOrder)+columns-1)/columns)
	for rows < 6 && float64(rows+1)*(in.width/float64(columns))*cornerRatio < in.height-line && columns > 5 { // larger
		rows++
		columns = (len(v.StockOrder) + rows - 1) / rows
	}
	width := min(34, in.width/float64(columns)-1, ((in.height-line)/float64(rows)-1)/cornerRatio)
	height := float64(rows) * (width*cornerRatio + 1)
	c.label(c.medium(14), v.StockText, in.x, in.y-height/2, in.width, pen.Center, c.cream)
	c.corners(v.StockOrder, area{in.x, in.y + line/2, in.width, height}, columns, width)
}

// corners puts small cards in rows of so many columns.
func (c *canvas) corners(cards []Card, in area, columns int, width float64) {
	tall := width*cornerRatio + 1
	for i, card := range cards {
		row, column := i/columns, i%columns
		full := min(columns, len(cards)-row*columns)
		x := in.x + (float64(column)-float64(full-1)/2)*(width+1)
		if !card.none() {
			c.corner(card.Face, x, in.top()+tall*(float64(row)+0.5), width)
		}
	}
}

// openHand is how many rows of small cards an open hand takes.
type openHand struct {
	rows, columns int
	width         float64 // of a small card
}

// openRows gives room to the largest hand that lies open.
func openRows(v TableView, width float64) openHand {
	most := 0
	for _, s := range v.Seats {
		most = max(most, len(s.Hand))
	}
	if most == 0 {
		return openHand{}
	}
	const least = 26.0
	widest := 44.0
	if len(v.Seats) > rowFew {
		widest = 34 // the cards of the trick are small enough
	}
	columns := max(1, min(most, int(width/(least+1))))
	rows := (most + columns - 1) / columns
	columns = (most + rows - 1) / rows
	return openHand{rows, columns, min(widest, width/float64(columns)-1)}
}

func (o openHand) height() float64 {
	if o.rows == 0 {
		return 0
	}
	return float64(o.rows)*(o.width*cardart.CornerHeight/cardart.CornerWidth+1) + 6
}
