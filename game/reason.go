package game

import (
	"errors"
	"fmt"
)

// Reasons for which a move is refused; found with errors.Is.
var (
	ErrOver        = errors.New("the deal is over")
	ErrNoSuchSeat  = errors.New("no such seat")
	ErrWrongPhase  = errors.New("not possible now")
	ErrNotYourTurn = errors.New("another seat is on turn")
	ErrMalformed   = errors.New("the move says more than its kind needs")
	ErrNoConcede   = errors.New("only one of two sides can give up")
)

// Reasons for which a play is refused.
var (
	ErrNotHeld    = errors.New("the card is not in the hand")
	ErrMustFollow = errors.New("the led suit must be followed")
)

// Reasons for which a bid or a monte is refused.
var (
	ErrPassed       = errors.New("the seat has passed")
	ErrBidForm      = errors.New("not a bid of this auction")
	ErrBidRange     = errors.New("a target is 61 to 120")
	ErrBidNotLower  = errors.New("a bid must be of a lower rank")
	ErrBidNotHigher = errors.New("a bid must have a higher target")
	ErrNoMonte      = errors.New("the rules know no monte")
	ErrMonteLate    = errors.New("a hand is thrown in before the first bid of its seat")
	ErrMonteHand    = errors.New("the hand is worth too much to be thrown in")
)

// Reasons for which a call or a change of trump is refused.
var (
	ErrNotCaller  = errors.New("another seat has won the auction")
	ErrNoSuchCard = errors.New("no such card in play")
	ErrCallRank   = errors.New("the called card must have the rank of the bid")
	ErrNotHolder  = errors.New("another seat has played the called card")
	ErrNoSuchSuit = errors.New("no such suit")
	ErrTrumpSame  = errors.New("the suit is trump already")
)

// Reasons for which the exchange of the turned card is refused.
var (
	ErrNoSwap    = errors.New("the rules know no exchange")
	ErrSwapLead  = errors.New("cards are exchanged before leading")
	ErrSwapTrick = errors.New("no exchange before the seat has won a trick")
	ErrSwapStock = errors.New("no exchange when the stock is so low")
	ErrSwapCard  = errors.New("the seat does not hold the card that may be exchanged")
)

// MoveError is a refused move. Err wraps one of the reasons above.
type MoveError struct {
	Move Move
	Err  error
}

// Error names the move and the reason.
func (e *MoveError) Error() string { return fmt.Sprintf("move %q: %v", e.Move, e.Err) }

// Unwrap returns the reason.
func (e *MoveError) Unwrap() error { return e.Err }
