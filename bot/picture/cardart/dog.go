package cardart

// dog is a little dog that sits and looks up to the right, with its seat at the origin.
var dog = []piece{
	body(white, "M-13 -3 C-24 -4 -26 -17 -19 -22 C-19 -15 -15 -11 -9 -11 Z"),
	body(white, "M-15 0 C-19 -14 -12 -26 -1 -31 C8 -34 13 -27 12 -17 L11 -4 C13 -3.6 14 -2 14 0 Z"),
	patch(brown, "M-15.4 -10 C-13 -20 -8 -26 -2 -29 C2 -22 -3 -10 -15.4 -10 Z"),
	crease(ink, 1.4, "M-15.4 -8 C-14.8 -18 -8 -27 -1 -31 M4.4 -18 L4.4 -4 M-2 0 C4 -3 3 -12 -4 -13"),
	body(white, "M-1 -31 C-4 -41 3 -50 13 -47 L23 -47 C28 -46 27 -40 22 -39 C17 -37 15 -33 12 -29 C8 -26 1 -27 -1 -31 Z"),
	body(brown, "M5 -47 C-5 -47 -9 -36 -5 -28 C1 -29 5 -37 8 -43 Z"),
	bead(ink, 25.4, -45.6, 1.8), bead(ink, 13.6, -42.4, 1), crease(ink, 1.2, "M24.6 -42 C22 -40.4 19 -40.6 17 -41.6"),
	body(red, "M19 -39.6 C19.4 -36 23 -36 23 -39.4 Z"),
	cord(accent, 3, "M0 -29.6 C4 -26.4 9 -26.6 12.4 -28.6"), bead(gold, 6.4, -24.6, 2.4),
}
