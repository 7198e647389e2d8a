package pen_test

import (
	"flag"
	"image/color"
	"path/filepath"
	"testing"

	"briscola/bot/picture/pen"
	"briscola/bot/picture/pen/pentest"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

func TestPicturesLookAsTheyDid(t *testing.T) {
	fonts := load(t)
	ink, gold := pen.Hex(0x1d1a17), pen.Hex(0xf2c14b)
	pictures := map[string]*pen.Scene{
		"card": card(t),
		"strokes": sceneOf(func(s *pen.Scene) {
			s.Fill(pen.Rect(0, 0, 200, 322), pen.Hex(0x1f6b4c))
			s.Stroke(pen.PathOf("M20 30C180 20 20 110 170 120S40 20 40 140"), 14, pen.Alpha(gold, 0.7))
			s.StrokeButt(pen.Line(20, 170, 150, 160, 30, 190, 150, 210), 9, ink)
			s.Stroke(pen.PathOf("M110 240h60a20 20 0 1 1-30 40z"), 5, ink)
			s.Stroke(pen.Circle(50, 260, 5), 30, gold)
			s.Stroke(pen.Star(50, 260, 30, 12, 7, 0), 1, ink)
		}),
		"text": sceneOf(func(s *pen.Scene) {
			s.Fill(pen.Rect(0, 0, 200, 322), pen.Hex(0xfbf4e2))
			for i, font := range []*pen.Font{fonts.Regular, fonts.Medium, fonts.Bold, fonts.SmallCaps} {
				face, text := font.Face(28).Fit("Łukasz Đurić Quattrocchi", 180)
				s.Fill(face.Text(text, 10, float64(50+60*i), pen.Left), ink)
			}
			halo := fonts.Bold.Face(60).Text("7 R", 100, 300, pen.Center)
			s.Stroke(halo, 8, gold)
			s.Fill(halo, ink)
		}),
	}
	for name, s := range pictures {
		if err := s.Err(); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		pentest.Golden(t, filepath.Join("testdata", name+".png"), pen.NewRenderer().Render(s, 100, 161, pen.Scale(0.5, 0.5)), *update)
	}
}

// card is a scene of the kind that playing cards are: about 200 operations, 200 units wide.
func card(t testing.TB) *pen.Scene {
	t.Helper()
	ink, paper, red, gold := pen.Hex(0x1d1a17), pen.Hex(0xfbf4e2), pen.Hex(0xc0392b), pen.Hex(0xf2c14b)
	var s pen.Scene
	s.FillStroke(pen.RoundedRect(1, 1, 198, 320, 13), paper, 2, ink)
	for i := range 6 {
		s.Push(pen.Translate(float64(69+62*(i%2)), float64(61+100*(i/2))).Mul(pen.Scale(0.56, 0.56)))
		coin(&s, ink, red, gold)
		s.Pop()
	}
	index := load(t).Bold.Face(36).Text("6", 22, 42, pen.Center)
	for _, m := range []pen.Matrix{pen.Identity(), pen.RotateAt(180, 100, 161)} {
		s.Push(m)
		s.Stroke(index, 5, paper)
		s.Fill(index, ink)
		s.Pop()
	}
	return &s
}

func coin(s *pen.Scene, ink, red, gold color.NRGBA) {
	s.FillStroke(pen.Circle(0, 0, 48), gold, 4, ink)
	s.Fill(pen.Circle(0, 0, 38), ink)
	s.Fill(pen.Star(0, 0, 36.5, 20, 12, 0), gold)
	for i := range 16 {
		s.Fill(pen.Circle(43, 0, 1.9).Transform(pen.Rotate(22.5*float64(i))), ink)
	}
	s.Clip(pen.Circle(0, 0, 48))
	s.Fill(pen.Rect(16, -48, 32, 96), pen.Alpha(ink, 0.22))
	s.Pop()
	s.Fill(pen.Circle(0, 0, 23), ink)
	s.Fill(pen.Circle(0, 0, 20.5), gold)
	for _, side := range []float64{-1, 1} {
		s.Push(pen.Scale(side, 1))
		s.Fill(pen.Circle(7, -3, 2.4), ink)
		s.Stroke(pen.PathOf("M11 -8Q7 -11.5 3 -8.5"), 2.2, ink)
		s.Fill(pen.Circle(11.5, 4.5, 3.2), pen.Alpha(red, 0.45))
		s.Pop()
	}
	s.Stroke(pen.PathOf("M1 -5L-1.5 4L2 4.5"), 1.8, ink)
	s.Stroke(pen.PathOf("M-6.5 9.5Q0 14.5 6.5 9.5"), 2.2, red)
}
