package bot

import (
	"strings"

	"briscola/bot/lang"
	"briscola/game/strategy"
)

// computerNames lists the names of the computers of a level, one for each seat, so that no two at a table share one. A level
// without names has numbered computers.
func computerNames(level string) []string {
	switch level {
	case strategy.Beginner:
		return []string{"Gigino", "Mariuccia", "Tonino", "Lella", "Peppino", "Rosetta"}
	case strategy.Casual:
		return []string{"Zia Carmela", "Nonna Pina", "Zio Beppe", "Nonno Ugo", "Zia Iole", "Compare Nino"}
	case strategy.Strong:
		return []string{"Sor Oreste", "Donna Assunta", "Mastro Cesco", "Sora Lina", "Don Saverio", "Comare Tina"}
	case strategy.Maestro:
		return []string{"Maestro Arduino", "Maestra Ersilia", "Maestro Nando", "Maestra Olga", "Maestro Primo", "Maestra Elvira"}
	}
	return nil
}

// computer names the computer of a level in a seat, with the mark that no person's name has.
func (w speech) computer(level string, seat int) string {
	if names := computerNames(level); seat < len(names) {
		return computerMark + " " + names[seat]
	}
	return computerMark + " " + w.Say(lang.Computer{Number: seat + 1})
}

// level names a level of computer players.
func (w speech) level(level string) string { return w.Term("choice.level." + level) }

// fullName is the name of whoever has a seat, that of a computer with its level.
func (w speech) fullName(s *state, seat int) string {
	name := w.name(s, seat)
	if p := s.seats[seat].player; p != nil && p.Computer() && knownLevel(p.Level) {
		return w.Say(lang.ComputerAt{Name: name, Level: strings.ToLower(w.level(p.Level))})
	}
	return name
}

// nextLevel gives the level after one, and after the last the first.
func nextLevel(level string) string {
	levels := strategy.Levels()
	for i, l := range levels {
		if l == level {
			return levels[(i+1)%len(levels)]
		}
	}
	return levels[0]
}
