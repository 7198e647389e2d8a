package storage

import (
	"bytes"
	"errors"
	"fmt"

	"go.etcd.io/bbolt"

	"briscola/bot/board"
	"briscola/bot/chat"
)

// Erase implements bot.Store. The deals and the podiums know a number that is nobody's from then on.
func (db *DB) Erase(person chat.PersonID) error {
	return db.commit(func(tx *bbolt.Tx) error {
		places, err := presences(tx, person)
		if err != nil {
			return err
		}
		for _, at := range places {
			if err := erase(tx, at.community, at.player); err != nil {
				return err
			}
			if err := tx.Bucket(personsBucket).Delete(presenceKey(person, at.community)); err != nil {
				return err
			}
		}
		return tx.Bucket(personSettingsBucket).Delete(personKey(person))
	})
}

// presence is the number that a person has in a community.
type presence struct {
	community uint32
	player    int
}

// presences lists where a person has settled deals.
func presences(tx *bbolt.Tx, person chat.PersonID) (list []presence, err error) {
	err = scan(tx.Bucket(personsBucket), personKey(person), func(key, value []byte) error {
		_, community, ok := cutPresenceKey(key)
		player, err := unpackNumber(value)
		if err := damagedUnless(ok, err); err != nil {
			return fmt.Errorf("storage: a number of %q: %w", person, err)
		}
		list = append(list, presence{community, int(player)})
		return nil
	})
	return list, err
}

// erase deletes what a community keeps of a player but the number.
func erase(tx *bbolt.Tx, community uint32, player int) error {
	for _, bucket := range [][]byte{membersBucket, unlistedBucket, pairsBucket, trendsBucket} {
		if err := deleteAll(tx.Bucket(bucket), playerKey(community, player)); err != nil {
			return err
		}
	}
	return eraseFigures(tx, community, player)
}

// eraseFigures deletes a player's figures from all sections. It goes from section to section without looking at other players.
func eraseFigures(tx *bbolt.Tx, community uint32, player int) error {
	sections := tx.Bucket(sectionsBucket)
	var keys [][]byte
	c := sections.Cursor()
	prefix := numberKey(community)
	for key, _ := c.Seek(prefix); key != nil && bytes.HasPrefix(key, prefix); {
		section, _, ok := cutFiguresKey(key)
		if !ok {
			return fmt.Errorf("storage: figures of community %d: %w", community, ErrDamaged)
		}
		own := figuresKey(community, section, player)
		if found, _ := c.Seek(own); bytes.Equal(found, own) {
			keys = append(keys, own)
		}
		key, _ = c.Seek(following(sectionKey(community, section)))
	}
	for _, key := range keys {
		if err := sections.Delete(key); err != nil {
			return err
		}
	}
	return nil
}

// Forget implements bot.Store. What the deals were evidence of stays everywhere.
func (db *DB) Forget(id chat.Community) error {
	if id == (chat.Community{}) {
		return errors.New("storage: no community to forget")
	}
	return db.commit(func(tx *bbolt.Tx) error {
		if err := tx.Bucket(communitySettingsBucket).Delete(communityKey(id)); err != nil {
			return err
		}
		number, known, err := numberOf(tx, id)
		if err != nil || !known {
			return err
		}
		for _, kind := range board.Kinds() {
			if err := keepEvidence(tx, number, kind); err != nil {
				return err
			}
		}
		return forget(tx, id, number)
	})
}

// forgotten is the number under which the evidence of forgotten communities is kept.
const forgotten = 1<<32 - 1

// keepEvidence adds a community's evidence to that of those which are forgotten.
func keepEvidence(tx *bbolt.Tx, number uint32, kind board.Kind) error {
	gone, err := readEvidence(tx, forgotten, kind)
	if err != nil {
		return err
	}
	own, err := readEvidence(tx, number, kind)
	if err != nil || own.Deals == 0 {
		return err
	}
	b := book{tx: tx, community: forgotten}
	return b.SetEvidence(kind, addEvidence(gone, own))
}

// forget deletes a community with all that is kept under its number.
func forget(tx *bbolt.Tx, id chat.Community, number uint32) error {
	if err := forgetIndexes(tx, number); err != nil {
		return err
	}
	for _, bucket := range owned() {
		if err := deleteAll(tx.Bucket(bucket), numberKey(number)); err != nil {
			return err
		}
	}
	if err := tx.Bucket(communitiesBucket).Delete(numberKey(number)); err != nil {
		return err
	}
	return tx.Bucket(numbersBucket).Delete(communityKey(id))
}

// forgetIndexes deletes the deals' ids and the people's numbers of a community.
func forgetIndexes(tx *bbolt.Tx, number uint32) error {
	err := scan(tx.Bucket(dealsBucket), numberKey(number), func(key, value []byte) error {
		d, err := unpackDeal(value)
		if err == nil {
			err = tx.Bucket(dealIDsBucket).Delete([]byte(d.id))
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("storage: a deal of community %d: %w", number, err)
	}
	err = scan(tx.Bucket(membersBucket), numberKey(number), func(key, value []byte) error {
		m, err := unpackMember(value)
		if err == nil {
			err = tx.Bucket(personsBucket).Delete(presenceKey(m.PersonID, number))
		}
		return err
	})
	if err != nil {
		return fmt.Errorf("storage: a player of community %d: %w", number, err)
	}
	return nil
}
