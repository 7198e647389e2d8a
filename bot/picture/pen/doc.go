// Package pen draws flat vector pictures: filled and stroked paths, clips and text, over golang.org/x/image/vector.
//
// A [Path] is built with MoveTo, LineTo, QuadTo, CubicTo and Close, from SVG path data with [PathOf] and [ParsePath], from
// shapes such as [Circle] and [RoundedRect], or from text with [Face.Text]. A [Scene] is a list of what to draw, in order;
// a [Renderer] draws it at any scale, and [Scene.SVG] writes it as a file to look at or to edit. Coordinates run right and
// down, angles are degrees and turn clockwise.
//
// # What it promises
//
//   - Nothing panics, and no function that art is written with returns an error: a path that cannot be read or makes no
//     sense carries its error, and [Scene.Err] reports every error of what was drawn. One test over all scenes finds them.
//   - Painting an opaque pixel leaves it opaque, and a pixel is never brighter than its alpha.
//   - Every piece of a stroke winds the same way, so a stroke has no holes where it crosses itself or bends tightly.
//   - Text never leaves the room that [Face.Fit] was given, and what cannot be drawn properly is dropped: runes without
//     a glyph, marks, and scripts that run from right to left.
//   - Font and Fonts are safe for concurrent use, and so is a Scene that is no longer added to: any number of goroutines may
//     render it. A Renderer is not: it holds the rasteriser and its buffers. Keep one per goroutine.
//
// # Its limits
//
//   - Colours are flat; there are no gradients, dashes, blurs or blending modes.
//   - Joins are round. A stroke under a matrix that scales unevenly has the same width all round.
//   - Paths are filled by the non-zero rule. Coverage is added up along edges, so pieces of one path that overlap wind
//     the same way, or they leave a hole.
//   - A path with a point more than 65,536 pixels away is not drawn.
//   - Text is set glyph by glyph, without kerning, ligatures or shaping.
//   - A Path is like a slice: after a copy, go on building only one of the two.
package pen
