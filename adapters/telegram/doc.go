// Package telegram is the [chat.Messenger] of Telegram, on the library telegram-bot-api.
//
// It polls for updates itself and decodes each on its own, so an update that it cannot read costs only itself. An
// update counts as received when its handler has returned: after a crash the platform sends the rest again, so a
// handler may see an update twice, and never loses one. Within one chat updates are handled in order; several chats are
// handled at once. A press is answered right after its handler has returned, whatever else waits to be sent.
//
// What the platform does not have is left out: nobody but the presser of a button can be told something privately inside
// a group, so the Note of an answer to a command goes nowhere, and Screen and Public are not used. Buttons that are
// disabled are not shown. A text beside a file has to be short: one of more than 1024 code points is posted alone, and the
// file below.
//
// A picture is a photo with the text as its caption, which has to be short as well: with more than 1024 code points there is
// no picture. The platform has no other text for who cannot see it, so [chat.Picture.Alt] goes nowhere. It lets a photo be
// added to a message and replaced, but never taken away: an edit without a picture, or to a text too long for a caption,
// deletes the message and says that it is gone. Photos are uploaded once and known by their keys afterwards; that memory
// holds some thousands and ends with the program. Where a chat takes no photos the texts are sent alone, for ten minutes
// until the next attempt.
//
// Somebody who writes as a group or a channel is nobody in particular and gets no further than [Options.Anonymous].
// Commands that waited for more than ten minutes are dropped; presses and news about members never are.
//
// The token is taken out of every error and log record. Texts of people never are in one.
package telegram
