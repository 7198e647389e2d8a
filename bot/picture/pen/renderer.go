package pen

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// span is how far away a point may be, in pixels.
const span = 1 << 16

// Renderer draws scenes. It holds buffers and is not safe for concurrent use: keep one per goroutine.
type Renderer struct {
	tracer     tracer
	rasterizer vector.Rasterizer
	alpha      image.Alpha // what the rasteriser draws on: the pixels of a mask
	coverage   mask
	clips      []mask // the first depth of them are in use
	depth      int
}

// mask says how much of each pixel of a rectangle is covered.
type mask struct {
	area image.Rectangle
	pix  []uint8
}

func (m *mask) row(y int) []uint8 {
	from := (y - m.area.Min.Y) * m.area.Dx()
	return m.pix[from : from+m.area.Dx()]
}

// NewRenderer makes a Renderer.
func NewRenderer() *Renderer { return new(Renderer) }

// Render draws a scene, mapped by a matrix such as Scale(2, 2), on a new transparent image.
func (r *Renderer) Render(s *Scene, width, height int, m Matrix) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, width, height))
	r.Draw(dst, s, m)
	return dst
}

// Draw draws a scene, mapped by a matrix, over an image.
func (r *Renderer) Draw(dst *image.RGBA, s *Scene, m Matrix) {
	r.depth = 0
	for i := range s.operations {
		o := s.operations[i]
		if o.action == clipEnd {
			r.depth = max(0, r.depth-1)
			continue
		}
		outline := r.tracer.outline(o, m, coarse)
		area := pixels(outline.bounds()).Intersect(dst.Bounds())
		var outer *mask
		if r.depth > 0 {
			outer = &r.clips[r.depth-1]
			area = area.Intersect(outer.area)
		}
		if o.action == clip {
			r.clip(outline, area, outer)
		} else if !area.Empty() {
			r.cover(&r.coverage, outline, area)
			paint(dst, &r.coverage, outer, o.color)
		}
	}
}

// clip adds a mask to the clips in use.
func (r *Renderer) clip(outline *contours, area image.Rectangle, outer *mask) {
	if r.depth == len(r.clips) {
		r.clips = append(r.clips, mask{})
		if outer != nil {
			outer = &r.clips[r.depth-1]
		}
	}
	inner := &r.clips[r.depth]
	r.depth++
	r.cover(inner, outline, area)
	if outer == nil {
		return
	}
	for y := area.Min.Y; y < area.Max.Y; y++ {
		row, limit := inner.row(y), outer.row(y)[area.Min.X-outer.area.Min.X:]
		for x := range row {
			row[x] = uint8(times(uint32(row[x]), uint32(limit[x])))
		}
	}
}

// cover fills a mask with the coverage of an outline. Only the pixels of the area are looked at, not the whole image.
func (r *Renderer) cover(m *mask, outline *contours, area image.Rectangle) {
	m.area = area
	size := area.Dx() * area.Dy()
	if cap(m.pix) < size {
		m.pix = make([]uint8, size)
	}
	m.pix = m.pix[:size]
	if size == 0 {
		return
	}
	r.rasterizer.Reset(area.Dx(), area.Dy())
	x, y := float64(area.Min.X), float64(area.Min.Y)
	for i := range outline.starts {
		points, _ := outline.contour(i)
		if len(points) < 3 {
			continue
		}
		r.rasterizer.MoveTo(float32(points[0].X-x), float32(points[0].Y-y))
		for _, p := range points[1:] {
			r.rasterizer.LineTo(float32(p.X-x), float32(p.Y-y))
		}
		r.rasterizer.ClosePath()
	}
	r.alpha = image.Alpha{Pix: m.pix, Stride: area.Dx(), Rect: r.rasterizer.Bounds()}
	r.rasterizer.DrawOp = draw.Src
	r.rasterizer.Draw(&r.alpha, r.alpha.Rect, image.Opaque, image.Point{})
}

// pixels is the rectangle of the pixels that a box touches; none for a box that reaches too far.
func pixels(b Box) image.Rectangle {
	if !b.In(Box{Point{-span, -span}, Point{span, span}}) || b.empty() {
		return image.Rectangle{}
	}
	return image.Rect(
		int(math.Floor(b.Min.X)), int(math.Floor(b.Min.Y)),
		int(math.Ceil(b.Max.X)), int(math.Ceil(b.Max.Y)),
	)
}

// paint puts a colour over the pixels that a mask covers, within a clip if there is one.
func paint(dst *image.RGBA, m, clip *mask, c color.NRGBA) {
	alpha := uint32(c.A)
	red, green, blue := times(uint32(c.R), alpha), times(uint32(c.G), alpha), times(uint32(c.B), alpha)
	for y := m.area.Min.Y; y < m.area.Max.Y; y++ {
		at := dst.PixOffset(m.area.Min.X, y)
		pixels := dst.Pix[at : at+4*m.area.Dx()]
		var limit []uint8
		if clip != nil {
			limit = clip.row(y)[m.area.Min.X-clip.area.Min.X:]
		}
		for x, covered := range m.row(y) {
			cover := uint32(covered)
			if limit != nil {
				cover = times(cover, uint32(limit[x]))
			}
			if cover == 0 {
				continue
			}
			// The source is rounded first and what is left for the picture below follows from it, so that they never
			// come to more or less than one pixel.
			left := 255 - times(alpha, cover)
			p := pixels[4*x : 4*x+4 : 4*x+4]
			if left == 0 {
				p[0], p[1], p[2], p[3] = c.R, c.G, c.B, 255
				continue
			}
			p[0] = uint8(times(red, cover) + times(uint32(p[0]), left))
			p[1] = uint8(times(green, cover) + times(uint32(p[1]), left))
			p[2] = uint8(times(blue, cover) + times(uint32(p[2]), left))
			p[3] = uint8(255 - left + times(uint32(p[3]), left))
		}
	}
}

// times is the product of two parts of 255, rounded.
func times(a, b uint32) uint32 { return (a*b + 127) / 255 }
