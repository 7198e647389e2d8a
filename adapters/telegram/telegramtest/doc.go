// Package telegramtest is a Bot API server for tests: in process, on a loopback port, without Telegram behind it.
//
// It is strict. Every request is checked against the published description of the Bot API where that is at hand
// (../shared/specs beside the module) and against the limits of this package in any case, and is refused with the
// words that the platform uses. What a test did not ask for (an unknown method, a parameter that does not exist, a
// message that never was, a query answered twice, too many messages in a minute) is recorded as a violation; a server
// made by [New] fails its test for them, one made by [Start] lists them. [Server.Expect] names the violations that a
// test provokes on purpose.
//
// It knows people, chats, topics and messages, and who could see what: [Server.Shown] lists everything that was ever
// put before somebody's eyes, including texts that were edited away, so a test can state that no secret was among it.
//
// Methods of the bot are those that a game needs; others are unknown to it. The limits of the promise: one bot, no
// media but documents that are uploaded and photos, no inline mode, no webhooks, no ephemeral messages.
package telegramtest
