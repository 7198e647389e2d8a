package bot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"briscola/bot/board"
	"briscola/bot/chat"
	"briscola/bot/lang"
	"briscola/game"
)

// historyRows is how many deals a page of the history shows.
const historyRows = 5

// historyScreen lists settled deals of a community, the newest first, those before a number if that is not 0.
func (b *Bot) historyScreen(w speech, community chat.Community, before uint64) (chat.Message, error) {
	deals, earlier, err := b.Store.History(community, chat.PersonID{}, before, historyRows)
	if err != nil {
		return chat.Message{}, err
	}
	zone := b.zone(community)
	var p page
	p.title(w.Term("history.title"))
	if len(deals) == 0 {
		p.line(w.Term("board.empty"))
	}
	var records []chat.Button
	for i, d := range deals {
		at := d.At.In(zone)
		when := w.date(board.DayOf(at)) + ", " + at.Format("15:04")
		p.line(w.Say(lang.HistoryRow{Number: i + 1, When: when, Outcome: w.archived(d)}))
		p.quiet("/record " + string(d.ID))
		records = append(records, freeButton("📜 "+strconv.Itoa(i+1), "record", string(d.ID)))
	}
	p.row(records...)
	turn := func(label string, before uint64) chat.Button {
		return freeButton(w.Term(label), "history", strconv.FormatUint(before, 10))
	}
	var row []chat.Button
	if before > 0 {
		row = append(row, turn("button.newest", 0))
	}
	if earlier > 0 {
		row = append(row, turn("button.earlier", earlier))
	}
	p.row(row...)
	return p.Message, nil
}

// archived tells the game and the outcome of a settled deal.
func (w speech) archived(d SettledDeal) string {
	record, err := game.ParseRecord(d.Record)
	state, broken := record.Replay()
	if err != nil || broken != nil {
		return w.Term("history.unreadable")
	}
	result := state.Result()
	if result.Void {
		return w.Term("history.void")
	}
	sides := make([]string, 0, len(result.Sides))
	for _, side := range result.Sides {
		text := w.archivedNames(d, side.Seats) + " " + strconv.Itoa(side.Points)
		if len(side.Seats) > 0 && slices.Contains(result.Winners, side.Seats[0]) {
			text = "🏆 " + text
		}
		sides = append(sides, text)
	}
	return strings.Join(sides, " · ")
}

// archivedNames lists who sat in some seats of a settled deal.
func (w speech) archivedNames(d SettledDeal, seats []int) string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = w.archivedName(d, seat)
	}
	return strings.Join(names, " + ")
}

// archivedName names who sat in a seat of a settled deal.
func (w speech) archivedName(d SettledDeal, seat int) string {
	if seat >= len(d.Players) {
		return w.Term("somebody")
	}
	p := d.Players[seat]
	if p.Computer() {
		return w.computer(p.Level, seat)
	}
	return w.shownName(p.Name)
}

// recordScreen shows a settled deal as a record, which anybody can replay and whose shuffle anybody can check.
func (w speech) recordScreen(d SettledDeal) chat.Message {
	var p page
	p.title(w.Say(lang.RecordTitle{Deal: string(d.ID)}))
	p.quiet(w.archived(d))
	for i := range d.Players {
		p.quiet(fmt.Sprintf("%d: %s", i, w.archivedName(d, i)))
	}
	p.add(chat.Code, strings.TrimRight(d.Record, "\n"))
	p.quiet(w.Term("record.check"))
	return p.Message
}
