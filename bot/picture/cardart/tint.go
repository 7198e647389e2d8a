package cardart

import (
	"image/color"

	"briscola/bot/picture/pen"
)

// tint names an ink of a deck, or a colour that differs from figure to figure.
type tint int

// The tints. Those from hairTint on are what a figure says they are.
const (
	ink tint = iota
	white
	grey
	steel
	red
	redDark
	blue
	blueDark
	blueLight
	gold
	goldDark
	goldLight
	green
	greenDark
	greenLight
	brown
	brownDark
	black
	blond
	auburn
	silver
	fair
	tan
	bayCoat
	ravenCoat
	palominoCoat
	auburnDark
	ravenMane
	haze
	sea
	farGreen
	nearGreen
	cornfield
	stone
	hairTint
	skin
	skinDark
	main
	second
	accent
	mainDark
	sashTint
	coatTint
	coatDark
	maneTint
	muzzleTint
	tints
)

// dyes gives every tint its colour.
type dyes [tints]color.NRGBA

// dyesOf mixes the tints of a deck; those of a figure are still to be set.
func dyesOf(p palette) dyes {
	d := dyes{
		ink: p.ink, white: p.white, grey: p.grey, steel: pen.Mix(pen.Mix(p.grey, p.blue, 0.22), p.white, 0.25),
		red: p.red, redDark: p.redDark, blue: p.blue, blueDark: p.blueDark, blueLight: p.blueLight,
		gold: p.gold, goldDark: p.goldDark, goldLight: p.goldLight,
		green: p.green, greenDark: p.greenDark, greenLight: p.greenLight,
		brown: p.brown, brownDark: pen.Mix(p.brown, p.ink, 0.45),
		black: pen.Mix(p.ink, p.blue, 0.16), blond: pen.Mix(p.gold, p.brown, 0.22), auburn: pen.Mix(p.red, p.brown, 0.6),
		silver: pen.Mix(p.grey, p.white, 0.5), fair: p.skin, tan: pen.Mix(p.skin, p.brown, 0.62),
		bayCoat: pen.Mix(p.brown, p.skin, 0.12), ravenCoat: pen.Mix(p.ink, p.grey, 0.2), ravenMane: pen.Mix(p.ink, p.grey, 0.5), palominoCoat: pen.Mix(p.gold, p.skin, 0.55),
	}
	d[haze], d[sea] = pen.Mix(p.blue, p.paper, 0.72), pen.Mix(p.blue, p.paper, 0.35)
	d[farGreen], d[nearGreen] = pen.Mix(p.blue, p.green, 0.55), pen.Mix(p.green, p.gold, 0.25)
	d[cornfield], d[stone] = pen.Mix(p.gold, p.brown, 0.2), pen.Mix(p.brown, p.paper, 0.45)
	d[auburnDark] = pen.Mix(d[auburn], p.ink, 0.4)
	return d
}

// wear sets the tints of a figure.
func (d *dyes) wear(f figure, livery [3]tint) {
	d[hairTint] = d[f.dye]
	d[skin], d[skinDark] = d[fair], pen.Mix(d[fair], d[brown], 0.3)
	if f.tanned {
		d[skin], d[skinDark] = d[tan], pen.Mix(d[tan], d[ink], 0.3)
	}
	d[main], d[second], d[accent] = d[livery[0]], d[livery[1]], d[livery[2]]
	d[mainDark] = pen.Mix(d[main], d[ink], 0.35)
	d[sashTint] = d[main]
	if livery[0] == gold {
		d[sashTint] = d[second]
	}
	coat := hideTints[f.horse.hide]
	d[coatTint], d[maneTint] = d[coat[0]], d[coat[1]]
	d[coatDark], d[muzzleTint] = pen.Mix(d[coatTint], d[ink], 0.3), pen.Mix(d[coatTint], d[fair], 0.5)
}
