package cardart

// hose is how legs are clothed.
type hose int

// The hose.
const (
	gartered hose = iota // stockings with garters and shoes
	booted
	greaves
	stockings // of a lady, with little shoes
	sandals
	hoses
)

// stance is how legs stand: hip, knee and ankle of the left leg and of the right one, and whether feet point outwards.
type stance int

// The stances.
const (
	upright stance = iota
	striding
	atEase
	crossing
	stances
)

// footing is where the joints of two legs are, and where their feet point to: -1 is left.
type footing struct {
	left, right         [3][2]float64
	leftFoot, rightFoot float64
}

var footings = map[stance]footing{
	upright:  {[3][2]float64{{-11, 78}, {-13, 118}, {-12, 160}}, [3][2]float64{{11, 78}, {13, 118}, {13, 160}}, -1, 1},
	striding: {[3][2]float64{{-10, 78}, {-22, 114}, {-25, 160}}, [3][2]float64{{10, 78}, {15, 116}, {22, 160}}, -1, -1},
	atEase:   {[3][2]float64{{-10, 78}, {-20, 116}, {-24, 158}}, [3][2]float64{{10, 78}, {9, 118}, {7, 160}}, -1, 1},
	crossing: {[3][2]float64{{-10, 78}, {-12, 118}, {-9, 160}}, [3][2]float64{{10, 78}, {22, 112}, {24, 158}}, -1, 1},
}

const (
	shoe    = "M-7 -5 L7.4 -5 C9 2 8.6 9 7 12 L-17 12 C-22 11 -20.6 5 -14 3 C-10 1.6 -8 -1 -7 -5 Z"
	slipper = "M-5.4 -3 L5.6 -3 C7 3 7 9 6 12 L-14 12 C-19 11 -17 6.6 -11 5 C-8 4 -6 1 -5.4 -3 Z"
)

// legs draws two legs.
func (b brush) legs(f figure) {
	s := footings[f.stance]
	b.leg(f, s.right, s.rightFoot, second, white)
	b.leg(f, s.left, s.leftFoot, white, second)
}

func (b brush) leg(f figure, at [3][2]float64, foot float64, one, other tint) {
	hip, knee, ankle := at[0], at[1], at[2]
	cloths := map[hose]cloth{gartered: {ground: one}, booted: {ground: other}, greaves: {ground: steel}, stockings: {ground: white}, sandals: {ground: skin}}
	sole := map[hose]piece{gartered: body(brown, shoe), booted: body(brownDark, shoe), greaves: body(steel, shoe), stockings: body(accent, slipper), sandals: body(brown, slipper)}
	thin := 1.0
	if f.hose == stockings {
		thin = 0.8
	}
	q := b.at(ankle[0], ankle[1], 0, -foot)
	q.draw(sole[f.hose])
	q.Pop()
	calf := [2]float64{(knee[0]*2 + ankle[0]) / 3, (knee[1]*2 + ankle[1]) / 3}
	b.limb(limb{hip[0], hip[1], 20 * thin, knee[0], knee[1], 14 * thin, calf[0] + foot, calf[1] + 4, 15 * thin, ankle[0], ankle[1], 10 * thin}, cloths[f.hose])
	if f.hose == booted {
		b.limb(limb{knee[0], knee[1] + 6, 17, calf[0], calf[1] + 6, 16, ankle[0], ankle[1], 12}, cloth{ground: brownDark})
	}
	q = b.at(knee[0], knee[1], 0, 1)
	switch f.hose {
	case gartered:
		q.draw(body(accent, "M-8 2 L8 2 L8 8 L-8 8 Z"), bead(gold, 8*foot, 5, 2.6))
	case greaves:
		q.draw(body(gold, "M-9 -4 C-8 -10 8 -10 9 -4 L7 6 C4 10 -4 10 -7 6 Z"), crease(ink, 1, "M-7 2 C-3 5 3 5 7 2"), crease(white, 1.8, "M-3 14 L-2 30"))
	case booted:
		q.draw(body(brown, "M-11 -2 C-4 2 4 2 11 -2 L10 10 C4 13 -4 13 -10 10 Z"))
	case sandals:
		q.draw(crease(brown, 2.2, "M-7 18 L7 22 M-7 28 L7 24"))
	}
	q.Pop()
}
