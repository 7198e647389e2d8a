package telegram

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	tgbotapi "github.com/go-telegram-bot-api/telegram-bot-api/v5"
)

// callLimit is how long a call may take, unless it waits for updates.
const callLimit = 15 * time.Second

// bodyMost is how much of an answer is read, in bytes.
const bodyMost = 16 << 20

// api calls methods of the Bot API through the library, bound to a context and without the token in any error.
type api struct {
	bot    *tgbotapi.BotAPI
	client *http.Client
}

// call executes a method, with files as further parameters. Values that are not strings are sent as JSON. Errors are
// *apiError, or the context's.
func (a api) call(ctx context.Context, method string, params map[string]any, files ...tgbotapi.RequestFile) (json.RawMessage, error) {
	ctx, cancel := context.WithTimeout(ctx, callLimit)
	defer cancel()
	return a.wait(ctx, method, params, files...)
}

// wait is call without a limit but the context's.
func (a api) wait(ctx context.Context, method string, params map[string]any, files ...tgbotapi.RequestFile) (json.RawMessage, error) {
	values := tgbotapi.Params{}
	for name, value := range params {
		if text, ok := value.(string); ok {
			values[name] = text
			continue
		}
		data, err := json.Marshal(value)
		if err != nil {
			return nil, fmt.Errorf("telegram: %s: %s cannot be sent: %w", method, name, err)
		}
		values[name] = string(data)
	}
	bound := &boundClient{ctx: ctx, client: a.client}
	bot := *a.bot
	bot.Client = bound
	response, err := request(bot, method, values, files)
	if err == nil {
		return response.Result, nil
	}
	if ctx.Err() != nil {
		return nil, fmt.Errorf("telegram: %s: %w", method, ctx.Err())
	}
	fault := &apiError{method: method, status: bound.status}
	var refused *tgbotapi.Error
	if errors.As(err, &refused) {
		fault.code, fault.description = response.ErrorCode, a.scrub(withoutQuotes(refused.Message))
		fault.retryAfter = time.Duration(refused.RetryAfter) * time.Second
		fault.movedTo = refused.MigrateToChatID
		return nil, fault
	}
	fault.description = a.scrub(err.Error())
	return nil, fault
}

func request(bot tgbotapi.BotAPI, method string, values tgbotapi.Params, files []tgbotapi.RequestFile) (*tgbotapi.APIResponse, error) {
	if len(files) > 0 {
		return bot.UploadFiles(method, values, files)
	}
	return bot.MakeRequest(method, values)
}

// scrub takes the token out of a text.
func (a api) scrub(text string) string { return strings.ReplaceAll(text, a.bot.Token, "***") }

// withoutQuotes cuts a description where the platform starts to repeat what it was sent.
func withoutQuotes(description string) string {
	const fault = "can't parse entities"
	if i := strings.Index(description, fault); i >= 0 {
		return description[:i+len(fault)]
	}
	return description
}

// boundClient does one request under a context and remembers the status.
type boundClient struct {
	ctx    context.Context
	client *http.Client
	status int
}

func (b *boundClient) Do(r *http.Request) (*http.Response, error) {
	response, err := b.client.Do(r.WithContext(b.ctx))
	if err != nil {
		return nil, err
	}
	b.status = response.StatusCode
	response.Body = struct {
		io.Reader
		io.Closer
	}{io.LimitReader(response.Body, bodyMost), response.Body}
	return response, nil
}
