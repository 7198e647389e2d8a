package bot

import (
	"strconv"
	"strings"

	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game/strategy"
)

// Commands describes the bot's commands to the platforms, in every language.
func Commands() []chat.CommandSpec {
	both := func(name string, options ...chat.OptionSpec) chat.CommandSpec {
		return chat.CommandSpec{Name: name, Description: inEvery("command." + name), Options: options, Private: true, Public: true}
	}
	shared := func(name string, options ...chat.OptionSpec) chat.CommandSpec {
		spec := both(name, options...)
		spec.Private = false
		return spec
	}
	admin := func(spec chat.CommandSpec) chat.CommandSpec {
		spec.Admin = true
		return spec
	}
	card := required(text("card"))
	card.Suggest = true
	person := text("person")
	person.Kind = chat.OptionPerson
	return []chat.CommandSpec{
		both("briscola", choice("variant", strings.Split(variantNames(), ", ")...), choice("seats", "2", "3", "4", "5", "6"),
			number("computers", 0, 6), choice("level", strategy.Levels()...), choice("match", matches()...), text("options")),
		both("hand"),
		both("play", card),
		both("bid", required(text("bid"))),
		both("table"),
		both("leave"),
		admin(both("end")),
		shared("leaderboard", number("page", 1, mostPages)),
		shared("stats", person),
		both("rules"),
		admin(both("settings", choice("language", lang.Languages()...), choice("community", lang.Languages()...))),
		both("help"),
	}
}

func text(name string) chat.OptionSpec {
	return chat.OptionSpec{
		Name: name, Localised: inEvery("optionname." + name), Description: inEvery("option." + name), Kind: chat.OptionText,
	}
}

func required(o chat.OptionSpec) chat.OptionSpec {
	o.Required = true
	return o
}

func number(name string, least, most int) chat.OptionSpec {
	o := text(name)
	o.Kind, o.Min, o.Max = chat.OptionNumber, least, most
	return o
}

// choice is an option with fixed values; their labels are the terms "choice.NAME.VALUE" where a value is a word.
func choice(name string, values ...string) chat.OptionSpec {
	o := text(name)
	for _, value := range values {
		labels := inEvery("choice." + name + "." + value)
		if _, err := strconv.Atoi(value); err == nil {
			labels = map[string]string{"en": value}
		}
		o.Choices = append(o.Choices, chat.ChoiceSpec{Value: value, Labels: labels})
	}
	return o
}

// matches lists the lengths of a match that a command offers.
func matches() []string {
	return []string{"1", "2", "3", "5", "deals-5", "points-151", "points-500", "totals-5", "totals-10", "totals-15"}
}

// inEvery gives a term in every language.
func inEvery(term string) map[string]string {
	catalogue, err := lang.New("en")
	if err != nil {
		panic(err) // the catalogues are part of the program and tested
	}
	texts := map[string]string{}
	for _, language := range lang.Languages() {
		texts[language] = catalogue.In(language).Term(term)
	}
	return texts
}

// suggest offers the cards that the person may play while they type one.
func (b *Bot) suggest(u chat.Update) []chat.Choice {
	t := b.tableOf(u.From.ID)
	if t == nil || u.Query.Command != "play" || u.Query.Option != "card" {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	seat := t.state.seatOf(u.From.ID)
	if seat < 0 || t.state.phase != inDeal {
		return nil
	}
	w := b.private(u.From.ID, u.From.Language)
	var list []chat.Choice
	for _, card := range t.state.seats[seat].slots {
		if card.String() == "" {
			continue
		}
		if label := w.card(card); fits(label, u.Query.Text) {
			list = append(list, chat.Choice{Label: label, Value: card.String()})
		}
	}
	return list
}
