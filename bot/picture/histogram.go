package picture

import (
	"cmp"
	"image"
	"math"
	"slices"
)

// histogram counts opaque colours.
type histogram map[tint]int

// add counts the pixels of an image.
func (h histogram) add(from *image.RGBA) {
	last, run := tint{}, 0 // a run of the same colour
	count := func() {
		if run > 0 {
			h[last] += run
		}
	}
	for i := 0; i+3 < len(from.Pix); i += 4 {
		if from.Pix[i+3] < 255 {
			continue
		}
		t := tint{from.Pix[i], from.Pix[i+1], from.Pix[i+2]}
		if t != last {
			count()
			last, run = t, 0
		}
		run++
	}
	count()
}

// shade is a colour and how much it counts.
type shade struct {
	tint
	weight int
}

// tints chooses so many colours: those that must be there and those that are most frequent, which are the flat inks, are
// exactly as they are, so many of them, and the rest are means of the others.
func (h histogram) tints(size, exact int, must []tint) []tint {
	for _, t := range must {
		h[t] += math.MaxInt32
	}
	shades := make([]shade, 0, len(h))
	for t, n := range h {
		shades = append(shades, shade{t, n})
	}
	slices.SortFunc(shades, func(a, b shade) int {
		return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(a.number(), b.number()))
	})
	pinned := shades[:min(exact, len(shades))]
	var tints []tint
	for _, s := range pinned {
		tints = append(tints, s.tint)
	}
	rest := merge(shades[len(pinned):])
	for _, box := range medianCut(slices.Clone(rest), size-len(pinned)) {
		tints = append(tints, box.mean())
	}
	for range 2 {
		improve(tints, len(pinned), rest)
	}
	return tints
}

func (t tint) number() int { return int(t.r)<<16 | int(t.g)<<8 | int(t.b) }

// merge puts colours of the same bin together, and lets small accents count for more than their number of pixels.
func merge(shades []shade) []shade {
	places, merged := map[int]int{}, []shade(nil)
	for _, s := range shades {
		bin := binOf(s.r, s.g, s.b)
		at, ok := places[bin]
		if !ok {
			at = len(merged)
			places[bin] = at
			merged = append(merged, shade{tint: s.tint})
		}
		merged[at].weight += s.weight
	}
	for i := range merged {
		merged[i].weight = int(math.Ceil(math.Sqrt(float64(merged[i].weight))))
	}
	return merged
}

// box is colours that become one.
type box struct {
	shades      []shade
	part, width int // where it reaches furthest, and how far
	weight      int
}

func newBox(shades []shade) box {
	b := box{shades: shades}
	b.part, b.width = spread(shades)
	for _, s := range shades {
		b.weight += s.weight
	}
	return b
}

// medianCut parts colours into at most n boxes, and always the one that is widest and heaviest next.
func medianCut(shades []shade, n int) []box {
	if len(shades) == 0 {
		return nil
	}
	boxes := []box{newBox(shades)}
	for len(boxes) < n {
		next, most := -1, 0
		for i, b := range boxes {
			if size := b.width * b.weight; size > most {
				next, most = i, size
			}
		}
		if next < 0 {
			break // every box is one colour
		}
		b := boxes[next]
		slices.SortStableFunc(b.shades, func(a, c shade) int { return cmp.Compare(a.part(b.part), c.part(b.part)) })
		at := b.half()
		boxes[next] = newBox(b.shades[:at])
		boxes = append(boxes, newBox(b.shades[at:]))
	}
	return boxes
}

// part is red, green or blue.
func (t tint) part(i int) uint8 { return [...]uint8{t.r, t.g, t.b}[i] }

// spread is how far a box of colours reaches, and in which part of the colour.
func spread(box []shade) (part, width int) {
	for i := range 3 {
		low, high := uint8(255), uint8(0)
		for _, s := range box {
			low, high = min(low, s.part(i)), max(high, s.part(i))
		}
		if w := int(high) - int(low); w > width {
			part, width = i, w
		}
	}
	return part, width
}

// half is where a sorted box of two or more is cut into halves of the same weight.
func (b box) half() int {
	sum := 0
	for i, s := range b.shades {
		if sum += s.weight; 2*sum >= b.weight {
			return min(max(i, 1), len(b.shades)-1)
		}
	}
	return 1
}

// mean is the colour for a box: one that dominates, or their mean.
func (b box) mean() tint {
	top := b.shades[0]
	red, green, blue := 0, 0, 0
	for _, s := range b.shades {
		red, green, blue = red+int(s.r)*s.weight, green+int(s.g)*s.weight, blue+int(s.b)*s.weight
		if s.weight > top.weight {
			top = s
		}
	}
	if 4*top.weight > b.weight {
		return top.tint
	}
	return tint{uint8(red / b.weight), uint8(green / b.weight), uint8(blue / b.weight)}
}

// improve moves each colour that is not pinned into the middle of those that it is nearest to.
func improve(tints []tint, pinned int, shades []shade) {
	near := make([][4]int, len(tints)) // sums of red, green and blue by weight, and of the weights
	for _, s := range shades {
		best, least := 0, math.MaxInt
		for i, t := range tints {
			if d := s.distance(t); d < least {
				best, least = i, d
			}
		}
		sum := &near[best]
		for i := range 3 {
			sum[i] += int(s.part(i)) * s.weight
		}
		sum[3] += s.weight
	}
	for i := pinned; i < len(tints); i++ {
		if sum := near[i]; sum[3] > 0 {
			tints[i] = tint{uint8(sum[0] / sum[3]), uint8(sum[1] / sum[3]), uint8(sum[2] / sum[3])}
		}
	}
}
