package telegramtest

import "time"

// What the platform allows, enforced whether or not its description is at hand.
const (
	textLeast, textMost               = 1, 4096 // code points after entity parsing
	captionLeast, captionMost         = 0, 1024 // the same
	uploadMost                        = 50      // MB
	photoMost                         = 10      // MB
	photoSides                        = 10_000  // width and height together
	photoRatio                        = 20
	requestMost                       = 51 << 20
	dataLeast, dataMost               = 1, 64 // bytes
	noteMost                          = 200   // characters
	buttonsMost                       = 100
	perRowMost                        = 8
	markupMost                        = 10_000 // bytes, serialised
	commandsMost                      = 100
	commandNameMost                   = 32
	commandTextLeast, commandTextMost = 1, 256
	updatesLeast, updatesMost         = 1, 100
	pollMost                          = 50 // seconds
	payloadMost                       = 64

	answerWindow    = 15 * time.Second
	deleteWindow    = 48 * time.Hour
	retention       = 24 * time.Hour
	sameOffset      = 3 * time.Second
	sameOffsetSoon  = 500 * time.Millisecond
	groupPerMinute  = 20
	globalPerSecond = 30
	chatPerSecond   = 1
	chatBurst       = 5 // "short bursts pass"; how short is not documented
)

// The platform's words.
const (
	textBlocked     = "Forbidden: bot was blocked by the user"
	textNoStart     = "Forbidden: bot can't initiate conversation with a user"
	textDeactivated = "Forbidden: user is deactivated"
	textKicked      = "Forbidden: bot was kicked from the "
	textConflict    = "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
	textNotModified = "message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message"
	textEditGone    = "message to edit not found"
	textDeleteGone  = "message to delete not found"
	textThreadGone  = "message thread not found"
	textChatGone    = "chat not found"
	textMoved       = "group chat was upgraded to a supergroup chat"
	textTooOld      = "query is too old and response timeout expired or query ID is invalid"
	textNoDelete    = "message can't be deleted"
	textNoEdit      = "message can't be edited"
	textTooLong     = "message is too long"
	textEmpty       = "message text is empty"
	textNoText      = "there is no text in the message to edit"
	textNoCaption   = "there is no caption in the message to edit"
	textCaptionLong = "message caption is too long"
	textNoFile      = "there is no document in the request"
	textEmptyFile   = "file must be non-empty"
	textNoPhoto     = "wrong file identifier/HTTP URL specified"
	textNoPhotos    = "not enough rights to send photos to the chat"
	textNoRights    = "not enough rights to send text messages to the chat"
)
