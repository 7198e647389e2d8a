package board

// Memory is a Book in memory.
type Memory struct {
	Sections  map[Section]map[int]Figures
	Pairs     map[Kind]map[[2]int]Pair // by player and other
	Trends    map[int]map[Day]int      // by player, the rating with which a day ended
	Evidences map[Kind]Evidence

	// From says from which deal on a period counts, if it was reset; Deal is the number of the one that is counted.
	From map[Period]uint64
	Deal uint64
}

var _ Book = (*Memory)(nil)

// NewMemory gives an empty book.
func NewMemory() *Memory {
	return &Memory{
		Sections: map[Section]map[int]Figures{}, Pairs: map[Kind]map[[2]int]Pair{}, Trends: map[int]map[Day]int{},
		Evidences: map[Kind]Evidence{}, From: map[Period]uint64{},
	}
}

// Figures implements Book.
func (m *Memory) Figures(section Section, player int) (Figures, error) {
	return m.Sections[section][player], nil
}

// SetFigures implements Book.
func (m *Memory) SetFigures(section Section, player int, figures Figures) error {
	put(m.Sections, section, player, figures)
	return nil
}

// Pair implements Book.
func (m *Memory) Pair(kind Kind, player, other int) (Pair, error) {
	return m.Pairs[kind][[2]int{player, other}], nil
}

// SetPair implements Book.
func (m *Memory) SetPair(kind Kind, player, other int, pair Pair) error {
	put(m.Pairs, kind, [2]int{player, other}, pair)
	return nil
}

// SetTrend implements Book.
func (m *Memory) SetTrend(player int, day Day, shown int) error {
	put(m.Trends, player, day, shown)
	return nil
}

// Evidence implements Book.
func (m *Memory) Evidence(kind Kind) (Evidence, error) { return m.Evidences[kind], nil }

// SetEvidence implements Book.
func (m *Memory) SetEvidence(kind Kind, evidence Evidence) error {
	m.Evidences[kind] = evidence
	return nil
}

// Counts implements Book.
func (m *Memory) Counts(period Period) bool { return m.Deal >= m.From[period] }

func put[A, B comparable, C any](all map[A]map[B]C, a A, b B, value C) {
	if all[a] == nil {
		all[a] = map[B]C{}
	}
	all[a][b] = value
}
