// Package discordtest is Discord in one process, for tests: a gateway and the part of the REST API (v10) that the bot uses.
//
// It is strict. Every request is checked against Discord's OpenAPI description and every gateway frame, in both directions,
// against schemas, where these files are at hand (a folder shared/specs beside the module or above it, or
// Options.Specs); against the limits of [Limits] always. A request that Discord would refuse gets Discord's error. It is
// also recorded as a violation, and so is a route that the fake does not know, unless the test asked for the refusal: by
// a fault, by a control method that makes it inevitable, or by Allow. A test made with [New] fails at its end when
// there are violations.
//
// What it models: servers, channels, threads, people, private chats, permissions of the bot, messages, who can see
// which of them and who ever could, ephemeral messages, interactions with their tokens and times, slash commands, sessions
// of the gateway with resuming, files of messages, emojis of the application, and rate limits. It does not model what a game
// bot has no use for: embeds, modals, roles, voice, reactions.
//
// People act through [User]: Run a command, Type in an option, Press a button. What they see is a [Screen].
package discordtest
