package picture

import (
	"context"
	"image/color"
	"strconv"

	"briscola/bot/picture/pen"
)

// Lines of the picture of a leaderboard.
const (
	boardWidth  = 600.0
	boardMargin = 20.0
	boardHeader = 66.0 // height of the header
	boardTop    = 96.0 // of the rows
	boardRow    = 42.0 // from row to row
	boardPlate  = 37.0 // height of a row
	boardGap    = 16.0 // where places are left out
	boardEnd    = 20.0 // below the rows
	boardMoves  = 58.0 // width of the column of movements
	boardScale  = 2
)

// Leaderboard draws a leaderboard.
func (s *Studio) Leaderboard(ctx context.Context, view LeaderboardView) (Picture, error) {
	return s.plain(ctx, view, view.size(), func(c *canvas) { c.leaderboard(view) })
}

// size makes the picture as tall as its rows need.
func (v LeaderboardView) size() size {
	rows := v.shown()
	height := boardTop + boardRow*float64(max(1, len(rows))) + boardEnd
	for i := range rows {
		height += gapAbove(rows, i)
	}
	return size{boardWidth * boardScale, int(height * boardScale), boardScale}
}

// gapAbove is the room above a row that does not follow the one before.
func gapAbove(rows []LeaderboardRow, i int) float64 {
	if i == 0 || rows[i].Place <= rows[i-1].Place+1 || !rows[i].Own {
		return 0
	}
	return boardGap
}

func (c *canvas) leaderboard(v LeaderboardView) {
	c.boardHeader(v.Title, v.Note, 60)
	c.trophy(c.width()-boardMargin-40, 53)
	rows := v.shown()
	if len(rows) == 0 {
		c.label(c.medium(19), v.Empty, c.width()/2, boardTop+boardRow/2, c.width()-2*boardMargin-20, pen.Center, c.cream)
	}
	columns := c.boardColumns(rows)
	y := boardTop + boardRow/2
	for i, r := range rows {
		if gap := gapAbove(rows, i); gap > 0 {
			for _, x := range []float64{-14, 0, 14} {
				c.Fill(pen.Circle(c.width()/2+x, y-boardRow/2+gap/2, 2.6), c.gold)
			}
			y += gap
		}
		c.boardLine(r, y, columns)
		y += boardRow
	}
}

// boardHeader draws the title of a picture and a note below it, and leaves some room at the right.
func (c *canvas) boardHeader(title, note string, left float64) {
	const top = 20.0
	width := c.width() - 2*boardMargin
	c.Fill(pen.RoundedRect(boardMargin, top, width, boardHeader, 11), pen.Alpha(c.plate, 0.82))
	y := top + 24.0
	if note == "" {
		y = top + boardHeader/2
	}
	c.label(c.small(25), title, boardMargin+16, y, width-32-left, pen.Left, c.gold)
	c.label(c.medium(16), note, boardMargin+16, top+48, width-32-left, pen.Left, c.cream)
}

// boardColumns is where the columns of a leaderboard end.
type boardColumns struct {
	moves bool
	mark  float64 // width
}

func (c *canvas) boardColumns(rows []LeaderboardRow) boardColumns {
	var columns boardColumns
	face := c.bold(18)
	for _, r := range rows {
		columns.moves = columns.moves || r.New || r.Up != 0
		columns.mark = max(columns.mark, face.Width(face.Font.Printable(r.Mark)))
	}
	columns.mark = min(columns.mark, 0.4*c.width())
	return columns
}

// boardLine draws a row about y.
func (c *canvas) boardLine(r LeaderboardRow, y float64, columns boardColumns) {
	left, right := boardMargin, c.width()-boardMargin
	ground, ink, mark, border, line := pen.Alpha(c.plate, 0.82), c.cream, c.gold, c.line(), 1.4
	if r.Own {
		ground, ink, mark, border, line = c.gold, c.ink, c.ink, c.cream, 3
	}
	c.FillStroke(pen.RoundedRect(left, y-boardPlate/2, right-left, boardPlate, 10), ground, line, border)
	c.place(r.Place, left+26, y, ink)
	right -= 14
	if columns.moves {
		c.moved(r, right-boardMoves+14, y, ink)
		right -= boardMoves
	}
	c.label(c.bold(18), r.Mark, right, y, columns.mark, pen.Right, mark)
	right -= columns.mark + 14
	c.label(c.bold(19), c.printable(r.Name, r.Fallback), left+54, y, right-left-54, pen.Left, ink)
}

// trophy draws a golden cup with a star, 50 tall.
func (c *canvas) trophy(x, y float64) {
	c.Push(pen.Translate(x, y))
	for _, side := range []float64{-1, 1} {
		handle := pen.PathOf("M13 -18 C24 -20 28 -8 20 -1 C17 2 13 3 10 3").Transform(pen.Scale(side, 1))
		c.Stroke(handle, 7, c.ink)
		c.Stroke(handle, 3.4, c.gold)
	}
	cup := pen.PathOf("M-16 -24 L16 -24 C17 -8 13 5 4 9 L4 15 C9 16 11 19 12 24 L-12 24 C-11 19 -9 16 -4 15 L-4 9 C-13 5 -17 -8 -16 -24 Z")
	c.Fill(cup, c.gold)
	c.Clip(cup)
	c.Fill(pen.PathOf("M6 -26 C8 -8 6 6 0 12 L4 26 L20 26 L20 -26 Z"), pen.Alpha(c.ink, 0.2))
	c.Pop()
	c.Stroke(cup, 2, c.ink)
	c.Fill(pen.Star(0, -10, 8, 3.6, 5, 0), c.plate)
	c.Pop()
}

// medal is the colour of the medal for a place, if there is one.
func (c *canvas) medal(place int) (color.NRGBA, bool) {
	switch place {
	case 1:
		return c.gold, true
	case 2:
		return pen.Hex(0xCBD3D8), true
	case 3:
		return pen.Hex(0xD58C50), true
	}
	return color.NRGBA{}, false
}

// place draws the number of a place, on a medal with its ribbon for the best three.
func (c *canvas) place(place int, x, y float64, ink color.NRGBA) {
	metal, ok := c.medal(place)
	if !ok {
		c.label(c.bold(18), strconv.Itoa(place), x, y, 44, pen.Center, ink)
		return
	}
	c.FillStroke(pen.Polygon(x-9, y-17, x-1, y-17, x+4, y-4, x-5, y-4), c.first, 1.4, c.ink)
	c.FillStroke(pen.Polygon(x+9, y-17, x+1, y-17, x-4, y-4, x+5, y-4), c.colors.back, 1.4, c.ink)
	c.FillStroke(pen.Circle(x, y+3, 13), metal, 2, c.ink)
	c.Stroke(pen.Circle(x, y+3, 10), 1.2, pen.Mix(metal, c.ink, 0.3))
	c.label(c.bold(16), strconv.Itoa(place), x, y+3, 18, pen.Center, c.ink)
}

// moved tells how a place has changed: an arrow and a number, a star for somebody new, or a dash.
func (c *canvas) moved(r LeaderboardRow, x, y float64, ink color.NRGBA) {
	better, worse := c.better, c.second
	if r.Own {
		better, worse = c.ink, c.ink
	}
	switch {
	case r.New:
		c.Fill(pen.Star(x+8, y, 9, 4.2, 5, 0), ink)
	case r.Up == 0:
		c.Stroke(pen.Line(x+3, y, x+13, y), 2.4, pen.Alpha(ink, 0.5))
	default:
		tint, rise, number := better, -1.0, r.Up
		if r.Up < 0 {
			tint, rise, number = worse, 1, -r.Up
		}
		c.Fill(pen.Polygon(x+8, y+8*rise, x+15, y-2*rise, x+10.5, y-2*rise, x+10.5, y-8*rise, x+5.5, y-8*rise, x+5.5, y-2*rise, x+1, y-2*rise), tint)
		c.label(c.bold(15), strconv.Itoa(number), x+20, y, 26, pen.Left, tint)
	}
}
