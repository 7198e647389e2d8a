package cardart

// Style is how somebody wants their cards drawn. The zero value is Napoletane with big indices.
type Style struct {
	Deck     Deck
	Indices  Indices
	Contrast bool // stronger lines and colours, and a mark of the suit in the frame
}

// Indices says how large rank and suit are written in the corners of a card.
type Indices int

// The sizes of indices.
const (
	Big Indices = iota
	Small
	NoIndices
)
