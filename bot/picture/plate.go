package picture

import (
	"image/color"

	"briscola/bot/picture/pen"
)

// narrow is how wide a plate is at most that has its marks in the second line.
const narrow = 150.0

// plateStyle is how a plate is coloured.
type plateStyle struct {
	ground, ink, detail, mark, border color.NRGBA
	line                              float64
}

// plateStyle lets the plate of the seat on turn shine.
func (c *canvas) plateStyle(s Seat) plateStyle {
	if s.Turn {
		return plateStyle{c.gold, c.ink, c.ink, c.ink, c.cream, 3}
	}
	team := c.colors.team(s.Team)
	return plateStyle{pen.Alpha(c.plate, 0.88), c.cream, c.gold, team, team, 2}
}

// plateOf tells who sits at a place: the name, and below it points and marks.
func (c *canvas) plateOf(s Seat, in area, words Words) {
	style := c.plateStyle(s)
	c.FillStroke(pen.RoundedRect(in.left(), in.top(), in.width, in.height, 12), style.ground, style.line, style.border)
	upper, lower := in.y-12, in.y+13
	nameLeft, left := in.left()+10, in.left()+10
	nameRight, right := in.right()-9, in.right()-9
	if in.width <= narrow {
		if s.HandSize > 0 {
			c.held(s.HandSize, right-8, lower, 23)
			right -= 22
		}
		if s.Team != NoTeam {
			c.team(s.Team, left+7, lower, 7, style.mark)
			left += 20
		}
	} else {
		if s.HandSize > 0 {
			c.held(s.HandSize, right-10, in.y, 30)
			nameRight, right = right-27, right-27
		}
		if s.Team != NoTeam {
			c.team(s.Team, left+8, in.y, 8, style.mark)
			nameLeft, left = left+23, left+23
		}
		if !s.Computer && s.Points == "" {
			upper = in.y
		}
	}
	if s.Computer {
		c.robot(left+9, lower+1, 7.5, style.ink, style.ground)
		left += 24
	}
	c.label(c.bold(19), c.printable(s.Name, s.Fallback), nameLeft, upper, nameRight-nameLeft, pen.Left, style.ink)
	c.label(c.medium(15), s.Points, left, lower, right-left, pen.Left, style.detail)
	role := ""
	switch {
	case s.Caller:
		role = words.Caller
	case s.Partner:
		role = words.Partner
	}
	c.word(role, in.x, in.top()-5, in.width-20)
}
