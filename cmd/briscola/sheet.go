package main

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/draw"
	"image/png"

	"briscola/bot/picture"
	"briscola/bot/picture/cardart"
	"briscola/bot/picture/pen"
	"briscola/game"
)

// sheetGap is how many pixels lie between the things on a sheet.
const sheetGap = 10

// sheet is a picture of many things of one size, in rows.
type sheet struct {
	columns int
	cell    image.Point
	ground  color.Color
	cells   []image.Image
}

// size is how large the sheet is.
func (s sheet) size() image.Point {
	rows := (len(s.cells) + s.columns - 1) / s.columns
	return image.Pt(s.columns*(s.cell.X+sheetGap)+sheetGap, rows*(s.cell.Y+sheetGap)+sheetGap)
}

func (s sheet) drawOn(img draw.Image, at image.Point) {
	draw.Draw(img, image.Rectangle{at, at.Add(s.size())}, image.NewUniform(s.ground), image.Point{}, draw.Src)
	for i, cell := range s.cells {
		corner := at.Add(image.Pt(sheetGap+i%s.columns*(s.cell.X+sheetGap), sheetGap+i/s.columns*(s.cell.Y+sheetGap)))
		draw.Draw(img, image.Rectangle{corner, corner.Add(s.cell)}, cell, cell.Bounds().Min, draw.Over)
	}
}

// encode draws sheets one below the other.
func encode(sheets ...sheet) ([]byte, error) {
	var size image.Point
	for _, s := range sheets {
		size = image.Pt(max(size.X, s.size().X), size.Y+s.size().Y)
	}
	img, at := image.NewRGBA(image.Rectangle{Max: size}), image.Point{}
	for _, s := range sheets {
		s.drawOn(img, at)
		at.Y += s.size().Y
	}
	var file bytes.Buffer
	err := png.Encode(&file, img)
	return file.Bytes(), err
}

// cardSheet shows all cards of a deck and its back.
func cardSheet(deck cardart.Deck) ([]byte, error) {
	const width = 120
	scale := width / cardart.Width
	height := int(deck.Height() * scale)
	s, renderer := sheet{columns: 10, cell: image.Pt(width, height), ground: color.NRGBA{0x1f, 0x4d, 0x3a, 0xff}}, pen.NewRenderer()
	for _, suit := range game.Suits() {
		for _, rank := range game.Ranks() {
			scene := cardart.Card(cardart.Style{Deck: deck}, game.NewCard(rank, suit))
			s.cells = append(s.cells, renderer.Render(scene, width, height, pen.Scale(scale, scale)))
		}
	}
	s.cells = append(s.cells, renderer.Render(cardart.Back(cardart.Style{Deck: deck}), width, height, pen.Scale(scale, scale)))
	return encode(s)
}

// iconSheet shows all icons in the sizes of both platforms, on a dark ground and on a light one.
func iconSheet(ctx context.Context, studio *picture.Studio) ([]byte, error) {
	var sheets []sheet
	for i, width := range []int{picture.DiscordIcon, picture.TelegramIcon} {
		icons, err := studio.Icons(ctx, width)
		if err != nil {
			return nil, err
		}
		s := sheet{columns: 10, cell: image.Pt(width, width), ground: color.Gray{Y: uint8(0x30 + 0xcf*i)}}
		for _, icon := range icons {
			drawn, err := png.Decode(bytes.NewReader(icon.PNG))
			if err != nil {
				return nil, err
			}
			s.cells = append(s.cells, drawn)
		}
		sheets = append(sheets, s)
	}
	return encode(sheets...)
}
