package bot

import (
	"context"
	"errors"
	"time"
	"unicode/utf8"

	"briscola/bot/chat"
	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
)

// painting is a picture that is not made yet: what is to be seen, and how.
type painting struct {
	style cardart.Style
	view  view
	paint func(context.Context, *picture.Studio) (picture.Picture, error)
}

// view is something to be seen that has a text twin.
type view interface {
	Text() string
	Key(cardart.Style) string
}

// handPainting, tablePainting and resultPainting promise pictures of views.
func handPainting(style cardart.Style, v picture.HandView) *painting {
	return &painting{style, v, func(ctx context.Context, s *picture.Studio) (picture.Picture, error) { return s.Hand(ctx, style, v) }}
}

func tablePainting(style cardart.Style, v picture.TableView) *painting {
	return &painting{style, v, func(ctx context.Context, s *picture.Studio) (picture.Picture, error) { return s.Table(ctx, style, v) }}
}

func resultPainting(style cardart.Style, v picture.ResultView) *painting {
	return &painting{style, v, func(ctx context.Context, s *picture.Studio) (picture.Picture, error) { return s.Result(ctx, style, v) }}
}

// hang promises the picture of a screen, if its text is short enough for one. Until it is painted the message carries key and
// text, so that screens with the same picture are equal.
func (w *screen) hang(p *painting, caps chat.Caps) {
	if p == nil || caps.Caption > 0 && utf8.RuneCountInString(w.message.Text()) > caps.Caption {
		return
	}
	w.painting = p
	w.message.Picture = &chat.Picture{Key: p.view.Key(p.style), Alt: p.view.Text()}
}

// paintTime is how long a picture may take, the wait for a place in the studio included. A screen that waited longer is shown
// without it.
const paintTime = 3 * time.Second

// painted gives the message of a screen with its picture, or without if there is none to be had. It takes time and must not be
// called under a table's lock.
func (b *Bot) painted(ctx context.Context, want screen) chat.Message {
	message := want.message
	if want.painting == nil {
		return message
	}
	ctx, done := context.WithTimeout(ctx, paintTime)
	defer done()
	p, err := want.painting.paint(ctx, b.Studio)
	if err != nil {
		if !errors.Is(err, context.DeadlineExceeded) && !errors.Is(err, context.Canceled) {
			b.Log.Error("picture not made", "error", err)
		}
		message.Picture = nil
		return message
	}
	painted := *message.Picture
	painted.PNG = p.PNG
	message.Picture = &painted
	return message
}

// draws tells whether there are pictures at all on a platform.
func (b *Bot) draws(m chat.Messenger) bool { return b.Studio != nil && m != nil && m.Caps().Pictures }

// paints tells whether a person or a community wants pictures of a kind, and the platform has them.
func (b *Bot) paints(m chat.Messenger, wish string, result bool) bool {
	return b.draws(m) && (wish == picturesAll || wish == picturesOfResults && result)
}

// What is chosen of pictures: all of them, none, or those of results.
const (
	picturesAll       = ""
	picturesOff       = "off"
	picturesOfResults = "results"
)

// style is how cards look to somebody who chose so.
func (b *Bot) style(look Look) cardart.Style {
	style := cardart.Style{Deck: b.Deck, Contrast: look.Contrast}
	if deck, err := cardart.ParseDeck(look.Deck); err == nil {
		style.Deck = deck
	}
	switch look.Indices {
	case "small":
		style.Indices = cardart.Small
	case "none":
		style.Indices = cardart.NoIndices
	}
	return style
}
