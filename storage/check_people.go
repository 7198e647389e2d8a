package storage

import (
	"maps"
	"slices"

	"briscola/bot"
	"briscola/bot/chat"
)

// person is somebody with a number in a community.
type person struct {
	chat.PersonID
	player int
}

// people reads which number leads to whom.
func (c *checker) people() error {
	return scan(c.tx.Bucket(personsBucket), nil, func(key, value []byte) error {
		who, community, ok := cutPresenceKey(key)
		if !ok {
			c.report("the number of a person has a key without a community")
			c.put("people", personsBucket, key, nil)
			return nil
		}
		number, err := unpackNumber(value)
		if err != nil && !c.wrong(err, "the number of %q in community %d", who, community) {
			return nil
		}
		if _, known := c.communities[community]; !known {
			c.report("%q has a number in community %d, which is not kept", who, community)
			if !c.has(dealsBucket, numberKey(community)) {
				c.put("people", personsBucket, key, nil)
			}
			return nil
		}
		c.persons[community] = append(c.persons[community], person{who, int(number)}) // 0 if it cannot be read
		return nil
	})
}

// members examines who the players of a community are. Those of whom neither entry is there have been erased.
func (c *checker) members(l *ledger) error {
	var damaged []int
	err := scan(c.tx.Bucket(membersBucket), numberKey(l.community), func(key, value []byte) error {
		player, ok := cutPlayerKey(key)
		if !ok {
			c.report("a player in %s has a key without a number", l.place)
			c.put("people", membersBucket, key, nil)
			return nil
		}
		m, err := unpackMember(value)
		if err != nil {
			if c.wrong(err, "player %d in %s", player, l.place) {
				damaged = append(damaged, player)
			}
			return nil
		}
		l.members[player] = m
		return nil
	})
	if err != nil {
		return err
	}
	c.named(l)
	for _, player := range damaged {
		if _, known := l.members[player]; !known {
			c.put("people", membersBucket, playerKey(l.community, player), nil)
		}
	}
	for _, player := range slices.Sorted(maps.Keys(l.members)) {
		c.member(l, player)
	}
	return nil
}

// named examines that the ids of people lead to their numbers. Who is only found by id becomes a member again, without a name.
func (c *checker) named(l *ledger) {
	members := map[chat.PersonID]int{}
	for player, m := range l.members {
		members[m.PersonID] = player
	}
	for _, p := range c.persons[l.community] {
		player, known := members[p.PersonID]
		_, taken := l.members[p.player]
		switch {
		case known && player == p.player:
			members[p.PersonID] = 0 // found
		case known:
		case taken || l.newest[p.player] == 0:
			c.report("%q in %s has the number of somebody else, or of nobody", p.PersonID, l.place)
			c.put("people", personsBucket, presenceKey(p.PersonID, l.community), nil)
		default:
			c.report("%q in %s is found by id only", p.PersonID, l.place)
			l.members[p.player] = member{PersonID: p.PersonID}
		}
	}
	for who, player := range members {
		if player > 0 {
			c.report("%q in %s is not found by id", who, l.place)
			c.put("people", personsBucket, presenceKey(who, l.community), packNumber(uint32(player)))
		}
	}
}

// member examines which deal is said to be the newest of a player.
func (c *checker) member(l *ledger, player int) {
	m := l.members[player]
	newest := l.newest[player]
	switch {
	case m.newest == newest && newest > 0:
		return
	case newest > 0:
		c.report("%s has another newest deal than is said", l.who(player))
		m.newest = newest
		c.put("people", membersBucket, playerKey(l.community, player), m.pack())
	case l.unread == 0:
		c.report("%s has settled no deal", l.who(player))
		c.put("people", membersBucket, playerKey(l.community, player), nil)
		c.put("people", personsBucket, presenceKey(m.PersonID, l.community), nil)
		delete(l.members, player)
	}
}

// unlisted examines who is not shown on boards.
func (c *checker) unlisted(l *ledger) error {
	return scan(c.tx.Bucket(unlistedBucket), numberKey(l.community), func(key, value []byte) error {
		player, ok := cutPlayerKey(key)
		if !ok {
			c.report("what unlists a player in %s has a key without a number", l.place)
			c.put("people", unlistedBucket, key, nil)
			return nil
		}
		if _, err := decode[bot.Unlisted](value); err != nil {
			c.wrong(err, "what unlists %s", l.who(player))
		}
		if _, known := l.members[player]; !known {
			c.report("%s is unlisted, but nobody has that number", l.who(player))
			c.put("people", unlistedBucket, key, nil)
		}
		return nil
	})
}
