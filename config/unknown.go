package config

import (
	"slices"
	"strings"
)

// unknown gives a warning for each variable that begins with the prefix but is no setting.
func unknown(environ []string) []string {
	names := make([]string, 0, len(Settings()))
	for _, setting := range Settings() {
		names = append(names, setting.Name)
	}
	var warnings []string
	for _, assignment := range environ {
		name, _, _ := strings.Cut(assignment, "=")
		if !strings.HasPrefix(name, Prefix) || slices.Contains(names, name) {
			continue
		}
		if odd := strings.IndexFunc(name, notInNames); odd >= 0 {
			// A line of a .env file without '=' may have become a name with the value in it.
			warnings = append(warnings, name[:odd]+" is followed by more than '=' and is ignored")
			continue
		}
		warnings = append(warnings, name+" is no setting and is ignored"+hint(name, names))
	}
	slices.Sort(warnings)
	return warnings
}

func notInNames(r rune) bool {
	return r != '_' && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z') && (r < '0' || r > '9')
}

// hint names the setting that was probably meant: at most three letters away.
func hint(name string, names []string) string {
	best, least := "", 4
	for _, candidate := range names {
		if d := distance(name, candidate); d < least {
			best, least = candidate, d
		}
	}
	if best == "" {
		return ""
	}
	return "; did you mean " + best + "?"
}

// distance is Levenshtein's: how many letters have to be put in, taken out or changed.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}
