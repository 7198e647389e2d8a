package picture_test

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"briscola/bot/picture"
)

func TestIconsAreSmallSquaresWithARoundedRim(t *testing.T) {
	const most = 64 << 10 // bytes; a quarter of what is allowed
	s := studio(t)
	for _, width := range []int{picture.DiscordIcon, picture.TelegramIcon} {
		icons, err := s.Icons(t.Context(), width)
		if err != nil {
			t.Fatal(err)
		}
		names, files := map[string]bool{}, map[string]string{}
		for _, icon := range icons {
			img, err := png.Decode(bytes.NewReader(icon.PNG))
			if err != nil {
				t.Fatal(err)
			}
			if img.Bounds() != image.Rect(0, 0, width, width) {
				t.Errorf("%s is %v, want %d×%d", icon.Name, img.Bounds(), width, width)
			}
			if _, _, _, a := img.At(0, 0).RGBA(); a != 0 {
				t.Errorf("%s has a corner that is not transparent", icon.Name)
			}
			if len(icon.PNG) > most {
				t.Errorf("%s has %d bytes, at most %d", icon.Name, len(icon.PNG), most)
			}
			if other, ok := files[string(icon.PNG)]; ok || names[icon.Name] {
				t.Errorf("%s looks like %q or is there twice", icon.Name, other)
			}
			names[icon.Name], files[string(icon.PNG)] = true, icon.Name
		}
		if len(names) != 45 || !names["7d"] || !names["back"] || !names["c"] {
			t.Errorf("%d icons, want 45: cards, a back and suits", len(names))
		}
	}
}
