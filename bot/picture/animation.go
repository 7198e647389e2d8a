package picture

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/gif"

	"briscola/bot/picture/cardart"
)

// Animation is a finished animation, which plays once.
type Animation struct {
	GIF           []byte
	Width, Height int
	Text          string
	Key           string
}

var replaySize = size{640, 368, 0.8}

// Replay shows a deal that is over, card by card. It stops when the context ends.
func (s *Studio) Replay(ctx context.Context, style cardart.Style, view ReplayView) (Animation, error) {
	if _, err := view.settled(); err != nil {
		return Animation{}, fmt.Errorf("picture: replay: %w", err)
	}
	if err := s.enter(ctx); err != nil {
		return Animation{}, err
	}
	defer s.leave()
	f := film{palette: s.palette(style)}
	for next := range view.frames() {
		if err := ctx.Err(); err != nil {
			return Animation{}, fmt.Errorf("picture: %w", err)
		}
		c := s.canvas(style, replaySize)
		c.row(next.table)
		if err := c.finish(); err != nil {
			return Animation{}, fmt.Errorf("picture: %w", err)
		}
		f.add(c.image, next.delay)
	}
	var file bytes.Buffer
	if err := f.encode(&file, replaySize); err != nil {
		return Animation{}, fmt.Errorf("picture: %w", err)
	}
	return Animation{GIF: file.Bytes(), Width: replaySize.width, Height: replaySize.height, Text: view.Text(), Key: view.Key(style)}, nil
}

// film is the frames of an animation: the first one whole, of the others what has changed.
type film struct {
	palette *palette
	last    *image.Paletted
	frames  []*image.Paletted
	delays  []int
}

// add adds a frame. One in which nothing has changed only makes the one before last longer.
func (f *film) add(picture *image.RGBA, delay int) {
	next := f.palette.convert(picture)
	part := next.Rect
	if f.last != nil {
		part = changed(f.last, next)
	}
	if part.Empty() {
		f.delays[len(f.delays)-1] += delay
		return
	}
	f.frames = append(f.frames, next.SubImage(part).(*image.Paletted))
	f.delays = append(f.delays, delay)
	f.last = next
}

// changed is the smallest rectangle outside of which two pictures of the same size are the same.
func changed(a, b *image.Paletted) image.Rectangle {
	part := image.Rectangle{}
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		rowA, rowB := a.Pix[y*a.Stride:][:a.Rect.Dx()], b.Pix[y*b.Stride:][:b.Rect.Dx()]
		if bytes.Equal(rowA, rowB) {
			continue
		}
		from, to := 0, len(rowA)
		for rowA[from] == rowB[from] {
			from++
		}
		for rowA[to-1] == rowB[to-1] {
			to--
		}
		part = part.Union(image.Rect(from, y, to, y+1))
	}
	return part
}

func (f *film) encode(file *bytes.Buffer, size size) error {
	return gif.EncodeAll(file, &gif.GIF{
		Image: f.frames, Delay: f.delays, LoopCount: -1, // once
		Config: image.Config{ColorModel: f.palette.colors, Width: size.width, Height: size.height},
	})
}
