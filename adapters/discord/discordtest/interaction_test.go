package discordtest_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/gorilla/websocket"

	"briscola/adapters/discord/discordtest"
)

// connect identifies as the bot with a bare client and gives the connection.
func (w *world) connect() *websocket.Conn {
	w.t.Helper()
	conn, _, err := websocket.DefaultDialer.Dial("ws"+w.s.URL()[len("http"):]+"/?v=10&encoding=json", nil)
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() { conn.Close() })
	w.identify(conn, 1)
	return conn
}

func (w *world) identify(conn *websocket.Conn, intents int) {
	conn.WriteJSON(map[string]any{"op": 2, "d": map[string]any{"token": discordtest.DefaultToken, "intents": intents,
		"properties": map[string]any{"os": "linux", "browser": "x", "device": "x"}}})
}

// next reads frames until one of a kind: a dispatch's name or "op N".
func next(t *testing.T, conn *websocket.Conn, kind string) map[string]any {
	t.Helper()
	for {
		var frame struct {
			Op int
			T  string
			D  map[string]any
		}
		conn.SetReadDeadline(time.Now().Add(10 * time.Second))
		if err := conn.ReadJSON(&frame); err != nil {
			t.Fatalf("waiting for %s: %v", kind, err)
		}
		if frame.T == kind || kind == fmt.Sprint("op ", frame.Op) {
			return frame.D
		}
	}
}

// press gives a fresh press of anna on a message of the bot, and the path of its callback.
func (w *world) press() (in *discordtest.Interaction, callback, webhook string) {
	w.t.Helper()
	if status, _ := w.do("POST", w.messages(), rows(`{"type":2,"style":1,"label":"go","custom_id":"go"}`)); status != 200 {
		w.t.Fatalf("HTTP %d", status)
	}
	in = w.anna.Press(w.lastMessage(), "go")
	return in, "/api/v10/interactions/" + in.ID + "/" + in.Token() + "/callback",
		"/api/v10/webhooks/" + w.s.Application() + "/" + in.Token()
}

func TestAnInteractionIsAcknowledgedOnceAndInTime(t *testing.T) {
	w := newWorld(t)
	_, callback, webhook := w.press()
	steps := []struct {
		name         string
		method, path string
		body         string
		status, code int
	}{
		{"the token before the callback", "PATCH", webhook + "/messages/@original", `{"content":"x"}`, 404, 10015},
		{"a type of another kind", "POST", callback, `{"type":8,"data":{"choices":[]}}`, 400, 50035},
		{"a deferral with a flag too many", "POST", callback, `{"type":5,"data":{"flags":68}}`, 400, 50035},
		{"an update to nothing", "POST", callback, `{"type":7,"data":{"content":"","components":[]}}`, 400, 50006},
		{"the callback", "POST", callback, `{"type":4,"data":{"content":"psst","flags":64}}`, 204, 0},
		{"the callback again", "POST", callback, `{"type":6}`, 400, 40060},
		{"an edit", "PATCH", webhook + "/messages/@original", `{"content":"later"}`, 200, 0},
		{"a follow-up", "POST", webhook, `{"content":"more","flags":64}`, 200, 0},
		{"a wrong token", "POST", webhook + "x", `{"content":"more"}`, 401, 50027},
	}
	for _, s := range steps {
		if status, code := w.do(s.method, s.path, s.body); status != s.status || code != s.code {
			t.Errorf("%s: %d with %d, want %d with %d", s.name, status, code, s.status, s.code)
		}
	}
	w.clock.Add(16 * time.Minute)
	if status, code := w.do("PATCH", webhook+"/messages/@original", `{"content":"x"}`); status != 401 || code != 50027 {
		t.Errorf("after a quarter of an hour: %d with %d", status, code)
	}
	_, callback, _ = w.press()
	w.clock.Add(4 * time.Second)
	if status, code := w.do("POST", callback, `{"type":6}`); status != 404 || code != 10062 {
		t.Errorf("after three seconds: %d with %d", status, code)
	}
}

func TestAnEphemeralMessageIsForOnePersonAndItsTokenOnly(t *testing.T) {
	w := newWorld(t)
	bruno := w.s.AddUser("bruno", "it")
	w.guild.Add(bruno)
	in, callback, _ := w.press()
	w.do("POST", callback, `{"type":4,"data":{"content":"secret","flags":64}}`)
	id := in.Answer().Screen.ID
	if n := len(w.anna.Sees(w.channel)); n != 2 {
		t.Errorf("anna sees %d messages, want 2", n)
	}
	if n := len(bruno.Sees(w.channel)); n != 1 {
		t.Errorf("bruno sees %d messages, want 1", n)
	}
	if _, code := w.do("PATCH", w.messages()+"/"+id, `{"content":"x"}`); code != 10008 {
		t.Errorf("an edit by the channel: %d, want 10008", code)
	}
	saw := w.s.WhoSaw(func(s discordtest.Screen) bool { return s.Text == "secret" })
	if diff := cmp.Diff([]string{"anna"}, saw); diff != "" {
		t.Errorf("who saw it (-want +got):\n%s", diff)
	}
	w.do("POST", w.messages(), `{"content":"secret"}`)
	saw = w.s.WhoSaw(func(s discordtest.Screen) bool { return s.Text == "secret" })
	if diff := cmp.Diff([]string{"anna", "bruno"}, saw); diff != "" {
		t.Errorf("who saw it after it was posted (-want +got):\n%s", diff)
	}
}

func TestTheGatewayDeliversKeepsAndReplays(t *testing.T) {
	w := newWorld(t)
	conn := w.connect()
	session := next(t, conn, "READY")["session_id"]
	next(t, conn, "GUILD_CREATE")
	in, _, _ := w.press()
	if got := next(t, conn, "INTERACTION_CREATE"); got["id"] != in.ID {
		t.Errorf("interaction %v, want %s", got["id"], in.ID)
	}
	conn.Close()
	w.s.Await(func() bool { return w.s.Gateway().Connected == 0 })
	missed, _, _ := w.press()
	conn, _, err := websocket.DefaultDialer.Dial("ws"+w.s.URL()[len("http"):]+"/?v=10&encoding=json", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.WriteJSON(map[string]any{"op": 6, "d": map[string]any{"token": discordtest.DefaultToken, "session_id": session, "seq": 3}})
	if got := next(t, conn, "INTERACTION_CREATE"); got["id"] != missed.ID {
		t.Errorf("replayed %v, want %s", got["id"], missed.ID)
	}
	next(t, conn, "RESUMED")
	conn.WriteJSON(map[string]any{"op": 1, "d": 5})
	next(t, conn, "op 11")
	if v := w.s.Violations(); len(v) != 0 {
		t.Errorf("violations %q", v)
	}
}

func TestTheGatewayClosesOnWhatIsWrong(t *testing.T) {
	for name, row := range map[string]struct {
		frame any
		code  int
	}{
		"a wrong token":       {map[string]any{"op": 2, "d": map[string]any{"token": "x", "intents": 1}}, 4004},
		"a privileged intent": {map[string]any{"op": 2, "d": map[string]any{"token": discordtest.DefaultToken, "intents": 1 << 15}}, 4014},
		"a frame too early":   {map[string]any{"op": 3, "d": map[string]any{}}, 4003},
		"a frame too large":   {json.RawMessage(fmt.Sprintf(`"%05000d"`, 0)), 4002},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			conn, _, err := websocket.DefaultDialer.Dial("ws"+w.s.URL()[len("http"):]+"/?v=10&encoding=json", nil)
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			conn.WriteJSON(row.frame)
			for err == nil {
				_, _, err = conn.ReadMessage()
			}
			if closed, ok := err.(*websocket.CloseError); !ok || closed.Code != row.code {
				t.Errorf("the connection ended with %v, want %d", err, row.code)
			}
			if len(w.s.Violations()) == 0 {
				t.Error("no violation was recorded")
			}
		})
	}
}

func TestFaultsAreUsedUpInOrderAndNoViolations(t *testing.T) {
	w := newWorld(t)
	w.s.Fail(discordtest.Fault{Route: "POST /channels/{channel_id}/messages", Status: 503, Times: 2})
	w.s.Fail(discordtest.Fault{Route: "POST *", Status: 403, Code: 50013})
	var got []int
	for range 4 {
		status, _ := w.do("POST", w.messages(), `{"content":"x"}`)
		got = append(got, status)
	}
	if diff := cmp.Diff([]int{503, 503, 403, 200}, got); diff != "" {
		t.Errorf("answers (-want +got):\n%s", diff)
	}
	if v := w.s.Violations(); len(v) != 0 {
		t.Errorf("violations %q", v)
	}
}

func TestRoutesHaveTheLimitsThatTheHeadersTell(t *testing.T) {
	s, err := discordtest.Start(discordtest.Options{EnforceRate: true, Now: discordtest.NewClock().Now})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	w := &world{t: t, s: s}
	w.channel = s.AddGuild("g", "it").AddChannel("c")
	for range 10 {
		if status, _ := w.do("POST", w.messages(), `{"content":"x"}`); status == 429 {
			return
		}
	}
	t.Error("ten messages at once met no limit")
}
