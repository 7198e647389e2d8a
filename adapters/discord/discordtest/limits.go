package discordtest

// Discord's limits that the fake enforces.
const (
	maxContent      = 2000
	maxNonce        = 25
	maxMentionIDs   = 100
	minCustomID     = 1
	maxCustomID     = 100
	maxRows         = 5
	maxPerRow       = 5
	maxLabel        = 80
	maxURL          = 512
	maxChoices      = 25
	maxCommands     = 100
	maxCommandName  = 32
	maxDescription  = 100
	maxOptions      = 25
	maxCommandTotal = 8000
	ackSeconds      = 3
	tokenMinutes    = 15
	deferFlags      = flagEphemeral
	gatewaySends    = 120
	gatewayBytes    = 4096
	maxRequest      = 26214400
	maxFiles        = 10
	maxFile         = 10485760
	maxAlt          = 1024
	maxEmojis       = 2000
	maxEmoji        = 262144
	maxEmojiSide    = 128
)

// Limits gives the numbers that the fake enforces, by their names in the project's list of platform limits. A range is two
// numbers.
func Limits() map[string][]int {
	return map[string][]int{
		"interaction.ack":                  {ackSeconds},
		"interaction.token":                {tokenMinutes},
		"interaction.autocomplete_choices": {maxChoices},
		"interaction.deferred_flags":       {deferFlags},
		"message.content":                  {maxContent},
		"message.nonce":                    {maxNonce},
		"message.request":                  {maxRequest},
		"attachment.count":                 {maxFiles},
		"attachment.size_default":          {maxFile},
		"app_emoji.count":                  {maxEmojis},
		"app_emoji.size":                   {maxEmoji},
		"attachment.description":           {maxAlt},
		"allowed_mentions.ids":             {maxMentionIDs},
		"component.custom_id":              {minCustomID, maxCustomID},
		"component.rows_legacy":            {maxRows},
		"component.buttons_per_row":        {maxPerRow},
		"button.label":                     {maxLabel},
		"button.url":                       {maxURL},
		"command.name":                     {1, maxCommandName},
		"command.description":              {1, maxDescription},
		"command.options":                  {maxOptions},
		"command.choices":                  {maxChoices},
		"command.total":                    {maxCommandTotal},
		"gateway.send":                     {gatewaySends},
		"gateway.payload":                  {gatewayBytes},
	}
}
