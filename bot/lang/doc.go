// Package lang says everything the bot says, in every language that has a catalogue.
//
// A text with values in it is a struct of messages.go, named like its entry in the catalogues; a text without values is
// a term, named by a dotted id such as "button.join". The catalogues, one JSON file for a language, are part of the program.
//
// The package promises that every message and term exists in every language (its tests hold the catalogues complete), and
// that values are put in as they are, never read as templates. It does not escape or clip: texts are plain. An unknown
// message, which only a fault can cause, is shown by its name rather than hidden.
package lang
