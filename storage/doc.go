// Package storage keeps the bot's tables, deals, figures and settings in one bbolt file. A [DB] is a bot.Store; [Check]
// examines a file that no process has open, and [Rebuild] mends what follows from the deals in it.
//
// # Promises
//
// A call that changes something returns nil only after its transaction is on disk (written and synced), so the change
// survives a crash of the process or of the machine. Every call is done whole or not at all, and calls by one caller
// take effect in the order in which they return. Readers see all that was committed before they began, and never half of a
// transaction; they do not wait for writers.
//
// Changes that wait together are committed together: while one transaction is being written, those that arrive form
// the next one. There is no delay to collect them, so with one caller each call is its own transaction. Each caller has
// its own outcome; a refused change (bot.ErrConflict, say) does not touch its neighbours in the transaction.
//
// Figures, pairs, ratings and evidence are at any time what package board makes of the settled deals in their order, and
// [Check] counts them again to say so; only ratings may differ a little, as processors do in the last digit. What
// is shown of a deal or a board takes its names from one place, so that deleting somebody there deletes them everywhere.
//
// What cannot be read again is refused when it is written. What is found damaged is reported as [ErrDamaged], and what a
// newer version of the program wrote as [ErrNewer]; neither is guessed at, and neither panics. Errors and findings name
// tables, deals and the platforms' ids, but no names, no cards and nothing that people wrote.
//
// A file of an earlier layout is brought up to date by [Open], whole or not at all.
//
// # Limits
//
//   - One process has the file open; others get [ErrHeld].
//   - Open looks at every page of the file, as bbolt may run wild on a damaged one: about a second for a gigabyte. Damage that
//     the disk does later is met when it is read, and then may not be met as gently.
//   - An error other than a refusal means that a write failed (a full disk, a failing one). Mostly the change is not
//     there then; if the very last sync failed it may be there, whole. Reading the log tells.
//   - A board reads the figures of all people in its section, of 100,000 in about 15 milliseconds, whatever the order and the
//     page, and uses 20 bytes for each meanwhile. The number of deals does not matter. Finding somebody by name reads all
//     members of the community.
//   - The history of a person goes from deal to deal: to start with one that is not theirs and long ago takes time in
//     proportion to the deals since.
//   - Forgetting a community, erasing a person and rehoming a community to one that has deals are one transaction each, for which
//     other changes wait and which is held in memory: a second for some 10,000 deals that are counted anew, much less otherwise.
//   - Check and Rebuild count about 15,000 deals a second and hold the figures of one community in memory.
//   - Ratings that were computed on another kind of processor count as right within a ten-thousandth.
//   - Erase leaves the logs of tables alone: who sits at one is named there until the table is dropped.
//   - What is deleted is no longer found, but bytes of it may be in free pages of the file, and in copies of it, until these are
//     used again.
//   - The file does not shrink; freed pages are used again. One value can hold what a transaction can: memory is the
//     limit, and the file is mapped, so its size is limited by the address space.
//   - A key holds the ids that lead to it and at most 32 KiB; longer ids are refused.
//
// # Layout
//
// The file has layout 2, which is these buckets:
//
//	meta               "format" -> the version of this layout, in decimal
//	logs               table, number -> fact
//	numbers            community -> its number; the zero community, with the deals of private chats, is number 0
//	communities        community's number -> id, room, newest deal and player, ...
//	members            community's number, player -> person, name, newest deal
//	persons            person, community's number -> player
//	unlisted           community's number, player -> why
//	deals              community's number, deal's number -> settled deal
//	dealids            deal id -> community's number, deal's number
//	sections           community's number, period (its span, its number), kind, player -> figures
//	pairs              community's number, player, kind, other player -> pair
//	trends             community's number, player, day -> rating at its end
//	evidence           community's number, kind -> evidence; of everywhere under 0, of forgotten communities under the highest number
//	seasons            community's number, month -> whether there are deals, podium, from which deal on it counts
//	personsettings     person -> settings
//	communitysettings  community -> settings
//
// Numbers are given out once: those of communities from 1, and within a community those of players and of deals from 1. Deals
// and figures know people by their numbers only. A number without a member is that of somebody who was erased.
//
// A key is a row of parts. Text is written with each zero byte as 00 FF and ended by 00 01, so that no text is
// the beginning of another one, keys sort as their texts do, and any byte may be in an id; only the ids of deals are written as
// they are. A person or a community is two texts, platform and id. Numbers are big end first, so that they sort too: a kind or a
// span is one byte, what numbers facts and deals eight, anything else four, and where there are negative ones, 0 is 80 00 00 00.
//
// A value is a byte for its version, 1 now, and JSON or, where there are many, numbers and texts in a row: numbers of one byte or
// more as in package binary, texts after their length; the number of a community or a player alone is four bytes. Those of members, deals and their places, figures, pairs, trends and
// evidence are such rows; record.go, deal.go and figures.go say what is in them. A deal says of each player how far back their
// previous deal is. A later version of the program that writes something else counts the version up for this kind of value and
// goes on reading the old ones; it counts "format" up when buckets or keys change.
package storage
