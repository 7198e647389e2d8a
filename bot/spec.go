package bot

import (
	"strconv"
	"strings"

	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game/strategy"
)

// Commands describes the bot's commands to the platforms, in every language.
func Commands() []chat.CommandSpec {
	w := loadWording()
	card := required(w.text("card"))
	card.Suggest = true
	return []chat.CommandSpec{
		w.both("briscola", w.choice("variant", strings.Split(variantNames(), ", ")...), w.choice("seats", "2", "3", "4", "5", "6"),
			w.number("computers", 0, 6), w.choice("level", strategy.Levels()...), w.choice("match", matches()...), w.text("options")),
		w.both("hand"),
		w.both("play", card),
		w.both("bid", required(w.text("bid"))),
		w.both("table"),
		w.both("leave"),
		admin(w.both("end")),
		w.shared("leaderboard", w.choice("period", "week", "month", "all"), w.choice("by", named(board.Orders())...),
			w.kinds(named(board.Kinds())), w.number("page", 1, mostPages)),
		w.shared("stats", w.person("person")),
		w.shared("history"),
		w.both("record", required(w.text("deal"))),
		w.both("rules"),
		admin(w.both("settings", w.choice("language", lang.Languages()...), w.choice("community", lang.Languages()...),
			w.choice("deck", deckChoices()...), w.choice("pictures", pictureChoices()...), w.choice("indices", indexChoices()...),
			w.choice("contrast", "on", "off"), w.same("tabledeck", "deck", deckChoices()), w.same("tablepictures", "pictures", pictureChoices()),
			w.same("tableindices", "indices", indexChoices()), w.same("tablecontrast", "contrast", []string{"on", "off"}),
			w.choice("tablelayout", layoutChoices()...),
			w.text("zone"), w.choice("rated", "on", "off"), w.text("season"), w.person("remove"), w.person("restore"))),
		w.both("privacy"),
		w.both("help"),
	}
}

// wording is what the descriptions are written with: the words of every language, loaded once.
type wording map[string]lang.Words

func loadWording() wording {
	catalogue, err := lang.New("en")
	if err != nil {
		panic(err) // the catalogues are part of the program and tested
	}
	w := wording{}
	for _, language := range lang.Languages() {
		w[language] = catalogue.In(language)
	}
	return w
}

// named gives the names of orders or kinds.
func named[T interface{ String() string }](list []T) []string {
	names := make([]string, len(list))
	for i, one := range list {
		names[i] = one.String()
	}
	return names
}

// kinds is an option with the kinds of games that are counted by themselves.
func (w wording) kinds(values []string) chat.OptionSpec {
	o := w.choice("kind", values...)
	o.Name, o.Localised = "variant", w.term("optionname.variant")
	return o
}

// same is an option with the choices of another one.
func (w wording) same(name, other string, values []string) chat.OptionSpec {
	o := w.text(name)
	o.Choices = w.choice(other, values...).Choices
	return o
}

func (w wording) person(name string) chat.OptionSpec {
	o := w.text(name)
	o.Kind = chat.OptionPerson
	return o
}

// term gives a term in every language.
func (w wording) term(name string) map[string]string {
	texts := map[string]string{}
	for language, words := range w {
		texts[language] = words.Term(name)
	}
	return texts
}

// both is a command for rooms and private chats, shared one for rooms alone.
func (w wording) both(name string, options ...chat.OptionSpec) chat.CommandSpec {
	return chat.CommandSpec{Name: name, Description: w.term("command." + name), Options: options, Private: true, Public: true}
}

func (w wording) shared(name string, options ...chat.OptionSpec) chat.CommandSpec {
	spec := w.both(name, options...)
	spec.Private = false
	return spec
}

func admin(spec chat.CommandSpec) chat.CommandSpec {
	spec.Admin = true
	return spec
}

func (w wording) text(name string) chat.OptionSpec {
	return chat.OptionSpec{
		Name: name, Localised: w.term("optionname." + name), Description: w.term("option." + name), Kind: chat.OptionText,
	}
}

func required(o chat.OptionSpec) chat.OptionSpec {
	o.Required = true
	return o
}

func (w wording) number(name string, least, most int) chat.OptionSpec {
	o := w.text(name)
	o.Kind, o.Min, o.Max = chat.OptionNumber, least, most
	return o
}

// choice is an option with fixed values; their labels are the terms "choice.NAME.VALUE" where a value is a word.
func (w wording) choice(name string, values ...string) chat.OptionSpec {
	o := w.text(name)
	for _, value := range values {
		labels := map[string]string{"en": value}
		if _, err := strconv.Atoi(value); err != nil {
			labels = w.term("choice." + name + "." + value)
		}
		o.Choices = append(o.Choices, chat.ChoiceSpec{Value: value, Labels: labels})
	}
	return o
}

// matches lists the lengths of a match that a command offers.
func matches() []string {
	return []string{"1", "2", "3", "5", "deals-5", "points-151", "points-500", "totals-5", "totals-10", "totals-15"}
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
	w.icons = false // suggestions have none
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
