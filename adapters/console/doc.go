// Package console is a chat platform with one person and one private room: a terminal.
//
// Every message that the bot sends or edits is printed, its buttons with numbers. The person types a number to press a
// button of the message that was printed last and has any, a card to play it, a command after a slash, "?" for help or
// "q" to leave. The same works on pipes: without a terminal there is no prompt, what was read is repeated in the output,
// and the next line is read only when the bot has shown what the last one led to, so that a script needs no pauses.
//
// On a terminal, lines are broken between words so that none is wider than 79 columns; a word that is stays whole. A file is
// named below its message, and where it is text its lines follow as they are. Pictures and icons are not shown: the lines say
// what is in them.
//
// The package promises that nothing printed can act on the terminal: control characters, escape sequences and marks
// that change the direction of text are taken out of every text. Bold letters are its own and can be switched off.
//
// A read of the input cannot be interrupted: after [Console.Run] one goroutine may wait in it until the input yields a
// line or ends.
package console
