package picture

import "briscola/bot/picture/pen"

// Measures of the last trick.
const (
	lastLine   = 17.0
	lastInset  = 6.0
	lastWide   = 300.0 // a box so wide has its two lines side by side
	badgeGap   = 3.0
	badgeWider = 68.0 // a badge, at most
)

// lastTrick shows the trick before as badges above the bottom of an area, and gives the height of that.
func (c *canvas) lastTrick(v TableView, in area) float64 {
	room := in.width - 2*lastInset
	name := newParagraph(c.bold(15), c.printable(v.LastTrick.Name, v.LastTrick.Fallback), room, 2*lastLine, smallName)
	head := lastLine + name.height()
	if in.width >= lastWide {
		head = lastLine
	}
	columns, width := badgeGrid(len(v.LastTrick.Cards), room, in.height-2*lastInset-head)
	rows := (len(v.LastTrick.Cards) + columns - 1) / columns
	tall := width*badgeRatio + badgeGap
	height := 2*lastInset + head + float64(rows)*tall
	box := area{in.x, in.bottom() - height/2, in.width, height}
	c.Fill(pen.RoundedRect(box.left(), box.top(), box.width, box.height, 10), pen.Alpha(c.plate, 0.6))
	first, title := box.top()+lastInset+lastLine/2, c.small(14)
	if in.width >= lastWide {
		wide := title.Width(title.Font.Printable(v.Words.LastTrick)) + 12
		c.label(title, v.Words.LastTrick, box.left()+2*lastInset, first, room/2, pen.Left, c.gold)
		c.label(c.bold(15), c.printable(v.LastTrick.Name, v.LastTrick.Fallback), box.right()-2*lastInset, first, room-wide-2*lastInset, pen.Right, c.cream)
	} else {
		c.label(title, v.Words.LastTrick, box.x, first, room, pen.Center, c.gold)
		c.write(name, box.x, first+lastLine/2+name.height()/2, pen.Center, c.cream)
	}
	for i, card := range v.LastTrick.Cards {
		row, column := i/columns, i%columns
		full := min(columns, len(v.LastTrick.Cards)-row*columns)
		x := box.x + (float64(column)-float64(full-1)/2)*(width+badgeGap)
		if !card.none() {
			c.badge(card.Face, x, box.bottom()-lastInset-(float64(rows-row)-0.5)*tall+badgeGap/2, width)
		}
	}
	return height
}

// badgeGrid puts n badges into as many columns as make them largest.
func badgeGrid(n int, width, height float64) (columns int, badge float64) {
	const gain = 1.05 // that a row more has to be worth
	for try := n; try > 0; try-- {
		rows := (n + try - 1) / try
		wide := min(badgeWider, width/float64(try)-badgeGap, (height/float64(rows)-badgeGap)/badgeRatio)
		if columns == 0 || wide > badge*gain {
			columns, badge = try, wide
		}
	}
	return columns, badge
}
