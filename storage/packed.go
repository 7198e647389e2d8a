package storage

import (
	"encoding/binary"
	"math"
)

// packed reads a value that is a row of numbers and texts. What is not there reads as zero, and done tells.
type packed struct {
	value []byte
	next  int // to be read
	bad   bool
}

// unpack begins to read a value. The error is ErrNewer or ErrDamaged.
func unpack(value []byte) (packed, error) {
	rest, err := unversioned(value)
	return packed{value: rest}, err
}

// rest is what has not been read.
func (p *packed) rest() []byte { return p.value[p.next:] }

// done gives ErrDamaged unless the value was all there, and nothing more.
func (p *packed) done() error {
	if p.bad || p.next < len(p.value) {
		return ErrDamaged
	}
	return nil
}

// fail says that the value is not what it should be; the rest is not read.
func (p *packed) fail() { p.next, p.bad = len(p.value), true }

func (p *packed) number() uint64 {
	if p.next < len(p.value) && p.value[p.next] < 0x80 {
		p.next++
		return uint64(p.value[p.next-1])
	}
	return p.longNumber()
}

func (p *packed) longNumber() uint64 {
	n, size := binary.Uvarint(p.value[p.next:])
	if size <= 0 {
		p.fail()
		return 0
	}
	p.next += size
	return n
}

// numbers reads several numbers, faster than one after the other.
func (p *packed) numbers(list []uint64) {
	at := p.next
	for i := range list {
		var n uint64
		for shift := 0; ; shift += 7 {
			if at == len(p.value) || shift > 63 {
				p.fail()
				return
			}
			b := p.value[at]
			at++
			n |= uint64(b&0x7F) << shift
			if b < 0x80 {
				break
			}
		}
		list[i] = n
	}
	p.next = at
}

// count reads what appendCount wrote.
func (p *packed) count() int { return int(min(p.number(), math.MaxInt)) }

// signed reads what appendSigned wrote.
func (p *packed) signed() int64 { return signed(p.number()) }

func signed(n uint64) int64 { return int64(n>>1) ^ -int64(n&1) }

// signed32 is signed where more would be too much.
func (p *packed) signed32() int32 {
	n := p.signed()
	if n != int64(int32(n)) {
		p.fail()
		return 0
	}
	return int32(n)
}

func (p *packed) byte() byte {
	if b := p.bytes(1); b != nil {
		return b[0]
	}
	return 0
}

// bytes takes so many bytes, nil where they are not there.
func (p *packed) bytes(n int) []byte {
	if n < 0 || n > len(p.value)-p.next {
		p.fail()
		return nil
	}
	p.next += n
	return p.value[p.next-n : p.next]
}

// text reads what appendString wrote.
func (p *packed) text() string { return string(p.bytes(p.count())) }

func appendCount(b []byte, n int) []byte { return binary.AppendUvarint(b, uint64(n)) }

func appendSigned(b []byte, n int64) []byte { return binary.AppendVarint(b, n) }

func appendString(b []byte, text string) []byte { return append(appendCount(b, len(text)), text...) }
