package picture

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"runtime"
	"sync"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
)

// CacheBytes is how much a Studio keeps of what it drew unless it is told otherwise.
const CacheBytes = 64 << 20

// Studio makes pictures. It is safe for concurrent use and keeps what pictures have in common.
type Studio struct {
	fonts     *pen.Fonts
	cache     *cache
	renderers sync.Pool     // of *pen.Renderer
	places    chan struct{} // one for each picture in the making

	mu       sync.Mutex // guards palettes
	palettes map[cardart.Style]*palette
	encoder  png.Encoder
}

// NewStudio makes a Studio that keeps at most so many bytes of what it drew; zero stands for [CacheBytes].
func NewStudio(cacheBytes int) (*Studio, error) {
	fonts, err := pen.LoadFonts()
	if err != nil {
		return nil, fmt.Errorf("picture: %w", err)
	}
	if cacheBytes <= 0 {
		cacheBytes = CacheBytes
	}
	return &Studio{
		fonts:     fonts,
		cache:     newCache(cacheBytes),
		renderers: sync.Pool{New: func() any { return pen.NewRenderer() }},
		places:    make(chan struct{}, runtime.GOMAXPROCS(0)),
		palettes:  map[cardart.Style]*palette{},
		encoder:   png.Encoder{BufferPool: new(buffers)},
	}, nil
}

// Picture is a finished picture.
type Picture struct {
	PNG           []byte
	Width, Height int
	Text          string // says what is to be seen, see TableView.Text
	Key           string // the same for pictures that look the same
}

// Hand draws the cards of one player. It stops waiting for its turn when the context ends.
func (s *Studio) Hand(ctx context.Context, style cardart.Style, view HandView) (Picture, error) {
	return s.picture(ctx, style, view, handSize, func(c *canvas) { c.hand(view) })
}

// Table draws what everybody at a table sees.
func (s *Studio) Table(ctx context.Context, style cardart.Style, view TableView) (Picture, error) {
	if view.layout() == Cross {
		return s.picture(ctx, style, view, crossSize, func(c *canvas) { c.cross(view) })
	}
	return s.picture(ctx, style, view, rowSize, func(c *canvas) { c.row(view) })
}

// Result draws what each side has taken.
func (s *Studio) Result(ctx context.Context, style cardart.Style, view ResultView) (Picture, error) {
	return s.picture(ctx, style, view, resultSize, func(c *canvas) { c.result(view) })
}

// view is what a picture is made of.
type view interface {
	Text() string
	Key(cardart.Style) string
}

// picture draws on an empty table and finishes the picture.
func (s *Studio) picture(ctx context.Context, style cardart.Style, v view, size size, draw func(*canvas)) (Picture, error) {
	if err := s.enter(ctx); err != nil {
		return Picture{}, err
	}
	defer s.leave()
	c := s.canvas(style, size)
	draw(c)
	return s.finish(c, v, s.palette(style))
}

// finish makes the file.
func (s *Studio) finish(c *canvas, v view, colors *palette) (Picture, error) {
	if err := c.finish(); err != nil {
		return Picture{}, fmt.Errorf("picture: %w", err)
	}
	var file bytes.Buffer
	if err := s.encoder.Encode(&file, colors.convert(c.image)); err != nil {
		return Picture{}, fmt.Errorf("picture: %w", err)
	}
	return Picture{PNG: file.Bytes(), Width: c.size.width, Height: c.size.height, Text: v.Text(), Key: v.Key(c.style)}, nil
}

// enter waits until a core is free for another picture.
func (s *Studio) enter(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return fmt.Errorf("picture: %w", err)
	}
	select {
	case s.places <- struct{}{}:
		return nil
	case <-ctx.Done():
		return fmt.Errorf("picture: %w", ctx.Err())
	}
}

func (s *Studio) leave() { <-s.places }

// buffers lets encoders use the memory of others before them.
type buffers struct{ pool sync.Pool }

func (b *buffers) Get() *png.EncoderBuffer {
	buffer, _ := b.pool.Get().(*png.EncoderBuffer)
	return buffer
}

func (b *buffers) Put(buffer *png.EncoderBuffer) { b.pool.Put(buffer) }

// size is how large a picture is, and how many pixels a unit of its layout has.
type size struct {
	width, height int
	scale         float64
}

// bounds is the whole picture.
func (s size) bounds() image.Rectangle { return image.Rect(0, 0, s.width, s.height) }
