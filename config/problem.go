package config

import (
	"fmt"
	"slices"
	"strings"
)

// Problem is one thing that is wrong with one variable. It never holds the value.
type Problem struct {
	Variable string // with the prefix
	Wrong    string // what is wrong, as a phrase
	Example  string // what would be right
}

// Problems is the error of [Load] and [Config.Validate]: everything that is wrong, in the order of [Settings].
type Problems []Problem

// Error gives one line for each problem.
func (p Problems) Error() string {
	var b strings.Builder
	b.WriteString("configuration:")
	for _, problem := range p {
		fmt.Fprintf(&b, "\n  %s %s", problem.Variable, problem.Wrong)
		if problem.Example != "" {
			fmt.Fprintf(&b, "; for example %s", problem.Example)
		}
	}
	return b.String()
}

func (p *Problems) add(name, wrong, example string) {
	*p = append(*p, Problem{Variable: Prefix + name, Wrong: wrong, Example: example})
}

// sort brings the problems into the order of Settings.
func (p Problems) sort() {
	place := make(map[string]int)
	for i, setting := range Settings() {
		place[setting.Name] = i
	}
	slices.SortStableFunc(p, func(a, b Problem) int { return place[a.Variable] - place[b.Variable] })
}
