package storage

import (
	"cmp"
	"math/rand/v2"
	"slices"
)

// ranked is a player with what puts boards in order. Wins and points only part equal marks.
type ranked struct {
	mark         int32
	player       uint32
	wins, points uint32
}

// compareRanked is below 0 where a comes before b; no two players are equal.
func compareRanked(a, b ranked) int {
	if a.mark != b.mark {
		return cmp.Compare(b.mark, a.mark)
	}
	return cmp.Or(cmp.Compare(b.wins, a.wins), cmp.Compare(b.points, a.points), cmp.Compare(a.player, b.player))
}

// arrange moves what belongs between two places there, in order. What is before and behind may be in any order.
func arrange(rows []ranked, from, to int) {
	part(rows, from)
	part(rows[from:], to-from)
	slices.SortFunc(rows[from:to], compareRanked)
}

// part moves the best n rows to the front, in any order: a quicksort of only that part in which the border lies.
func part(rows []ranked, n int) {
	for 0 < n && n < len(rows) {
		pivot := rows[rand.IntN(len(rows))]
		i, j := 0, len(rows)-1
		for i <= j {
			for compareRanked(rows[i], pivot) < 0 {
				i++
			}
			for compareRanked(rows[j], pivot) > 0 {
				j--
			}
			if i <= j {
				rows[i], rows[j] = rows[j], rows[i]
				i++
				j--
			}
		}
		switch {
		case n <= j+1:
			rows = rows[:j+1]
		case n >= i:
			rows, n = rows[i:], n-i
		default:
			return
		}
	}
}

// places counts for a few marks how many others are better.
type places struct {
	of     []int32 // the marks, falling
	better []int   // how many were counted between a mark and the next better one
}

func newPlaces(n int) *places { return &places{make([]int32, n), make([]int, n)} }

func (p *places) sort() {
	slices.SortFunc(p.of, func(a, b int32) int { return cmp.Compare(b, a) })
}

// count takes a mark into account: it is better than the first of the marks that is below, and all behind.
func (p *places) count(mark int32) {
	from, to := 0, len(p.of)
	for from < to {
		if middle := (from + to) / 2; p.of[middle] < mark {
			to = middle
		} else {
			from = middle + 1
		}
	}
	if from < len(p.better) {
		p.better[from]++
	}
}

// place gives the place of one of the marks.
func (p *places) place(mark int32) int {
	place := 1
	for i, of := range p.of {
		if place += p.better[i]; of == mark {
			break
		}
	}
	return place
}
