package cardart

import "briscola/game"

// figureOf is who is on a court card.
func figureOf(d Deck, card game.Card) figure {
	all, known := figures[d]
	if !known {
		all = figures[Napoletane]
	}
	return all[card.Rank()-game.Fante][card.Suit()-game.Denari]
}

// figures are the courts of a deck: fanti, cavalli and re, each in the order of the suits.
var figures = map[Deck][3][4]figure{
	// Ladies in the place of the fanti, gentlemen and a moor on horses, kings of a fairy tale.
	Napoletane: {
		{
			{hat: mantilla, cut: ringlets, dye: brown, lady: true, mood: merry, turn: rightward, nod: -5, coat: bodice, pattern: lozenges, collar: necklace, sleeve: frilled, skirt: bell, hose: stockings, gesture: fan, hold: resting},
			{hat: plumed, cut: plaits, dye: blond, lady: true, turn: leftward, nod: 4, coat: bodice, pattern: pales, collar: jabot, sleeve: puffed, skirt: apron, hose: stockings, gesture: rose},
			{hat: tricorn, cut: long, dye: black, lady: true, mood: sly, gaze: 1, coat: hussar, collar: jabot, sleeve: epaulette, skirt: polonaise, hose: stockings, gesture: onHip, mantle: halfCape},
			{hat: straw, cut: curls, dye: auburn, lady: true, mood: dreamy, turn: leftward, nod: -4, coat: jerkin, pattern: dots, collar: scarf, sleeve: shirt, skirt: tiered, hose: stockings, gesture: basket},
		}, {
			{hat: plumed, cut: rolled, dye: brown, beard: handlebar, turn: leftward, coat: tailcoat, collar: jabot, sleeve: epaulette, gesture: rein, horse: horse{hide: bay, print: lozenges}},
			{hat: casque, cut: short, dye: black, beard: goatee, coat: doublet, pattern: bends, collar: ruff, sleeve: puffed, gesture: rein, horse: horse{hide: dapple, gait: prance, print: stars, cover: toothed, mane: plaited}},
			{hat: turban, cut: short, dye: black, beard: boxed, tanned: true, mood: stern, turn: rightward, coat: kaftan, collar: chain, sleeve: wide, gesture: reinHigh, horse: horse{hide: snow, gait: trot, print: brocade, cover: fringed}},
			{hat: bycocket, cut: bob, dye: blond, mood: merry, gaze: -1, nod: -4, coat: jerkin, pattern: chevrons, collar: cowl, sleeve: slashed, gesture: falcon, horse: horse{hide: chestnut, gait: halt, print: checks, right: true, mane: hogged}},
		}, {
			{hat: spired, cut: bob, dye: silver, beard: full, coat: robe, pattern: dots, collar: ermine, sleeve: wide, skirt: longRobe, mantle: royal, gesture: sceptre},
			{hat: imperial, cut: curls, dye: auburn, beard: curly, mood: merry, gaze: 1, nod: 3, coat: robe, pattern: brocade, collar: furs, sleeve: puffed, skirt: dalmatic, mantle: draped, gesture: onBelt, hold: resting},
			{hat: fleury, cut: long, dye: black, beard: forked, mood: stern, turn: leftward, coat: cuirass, pattern: lilies, collar: gorget, sleeve: plated, skirt: longRobe, mantle: train, gesture: shield},
			{hat: trefoil, cut: windswept, dye: brown, beard: moustache, turn: rightward, coat: kaftan, pattern: stars, collar: chain, sleeve: fitted, skirt: openRobe, mantle: cloak, gesture: orb},
		},
	},
	// Officers and gentlemen of about 1800.
	Piacentine: {
		{
			{hat: slouch, cut: bob, dye: brown, mood: merry, turn: rightward, nod: -4, coat: doublet, pattern: pales, collar: falling, sleeve: slashed, gesture: onHip, mantle: cape},
			{hat: toque, cut: rolled, dye: blond, turn: leftward, coat: jerkin, pattern: dots, collar: ruff, sleeve: puffed, skirt: tunic, gesture: rose, hold: resting},
			{hat: shako, cut: queue, dye: black, mood: stern, coat: hussar, collar: standing, sleeve: epaulette, gesture: hilt},
			{hat: tricorn, cut: curls, dye: auburn, mood: sly, gaze: 1, coat: tailcoat, collar: scarf, sleeve: shirt, skirt: basque, gesture: horn},
		}, {
			{hat: bicorn, cut: queue, dye: silver, turn: leftward, coat: tailcoat, collar: jabot, sleeve: epaulette, gesture: rein, horse: horse{hide: bay}},
			{hat: busby, cut: short, dye: brown, beard: handlebar, turn: rightward, coat: hussar, collar: standing, sleeve: fitted, mantle: pelisse, gesture: onHip, horse: horse{hide: dapple, mane: plaited, right: true}},
			{hat: morion, cut: bob, dye: black, beard: goatee, mood: stern, coat: cuirass, collar: ruff, sleeve: plated, gesture: reinHigh, horse: horse{hide: raven, mane: hogged}},
			{hat: plumed, cut: windswept, dye: auburn, beard: moustache, mood: merry, gaze: -1, nod: 4, coat: jerkin, pattern: bends, collar: falling, sleeve: slashed, gesture: rein, horse: horse{hide: palomino, plain: true}},
		}, {
			{hat: furred, cut: bob, dye: silver, beard: full, gaze: -1, coat: robe, pattern: stars, collar: ermine, sleeve: wide, mantle: cloak, gesture: sceptre},
			{hat: imperial, cut: curls, dye: auburn, beard: curly, mood: merry, turn: rightward, coat: robe, pattern: lozenges, collar: chain, sleeve: puffed, skirt: dalmatic, mantle: royal, gesture: orb},
			{hat: radiate, cut: short, dye: black, beard: boxed, mood: stern, coat: hussar, collar: standing, sleeve: epaulette, skirt: longRobe, mantle: pelisse, gesture: hilt},
			{hat: fleury, cut: long, dye: brown, beard: flowing, turn: leftward, coat: kaftan, pattern: checks, collar: furs, sleeve: banded, skirt: openRobe, mantle: draped, gesture: charter},
		},
	},
	// Lombard pages, harlequins and captains.
	Bergamasche: {
		{
			{hat: beret, cut: bob, dye: brown, mood: sly, turn: rightward, nod: -3, coat: doublet, pattern: lozenges, collar: ruff, sleeve: banded, gesture: onHip, hold: pinched},
			{hat: bare, cut: curls, dye: blond, mood: dreamy, turn: leftward, nod: -6, coat: jerkin, pattern: halved, collar: falling, sleeve: shirt, gesture: onHeart, hold: resting},
			{hat: chaperon, cut: short, dye: black, mood: stern, coat: tabard, pattern: quarters, collar: cowl, sleeve: slashed, gesture: shield},
			{hat: toque, cut: long, dye: auburn, mood: merry, gaze: 1, coat: doublet, pattern: chevrons, collar: standing, sleeve: puffed, gesture: sheaf},
		}, {
			{hat: plumed, cut: rolled, dye: brown, beard: handlebar, turn: leftward, coat: doublet, pattern: bends, collar: chain, sleeve: puffed, gesture: rein, horse: horse{hide: chestnut}},
			{hat: winged, cut: long, dye: blond, turn: rightward, coat: hauberk, pattern: scales, collar: scarf, sleeve: mailed, gesture: rein, horse: horse{hide: snow, mane: hogged}},
			{hat: casque, cut: long, dye: black, beard: moustache, mood: stern, coat: cuirass, collar: scarf, sleeve: slashed, gesture: reinHigh, horse: horse{hide: raven, mane: plaited}},
			{hat: kettle, cut: bob, dye: auburn, beard: whiskers, mood: merry, gaze: 1, nod: -3, coat: tabard, pattern: checks, collar: falling, sleeve: banded, gesture: onHip, horse: horse{hide: bay, plain: true, right: true}},
		}, {
			{hat: mural, cut: long, dye: silver, beard: forked, coat: robe, pattern: brocade, collar: chain, sleeve: banded, skirt: longRobe, mantle: draped, gesture: charter},
			{hat: trefoil, cut: curls, dye: brown, beard: full, mood: merry, turn: leftward, coat: robe, pattern: dots, collar: furs, sleeve: fitted, skirt: dalmatic, mantle: cloak, gesture: onHeart, hold: resting},
			{hat: radiate, cut: short, dye: black, beard: goatee, mood: stern, turn: rightward, coat: hauberk, pattern: lilies, collar: cowl, sleeve: mailed, skirt: longRobe, mantle: halfCape, gesture: shield},
			{hat: spired, cut: windswept, dye: auburn, beard: flowing, gaze: -1, coat: robe, pattern: stars, collar: ermine, sleeve: fitted, skirt: openRobe, mantle: royal, gesture: staff},
		},
	},
	// Venetian merchants, hunters and a doge.
	Trevigiane: {
		{
			{hat: slouch, cut: rolled, dye: blond, mood: sly, turn: leftward, coat: doublet, pattern: brocade, collar: chain, sleeve: puffed, skirt: dagged, gesture: charter},
			{hat: fillet, cut: bob, dye: brown, mood: merry, turn: leftward, nod: -6, coat: doublet, pattern: halved, collar: falling, sleeve: banded, skirt: tunic, gesture: leash, hold: resting, dog: true},
			{hat: chaperon, cut: short, dye: silver, lady: true, mood: merry, coat: tabard, pattern: stars, collar: cowl, sleeve: wide, skirt: tunic, gesture: onHeart},
			{hat: berrita, cut: curls, dye: black, mood: dreamy, gaze: -1, nod: 5, coat: jerkin, pattern: chevrons, collar: ruff, sleeve: slashed, gesture: rose},
		}, {
			{hat: beret, cut: windswept, dye: brown, beard: moustache, turn: leftward, coat: kaftan, pattern: waves, collar: furs, sleeve: wide, gesture: rein, horse: horse{hide: palomino}},
			{hat: casque, cut: long, dye: auburn, beard: boxed, mood: merry, gaze: 1, coat: hauberk, pattern: bars, collar: scarf, sleeve: mailed, gesture: rein, horse: horse{hide: bay, mane: plaited}},
			{hat: mailcoif, cut: short, dye: black, beard: full, mood: stern, coat: tabard, pattern: quarters, collar: gorget, sleeve: banded, gesture: shield, horse: horse{hide: raven, mane: hogged, right: true}},
			{hat: bycocket, cut: bob, dye: blond, turn: rightward, coat: jerkin, pattern: lozenges, collar: cowl, sleeve: slashed, gesture: falcon, horse: horse{hide: dapple, right: true}},
		}, {
			{hat: corno, cut: short, dye: silver, beard: flowing, turn: leftward, coat: robe, pattern: brocade, collar: ermine, sleeve: slashed, skirt: longRobe, mantle: royal, gesture: book},
			{hat: sultan, cut: short, dye: black, beard: boxed, tanned: true, mood: merry, coat: kaftan, pattern: waves, collar: chain, sleeve: wide, skirt: openRobe, mantle: cloak, gesture: orb},
			{hat: crested, cut: bob, dye: brown, beard: handlebar, mood: stern, turn: rightward, coat: tabard, pattern: lilies, collar: scarf, sleeve: mailed, skirt: longRobe, mantle: halfCape, gesture: sceptre},
			{hat: hooped, cut: curls, dye: auburn, beard: forked, coat: doublet, pattern: checks, collar: furs, sleeve: puffed, skirt: dalmatic, mantle: train, gesture: shield},
		},
	},
	// Islanders in their hills, and knights in armour for the swords.
	Sarde: {
		{
			{hat: berrita, cut: curls, dye: black, mood: merry, turn: rightward, nod: -4, coat: jerkin, collar: scarf, sleeve: shirt, skirt: breeches, hose: booted, stance: atEase, gesture: purse},
			{hat: beret, cut: bob, dye: brown, turn: leftward, coat: doublet, pattern: halved, collar: falling, sleeve: puffed, skirt: tunic, hose: gartered, stance: striding, mantle: cape, gesture: horn, hold: resting},
			{hat: kettle, cut: short, dye: black, mood: stern, coat: cuirass, collar: gorget, sleeve: plated, skirt: tassets, hose: greaves, stance: upright, gesture: shield},
			{hat: wreath, cut: long, dye: blond, mood: dreamy, gaze: -1, nod: 4, coat: hauberk, pattern: chevrons, collar: cowl, sleeve: slashed, skirt: dagged, hose: sandals, stance: crossing, gesture: sheaf},
		}, {
			{hat: slouch, cut: rolled, dye: brown, beard: moustache, turn: leftward, coat: doublet, pattern: pales, collar: ruff, sleeve: banded, gesture: rein, horse: horse{hide: palomino, gait: trot, print: lilies}},
			{hat: plumed, cut: long, dye: black, beard: full, mood: merry, gaze: 1, coat: tailcoat, collar: scarf, sleeve: shirt, mantle: pelisse, gesture: rein, horse: horse{hide: bay, gait: halt, print: bends, cover: fringed, mane: plaited}},
			{hat: sallet, cut: short, dye: black, beard: goatee, mood: stern, coat: cuirass, collar: gorget, sleeve: plated, gesture: reinHigh, horse: horse{hide: raven, gait: prance, print: quarters, cover: toothed, mane: hogged}},
			{hat: bycocket, cut: windswept, dye: auburn, beard: boxed, turn: rightward, coat: jerkin, pattern: lozenges, collar: cowl, sleeve: slashed, gesture: falcon, horse: horse{hide: dapple, print: waves, right: true}},
		}, {
			{hat: radiate, cut: long, dye: silver, beard: flowing, coat: robe, pattern: waves, collar: cowl, sleeve: banded, skirt: dalmatic, mantle: train, gesture: sceptre},
			{hat: hooped, cut: curls, dye: black, beard: curly, mood: merry, turn: leftward, coat: kaftan, pattern: brocade, collar: chain, sleeve: slashed, skirt: openRobe, mantle: draped, gesture: orb, hold: resting},
			{hat: crested, cut: short, dye: brown, beard: boxed, mood: stern, turn: rightward, coat: cuirass, collar: gorget, sleeve: plated, skirt: tassets, hose: greaves, mantle: royal, gesture: hilt},
			{hat: mural, cut: bob, dye: auburn, beard: forked, coat: robe, pattern: dots, collar: furs, sleeve: wide, skirt: longRobe, mantle: cloak, gesture: staff},
		},
	},
}
