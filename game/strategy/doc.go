/*
Package strategy holds the computer players.

A [Strategy] is a function of a game.View and a source of randomness, so it is
honest by type: it cannot look at a card that its seat may not see, and two deals
that look alike to the seat get the same move from the same source. It keeps
nothing between moves, never waits, and may be used by many tables at once, each
with its own source.

[Levels] names what there is, weakest first, and [New] makes one of them. They play
every game that game.Rules.Validate accepts, in every phase, and never give a deal up.
[Limit] bounds how long they think; with Nodes and without Stop a choice is repeatable.
[Sign] says which honour of trump a computer would show to its partners where signs are
made.

[Explain] gives a reason for a move of any level, or of a person: one that is true in the
position as far as the seat can know it, not necessarily the one that the level had.

# The levels

Beginner leads low and takes what it can, with the slips of somebody who has just learnt.

Casual plays by rules of thumb. It leads low cards, takes tricks that are worth
it as cheaply as it can, saves its trumps, gives away as little as possible, and feeds
a partner who is winning. Where it knows the hands of all who play after it, open ones
or those that the cards left over give away, it thinks the trick through to its end.
It exchanges the turned card when what it gets is worth more.

In an auction it foresees the points of its hand with each card that it could call,
and bids the smallest step down while the deal promises a gain; it throws a poor hand
in where it may. As caller it leads small trumps until the partner is known. The
secret partner helps the caller when the trick is safe and holds the called card back.
The other three take whoever feeds the caller for the partner and trust the rest. Who
may change the trump of a Bastarda takes another suit if its side is likely to be
stronger there.

Strong adds up what a card promises now and what it would be worth later, from numbers
that were tuned in play against itself (weights.go, reflex.go). It counts the cards that are out,
and concludes from what others played last, did not play and showed by signs which of them they
hold (belief.go, evidence.go). Once the stock is empty it plays perfectly (endgame.go): where
two play, for certain; where two teams do, on the average of the deals that it believes in.
There, where the partner of a caller is a secret, and where hands lie open it does for a moment
what maestro does. It bids by what comes of a contract in a few deals played out in thought.

Maestro tries each move in thousands of deals that may be the real one, the same ones for
every move, and takes the one that does best on the average, half by deals won and half by
points (search.go). Reflex players play these deals out. In the standard game for two the own
seat plays there as a small network would that was made by play against itself (package policy),
and so does the other one as far as it seems to (learned.go). How far a deal is believed depends
on what others have played, bid and shown by signs: a world in which they would have played
otherwise weighs little. So does the manner that they are supposed to have (manner.go). Of the one
opponent in a game for two it weighs every hand, by all ways in which it can have come about
(filter.go); elsewhere a number of worlds drawn at random. Where nothing at all is hidden it looks
ahead instead (lookahead.go). Of about 20 ms a move more time gains little.

# Reading the source

strategy.go says what a level is; beginner.go, casual.go, strong.go and maestro.go are the
levels. outlook.go, trick.go, keep.go, foresight.go, trust.go and contract.go are casual's;
reflex.go, weights.go, foresee.go and endgame.go are strong's; worlds.go, belief.go, evidence.go and manner.go
are what both conclude; search.go, filter.go, learned.go and lookahead.go are maestro's; bidder.go and prospect.go bid for both.

# Limits

Casual thinks of one trick at a time and plans nothing beyond it, and concludes from the bids
and plays of others only who the secret partner may be, never which cards they hold. Its forecast
of a contract was fitted to deals of the Chiamata without options.

No level plans over several deals of a match, or remembers how somebody played in an earlier
one. In the deals that are played out in thought nobody makes signs or changes the trump of a
Bastarda, and whom the three suspect before the called card falls is drawn by lot. Endings of three seats and of
a Chiamata are played out, not solved. There is no net for other numbers of seats, nor for a game
for two with options: maestro reckons with reflex players there. A hand of a game for two that
can be exchanged for the turned card, or has more than three cards, is not followed. In a blind first trick strong and maestro play like casual.
*/
package strategy
