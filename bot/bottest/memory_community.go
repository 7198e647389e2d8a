package bottest

import (
	"encoding/json"
	"slices"
	"time"

	"briscola/bot"
	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/game"
)

// community is what a Store keeps of a community's deals.
type community struct {
	room    chat.Room
	away    time.Time
	deals   []kept          // in the order in which they were settled; their numbers begin with 1
	members map[int]*member // by number; those whose data was deleted are missing
	newest  int             // number of a member
	seasons map[board.Period]season
	resets  map[board.Period]uint64 // the number of the first deal that counts again

	book *board.Memory // all deals counted; nil before anybody asks
}

// member is somebody who has settled a deal in a community.
type member struct {
	person   chat.PersonID
	name     string
	unlisted bot.Unlisted
}

// kept is a settled deal. Who played it is told by the members' numbers alone.
type kept struct {
	id      bot.DealID
	deal    []byte // encoded, its players without person and name
	numbers []int  // by seat, 0 for a computer
	counted board.Deal
}

func newCommunity() *community {
	return &community{members: map[int]*member{}, seasons: map[board.Period]season{}, resets: map[board.Period]uint64{}}
}

// settle keeps a deal, or refuses it and changes nothing.
func (c *community) settle(deal bot.SettledDeal) error {
	record, err := game.ParseRecord(deal.Record)
	if err != nil {
		return err
	}
	numbers, newest := c.numbersOf(deal.Players)
	players := make([]board.Player, len(numbers))
	for i, n := range numbers {
		players[i] = board.Player{Number: n, GaveUp: deal.Players[i].GaveUp}
	}
	counted, err := board.NewDeal(record, players, deal.Day, deal.Rated)
	if err != nil {
		return err
	}
	encoded, err := encode(bare(deal))
	if err != nil {
		return err
	}
	c.newest = newest
	c.deals = append(c.deals, kept{deal.ID, encoded, numbers, counted})
	c.book = nil
	for i, n := range numbers {
		if n > 0 {
			c.meet(n, deal.Players[i])
		}
	}
	return nil
}

// bare is a deal without what is kept of its players with the members.
func bare(deal bot.SettledDeal) bot.SettledDeal {
	deal.At = deal.At.Truncate(time.Second)
	deal.Players = slices.Clone(deal.Players)
	for i, p := range deal.Players {
		deal.Players[i] = bot.Player{Level: p.Level, GaveUp: p.GaveUp}
		if !p.Computer() {
			deal.Players[i].Level = ""
		}
	}
	return deal
}

// numbersOf gives the players' numbers, new ones to those who have none, and the newest of all.
func (c *community) numbersOf(players []bot.Player) (numbers []int, newest int) {
	numbers, newest = make([]int, len(players)), c.newest
	for i, p := range players {
		if p.Person == (chat.PersonID{}) {
			continue
		}
		if numbers[i] = c.numberOf(p.Person); numbers[i] == 0 {
			newest++
			numbers[i] = newest
		}
	}
	return numbers, newest
}

// numberOf gives the number of a person, 0 for somebody who has settled no deal.
func (c *community) numberOf(person chat.PersonID) int {
	for n, m := range c.members {
		if m.person == person {
			return n
		}
	}
	return 0
}

// meet keeps the name under which a member has played, and that who played to the end is there.
func (c *community) meet(number int, player bot.Player) {
	m := c.members[number]
	if m == nil {
		m = &member{person: player.Person}
		c.members[number] = m
	}
	if player.Name != "" {
		m.name = player.Name
	}
	if !player.GaveUp {
		m.unlisted.Left = false
	}
}

// who gives person and name of a number, neither of one whose data was deleted.
func (c *community) who(number int) (chat.PersonID, string) {
	if m := c.members[number]; m != nil {
		return m.person, m.name
	}
	return chat.PersonID{}, ""
}

// read gives a deal as it is known now in the community of that id.
func (c *community) read(k kept, id chat.Community) (deal bot.SettledDeal, err error) {
	if err := json.Unmarshal(k.deal, &deal); err != nil {
		return deal, err
	}
	deal.Community = id
	for i, n := range k.numbers {
		p := &deal.Players[i]
		p.Person, p.Name = c.who(n)
		p.Erased = n > 0 && c.members[n] == nil
	}
	return deal, nil
}

// counts gives the book of all deals.
func (c *community) counts() (*board.Memory, error) {
	if c.book != nil {
		return c.book, nil
	}
	book := board.NewMemory()
	book.From = c.resets
	for _, k := range c.deals {
		book.Deal++
		if err := board.Count(book, k.counted); err != nil {
			return nil, err
		}
	}
	c.book = book
	return book, nil
}
