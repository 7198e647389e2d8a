package picture

import (
	"image"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
)

// CacheSize is how many bytes of what it drew a studio keeps.
func (s *Studio) CacheSize() int {
	s.cache.mu.Lock()
	defer s.cache.mu.Unlock()
	return s.cache.size
}

// Occupy takes the places of all pictures that may be in the making, until the function that it gives is called.
func (s *Studio) Occupy() (leave func()) {
	for range cap(s.places) {
		s.places <- struct{}{}
	}
	return func() {
		for range cap(s.places) {
			s.leave()
		}
	}
}

// Cache is the cache alone, with numbers for keys.
type Cache struct{ cache *cache }

func NewCache(limit int) Cache { return Cache{newCache(limit)} }

func (c Cache) Get(n int, draw func() *image.RGBA) *image.RGBA {
	return c.cache.get(spriteKey{width: n}, draw)
}

// Frames gives the tables of a replay.
func (v ReplayView) Frames() (tables []TableView) {
	for f := range v.frames() {
		tables = append(tables, f.table)
	}
	return tables
}

// DrawTable draws a row without making it a file, so large as in a replay or as usual: in all colours and in those of the
// palette.
func (s *Studio) DrawTable(style cardart.Style, v TableView, small bool) (*image.RGBA, *image.Paletted) {
	size := rowSize
	if small {
		size = replaySize
	}
	c := s.canvas(style, size)
	c.row(v)
	c.flush()
	return c.image, s.palette(style).convert(c.image)
}

// stands gives where everything is that belongs to the seats of a table.
func (s *Studio) stands(style cardart.Style, v TableView) (*canvas, []stand) {
	if v.layout() == Cross {
		c := s.canvas(style, crossSize)
		return c, c.crossStands(v)
	}
	c := s.canvas(style, rowSize)
	return c, c.rowStands(v, c.rowSeats(v))
}

// PlateNames gives the lines of the names on the plates of a table, and the sizes of their letters.
func (s *Studio) PlateNames(v TableView) (lines [][]string, sizes []float64) {
	c, stands := s.stands(cardart.Style{}, v)
	for i, seat := range v.Seats {
		p := c.plateName(seat, stands[i].plate)
		lines, sizes = append(lines, p.lines), append(sizes, p.face.Size)
	}
	return lines, sizes
}

// CardsAndPlates gives the parts of a table that the cards of the seats take with a border around them, and their plates.
func (s *Studio) CardsAndPlates(style cardart.Style, v TableView) (cards, plates []pen.Box) {
	const border = 7
	_, stands := s.stands(style, v)
	for _, at := range stands {
		w, h := at.card.width/2+border, at.height/2+border
		turned := pen.Translate(at.card.x, at.card.y).Mul(pen.Rotate(at.card.angle))
		cards = append(cards, pen.Rect(-w, -h, 2*w, 2*h).Transform(turned).Bounds())
		plates = append(plates, around(at.plate.x, at.plate.y, at.plate.width, at.plate.height))
	}
	return cards, plates
}

// SmallName is the size of the smallest letters of a name.
const SmallName = smallName

// Lines breaks a text as names on plates are.
func (s *Studio) Lines(text string, width, height float64) (lines []string, size float64) {
	p := newParagraph(s.fonts.Bold.Face(plateLetter), text, width, height, smallName)
	return p.lines, p.face.Size
}

// ChartMarks gives the places of the points of a chart with their dots, and of the plates with its first and last value.
func (s *Studio) ChartMarks(v ChartView) (points, pills []pen.Box) {
	c, p := s.canvas(cardart.Style{}, chartSize), newPlot(v.shown())
	pills = c.pills(&p)
	for i := range p.points {
		at := p.at(i)
		points = append(points, around(at.X, at.Y, 10, 10))
	}
	return points, pills
}

// What lies on the table besides the seats: how far down above many seats in a row, and in the corners at the left of a cross
// down to the first and from the second on, as far to the right as the third.
const (
	StripEnd    = rowTop + rowStrip
	CornerEnd   = crossMargin + crossStock
	CornerBegin = 620 - crossEdge - crossLast
	CornerWide  = crossMargin + crossCorner
)
