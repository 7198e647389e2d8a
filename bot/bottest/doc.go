// Package bottest helps to test the bot and what it stands on: [World], a bot on a platform in memory that scripts of
// several people are played on; [NewStore], a bot.Store in memory; and [StoreContract], the tests that every bot.Store
// passes.
package bottest
