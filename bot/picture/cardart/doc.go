// Package cardart draws playing cards as vector scenes: five Italian regional decks and one with French suits, their backs,
// and icons of the cards for chats. Everything is drawn from paths and inks in the program; there are no picture files.
//
// Cards are [Width] units wide and [Deck.Height] tall. All of them are drawn by a painter, which is a scene with the inks
// and the manner of a deck: signs of suits (coin, cup, sword, club and stave), what stands between them (vignettes), aces,
// court figures and frames are its methods, one kind to a file.
//
// # What it promises
//
//   - The functions may be called with any value and by any number of goroutines. Nothing panics and no scene has an error:
//     what is no card is drawn as a back, and an unknown deck as Napoletane.
//   - Nothing is drawn outside of a card or an icon, and the same call draws the same scene.
//   - No card is another one in different colours, not even one of another deck, and no two icons are alike at 22 pixels.
//   - A suit is told by the shape of its signs, by the sign below the index and, with [Style.Contrast] and in the Sarde, by
//     the breaks in the frame. The colours of suits and of icons can be told apart without one kind of cone too.
//   - A back looks the same upside down, and a card of a mirrored deck nearly so.
//
// # Its limits
//
//   - Scenes hold a few hundred operations and are made anew by every call: render a card once and keep the picture.
//   - Below about 40 pixels a card cannot be read; [Corner] and [Icon] can.
//   - Ranks are written 1 to 7, F, C and R, in the Sarde 10, 11 and 12 for the courts, in every language. Mottos are in
//     Italian.
//   - The decks are drawn after the customs of their regions, not after any maker's cards: arms, words and scenes on them
//     are invented or proverbial.
package cardart
