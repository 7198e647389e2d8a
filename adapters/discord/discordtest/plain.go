package discordtest

import (
	"regexp"
	"strings"
)

// What acts in a message unless a backslash stands before it. Each kind of markup is named in Screen.Markup.
var (
	blockMarkup = []struct {
		name string
		re   *regexp.Regexp
	}{
		{"small", regexp.MustCompile(`^\s*-# `)},
		{"heading", regexp.MustCompile(`^\s*#{1,3} `)},
		{"quote", regexp.MustCompile(`^\s*>(>>)? `)},
		{"list", regexp.MustCompile(`^\s*([-*+]|\d+\.) `)},
	}
	inlineMarkup = []struct {
		name string
		re   *regexp.Regexp
		show int // the group that is shown, 0 for the whole
	}{
		{"mention", regexp.MustCompile(`^<(@[!&]?|#)\d+>`), 0},
		{"everyone", regexp.MustCompile(`^@(everyone|here)`), 0},
		{"emoji", regexp.MustCompile(`^<a?(:\w+:)\d+>`), 1},
		{"special", regexp.MustCompile(`^<(t:-?\d+(:\w)?|/[^>]+:\d+|id:\w+)>`), 0},
		{"link", regexp.MustCompile(`^\[([^\]]+)\]\([^)]+\)`), 1},
		{"link", regexp.MustCompile(`^<?https?://[^\s<]+[^<.,:;"'\]\s]>?`), 0},
		{"code", regexp.MustCompile("^(`+)([^`]|[^`][^\x00]*?[^`])`+"), 2},
		{"bold", regexp.MustCompile(`^\*\*((?:\\[\s\S]|[^\\])+?)\*\*`), 1},
		{"underline", regexp.MustCompile(`^__((?:\\[\s\S]|[^\\])+?)__`), 1},
		{"strike", regexp.MustCompile(`^~~((?:\\[\s\S]|[^\\])+?)~~`), 1},
		{"spoiler", regexp.MustCompile(`^\|\|((?:\\[\s\S]|[^\\])+?)\|\|`), 1},
		{"italic", regexp.MustCompile(`^\*((?:\\[\s\S]|[^\\*\s])(?:\\[\s\S]|[^\\*])*?)\*`), 1},
		{"italic", regexp.MustCompile(`^_((?:\\[\s\S]|[^\\_])+?)_(?:\W|$)`), 1},
	}
	escaped   = regexp.MustCompile(`^\\([^0-9A-Za-z\s])`)
	codeBlock = regexp.MustCompile("(?s)```(?:\\w*\n)?(.*?)\n?```")
)

// Plain gives a content as it is shown, without signs of markup, and names the markup that acted, in order. It knows the
// part of Discord's Markdown that matters to safety, each construct within one line but blocks of code.
func Plain(content string) (text string, markup []string) {
	var out strings.Builder
	for content != "" {
		at := codeBlock.FindStringSubmatchIndex(content)
		if at == nil {
			markup = plainLines(&out, content, markup)
			break
		}
		markup = plainLines(&out, content[:at[0]], markup)
		markup = append(markup, "block")
		out.WriteString(content[at[2]:at[3]])
		content = content[at[1]:]
	}
	return strings.ReplaceAll(out.String(), "\u200b", ""), markup
}

func plainLines(out *strings.Builder, content string, markup []string) []string {
	for i, line := range strings.Split(content, "\n") {
		if i > 0 {
			out.WriteByte('\n')
		}
		for _, b := range blockMarkup {
			if at := b.re.FindStringIndex(line); at != nil {
				markup = append(markup, b.name)
				line = line[at[1]:]
				break
			}
		}
		markup = plainInline(out, line, markup)
	}
	return markup
}

func plainInline(out *strings.Builder, line string, markup []string) []string {
next:
	for line != "" {
		if at := escaped.FindStringSubmatchIndex(line); at != nil {
			out.WriteString(line[at[2]:at[3]])
			line = line[at[1]:]
			// What follows an escaped sign may no longer begin a construct with it, but may begin one of its own.
			continue
		}
		for _, m := range inlineMarkup {
			at := m.re.FindStringSubmatchIndex(line)
			if at == nil {
				continue
			}
			markup = append(markup, m.name)
			if m.show == 0 {
				out.WriteString(line[at[0]:at[1]])
			} else {
				markup = plainInline(out, line[at[2*m.show]:at[2*m.show+1]], markup)
			}
			line = line[at[1]:]
			continue next
		}
		r := []rune(line)[0]
		out.WriteRune(r)
		line = line[len(string(r)):]
	}
	return markup
}
