package cardart

import "briscola/bot/picture/pen"

// The head and the neck of a horse that looks to the left. Its poll is at the origin, and from there to the nostrils it is
// about 60 long.
const (
	neckAndHead = "M1 -3 C-7 -3 -12 4 -17 13 C-21 21 -27 30 -33 37 C-38 42 -44 46 -44 51.6 C-44 56 -41.4 60 -37 60.4 C-33.4 62.6 -29.4 60.6 -28 56.6 C-24 52 -18 49 -11 46.4 C-3 43.6 4 37 6.6 29 " +
		"C9 48 0 70 -10 94 "
	crest     = "L62 98 C56 58 42 18 16 1 C11 -3 6 -4 1 -3 Z"
	chest     = "L-14 160 L92 160 "
	muzzle    = "M-36 30 C-27 38 -24 46 -26 62 L-52 66 L-50 40 Z"
	blaze     = "M-12 4 C-9 8 -11 14 -15 20 C-20 29 -26 36 -34 42 L-38 38 C-30 31 -24 22 -18 12 Z"
	horseEar  = "M-1 -1 C-6 -8 -5 -17 0 -24 C6 -18 8 -8 5 0 Z"
	farEar    = "M6 -3 C4 -10 7 -17 12 -21 C15 -14 14 -6 11 1 Z"
	forelock  = "M4 -8 C-6 -8 -15 2 -15 14 C-11 11 -9 12 -10 17 C-5 14 -2 8 -1 3 C1 6 3 5 5 2 Z"
	looseMane = "M6 -7 C26 -6 48 24 60 62 C66 76 72 84 68 98 C62 92 56 94 52 102 C46 94 46 86 44 80 C40 84 34 82 31 75 C32 70 33 66 31 61 C27 64 22 61 20 55 C22 50 22 46 19 42 " +
		"C15 44 11 40 11 34 C13 30 12 27 9 24 C5 24 3 19 4 14 C6 10 4 7 1 4 Z"
	hoggedMane = "M5 -6 C30 -8 54 26 66 92 L57 94 C50 54 34 14 8 2 Z"
)

var maneLines = map[mane]piece{
	loose:  crease(ink, 1.1, "M14 4 C16 14 14 18 14 24 M24 12 C27 26 25 34 24 42 M36 28 C38 44 36 52 35 62 M47 46 C50 60 48 70 48 80 M57 66 C60 78 58 84 58 92"),
	hogged: crease(ink, 1.1, "M14 -3 L12 3 M24 2 L20 9 M33 11 L28 17 M41 22 L36 27 M48 34 L42 39 M54 48 L47 52 M59 62 L52 65 M63 77 L55 79"),
}

// neck draws the head and the neck of a horse, with mane and bridle. Without its cloth there is more of it to see.
func (b brush) neck(h horse, bare bool) {
	b.draw(body(coatDark, farEar))
	data := neckAndHead + crest
	if bare {
		data = neckAndHead + chest + crest
	}
	outline := pen.PathOf(data)
	b.Fill(outline, b.dyes[coatTint])
	b.Clip(outline)
	b.draw(patch(muzzleTint, muzzle))
	if !h.plain {
		b.draw(patch(white, blaze))
	}
	b.Fill(pen.PathOf("M6.6 29 C14 56 6 84 2 160 L-30 160 L-20 94 Z M-11 46.4 C-3 43.6 4 37 6.6 29 C8 22 7 16 4 12 C4 26 -4 36 -16 41 C-24 44 -28 50 -30 58 L-24 58 Z"), pen.Alpha(b.ink, 0.2))
	b.Pop()
	b.Stroke(outline, b.outline, b.ink)
	b.mane(h.mane)
	b.draw(
		body(coatTint, horseEar), patch(muzzleTint, "M0 -4 C-2 -9 -1 -15 1 -18 C3 -13 3 -8 2 -3 Z"),
		body(maneTint, forelock))
	// the eye, the nostril and the mouth
	b.draw(
		patch(white, "M-15.6 19.6 C-14 14.6 -8 13.6 -5.6 17.6 C-7.6 22 -13 23 -15.6 19.6 Z"),
		patch(ink, "M-14 18.6 C-13.4 14.8 -8.4 14.4 -7.6 17.8 C-7.8 22 -13.4 22.6 -14 18.6 Z"), bead(white, -11.6, 16.8, 0.4),
		crease(ink, 1.9, "M-16.4 19.6 C-14.6 13.8 -8.4 12.4 -5 17"),
		patch(ink, "M-40.6 48.6 C-39.6 45.6 -36.4 45.6 -36.2 48.4 C-36.4 51 -39 52 -40 51.4 C-40.8 50.8 -41 49.8 -40.6 48.6 Z"),
		crease(ink, 1.5, "M-42 56 C-38.6 57.4 -34 55.4 -30 51.4"))
	b.bridle()
}

func (b brush) mane(m mane) {
	switch m {
	case loose:
		b.draw(body(maneTint, looseMane), maneLines[loose])
	case hogged:
		b.draw(body(maneTint, hoggedMane), maneLines[hogged])
	case plaited:
		b.draw(body(maneTint, hoggedMane))
		for i := range 6 {
			t := float64(i)
			b.draw(body(maneTint, "M-4 -5 C3 -8 8 -2 6 4 C4 12 -3 14 -6 9 C-9 4 -9 -2 -4 -5 Z").moved(11+t*9.6, 5+t*8+t*t*1.2), bead(accent, 9+t*9.6, 14+t*8+t*t*1.2, 2.6))
		}
	}
}

// bridle draws straps and rings on the head.
func (b brush) bridle() {
	strap := 3.4
	b.draw(
		cord(accent, strap, "M5.4 27 C-1 22 -8 13 -13 6.6"),
		cord(accent, strap, "M3 -1 C3 12 -6 28 -18 38 C-22 42 -26 46 -29 49"),
		cord(accent, strap, "M-29.6 33 C-24 37 -20 42 -18.6 48.6"),
		bead(gold, 1.4, 19, 3.2), bead(gold, -22.6, 40.6, 2.8), bead(gold, -30, 51, 3.8))
}
