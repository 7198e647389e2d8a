package cardart

// grip is what a hand does.
type grip int

// The grips.
const (
	fist  grip = iota // around something upright
	palm              // open below something
	pinch             // of thumb and forefinger, below something
	flat              // laid on something
	hidden
)

const (
	handSize = 1.12

	fistShape   = "M-6.6 -6.6 C-2 -8.6 5 -8.2 7 -5 C8.6 -1 8.4 4.6 6 7 C2 9 -4.6 8.8 -7 6.4 C-9 2.4 -9 -3.4 -6.6 -6.6 Z"
	fistFingers = "M-7.6 -2.4 L1.4 -2.6 M-8 1.4 L1.6 1.4 M-7 5 L0.6 5.2"
	palmShape   = "M-10.6 -5 C-9 -7.4 -6.6 -6 -5.4 -3.4 C-2 -1.6 3 -2 7 -4.4 C9.6 -6.4 12.4 -4 10.6 -1 C8.6 4 5.6 8.4 0.4 8.8 C-5 9 -9.6 2.6 -10.6 -5 Z"
	palmFingers = "M2 2 C5 1.6 8 0 10 -2 M2.4 5 C5 4.6 7 3 8.4 1.4"
	pinchShape  = "M-8 3 C-10.6 -2 -8.6 -10 -5 -13 C-2.6 -14.6 0 -12.6 -1 -9.6 L-2 -5.6 C0 -8 2.4 -11.6 5 -12.6 C8 -13.4 9.4 -10.6 7.8 -8.2 C10.2 -4 9.4 5 5.4 8.4 C1 11 -5 9.4 -8 3 Z"
	pinchLines  = "M7.8 -8.2 C6 -5 3.6 -3 1 -2 M9 -2.6 C7.4 -0.6 5 0.8 2.4 1.2 M8.2 2.6 C6.6 4 4.8 4.6 2.8 4.8"
	flatShape   = "M-7 -5.4 C-2 -8 6 -7.6 9.6 -5 C12 -3.4 11 0 8.6 0.2 C10.4 2.4 8.4 5 6 4.6 C5.4 7.4 -2 8.6 -6 6.4 C-9 4 -9 -3 -7 -5.4 Z"
	flatFingers = "M1.4 0 C4 0.8 6.6 0.6 8.6 0.2 M0.6 4 C2.4 4.8 4.4 4.8 6 4.6"
)

var grips = map[grip][]piece{
	fist:  {body(skin, fistShape), crease(ink, 1, fistFingers)},
	palm:  {body(skin, palmShape), crease(ink, 1, palmFingers)},
	pinch: {body(skin, pinchShape), crease(ink, 1, pinchLines)},
	flat:  {body(skin, flatShape), crease(ink, 1, flatFingers)},
}
