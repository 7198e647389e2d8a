package picture

import (
	"image"

	"briscola/bot/picture/cardart"
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

// PlateNames gives the lines of the names on the plates of a table, and the sizes of their letters.
func (s *Studio) PlateNames(v TableView) (lines [][]string, sizes []float64) {
	c := s.canvas(cardart.Style{}, rowSize)
	stands := c.rowStands(v, area{c.width() / 2, (rowTop + rowBottom) / 2, c.width() - 2*rowMargin, rowBottom - rowTop})
	if v.layout() == Cross {
		c = s.canvas(cardart.Style{}, crossSize)
		stands = c.crossStands(v)
	}
	for i, seat := range v.Seats {
		p := c.plateName(seat, stands[i].plate)
		lines, sizes = append(lines, p.lines), append(sizes, p.face.Size)
	}
	return lines, sizes
}

// SmallName is the size of the smallest letters of a name.
const SmallName = smallName

// Lines breaks a text as names on plates are.
func (s *Studio) Lines(text string, width, height float64) (lines []string, size float64) {
	p := newParagraph(s.fonts.Bold.Face(plateLetter), text, width, height, smallName)
	return p.lines, p.face.Size
}
