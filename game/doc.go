// Package game is the rules of Briscola as values.
package game
