package main

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"briscola/bot"
	"briscola/game"
	"briscola/game/strategy"
)

const (
	maxNodes  = 10_000_000 // takes minutes
	maxReason = 300        // letters of an error; some quote the request
)

// choice is the answer to a request.
type choice struct {
	Move     string           `json:"move"`
	Values   map[string]tenth `json:"values"`
	Searched int              `json:"searched"`
}

// refusal is the answer to an impossible request.
type refusal struct {
	Error string `json:"error"`
}

// tenth is a number that is written with one decimal place.
type tenth float64

func (t tenth) MarshalJSON() ([]byte, error) {
	return strconv.AppendFloat(nil, float64(t), 'f', 1, 64), nil
}

// answer chooses a move or says why there is none: it returns a choice or a refusal.
func (e engine) answer(ctx context.Context, line []byte) any {
	r, err := parseRequest(line)
	if err != nil {
		return refuse(err.Error())
	}
	player, err := strategy.New(r.Level)
	if err != nil {
		return refuse(err.Error())
	}
	limit, ok := e.limit(ctx, r.Nodes)
	if !ok {
		return refuse("nodes are 1 to " + strconv.Itoa(e.mostNodes))
	}
	view, err := r.view()
	if err != nil {
		return refuse(err.Error())
	}
	seed := rand.Uint64()
	if r.Seed != nil {
		seed = *r.Seed
	}
	return newChoice(player.Choose(view, rand.New(rand.NewPCG(seed, 0)), limit))
}

func newChoice(made strategy.Choice) choice {
	answer := choice{Move: made.Move.String(), Values: map[string]tenth{}, Searched: made.Searched}
	for _, v := range made.Values {
		answer.Values[withoutSeat(v.Move)] = tenth(v.Points)
	}
	return answer
}

// limit returns how long to think: so many nodes, which can be repeated, or as long as at a table.
func (e engine) limit(ctx context.Context, nodes *int) (limit strategy.Limit, ok bool) {
	if nodes != nil {
		ok = *nodes >= 1 && *nodes <= e.mostNodes
		return strategy.Limit{Nodes: *nodes, Stop: func() bool { return ctx.Err() != nil }}, ok
	}
	deadline := time.Now().Add(bot.ThinkingTime)
	return strategy.Limit{Stop: func() bool { return ctx.Err() != nil || time.Now().After(deadline) }}, true
}

// withoutSeat returns the text of a move without its seat: a card, or such as "bid A".
func withoutSeat(m game.Move) string {
	_, rest, _ := strings.Cut(m.String(), " ")
	return rest
}

// refuse makes an error one line of bearable length, if need be without its middle.
func refuse(reason string) refusal {
	letters := []rune(strings.ReplaceAll(reason, "\n", "; "))
	if cut := len(letters) - maxReason; cut > 0 {
		letters = slices.Replace(letters, maxReason/2, maxReason/2+cut, '…')
	}
	return refusal{Error: string(letters)}
}
