/*
Package policy holds a small network that says how likely a good player plays each card
in a deal for two with three cards each, the pack of forty and a turned card.

A [Net] sees what a seat sees: its hand, the card that the other has led, the cards that have
been played, the turned one and the points. It knows nothing of who played which card, or in
what order. A [Player] is the net in a deal with a trump; a [Memory] sums up what one seat
knows, so that a deal can be played out without adding everything up for each card.

The net was made by play against itself (proximal policy optimisation), from random weights and
the rules alone: see the command train. It is the net of the standard ranking; with other rules
its choices are legal, but not good.
*/
package policy
