/*
Package game is the rules of Briscola as values.

A [Rules] value says what is played. A [Deal] adds the dealer and the deck.
[Start] turns a deal into a [State], [State.Do] makes a [Move] and returns a new
State and the [Event] values that tell what happened. [State.View] is what one
seat may know, and a [Glimpse] is the same as a seat would tell it to another
program. [State.Result] is the outcome, a [Match] adds outcomes up. A
[Record] is a deal and its moves as text.

Programs that search play on a [Position], the playing core. [View.Outline] is what a
seat sees of one, with gaps; [Outline.Fill] closes them with the unseen cards in an
order of one's own, and [View.Plays] goes through the cards played so far.

# What it promises

  - It imports the standard library only and uses no clock, network, file, log,
    goroutine or global randomness: the same deal and moves give the same state.
  - Rules, State, Move, Event and Match are comparable values. Copying a State is
    cloning it; Do never changes the value it is called on.
  - Rules and deals that come from outside may be nonsense: Validate and Start
    refuse them with every reason. A State is always legal.
  - State.Legal lists exactly the moves that Do accepts from the seat on turn, but
    for giving up. Every refusal wraps one of the reasons Err..., each a different one.
  - A View has no room for what its seat may not know, and an Event names the one
    seat that may see its card. States that a seat cannot tell apart give it equal
    views and equal events.
  - A View is made of what its seat was told and did and of nothing else: for each
    there is a Glimpse, and the same View follows from that.
  - Who holds the called card of a Chiamata is told to nobody else before the card
    is played: no View, Event, Result or Report knows it earlier.
  - A Record that was written reads back as the same record, and a record that was
    read replays.

# Its limits

  - A State or a Record holds all cards, and whoever has one can see them. Give
    players Views, Events and Results only.
  - A State is safe for concurrent use as any value is; there is no locking.
  - A [Position] trusts its caller and checks nothing.
  - No option tells: packs of 48 cards or without all Fours, three players without
    any Two, the Two worth 10 in
    Chile, the score by points bid of some Chiamate, the exchange by the Ace of
    trump, and the Dupla with two cards to a trick. [Brisca], [Bisca] and [Briskula]
    go as far as the options do. A shared first place of three players is not played
    off. Signs between partners are not part of a deal.

# Phases

A standard deal is [PhasePlay] from the first card to the last. A Chiamata begins with
[PhaseAuction]: from the right of the dealer on, each seat bids or passes until one
bidder is left. Bids go down [Rules.Ladder]. The last rank of the ladder, the Two,
carries a target from 61 to 120: whoever bids it next must promise more, and 120 ends
the auction. Under the low Three that last rank is the Three. With points=on all bids
are targets. Whoever wins is the caller and in [PhaseCall] names a card, of the rank
that was bid or, with points=on, any; its suit is trump and its holder the partner, who
may be the caller alone. With a blind first trick the call follows the fifth card of
that trick, which is then judged with the trump (judged) or has been judged without any
(notrump); a called card that lies in the trick already tells the partner at once.

In a Bastarda, [PhaseTrump] follows the trick in which the called card fell, unless it
was the last one: who played the card makes another suit the trump for the tricks to
come, or keeps it. That is possible once in a deal and changes neither sides nor target.

[PhaseOver] comes after the last card, or earlier in three ways. When all five pass, or
when a seat throws a poor hand in (monte, on its first turn in the auction, with the
option monte), the deal is void: nobody scores, everybody is a side of their own without
points, there is no caller, and the cards are dealt again, by the next dealer after five
passes and by the same one after a monte. And where two sides play, a seat may give the
deal up at any time, on turn or not: its side has 0 points, the other 120, shared out
evenly among its seats, which is a cappotto. Three players and a Chiamata go on instead:
ErrNoConcede.

# Scores

The side with most points wins, 1 for each seat; where two share the first place nobody
does, or with tie=last the one of them whose last trick came last. In a Chiamata the
caller's side wins with its target. The caller has 2, the partner 1 and each of the
others -1, a caller alone 4, and all of it with the other sign when they fail. Multipliers
make it twice that for targets from 71 on, three times from 81 and so on; a caller's side
with all 120 points has it times the option cappotto. A [Match] adds deals up in one of
the ways of [FormatKind].

# Options that do not go together

[Rules.Validate] refuses them and names both. The options points, callerleads, blind,
multipliers, cappotto and monte need an auction. With a secret partner there is no open,
no peek and no tie. The option peek needs partners, so four or six seats; swap needs a
turned card under a stock, so the standard game; out needs three seats; hand=5 needs the
standard game; and each preset has its seats. Any ranking and follow go with everything.

# Notation

A card is a rank and a suit: ranks A 2 3 4 5 6 7 F C R (Asso, 2 to 7, Fante,
Cavallo, Re), suits d c s b (Denari, Coppe, Spade, Bastoni). 3c is the Three of
Coppe. Seats are 0 to n-1 in playing order: seat 1 sits on the right of seat 0 and
plays after it. Stock and deck are written top first; the turned card, the
briscola, is the last card of the stock.

# Shuffle

Anybody can repeat a shuffle from its seed of 32 bytes:

 1. The deck begins as the cards in play in the order of suits d c s b and, in
    each suit, of ranks A 2 3 4 5 6 7 F C R. Places count from 0.
 2. The source is ChaCha8Rand (https://c2sp.org/chacha8rand) with the seed. It
    gives 64-bit words; each is read as little-endian.
 3. For i from the last place down to 1, let n = i+1. Take words w until
    w*n mod 2^64 >= 2^64 mod n, and let j = floor(w*n / 2^64). Swap the cards at
    places i and j.
 4. Place 0 is the top of the deck.

With the seed 000102...1e1f (the bytes 0 to 31) the forty cards become

	Cb 6b Ad 2b 5d Cs Ab Ac Fb 3s 2d 5s Rb As 5c 7b 2s 6c Rd 3b
	7c 3d Cd 7s 5b 4c 3c 4b Rs Cc 2c 6s Rc 7d 4d Fd Fc 6d 4s Fs

# Commitment

The commitment of a deal is the SHA-256 hash of the 32 bytes of the seed followed
by the deck in ASCII, as in the record: cards separated by one space, top first,
nothing after the last one. It is published before the deal and the seed after
it, so that everybody can check that the deck was settled beforehand. For the
deck above it is

	e8efcf073390ffde217d71d17b4bb8daf5c06a67060fdb1e88bcb0c3bef6d20a

# Record format, version 1

A record is text. Blank lines and what follows # are ignored, words are separated
by any white space, and these lines follow each other:

	briscola 1
	rules standard seats=4
	dealer 0
	deck Rs 4s Ad 4c ...
	seed 3d349fd7...
	moves
	1 Rs
	0 4s

The line rules names a preset and then only what differs from it, as name=value;
see [Rules] for the options and [ParseRules] for the reading. The deck is exactly
the cards in play, top first. The line seed is optional; with it, the deck must be
what the seed shuffles. Then there is one line for each move, beginning with the
seat:

	SEAT CARD                play a card
	SEAT bid RANK            bid a rank
	SEAT bid RANK TARGET     bid the lowest rank with a target
	SEAT bid TARGET          bid points
	SEAT pass                leave the auction
	SEAT call CARD           name the called card
	SEAT trump SUIT          change the trump
	SEAT keep                leave the trump as it is
	SEAT monte               throw a poor hand in
	SEAT swap                exchange a trump for the turned card
	SEAT concede             give the deal up

The lowest rank of the ladder is always written with its target, and no other rank is.

A record may end before the deal does. [ParseRecord] replays what it reads and
names the line of whatever is wrong.
*/
package game
