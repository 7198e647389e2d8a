package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"unicode/utf8"

	"briscola/game"
	"briscola/game/strategy"
)

// request is what a seat may know and who is to choose for it. README.md explains the fields.
type request struct {
	Level    string        `json:"level"`
	Rules    string        `json:"rules"`
	Seat     *int          `json:"seat"`
	Dealer   *int          `json:"dealer"`
	Briscola game.Card     `json:"briscola"`
	Hand     []game.Card   `json:"hand"`
	Auction  []string      `json:"auction"`
	Called   game.Card     `json:"called"`
	Trump    game.Suit     `json:"trump"`
	Tricks   []playedTrick `json:"tricks"`
	Open     [][]game.Card `json:"open"`
	Stock    []game.Card   `json:"stock"`
	Nodes    *int          `json:"nodes"`
	Seed     *uint64       `json:"seed"`
}

type playedTrick struct {
	Leader int         `json:"leader"`
	Cards  []game.Card `json:"cards"`
	Swaps  int         `json:"swaps"`
}

// parseRequest reads a request. The error says in one sentence what is wrong with the line.
func parseRequest(line []byte) (request, error) {
	r := request{Level: strategy.Casual}
	switch {
	case len(line) > maxRequest:
		return r, fmt.Errorf("the line is longer than %d bytes", maxRequest)
	case !utf8.Valid(line):
		return r, errors.New("the line is not UTF-8")
	}
	err := json.Unmarshal(line, &r)
	var wrong *json.UnmarshalTypeError
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &wrong) && wrong.Field == "":
		return r, fmt.Errorf("a request is one JSON object, not this %s", wrong.Value)
	case errors.As(err, &wrong):
		return r, fmt.Errorf("%s: no %s belongs there", wrong.Field, wrong.Value)
	case errors.As(err, &syntax):
		return r, fmt.Errorf("the line is not JSON: %w", syntax)
	case err == nil && (r.Seat == nil || r.Dealer == nil):
		return r, errors.New("seat and dealer must be told")
	}
	return r, err
}

// view returns the view that follows from the request.
func (r request) view() (game.View, error) {
	rules, err := game.ParseRules(r.Rules)
	if err != nil {
		return game.View{}, err
	}
	glimpse := game.Glimpse{
		Rules: rules, Seat: *r.Seat, Dealer: *r.Dealer, Briscola: r.Briscola, Hand: r.Hand,
		Called: r.Called, Trump: r.Trump, Open: r.Open, Stock: r.Stock,
	}
	for _, text := range r.Auction {
		move, err := game.ParseMove(text)
		if err != nil {
			return game.View{}, err
		}
		glimpse.Auction = append(glimpse.Auction, move)
	}
	for _, t := range r.Tricks {
		glimpse.Tricks = append(glimpse.Tricks, game.SeenTrick{Leader: t.Leader, Cards: t.Cards, Swaps: t.Swaps})
	}
	view, err := glimpse.View()
	switch {
	case err != nil:
		return game.View{}, err
	case view.Over:
		return game.View{}, errors.New("the deal is over")
	case view.Turn != view.Seat:
		return game.View{}, fmt.Errorf("seat %d is on turn, not seat %d", view.Turn, view.Seat)
	}
	return view, nil
}
