// Package board says what settled deals amount to: who won how often, in which games and in which weeks and months, with
// and against whom, how strong somebody is, and what the shuffle dealt. It is a function of the deals and does no input or
// output: [Count] counts one deal in a [Book], and whoever counts all deals of a community in their order gets the same book
// again, which is how a database is checked and mended.
//
// # What is counted
//
// A [Section] is a [Period] and a [Kind] of game. Each deal counts in six: all time, its month and its week, each for its kind
// of game and for all kinds together. Every section has its own [Figures] for each player, the rating included, so a month
// begins with fresh ratings while those of all time go on. A deal belongs to the [Day] on which it ended, by the clock of the
// community then; weeks begin on Monday.
//
// A player is a number within the community. Who that is, the book does not know, and computers have none. A void deal counts
// for nothing but the [Evidence] of the shuffle.
//
// A win, a draw (the first place shared), a cappotto and the card points are those of the person's side. Who gave a deal up, or
// was away when it ended, has played and abandoned it: no win, no draw, no points. A streak is a row of wins, ended by anything
// else.
//
// # Rating
//
// The rating is that of package rating: by sides in their order at the end. Only deals in which people held every seat from the
// beginning, at a table that is rated, change it. Who abandons such a deal has lost it, whatever comes of it. Partners get the
// result as it is; those who play against an abandoned seat cannot lose by it. The [FullWeight] first rated deals against the same
// person on a day count in full, and each later one half as much as the one before; with several opponents it is the mean.
//
// # Boards
//
// An [Order] puts the figures of a section in order by their [Figures.Mark]. Equal marks share a place. Averages need
// [LeastDeals] deals, the rating one rated deal. Figures remember their marks at the end of the day before the newest deal, so
// that a board can tell how places have moved since yesterday.
//
// # Limits
//
// The clock of a community may be changed; deals stay on the day that they were given. Ratings are kept to a millionth and
// computed in floating point: two kinds of processor may differ in the last digit.
package board
