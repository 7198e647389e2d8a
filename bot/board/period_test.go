package board_test

import (
	"fmt"
	"testing"
	"time"
	_ "time/tzdata" // days are computed in any time zone

	"pgregory.net/rapid"

	"briscola/bot/board"
)

// days draws a day of the years 1 to 9998, so that its periods and their neighbours can be written with four digits.
func days() *rapid.Generator[board.Day] {
	return rapid.Map(rapid.Int64Range(
		time.Date(1, 2, 10, 0, 0, 0, 0, time.UTC).Unix(), time.Date(9998, 12, 1, 0, 0, 0, 0, time.UTC).Unix(),
	), func(second int64) board.Day { return board.DayOf(time.Unix(second, 0).UTC()) })
}

func day(text string) board.Day {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil {
		panic(err)
	}
	return board.DayOf(t)
}

func location(t *testing.T, name string) *time.Location {
	t.Helper()
	clock, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return clock
}

func TestDaysAreCountedFrom1970(t *testing.T) {
	for text, want := range map[string]board.Day{
		"1970-01-01": 0, "1970-01-02": 1, "1969-12-31": -1, "2000-02-29": 11016, "2026-11-30": 20787,
	} {
		if got := day(text); got != want || got.String() != text {
			t.Errorf("%s: got day %d, which is %s, want %d", text, got, got, want)
		}
	}
}

func TestDayIsThatOfTheClock(t *testing.T) {
	rome, samoa := location(t, "Europe/Rome"), location(t, "Pacific/Apia")
	for _, row := range []struct {
		at    time.Time
		clock *time.Location
		want  string
	}{
		{time.Date(2026, 12, 31, 22, 59, 59, 0, time.UTC), rome, "2026-12-31"}, // winter: an hour ahead
		{time.Date(2026, 12, 31, 23, 0, 0, 0, time.UTC), rome, "2027-01-01"},
		{time.Date(2026, 7, 31, 21, 59, 59, 0, time.UTC), rome, "2026-07-31"}, // summer: two hours
		{time.Date(2026, 7, 31, 22, 0, 0, 0, time.UTC), rome, "2026-08-01"},
		{time.Date(2026, 3, 28, 23, 0, 0, 0, time.UTC), rome, "2026-03-29"}, // a day of 23 hours
		{time.Date(2026, 3, 29, 21, 59, 59, 0, time.UTC), rome, "2026-03-29"},
		{time.Date(2026, 10, 24, 22, 0, 0, 0, time.UTC), rome, "2026-10-25"}, // a day of 25 hours
		{time.Date(2026, 10, 25, 22, 59, 59, 0, time.UTC), rome, "2026-10-25"},
		{time.Date(2026, 10, 25, 23, 0, 0, 0, time.UTC), rome, "2026-10-26"},
		{time.Date(2011, 12, 30, 9, 59, 59, 0, time.UTC), samoa, "2011-12-29"}, // then a day was left out
		{time.Date(2011, 12, 30, 10, 0, 0, 0, time.UTC), samoa, "2011-12-31"},
	} {
		if got := board.DayOf(row.at.In(row.clock)).String(); got != row.want {
			t.Errorf("%s in %s: got %s, want %s", row.at, row.clock, got, row.want)
		}
	}
}

func TestDayBeginsAtMidnightOfTheClock(t *testing.T) {
	rome := location(t, "Europe/Rome")
	for text, want := range map[string]time.Time{
		"2026-03-29": time.Date(2026, 3, 28, 23, 0, 0, 0, time.UTC),
		"2026-03-30": time.Date(2026, 3, 29, 22, 0, 0, 0, time.UTC),
		"2026-10-25": time.Date(2026, 10, 24, 22, 0, 0, 0, time.UTC),
		"2026-10-26": time.Date(2026, 10, 25, 23, 0, 0, 0, time.UTC),
	} {
		if got := day(text).Time(rome); !got.Equal(want) || got.Location() != rome {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
	chile := location(t, "America/Santiago") // skips the hour after midnight
	if got, want := day("2026-09-06").Time(chile), time.Date(2026, 9, 6, 4, 0, 0, 0, time.UTC); !got.Equal(want) {
		t.Errorf("a day without midnight: got %s, want %s", got, want)
	}
}

func TestDayBeginsOnThatDay(t *testing.T) {
	for _, name := range []string{
		"Europe/Rome", "America/Santiago", "America/Havana", "Asia/Amman", "Australia/Lord_Howe", "Asia/Kathmandu",
	} {
		clock := location(t, name)
		for d := day("2000-01-01"); d < day("2040-01-01"); d++ {
			if got := d.Time(clock); board.DayOf(got) != d || got.Hour() > 1 {
				t.Fatalf("%s in %s: got %s", d, name, got)
			}
		}
	}
}

func TestPeriodsHoldTheirDays(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := days().Draw(t, "day")
		periods := d.Periods()
		if periods != [3]board.Period{{}, d.Month(), d.Week()} {
			t.Fatalf("Periods of %s: got %s", d, periods)
		}
		for _, p := range periods[1:] {
			if first, next := p.First(), p.Next().First(); d < first || d >= next {
				t.Errorf("%s is in %s, which has the days from %s to before %s", d, p, first, next)
			}
			if p.Next().Previous() != p || p.Previous().Next() != p || p.Next() == p {
				t.Errorf("%s: got %s after it and %s before it", p, p.Next(), p.Previous())
			}
		}
		month, week := d.Month().First(), d.Week().First()
		if got := month.Time(time.UTC); got.Day() != 1 || month.Month() != d.Month() {
			t.Errorf("the month of %s begins on %s", d, month)
		}
		if got := week.Time(time.UTC); got.Weekday() != time.Monday || week.Week() != d.Week() {
			t.Errorf("the week of %s begins on %s, a %s", d, week, got.Weekday())
		}
		year, number := d.Month().YearMonth()
		if at := d.Time(time.UTC); year != at.Year() || number != int(at.Month()) {
			t.Errorf("YearMonth of %s: got %d and %d", d.Month(), year, number)
		}
	})
}

func TestPeriodsAreReadAsTheyAreWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := days().Draw(t, "day")
		at := d.Time(time.UTC)
		year, week := at.ISOWeek()
		want := [3]string{"all", at.Format("2006-01"), fmt.Sprintf("%04d-w%02d", year, week)}
		for i, p := range d.Periods() {
			if p.String() != want[i] {
				t.Errorf("a period of %s: got %s, want %s", d, p, want[i])
			}
			if got, err := board.ParsePeriod(p.String()); err != nil || got != p {
				t.Errorf("ParsePeriod(%q): got %v, %v; want %v", p, got, err, p)
			}
		}
	})
}

func TestWeeksOfTheYearsEnd(t *testing.T) {
	for text, want := range map[string]string{
		"2026-12-31": "2026-w53", "2027-01-03": "2026-w53", "2027-01-04": "2027-w01", // a year of 53 weeks
		"2024-12-29": "2024-w52", "2024-12-30": "2025-w01", "2025-12-28": "2025-w52", "2025-12-29": "2026-w01",
		"1970-01-01": "1970-w01", "1969-12-28": "1969-w52",
	} {
		if got := day(text).Week().String(); got != want {
			t.Errorf("week of %s: got %s, want %s", text, got, want)
		}
	}
	for text, want := range map[string]string{"2026-12-31": "2026-12", "2027-01-01": "2027-01"} {
		if got := day(text).Month().String(); got != want {
			t.Errorf("month of %s: got %s, want %s", text, got, want)
		}
	}
	if got := day("2026-12-31").Month().Next().String(); got != "2027-01" {
		t.Errorf("month after 2026-12: got %s", got)
	}
}

func TestAllTimeHasNoNeighbours(t *testing.T) {
	if p := (board.Period{}); p.Next() != p || p.Previous() != p || p.First() != 0 || p.String() != "all" {
		t.Errorf("all time: got %s after it, %s before it, beginning on %s, %s", p.Next(), p.Previous(), p.First(), p)
	}
}

func TestParsePeriodRefusesWhatIsNone(t *testing.T) {
	for _, text := range []string{
		"", "ALL", "2026", "2026-13", "2026-00", "2026-1", "2026-11-30", "2026-w54", "2025-w53", "2026-w00", "2026-w1", "2026-W48",
		"2026-w48 ", " 2026-11", "26-w48", "2026-w-1", "２０２６-11",
	} {
		if p, err := board.ParsePeriod(text); err == nil || p != (board.Period{}) {
			t.Errorf("ParsePeriod(%q): got %s, %v; want it refused", text, p, err)
		}
	}
}

func FuzzParsePeriod(f *testing.F) {
	for _, text := range []string{"all", "2026-11", "2026-w48", "0001-w01", "9999-w53", "2026-w54"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if p, err := board.ParsePeriod(text); err == nil && p.String() != text {
			t.Errorf("ParsePeriod(%q) gives %q", text, p)
		}
	})
}
