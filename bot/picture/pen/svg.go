package pen

import (
	"fmt"
	"image/color"
	"strings"
)

// SVG is the scene as an SVG file that shows the part of the plane in the box.
func (s *Scene) SVG(view Box) string {
	var text strings.Builder
	fmt.Fprintf(&text, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%.6g %.6g %.6g %.6g\">\n",
		view.Min.X, view.Min.Y, view.Dx(), view.Dy())
	clips, open := 0, 0
	for _, o := range s.operations {
		switch o.action {
		case clip:
			clips++
			open++
			fmt.Fprintf(&text, "<clipPath id=\"c%d\"><path %s/></clipPath><g clip-path=\"url(#c%d)\">\n", clips, shape(o), clips)
		case clipEnd:
			if open > 0 {
				open--
				text.WriteString("</g>\n")
			}
		case fill:
			fmt.Fprintf(&text, "<path %s %s/>\n", shape(o), ink("fill", o.color))
		case stroke, strokeButt:
			end := "round"
			if o.action == strokeButt {
				end = "butt"
			}
			fmt.Fprintf(&text, "<path %s fill=\"none\" %s stroke-width=\"%.6g\" stroke-linejoin=\"round\" stroke-linecap=\"%s\"/>\n",
				shape(o), ink("stroke", o.color), o.width, end)
		}
	}
	text.WriteString(strings.Repeat("</g>\n", open) + "</svg>\n")
	return text.String()
}

func shape(o operation) string {
	d := fmt.Sprintf("d=%q", o.path)
	m := o.matrix
	if m == Identity() {
		return d
	}
	return fmt.Sprintf("%s transform=\"matrix(%.6g %.6g %.6g %.6g %.6g %.6g)\"", d, m.A, m.B, m.C, m.D, m.E, m.F)
}

func ink(what string, c color.NRGBA) string {
	paint := fmt.Sprintf("%s=\"#%02x%02x%02x\"", what, c.R, c.G, c.B)
	if c.A == 255 {
		return paint
	}
	return fmt.Sprintf("%s %s-opacity=\"%.3g\"", paint, what, float64(c.A)/255)
}
