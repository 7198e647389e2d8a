package console

// phrases are the few words that belong to the terminal and not to the bot.
type phrases struct {
	You       string
	Hint      string // how to begin
	Keys      string // everything that can be typed
	NoChoice  string // no button has that number
	Sure      string // with the number of a button that ends something
	NoCommand string
	Failed    string
	File      string // with the name of a file and its size in bytes
}

func phrasesIn(language string) phrases {
	if language == "it" {
		return phrases{
			You:  "Tu",
			Hint: "Scrivi il numero di una scelta o una carta (3c, tre di coppe). ? aiuta, q esce.",
			Keys: `un numero            preme quel pulsante; se ha un ! scrivi anche quello
le sue parole        lo premono anche loro
3c, tre di coppe     gioca quella carta
/comando parole      dà un comando al bot
Invio                mostra di nuovo quello che puoi scegliere
?                    questo aiuto
q                    esce`,
			NoChoice:  "Nessuna scelta ha questo numero adesso.",
			Sure:      "Se ne sei certo scrivi %d!",
			NoCommand: "Non è un comando. ? li elenca.",
			Failed:    "Qualcosa è andato storto. Riprova.",
			File:      "File %s, %d byte",
		}
	}
	return phrases{
		You:  "You",
		Hint: "Type the number of a choice or a card (3c, three of cups). ? helps, q quits.",
		Keys: `a number             presses that button; type the ! too where it has one
its words            press it as well
3c, three of cups    plays that card
/command words       gives the bot a command
Enter                shows again what can be chosen
?                    this help
q                    quits`,
		NoChoice:  "No choice has that number now.",
		Sure:      "If you are sure, type %d!",
		NoCommand: "No such command. ? lists them.",
		Failed:    "Something went wrong. Try again.",
		File:      "File %s, %d bytes",
	}
}
