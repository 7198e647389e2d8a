package board

import (
	"fmt"
	"time"
)

// Day is a day of the calendar: days since 1970-01-01, whatever the clock.
type Day int32

// DayOf gives the day of an instant by the clock of its location.
func DayOf(t time.Time) Day {
	year, month, day := t.Date()
	return date(year, month, day)
}

func date(year int, month time.Month, day int) Day {
	return Day(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / secondsOfDay)
}

const secondsOfDay = 24 * 60 * 60

// Time gives the instant at which the day begins by a clock: midnight, or what follows where that is skipped.
func (d Day) Time(clock *time.Location) time.Time {
	year, month, day := d.utc().Date()
	t := time.Date(year, month, day, 0, 0, 0, 0, clock)
	if DayOf(t) < d {
		_, t = t.ZoneBounds()
	}
	return t
}

func (d Day) utc() time.Time { return time.Unix(int64(d)*secondsOfDay, 0).UTC() }

// String gives year, month and day, as in 2026-11-30.
func (d Day) String() string { return d.utc().Format(time.DateOnly) }

// Month, Week and Periods give the stretches of time that a day belongs to.
func (d Day) Month() Period {
	year, month, _ := d.utc().Date()
	return Period{Month, int32(year)*12 + int32(month) - 1}
}

// Week gives the week of a day.
func (d Day) Week() Period { return Period{Week, int32(floorDiv(int(d)+3, 7))} } // 1970-01-01 was a Thursday

// Periods lists all that a day belongs to.
func (d Day) Periods() [3]Period { return [3]Period{{}, d.Month(), d.Week()} }

func floorDiv(a, b int) int {
	if a < 0 {
		return (a - b + 1) / b
	}
	return a / b
}

// Span is a length of time.
type Span uint8

// The lengths of periods.
const (
	AllTime Span = iota
	Month
	Week
)

// Period is a stretch of time in which deals are counted. The zero Period is all time.
type Period struct {
	Span   Span
	Number int32 // of a month: year*12 + month-1; of a week: those since the one of 1970-01-01; 0 of all time
}

// First is the first day of a month or week, 0 of all time.
func (p Period) First() Day {
	switch p.Span {
	case Month:
		return date(int(floorDiv(int(p.Number), 12)), time.January+time.Month(p.Number-int32(floorDiv(int(p.Number), 12))*12), 1)
	case Week:
		return Day(p.Number*7 - 3)
	}
	return 0
}

// Next is the period that follows; all time is followed by itself.
func (p Period) Next() Period { return p.shift(1) }

// Previous is the period before.
func (p Period) Previous() Period { return p.shift(-1) }

func (p Period) shift(n int32) Period {
	if p.Span != AllTime {
		p.Number += n
	}
	return p
}

// String gives "all", "2026-11" or "2026-w48", weeks as ISO 8601 numbers them.
func (p Period) String() string {
	switch p.Span {
	case Month:
		return p.First().utc().Format("2006-01")
	case Week:
		year, week := p.First().utc().ISOWeek()
		return fmt.Sprintf("%04d-w%02d", year, week)
	}
	return "all"
}

// ParsePeriod reads the form of String.
func ParsePeriod(name string) (Period, error) {
	if name == "all" {
		return Period{}, nil
	}
	var year, n int
	p := Period{}
	if t, err := time.Parse("2006-01", name); err == nil {
		p = DayOf(t).Month()
	} else if _, err := fmt.Sscanf(name, "%4d-w%2d", &year, &n); err == nil {
		p = date(year, time.January, 4).Week().shift(int32(n) - 1) // the week of January 4 is the first
	}
	if p == (Period{}) || p.String() != name {
		return Period{}, fmt.Errorf("board: no period %q", name)
	}
	return p, nil
}

// Section is a part of a book with figures of its own.
type Section struct {
	Period Period
	Kind   Kind
}

// YearMonth gives the year and the month, 1 to 12, of a month.
func (p Period) YearMonth() (year, month int) {
	y, m, _ := p.First().utc().Date()
	return y, int(m)
}
