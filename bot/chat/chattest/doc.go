// Package chattest helps to test what speaks through package chat: [Contract], the tests that every chat.Messenger
// passes, and [Fake], a platform in memory that records what it is told and refuses what it is asked to refuse.
package chattest
