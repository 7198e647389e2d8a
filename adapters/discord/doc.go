// Package discord is a [chat.Messenger] on Discord, over discordgo.
//
// What it promises:
//
//   - Every interaction is acknowledged exactly once and within Discord's three seconds: the handler's answer where it
//     comes in time, a deferral that the answer completes later where it does not.
//   - What a person is shown privately is never part of a message that others see: a private screen replaces only an
//     ephemeral message or one in the private chat, and a reply is editable only where it was private.
//   - No text can act as markup or as a mention; only [chat.Message.Mention] is ever notified.
//   - Limits are learned from Discord's headers. A wait of up to a second is waited out, a longer one is a
//     *[chat.BusyError] with the time that Discord names.
//   - The gateway connection is watched and resumed; Run ends with an error only for a token or settings that Discord
//     refuses for good.
//   - A picture is an attachment with its text beside it, comes in the same request as its message or answer, and is not sent
//     again while its key stays the same. Where Discord refuses it the lines are shown without, and its channel gets no
//     pictures for ten minutes.
//   - Signs in texts, and a sign at the beginning of a button's label, are emojis of the application, made and renewed in the
//     background. One whose icon is not there, or is refused, is spelled, and so are all of a text that would not fit.
//   - Neither the bot's token nor the token of an interaction is part of any error or log line.
//
// The limits of the promise: a thread is a room like a channel, so [chat.Room.Topic] is always empty. The bot asks
// for the GUILDS intent alone, so it is never told who leaves a server and [chat.Left] does not occur; Member asks.
// The address of a reply lives in memory, so a restart forgets it. In a server a file needs the permission to attach
// files, and without it the whole message is [chat.ErrForbidden]. What is attached to messages is remembered in memory
// too, for some thousands of them: an edit of a message that is not known sends its picture anew, and takes away one that
// it should not show in a second request. The gateway is dialled directly, without a proxy. discordgo can lock itself up
// while it opens a connection; such an attempt is given up, and its goroutine stays behind until the program ends.
//
// The life of an interaction: link (one gateway session) hands the raw event to the events, which start a turn; the turn
// waits in the queue of its room for the handler, and then sends the answer through call, the limiter and the transport. What
// shows a screen, in an answer or not, goes through show, which knows what to do without.
package discord
