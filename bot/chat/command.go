package chat

// CommandSpec describes a command to a platform. Texts are keyed by language ("en", "it"); "en" is always there and
// stands in for any other.
type CommandSpec struct {
	Name        string            // a-z, at most 32, the same in every language
	Description map[string]string // at most 100 code points
	Options     []OptionSpec      // required ones first
	Admin       bool              // Update.Admin must be told
	Private     bool              // works in a private chat too
	Public      bool              // works in shared rooms
}

// OptionSpec describes one typed option of a command.
type OptionSpec struct {
	Name        string            // a-z, at most 32
	Localised   map[string]string // the name as people see it, lower case
	Description map[string]string // at most 100 code points
	Kind        OptionKind
	Required    bool
	Choices     []ChoiceSpec // for OptionText: the only values, at most 25
	Min, Max    int          // for OptionNumber, both inclusive
	Suggest     bool         // for OptionText: the platform asks with a Query while the person types
}

// OptionKind is the type of an option's value; the value itself always arrives as text.
type OptionKind uint8

const (
	OptionText   OptionKind = iota
	OptionNumber            // decimal digits
	OptionPerson            // a person: the platform's id
)

// ChoiceSpec is one fixed value of an option.
type ChoiceSpec struct {
	Value  string
	Labels map[string]string // at most 100 code points
}
