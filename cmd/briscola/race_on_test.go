//go:build race

package main

// raceFlag has a program that is built by a test look for races, as the test itself does.
const raceFlag = "-race"
