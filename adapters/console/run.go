package console

import (
	"context"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"briscola/bot/chat"
)

// settleLimit is how long a script waits at most until the bot has shown what a line led to.
const settleLimit = 5 * time.Second

// Run reads lines and hands them to the handler, one after the other. It returns nil when the context ends, the input
// ends, or the person leaves.
func (c *Console) Run(ctx context.Context, handle chat.Handler) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	c.start()
	defer c.stop()
	if c.options.First != "" && !c.line(ctx, handle, c.options.First) {
		return nil
	}
	lines := make(chan string)
	go readLines(ctx, c.options.In, lines)
	for {
		select {
		case <-ctx.Done():
			return nil
		case line, ok := <-lines:
			if !ok || !c.line(ctx, handle, line) {
				return nil
			}
		}
	}
}

func (c *Console) start() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.running = true
	c.print(c.phrases.Hint + "\n")
}

func (c *Console) stop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.running = false
	if c.prompted {
		c.write("\n")
		c.prompted = false
	}
}

// line handles one line; false when the person wants to leave.
func (c *Console) line(ctx context.Context, handle chat.Handler, text string) bool {
	c.begin(text)
	defer c.end()
	switch in := parse(text); in.kind {
	case quit:
		return false
	case help:
		c.say(c.help())
	case again:
		c.repeat()
	case number:
		c.press(ctx, handle, in)
	case command:
		c.command(ctx, handle, in)
	case bare:
		c.bare(ctx, handle, in)
	}
	return true
}

// begin takes note that the person has pressed Enter; without a terminal it repeats what was read.
func (c *Console) begin(text string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.handling, c.prompted = true, false
	if !c.options.Terminal {
		c.write("> " + clean(text) + "\n")
	}
}

func (c *Console) end() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.handling = false
	c.prompt()
}

func (c *Console) press(ctx context.Context, handle chat.Handler, in input) {
	choices := c.choices()
	if in.number < 1 || in.number > len(choices) {
		c.say(c.phrases.NoChoice)
		return
	}
	chosen := choices[in.number-1]
	if chosen.danger && !in.sure {
		c.say(fmt.Sprintf(c.phrases.Sure, in.number))
		return
	}
	c.update(ctx, handle, chat.Update{Press: &chat.Press{Token: chosen.token, Message: chosen.message, Personal: true}})
}

// bare presses the one button with the words, where there is one, and else plays a card.
func (c *Console) bare(ctx context.Context, handle chat.Handler, in input) {
	wanted, count := wordsOf(strings.Join(in.words, " ")), 0
	for i, choice := range c.choices() {
		if wanted != "" && choice.words == wanted {
			in.number = i + 1
			count++
		}
	}
	if count == 1 {
		c.press(ctx, handle, in)
		return
	}
	in.name = "play"
	c.command(ctx, handle, in)
}

func (c *Console) command(ctx context.Context, handle chat.Handler, in input) {
	known := slices.ContainsFunc(c.options.Commands, func(s chat.CommandSpec) bool { return s.Name == in.name })
	if !known {
		c.say(c.phrases.NoCommand)
		return
	}
	c.update(ctx, handle, chat.Update{Command: &chat.Command{Name: in.name, Words: in.words}})
}

// update hands an update over and shows the answer.
func (c *Console) update(ctx context.Context, handle chat.Handler, u chat.Update) {
	u.Room, u.Private, u.From = Room(), true, c.Person()
	news := c.news()
	answer := c.guard(ctx, handle, u)
	c.answer(answer, u.Press)
	if !c.options.Terminal && c.options.Settle > 0 {
		c.settle(ctx, news)
	}
}

// news is closed when something is printed from now on.
func (c *Console) news() <-chan struct{} {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.changed
}

// guard calls the handler; a panic costs only the answer.
func (c *Console) guard(ctx context.Context, handle chat.Handler, u chat.Update) (answer chat.Answer) {
	defer func() {
		if reason := recover(); reason != nil {
			c.options.Log.Error("the handler panicked", "reason", fmt.Sprintf("%T", reason), "stack", string(debug.Stack()))
			answer = chat.Answer{Note: c.phrases.Failed}
		}
	}()
	return handle(ctx, u)
}

func (c *Console) answer(a chat.Answer, press *chat.Press) {
	if a.Note != "" && a.Screen == nil {
		c.say(a.Note)
	}
	for _, screen := range []*chat.Message{a.Screen, a.Public} {
		if screen == nil {
			continue
		}
		m := *screen
		m.File = nil
		c.mu.Lock()
		if a.Replace && press != nil {
			c.replace(press.Message.ID, m)
		} else {
			c.add(m)
		}
		c.mu.Unlock()
	}
}

// settle waits for the first news, then until there have been none for a while.
func (c *Console) settle(ctx context.Context, news <-chan struct{}) {
	ctx, cancel := context.WithTimeout(ctx, settleLimit)
	defer cancel()
	var quiet <-chan time.Time
	for {
		select {
		case <-news:
			news, quiet = c.news(), time.After(c.options.Settle)
		case <-quiet:
			return
		case <-ctx.Done():
			return
		}
	}
}

func (c *Console) say(text string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.print(wrapLines(cleanLines(text), c.width()) + "\n")
}

// repeat prints the screen with the choices again, or the last one where none has any.
func (c *Console) repeat() {
	choices := c.choices()
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.printed) == 0 {
		return
	}
	id := c.printed[len(c.printed)-1]
	if len(choices) > 0 {
		id = choices[0].message.ID
	}
	if m, there := c.messages[id]; there {
		c.show(id, m)
	}
}

// help tells what can be typed and the commands of the bot.
func (c *Console) help() string {
	var b strings.Builder
	b.WriteString(c.phrases.Keys)
	for _, spec := range c.options.Commands {
		if !spec.Private {
			continue
		}
		description := spec.Description[c.options.Language]
		if description == "" {
			description = spec.Description["en"]
		}
		fmt.Fprintf(&b, "\n%-20s %s", "/"+spec.Name, description)
	}
	return b.String()
}
