// Package bot is the application: tables with their lobbies, deals and matches, the clock, the screens and the
// leaderboards. It knows no chat platform, only the port in package chat, and no database, only the port Store.
//
// # The way of a press
//
// [Bot.Handle] takes an update and finds its table. Under the table's lock the press is checked, always in the same order
// (the table is known, it is live, the person is seated, the verb is possible now, it is their turn, the screen was not an
// old one, the card is held), the game is asked, and what was decided is appended to the table's log. Only after the
// store has committed it is the state changed and the press answered; all screens are then drawn by queues, one for each
// chat, in the background.
//
// # What a table is
//
// A table is its log, a list of [Fact]: what a person, the shuffler or the clock decided. The state is the facts folded, in
// state.go; everything on a screen is a function of the state. A restart loads the log, folds it and edits the messages
// that are already there.
//
// # How computers think
//
// A table's own goroutine asks for a computer's move when the pause before it is over, and a worker of the pool in pool.go
// chooses it. There is one worker for each core. Neither the table's lock nor an answer to a person waits for it. The more
// moves wait for a worker the shorter each is thought about, down to not at all: under load computers play worse but never
// fall silent. When the table has moved on, nobody waits for the move any more. All computers of a table play at its level.
//
// A hint is thought out on the way of the press that asks for it, at one level for everybody and without the pool: it takes
// a few milliseconds, and the same position has the same hint.
//
// What computers do in a row is shown in one or two screens: the trick when it is finished, and the table when it is a person's
// turn. The pauses are before these, so that every screen can be read.
//
// # Boards
//
// What settled deals amount to is counted by package board, in the transaction that settles a deal; the store ranks. boards.go,
// boardview.go and the screens show it, season.go ends a month by the community's clock and tells it once, member.go keeps who is
// shown, privacy.go and export.go give people power over what is kept of them, archive.go shows finished deals.
//
// # Pictures
//
// A screen may promise a picture, painting.go: a view of what is to be seen, whose text twin goes along. Whether two screens
// are equal is told by the picture's key; it is painted when the screen is sent, by the queue of the chat, so no press waits
// for it and only the newest state is painted. What takes too long, or fails, is left out, and the text remains. Answers never
// carry one: it follows by an edit, and where the pressed screen has one already the whole screen does. tableview.go,
// handview.go, resultview.go and boardpicture.go make the views in the words of wording.go, look.go what is chosen of them.
//
// # Promises
//
// No answered move is lost, and nothing is shown of a move that was not saved. The same press twice has one effect. A
// refused press changes nothing. A hand is shown to its owner alone: in the private chat, or in an answer to the owner's own
// press; shared screens, tokens and the log of the process never carry one before the card is played. Computers choose from
// a [game.View] and nothing else; a hint is made from the view of the person who asks and told to nobody else. A person has
// one seat at a time on each platform.
//
// When the process stops in order, each table's screen says that the bot will be back; after the restart the same message goes on.
//
// # Limits
//
// The process must be the only one that works on its store. A message that was sent but not yet recorded when the process
// dies is sent a second time after the restart, unless the platform recognises its key; so is a season's end. What a platform refuses for good is
// left undrawn, and the game goes on.
//
// # Reading the source
//
// fact.go and state.go say what a table is; handle.go, press.go, lobby.go and play.go what people do; match.go and clock.go
// how a match goes on; computer.go, pool.go, persona.go and hint.go what computers do; screen.go and the files named like a
// screen what is shown; draw.go, queue.go and post.go how it gets there.
package bot
