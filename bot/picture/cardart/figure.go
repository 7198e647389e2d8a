package cardart

import "briscola/game"

// figure is what somebody on a court card looks like: which parts, in which colours. The zero value is a young man in a
// plain doublet who looks ahead.
type figure struct {
	hat    hat
	cut    cut
	dye    tint // of hair and beard
	beard  beard
	mood   mood
	turn   turn
	gaze   int // where somebody who looks ahead glances: -1 is left
	nod    float64
	lady   bool
	tanned bool

	coat    coat
	pattern pattern
	collar  collar
	sleeve  sleeve
	skirt   skirt
	hose    hose
	stance  stance
	mantle  mantle

	hold    hold
	gesture gesture
	horse   horse
	dog     bool
}

const headSize = 1.1

// setting is where a figure is drawn: the middle of the sign, and whether there is room for all of a horse.
type setting struct {
	card         game.Card
	signX, signY float64
	half         bool
}

// figure draws somebody with the pit of the neck at the origin.
func (b brush) figure(f figure, at setting) {
	mounted := at.card.Rank() == game.Cavallo
	if mounted && !at.half {
		saddle := b.at(-4, 60, 0, 1)
		saddle.horse(f)
		saddle.Pop()
	}
	b.mantleBehind(f)
	head := b.at(0, -34, f.nod, headSize)
	head.draw(headgearOf(f.hat).behind...)
	head.draw(tresses[f.cut].behind...)
	head.Pop()
	if !mounted {
		b.below(f)
	} else if !at.half {
		b.riding(f)
	}
	collar := b.at(0, -34, 0, headSize)
	collar.draw(body(skinDark, neck))
	collar.Pop()
	b.coat(f)
	b.mantleBefore(f)
	other, sign := postureOf(f, at), b.gripOf(f, at)
	b.other(f, other)
	b.signArm(f, sign)
	b.draw(neckwear[f.collar]...)
	b.head(f)
	if mounted {
		b.before(f, at, other)
	}
	b.gesture(other)
	if f.dog {
		d := b.at(-50, 61, 0, 1)
		d.draw(dog...)
		d.Pop()
	}
	b.sign(f, at, sign)
}

// below draws legs and skirt.
func (b brush) below(f figure) {
	if !hangings[f.skirt].long {
		b.legs(f)
	}
	b.skirt(f)
}

// head draws the face, its hair and its hat.
func (b brush) head(f figure) {
	h := b.at(0, -34, f.nod, headSize)
	h.countenance(f)
	h.features(f)
	h.grow(f)
	h.draw(tresses[f.cut].front...)
	h.draw(headgearOf(f.hat).front...)
	h.Pop()
}
