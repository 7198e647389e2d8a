// Package chat is the language in which the bot and the chat platforms talk.
//
// An adapter turns what happens on its platform into an [Update] and hands it to a [Handler]. Two ways lead back:
// the [Answer], which the handler returns within milliseconds and which goes back inside the update (a toast, an
// ephemeral message, a callback answer), and the methods of [Messenger], with which the bot sends and edits messages
// when it likes.
//
// The package promises that nothing in it belongs to one platform: what platforms do differently is data in [Caps],
// and what goes wrong is one of a few errors. It holds no behaviour but formatting, comparing and checking of its own
// values, and imports nothing but the standard library.
//
// Text in this package is plain: an adapter escapes every [Line], label and note for its platform, so no text can act
// as markup or as a mention. The one thing in it that is no character is a [Sign]. Names of people are untrusted; cleaning and clipping them is the sender's work.
package chat
