package pen_test

import (
	"image"
	"testing"

	"briscola/bot/picture/pen"
)

// BenchmarkCard draws a card of about 200 operations 162 and 324 pixels wide.
func BenchmarkCard(b *testing.B) {
	s := card(b)
	for name, scale := range map[string]float64{"162": 0.81, "324": 1.62} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			renderer := pen.NewRenderer()
			dst := image.NewRGBA(image.Rect(0, 0, int(200*scale), int(322*scale)))
			for b.Loop() {
				renderer.Draw(dst, s, pen.Scale(scale, scale))
			}
		})
	}
}

// BenchmarkScene builds the same card.
func BenchmarkScene(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		card(b)
	}
}

func BenchmarkText(b *testing.B) {
	face := load(b).Bold.Face(20)
	b.ReportAllocs()
	for b.Loop() {
		fitted, text := face.Fit("Massimiliano Quattrocchi", 150)
		fitted.Text(text, 0, 0, pen.Center)
	}
}
