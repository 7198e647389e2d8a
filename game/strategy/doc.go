/*
Package strategy holds the computer players.

A [Strategy] is a function of a game.View and a source of randomness, so it is
honest by type: it cannot look at a card that its seat may not see, and two deals
that look alike to the seat get the same move from the same source. It keeps
nothing between moves, never waits, and may be used by many tables at once, each
with its own source.

[Levels] names what there is, weakest first, and [New] makes one of them. The
strategies play every game that game.Rules.Validate accepts.

Level casual plays by rules of thumb: it leads low cards, takes tricks that are
worth it as cheaply as it can, saves its trumps, gives away as little as possible,
and feeds a partner who is winning. It does not search or remember who showed what.
*/
package strategy
