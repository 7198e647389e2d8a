// Package storage keeps the bot's tables, deals, figures and settings in one bbolt file. A [DB] is a bot.Store; [Check]
// examines a file that no process has open.
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
// What cannot be read again is refused when it is written. What is found damaged is reported as [ErrDamaged], and what a
// newer version of the program wrote as [ErrNewer]; neither is guessed at, and neither panics. Errors and findings name
// tables, deals and the platforms' ids, but no names, no cards and nothing that people wrote.
//
// # Limits
//
//   - One process has the file open; others get [ErrHeld].
//   - Open looks at every page of the file, as bbolt may run wild on a damaged one: about a second for a gigabyte. Damage that
//     the disk does later is met when it is read, and then may not be met as gently.
//   - An error other than a refusal means that a write failed (a full disk, a failing one). Mostly the change is not
//     there then; if the very last sync failed it may be there, whole. Reading the log tells.
//   - A page of a board, and a person's place on it, take time in proportion to the place.
//   - Rehome reads all settled deals, and other changes wait meanwhile: about a second for 100,000 deals.
//   - The file does not shrink; freed pages are used again. One value can hold what a transaction can: memory is the
//     limit, and the file is mapped, so its size is limited by the address space.
//   - A key holds the ids that lead to it and at most 32 KiB; longer ids are refused.
//
// # Layout
//
// The file has these buckets:
//
//	meta         "format" -> the version of this layout, in decimal
//	logs         table, number -> fact
//	deals        deal id -> settled deal
//	figures      community, person -> figures
//	boards       community -> bucket of wins (falling), points (falling), deals, person -> nothing;
//	             the bucket's sequence is the number of people in it
//	people       person -> settings
//	communities  community -> settings
//
// Boards are an index: each key follows from the figures of that person, and both change in one transaction.
//
// A key is a row of parts. Text is written with each zero byte as 00 FF and ended by 00 01, so that no text is
// the beginning of another one, keys sort as their texts do, and any byte may be in an id. A person or a community is two
// texts, platform and id. Numbers are eight bytes, big end first, so that they sort too.
//
// A value is a byte for its version, 1 now, and JSON. A later version of the program that writes something else counts
// that byte up for this kind of value and goes on reading the old ones; it counts "format" up when buckets or keys change.
package storage
