package pen

import "image/color"

// Hex is an opaque colour written as 0xRRGGBB.
func Hex(rgb uint32) color.NRGBA {
	return color.NRGBA{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb), A: 255}
}

// Alpha is a colour made more transparent: its alpha times a, which is between 0 and 1.
func Alpha(c color.NRGBA, a float64) color.NRGBA {
	c.A = blend(0, c.A, a)
	return c
}

// Mix is a colour on the way from a to b: a at t = 0 and b at t = 1.
func Mix(a, b color.NRGBA, t float64) color.NRGBA {
	return color.NRGBA{blend(a.R, b.R, t), blend(a.G, b.G, t), blend(a.B, b.B, t), blend(a.A, b.A, t)}
}

func blend(a, b uint8, t float64) uint8 {
	t = max(0, min(t, 1))
	return uint8(float64(a)*(1-t) + float64(b)*t + 0.5)
}
