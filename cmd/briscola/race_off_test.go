//go:build !race

package main

// raceFlag is a flag of no effect where the test does not look for races.
const raceFlag = "-race=false"
