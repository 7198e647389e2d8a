package chat

// Person is somebody as the platform describes them. Name is what they call themselves: untrusted text, perhaps empty.
// Language is a BCP 47 tag, "" where the platform tells none.
type Person struct {
	ID       PersonID
	Name     string
	Language string
}

// Update is one thing that happened on a platform. Exactly one of the pointers is set.
type Update struct {
	Room      Room
	Community Community // none in a private chat
	Private   bool      // the room is a private chat of From and the bot
	From      Person
	Admin     bool   // From administers the community; told only for commands whose spec says Admin
	Language  string // of the community, as the platform tells; "" where it tells none

	// Reply names the private answer to this update, for Edit within Caps.ReplyLife; zero where an answer cannot be
	// edited later. It is kept in memory only, never stored.
	Reply MessageRef

	Command *Command
	Press   *Press
	Query   *Query
	Left    *Left
	Moved   *Moved
	Removed *Removed
}

// Command is a slash command or a typed line. Platforms with typed options fill Options by the names of the CommandSpec;
// the others fill Words with what stood behind the command, in order.
type Command struct {
	Name    string // without the slash, lower case, without "@bot"
	Options map[string]string
	Words   []string
}

// Press is a button press. Token is untrusted: it may hold anything, not only what a button carried.
type Press struct {
	Token    string
	Message  MessageRef // the message with the button; zero where the platform no longer knows it
	Personal bool       // the button was on a screen that only the presser sees
}

// Query asks for suggestions while a person types an option of a command. Answered with Answer.Choices.
type Query struct {
	Command string
	Option  string
	Text    string // typed so far
}

// Left tells that From is no longer in the community.
type Left struct{}

// Moved tells that the chat of Room has a new id; topics keep theirs.
type Moved struct {
	To        Room
	Community Community // the new one
}

// Removed tells that the bot can no longer write to Room (every topic of it). Where Community is set it was removed from the
// whole community and can write to none of its rooms; Room is zero then, unless it is all of the community.
type Removed struct{}
