package picture

import (
	"bytes"
	"context"
	"fmt"
	"image/png"

	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// Sizes of icons, in pixels.
const (
	DiscordIcon  = 128 // an emoji of an application
	TelegramIcon = 100 // a custom emoji
)

// Icon is a small square picture with a transparent ground.
type Icon struct {
	Name string // of a card as in records, such as "7d"; "back"; or of a suit, such as "d"
	PNG  []byte
}

// Icons draws the icons of all cards, of a back and of the suits, so many pixels wide. They are the same for all decks.
func (s *Studio) Icons(ctx context.Context, width int) ([]Icon, error) {
	if err := s.enter(ctx); err != nil {
		return nil, err
	}
	defer s.leave()
	var icons []Icon
	for _, i := range iconScenes() {
		if err := ctx.Err(); err != nil {
			return nil, fmt.Errorf("picture: %w", err)
		}
		scale := float64(width) / cardart.IconSize
		var file bytes.Buffer
		if err := png.Encode(&file, s.render(i.scene, width, width, pen.Scale(scale, scale))); err != nil {
			return nil, fmt.Errorf("picture: %w", err)
		}
		icons = append(icons, Icon{i.name, file.Bytes()})
	}
	return icons, nil
}

type iconScene struct {
	name  string
	scene *pen.Scene
}

func iconScenes() (scenes []iconScene) {
	for _, suit := range game.Suits() {
		for _, rank := range game.Ranks() {
			card := game.NewCard(rank, suit)
			scenes = append(scenes, iconScene{card.String(), cardart.Icon(card)})
		}
	}
	scenes = append(scenes, iconScene{"back", cardart.IconBack()})
	for _, suit := range game.Suits() {
		scenes = append(scenes, iconScene{suit.String(), cardart.SuitMark(suit)})
	}
	return scenes
}
