package cardart

import "briscola/bot/picture/pen"

// piece is one path of a part: a hat is a few pieces, in the order in which they are drawn.
type piece struct {
	kind  pieceKind
	tint  tint
	width float64 // of a line, or the radius of a gem
	data  string  // SVG path data
	x, y  float64 // how far it is moved
}

type pieceKind int

const (
	shaded  pieceKind = iota // filled, shaded and outlined
	plain                    // filled
	lined                    // a stroke
	framed                   // a stroke with an outline
	gem                      // a circle, filled and outlined
	distant                  // filled and outlined thinly
)

// body is a piece that is filled, shaded and outlined.
func body(t tint, data string) piece { return piece{kind: shaded, tint: t, data: data} }

// patch is a piece that is only filled.
func patch(t tint, data string) piece { return piece{kind: plain, tint: t, data: data} }

// crease is a line.
func crease(t tint, width float64, data string) piece {
	return piece{kind: lined, tint: t, width: width, data: data}
}

// thin is a piece of what is far away.
func thin(t tint, data string) piece { return piece{kind: distant, tint: t, data: data} }

// cord is a line with an outline.
func cord(t tint, width float64, data string) piece {
	return piece{kind: framed, tint: t, width: width, data: data}
}

// bead is a disc with an outline.
func bead(t tint, x, y, radius float64) piece {
	return piece{kind: gem, tint: t, width: radius, x: x, y: y}
}

// moved is the piece in another place.
func (p piece) moved(dx, dy float64) piece {
	p.x, p.y = p.x+dx, p.y+dy
	return p
}

func (p piece) draw(b brush) {
	path, c := pen.PathOf(p.data).Transform(pen.Translate(p.x, p.y)), b.dyes[p.tint]
	switch p.kind {
	case shaded:
		b.shape(path, c)
	case plain:
		b.Fill(path, c)
	case lined:
		b.Stroke(path, p.width, c)
	case framed:
		b.Stroke(path, p.width+2*b.outline, b.ink)
		b.Stroke(path, p.width, c)
	case distant:
		b.FillStroke(path, c, 0.6*b.outline, b.ink)
	case gem:
		b.FillStroke(pen.Circle(p.x, p.y, p.width), c, b.outline*0.8, b.ink)
	}
}
