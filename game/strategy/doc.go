/*
Package strategy holds the computer players.

A [Strategy] is a function of a game.View and a source of randomness, so it is
honest by type: it cannot look at a card that its seat may not see, and two deals
that look alike to the seat get the same move from the same source. It keeps
nothing between moves, never waits, and may be used by many tables at once, each
with its own source.

[Levels] names what there is, weakest first, and [New] makes one of them. Beginner
leads low and takes what it can, with the slips of somebody who has just learnt. The
strategies play every game that game.Rules.Validate accepts, in every phase, and
never give a deal up. [Sign] says which honour of trump a computer would show to its
partners where signs are made.

[Explain] gives a reason for a move of any level, or of a person: one that is true in the
position as far as the seat can know it, not necessarily the one that the level had.

Level casual plays by rules of thumb. It leads low cards, takes tricks that are worth
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

# Its limits

Casual thinks of one trick at a time and plans nothing beyond it. It counts the cards
that are gone, but concludes from the bids and plays of others only who the secret
partner may be, never which cards they hold. It reckons neither with a caller who plays
alone nor with the points that a target still lacks. Its forecast of a contract was
fitted to deals of the Chiamata without options and reads the order and the worth of
the cards from the rules in force. It does not heed the signs of its partners.
*/
package strategy
