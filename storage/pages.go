package storage

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"

	"go.etcd.io/bbolt"
)

// The part of bbolt's file format that matters here. A page begins with its id (8 bytes), kind (2), number of elements (2) and
// number of pages that continue it (4); numbers are in the machine's order. The elements of a tree follow, 16 bytes each,
// and say where their keys are. bbolt has a check of its own, but it trusts what it reads: on a damaged page it may count to
// billions, or end the process.
const (
	pageHead    = 16
	elementSize = 16
	bucketHead  = 16 // before the page of a bucket that is kept inside its parent
	metaRoot    = pageHead + 16
	metaFree    = pageHead + 32

	branchPage = 0x01
	leafPage   = 0x02
	freePage   = 0x10

	bucketElement = 0x01
	manyFree      = 0xFFFF // number of free pages that stands for: see the first entry
)

var order = binary.NativeEndian

// pageWalk follows all pages that a transaction can reach.
type pageWalk struct {
	file *os.File
	size int64  // of a page
	used []bool // by page
}

// checkPages checks that every page is reached once or free, and that keys ascend. An error means that the file must not
// be used through bbolt; pages that are lost do no harm.
func checkPages(tx *bbolt.Tx) (lost []int, err error) {
	file, err := os.Open(tx.DB().Path())
	if err != nil {
		return nil, err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if info.Size() < tx.Size() {
		return nil, fmt.Errorf("%w: cut off, %d of %d bytes are there", ErrDamaged, info.Size(), tx.Size())
	}
	size := int64(tx.DB().Info().PageSize)
	w := &pageWalk{file, size, make([]bool, tx.Size()/size)}
	meta := make([]byte, metaFree+8)
	if _, err := file.ReadAt(meta, int64(tx.ID()%2)*size); err != nil {
		return nil, err
	}
	if err := w.tree(order.Uint64(meta[metaRoot:]), new([]byte)); err != nil {
		return nil, err
	}
	if err := w.free(order.Uint64(meta[metaFree:])); err != nil {
		return nil, err
	}
	for id := 2; id < len(w.used); id++ {
		if !w.used[id] {
			lost = append(lost, id)
		}
	}
	return lost, nil
}

func damagedPage(id uint64, what string) error {
	return fmt.Errorf("%w: page %d %s", ErrDamaged, id, what)
}

// take reads a page with those that continue it, once.
func (w *pageWalk) take(id uint64) ([]byte, error) {
	if err := w.mark(id, 1); err != nil {
		return nil, err
	}
	head := make([]byte, pageHead)
	if _, err := w.file.ReadAt(head, int64(id)*w.size); err != nil {
		return nil, err
	}
	more := uint64(order.Uint32(head[12:]))
	if order.Uint64(head) != id {
		return nil, damagedPage(id, "is another one")
	}
	if err := w.mark(id+1, more); err != nil {
		return nil, err
	}
	page := make([]byte, w.size*int64(1+more))
	_, err := w.file.ReadAt(page, int64(id)*w.size)
	return page, err
}

// mark notes that so many pages are used.
func (w *pageWalk) mark(id, count uint64) error {
	for ; count > 0; id, count = id+1, count-1 {
		if id < 2 || id >= uint64(len(w.used)) {
			return damagedPage(id, "is not in the file")
		}
		if w.used[id] {
			return damagedPage(id, "is used twice")
		}
		w.used[id] = true
	}
	return nil
}

// tree walks a bucket from a page down; last is the key before.
func (w *pageWalk) tree(id uint64, last *[]byte) error {
	page, err := w.take(id)
	if err != nil {
		return err
	}
	return w.elements(id, page, last)
}

func (w *pageWalk) elements(id uint64, page []byte, last *[]byte) error {
	if len(page) < pageHead {
		return damagedPage(id, "has a bucket that is cut off")
	}
	kind, count := order.Uint16(page[8:]), int(order.Uint16(page[10:]))
	if kind != branchPage && kind != leafPage {
		return damagedPage(id, "is of an unknown kind")
	}
	if pageHead+count*elementSize > len(page) {
		return damagedPage(id, "has more keys than room")
	}
	for i := range count {
		element := page[pageHead+i*elementSize:]
		var err error
		if kind == branchPage {
			err = w.branch(id, element, last)
		} else {
			err = w.leaf(id, element, last)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// branch walks the page that an element leads to. Its keys are not below that of the element.
func (w *pageWalk) branch(id uint64, element []byte, last *[]byte) error {
	key, _, err := span(id, element, order.Uint32(element), order.Uint32(element[4:]))
	if err != nil {
		return err
	}
	if bytes.Compare(*last, key) > 0 {
		return damagedPage(id, "has keys out of order")
	}
	return w.tree(order.Uint64(element[8:]), last)
}

// leaf checks a key, and walks the bucket if one is kept under it.
func (w *pageWalk) leaf(id uint64, element []byte, last *[]byte) error {
	key, rest, err := span(id, element, order.Uint32(element[4:]), order.Uint32(element[8:]))
	if err != nil {
		return err
	}
	if bytes.Compare(*last, key) >= 0 {
		return damagedPage(id, "has keys out of order")
	}
	*last = key
	value, _, err := span(id, rest, 0, order.Uint32(element[12:]))
	if err != nil || order.Uint32(element)&bucketElement == 0 {
		return err
	}
	if len(value) < bucketHead {
		return damagedPage(id, "has a bucket that is cut off")
	}
	if root := order.Uint64(value); root != 0 {
		return w.tree(root, new([]byte))
	}
	return w.elements(id, value[bucketHead:], new([]byte))
}

// span cuts bytes out, and what follows them.
func span(id uint64, from []byte, start, length uint32) (part, rest []byte, err error) {
	end := uint64(start) + uint64(length)
	if end > uint64(len(from)) {
		return nil, nil, damagedPage(id, "has a key or a value that is not on it")
	}
	return from[start:end], from[end:], nil
}

// free marks the free pages, which the page lists.
func (w *pageWalk) free(id uint64) error {
	page, err := w.take(id)
	if err != nil {
		return err
	}
	count, list := uint64(order.Uint16(page[10:])), page[pageHead:]
	if count == manyFree {
		count, list = order.Uint64(list), list[8:]
	}
	if order.Uint16(page[8:]) != freePage || count > uint64(len(list))/8 {
		return damagedPage(id, "is no list of free pages")
	}
	for range count {
		if err := w.mark(order.Uint64(list), 1); err != nil {
			return err
		}
		list = list[8:]
	}
	return nil
}
