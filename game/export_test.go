package game

// Position returns the playing core that the state is built on.
func (s State) Position() Position { return s.position }
