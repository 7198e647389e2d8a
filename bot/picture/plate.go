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

// Measures of a plate.
const (
	plateLow    = 54.0 // height
	plateTall   = 72.0 // height, where a name needs two lines
	plateLine   = 25.0 // height of the line below the name
	plateLetter = 19.0
	plateLeast  = 15.5 // letters that a low plate is left as it is for
)

// plateParts is what is where on a plate: the name, and a line below it for points and marks.
type plateParts struct {
	name        area
	left, right float64 // of what is in the line below
	lower       float64 // its middle
}

// plateParts lays a plate out: one that is narrow has its marks in the line below.
func (s Seat) plateParts(in area) plateParts {
	left, right, line := in.left()+10, in.right()-9, s.Points != ""
	p := plateParts{left: left, right: right, lower: in.bottom() - 14}
	if in.width <= narrow {
		line = line || s.HandSize > 0 || s.Team != NoTeam || s.Computer
	} else {
		left, right = s.besides(left, right)
		p.left, p.right = left, right
	}
	top, bottom := in.top()+4, in.bottom()-4
	if line {
		bottom = in.bottom() - plateLine
	}
	p.name = area{(left + right) / 2, (top + bottom) / 2, right - left, bottom - top}
	return p
}

// besides is what room the marks leave at the sides of a wide plate.
func (s Seat) besides(left, right float64) (float64, float64) {
	if s.HandSize > 0 {
		right -= 27
	}
	if s.Team != NoTeam {
		left += 23
	}
	if s.Computer {
		left += 25
	}
	return left, right
}

// plateName is the name of a seat as its plate has it.
func (c *canvas) plateName(s Seat, in area) paragraph {
	room := s.plateParts(in).name
	return newParagraph(c.bold(plateLetter), c.printable(s.Name, s.Fallback), room.width, room.height, smallName)
}

// plateHeight makes the plates of seats, so wide, taller if a name needs that.
func (c *canvas) plateHeight(seats []Seat, width float64) float64 {
	for _, s := range seats {
		if c.plateName(s, area{width: width, height: plateLow}).face.Size < plateLeast {
			return plateTall
		}
	}
	return plateLow
}

// plateOf tells who sits at a place: the name, and below it points and marks.
func (c *canvas) plateOf(s Seat, in area, words Words) {
	style := c.plateStyle(s)
	c.FillStroke(pen.RoundedRect(in.left(), in.top(), in.width, in.height, 12), style.ground, style.line, style.border)
	parts := s.plateParts(in)
	c.write(c.plateName(s, in), parts.name.left(), parts.name.y, pen.Left, style.ink)
	if in.width <= narrow {
		c.marksBelow(s, &parts, style)
	} else {
		c.marksBeside(s, in, style)
	}
	c.label(c.medium(15), s.Points, parts.left, parts.lower, parts.right-parts.left, pen.Left, style.detail)
	role := ""
	switch {
	case s.Caller:
		role = words.Caller
	case s.Partner:
		role = words.Partner
	}
	c.word(role, in.x, in.top()-5, in.width-20)
}

// marksBelow draws the marks of a narrow plate in the line below the name, and takes their room.
func (c *canvas) marksBelow(s Seat, parts *plateParts, style plateStyle) {
	if s.HandSize > 0 {
		c.held(s.HandSize, parts.right-8, parts.lower, 23)
		parts.right -= 22
	}
	if s.Team != NoTeam {
		c.team(s.Team, parts.left+7, parts.lower, 7, style.mark)
		parts.left += 20
	}
	if s.Computer {
		c.robot(parts.left+9, parts.lower+1, 7.5, style.ink, style.ground)
		parts.left += 24
	}
}

// marksBeside draws the marks of a wide plate at its sides.
func (c *canvas) marksBeside(s Seat, in area, style plateStyle) {
	left := in.left() + 10
	if s.HandSize > 0 {
		c.held(s.HandSize, in.right()-19, in.y, 30)
	}
	if s.Team != NoTeam {
		c.team(s.Team, left+8, in.y, 8, style.mark)
		left += 23
	}
	if s.Computer {
		c.robot(left+9, in.y+1, 7.5, style.ink, style.ground)
	}
}
