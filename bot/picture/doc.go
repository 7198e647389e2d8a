// Package picture makes pictures of hands, tables, results and whole deals, and the texts that say the same.
//
// A view is a plain value that holds what is to be seen and nothing else: [HandView], [TableView], [ResultView] and
// [ReplayView]. Names and words in it are in the reader's language already, so this package knows no catalogue. It knows no
// chat either: what it gives is a file, its size, a text and a key. A [Studio] draws views; it keeps cards, shadows and empty
// tables that it drew, and the palettes of the decks.
//
// # What it promises
//
//   - The text of a picture is made of the same view as the picture. It names every card that is to be seen, trump and whose
//     turn it is, and has at most 1,000 characters: where that is too few, the scores go first, then how many cards the
//     seats hold, and then cards have their short names.
//   - Views with the same key look the same, and the same view and style give the same file, whatever was drawn before and
//     however many are drawn at once. A Studio is safe for concurrent use.
//   - At most as many pictures are in the making as the program may use cores. One whose context ends while it waits is not
//     made.
//   - The cache never holds more bytes than it was given, and what several pictures need at once is drawn once.
//   - Every picture has the size of its kind, is opaque and leaves the wooden frame free. No view makes drawing panic.
//   - A hand is 1200×680, a table in a row and a result are 1280×736, a table in a cross is 1280×992, and an animation is
//     640×368. Cards have numbers that are the buttons', a trump has a star, teams have a shape besides their colour.
//   - Names of 24 columns are whole on the plates of the seats, in letters that can be read on a phone. In scores and results
//     they are cut only where several of them are as long as that.
//   - A replay shows what a spectator saw. Of a deal that is not over nothing is shown.
//
// # Its limits
//
//   - Pictures have 176 colours, so that thin edges are sometimes a little off.
//   - Letters that the fonts lack are left out, as [pen.Face.Fit] says. Where next to nothing is left of a name, its fallback
//     is written; the text has the whole name.
//   - Seats of which hands or the stock lie open always stand in a row.
//   - Somebody who knows the names at a table could try all hands until one has the key of a picture of a hand: do not show
//     such a key, and do not log it.
//   - The colours of the pictures of each deck are in a table, which go generate writes: run it when cards or layouts have
//     changed. A test tells when the table is out of date.
package picture
