package picture

import "briscola/game"

// Card is a card to be seen and what it is called in the reader's language. The zero value is no card.
type Card struct {
	Face  game.Card
	Name  string // in full: "Tre di coppe"
	Short string // where many cards are told: "3 coppe"
}

// none tells whether there is no card, or a number that is none.
func (c Card) none() bool {
	return c.Face == game.NoCard || game.NewCard(c.Face.Rank(), c.Face.Suit()) != c.Face
}

// Trump is the suit of trump and what it is called. The zero value is no trump.
type Trump struct {
	Suit game.Suit
	Name string // "coppe"
}

// Words are what pictures and their texts say besides names and numbers, in the reader's language. In the text every sentence
// begins with a capital letter, whatever its first word has here.
type Words struct {
	Trump     string // "briscola"
	OnTable   string // "in tavola"
	Winning   string // "in testa"
	LastTrick string // "ultima presa"
	Called    string // "carta chiamata"
	Caller    string // "chiamante"
	Partner   string // "socio"
	OpenHands string // "carte scoperte"
	OpenStock string // "mazzo scoperto"
	Hands     string // "carte in mano"
	Points    string // "punti"
	Blocked   string // "non giocabile"
	NoCards   string // "carte tutte giocate"
	Winner    string // "vince"
}
