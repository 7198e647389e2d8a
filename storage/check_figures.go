package storage

import (
	"errors"
)

// compare compares what a bucket keeps of a community with what it should be, which it uses up.
func compare[K comparable, V any](c *checker, community uint32, place string, p derived[K, V], want map[K]V) error {
	err := scan(c.tx.Bucket(p.bucket), numberKey(community), func(key, value []byte) error {
		k, ok := p.cut(key)
		if !ok {
			c.report("%s in %s have a key that is none", p.what, place)
			c.put(p.what, p.bucket, key, nil)
			return nil
		}
		w, ok := want[k]
		delete(want, k)
		got, err := p.unpack(value)
		switch {
		case err != nil:
			if !c.wrong(err, "%s", p.name(k)) {
				return nil
			}
		case !ok:
			c.report("%s: nothing in the settled deals amounts to them", p.name(k))
		case !p.same(got, w):
			c.report("%s: the settled deals amount to something else", p.name(k))
		default:
			return nil
		}
		if ok {
			c.put(p.what, p.bucket, key, p.pack(w))
		} else {
			c.put(p.what, p.bucket, key, nil)
		}
		return nil
	})
	for k, w := range want {
		c.report("%s are missing", p.name(k))
		c.put(p.what, p.bucket, p.key(k), p.pack(w))
	}
	return err
}

// figures compares the book of a community.
func (c *checker) figures(l *ledger) error {
	err := errors.Join(
		compare(c, l.community, l.place, l.derivedFigures(), l.sections()),
		compare(c, l.community, l.place, l.derivedPairs(), l.pairs()),
		compare(c, l.community, l.place, l.derivedTrends(), l.trends()),
	)
	if err != nil || l.community == private {
		return err
	}
	return compare(c, l.community, l.place, derivedEvidence(l.community, l.place), l.book.Evidences)
}

// evidenceEverywhere compares the evidence of all deals and of those which are forgotten.
func (c *checker) evidenceEverywhere() error {
	err := scan(c.tx.Bucket(evidenceBucket), numberKey(forgotten), func(key, value []byte) error {
		kind, ok := cutEvidenceKey(key)
		evidence, err := unpackEvidence(value)
		switch {
		case err != nil || !ok:
			if c.wrong(damagedUnless(ok, err), "evidence of forgotten communities") {
				c.put("evidence", evidenceBucket, key, nil)
			}
		case evidence.Deals > 0:
			c.everywhere[kind] = addEvidence(c.everywhere[kind], evidence)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return compare(c, private, "all communities", derivedEvidence(private, "all communities"), c.everywhere)
}
