package main

import (
	"context"
	"fmt"

	"briscola/bot"
	"briscola/bot/lang"
	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/game"
)

// galleryLanguage is what the pictures of the gallery speak.
const galleryLanguage = "it"

// gallery is pictures of every kind.
type gallery struct {
	studio  *picture.Studio
	sampler sampler
	figures []figure
}

// newGallery draws everything that can be seen in each deck, and then what has no cards.
func newGallery(ctx context.Context, studio *picture.Studio) ([]figure, error) {
	catalogue, err := lang.New(galleryLanguage)
	if err != nil {
		return nil, err
	}
	g := &gallery{studio: studio, sampler: sampler{bot.Wording{Words: catalogue.In(galleryLanguage)}}}
	for _, deck := range cardart.Decks() {
		if err := g.deck(ctx, deck); err != nil {
			return nil, fmt.Errorf("pictures of %s: %w", deck, err)
		}
	}
	return g.figures, g.boards(ctx)
}

// add hangs up a picture, if it was drawn.
func (g *gallery) add(name string, p picture.Picture, err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	g.figures = append(g.figures, figure{"pictures/" + name + ".png", p.Text, p.PNG})
	return nil
}

// deck draws hands, tables and results with the cards of a deck, and all of the cards.
func (g *gallery) deck(ctx context.Context, deck cardart.Deck) error {
	style := cardart.Style{Deck: deck}
	for _, count := range []int{3, 5, 8, 20} {
		p, err := g.studio.Hand(ctx, style, g.sampler.hand(count))
		if err := g.add(fmt.Sprintf("%s/hand-%d", deck, count), p, err); err != nil {
			return err
		}
	}
	for _, t := range g.tables() {
		p, err := g.studio.Table(ctx, style, t.view)
		if err := g.add(string(deck)+"/"+t.name, p, err); err != nil {
			return err
		}
	}
	for _, points := range []int{120, 61} {
		p, err := g.studio.Result(ctx, style, g.sampler.result(points))
		if err := g.add(fmt.Sprintf("%s/result-%d", deck, points), p, err); err != nil {
			return err
		}
	}
	cards, err := cardSheet(deck)
	return g.add(string(deck)+"/cards", picture.Picture{PNG: cards, Text: string(deck)}, err)
}

// namedTable is a table to be drawn.
type namedTable struct {
	name string
	view picture.TableView
}

// tables are in the middle of a trick, or of an auction.
func (g *gallery) tables() []namedTable {
	cross := g.sampler.table(game.Standard(4), 4, 10)
	cross.Layout = picture.Cross
	return []namedTable{
		{"row-2", g.sampler.table(game.Standard(2), 2, 9)},
		{"row-3", g.sampler.table(game.Standard(3), 3, 8)},
		{"row-4", g.sampler.table(game.Standard(4), 4, 10)},
		{"row-5", g.sampler.table(game.Chiamata(), 5, 3)},
		{"row-6", g.sampler.table(game.Standard(6), 6, 10)},
		{"cross-4", cross},
		{"chiamata", g.sampler.table(game.Chiamata(), 5, 30)},
		{"open-2", g.sampler.table(game.Scoperta(2), 2, 7)},
		{"open-4", g.sampler.table(game.Scoperta(4), 4, 7)},
		{"open-6", g.sampler.table(game.Scoperta(6), 6, 9)},
		{"stock-2", g.sampler.table(openStock(2), 2, 7)},
		{"stock-6", g.sampler.table(openStock(6), 6, 9)},
	}
}

// longNames draws tables and results of players with names as long as the bot lets them be.
func (g *gallery) longNames(ctx context.Context) error {
	for _, rules := range []game.Rules{game.Standard(2), game.Standard(3), game.Standard(4), game.Chiamata(), game.Standard(6)} {
		view := g.sampler.longTable(rules)
		for layout, name := range []string{picture.Row: "row", picture.Cross: "cross"} {
			view.Layout = picture.Layout(layout)
			p, err := g.studio.Table(ctx, cardart.Style{}, view)
			if err := g.add(fmt.Sprintf("names-%s-%d", name, rules.Seats), p, err); err != nil {
				return err
			}
		}
		p, err := g.studio.Result(ctx, cardart.Style{}, g.sampler.longResult(rules))
		if err := g.add(fmt.Sprintf("names-result-%d", rules.Seats), p, err); err != nil {
			return err
		}
	}
	return nil
}

// openStock is the rules of a game in which the stock lies open too.
func openStock(seats int) game.Rules {
	rules := game.Scoperta(seats)
	rules.Open = game.OpenAll
	return rules
}

// boards draws what looks the same in all decks.
func (g *gallery) boards(ctx context.Context) error {
	if err := g.longNames(ctx); err != nil {
		return err
	}
	p, err := g.studio.Leaderboard(ctx, g.sampler.leaderboard())
	if err := g.add("leaderboard", p, err); err != nil {
		return err
	}
	for _, points := range []int{1, 2, 25, 60} {
		p, err := g.studio.Chart(ctx, g.sampler.chart(points))
		if err := g.add(fmt.Sprintf("chart-%d", points), p, err); err != nil {
			return err
		}
	}
	icons, err := iconSheet(ctx, g.studio)
	if err := g.add("icons", picture.Picture{PNG: icons, Text: "128, 100"}, err); err != nil {
		return err
	}
	replay, err := g.studio.Replay(ctx, cardart.Style{}, g.sampler.replay())
	g.figures = append(g.figures, figure{"pictures/replay.gif", replay.Text, replay.GIF})
	return err
}
