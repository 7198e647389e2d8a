package discord

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"net"
	"sync"
	"time"
)

// wire is a gateway connection that limits how long it is silent, keeps the library from saying goodbye unasked, and
// overhears what the library keeps to itself: the interval of heartbeats and the code with which the gateway closes. What
// passes is in the clear, so it stands above TLS.
type wire struct {
	net.Conn
	silence time.Duration // longest silence before the interval is known

	mu       sync.Mutex
	ear      ear
	interval time.Duration // 0 until hello
	code     int           // 0 until a close frame
	leaving  bool          // the session is to end
}

// Read fails for good after a silence of one and a half heartbeat intervals.
func (w *wire) Read(p []byte) (int, error) {
	limit := w.silence
	if interval := w.heartbeat(); interval > 0 {
		limit = interval * 3 / 2
	}
	if err := w.Conn.SetReadDeadline(time.Now().Add(limit)); err != nil {
		return 0, err
	}
	n, err := w.Conn.Read(p)
	w.mu.Lock()
	w.ear.hear(p[:n], w.frame)
	w.mu.Unlock()
	return n, err
}

// Write breaks the connection instead of sending a close frame, except when leaving. The library says a friendly goodbye
// whenever something fails, twice at times and then on the next connection; that would end the session, while a broken
// connection can be resumed. Each call holds one whole frame.
func (w *wire) Write(p []byte) (int, error) {
	w.mu.Lock()
	leaving := w.leaving
	w.mu.Unlock()
	if len(p) > 0 && p[0] == final|opClose && !leaving {
		w.Conn.Close()
		return 0, net.ErrClosed
	}
	return w.Conn.Write(p)
}

// leave lets a close frame pass.
func (w *wire) leave() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.leaving = true
}

// SetReadDeadline does nothing: Read keeps its own.
func (w *wire) SetReadDeadline(time.Time) error { return nil }

// SetDeadline limits writes alone.
func (w *wire) SetDeadline(t time.Time) error { return w.Conn.SetWriteDeadline(t) }

func (w *wire) frame(opcode byte, payload []byte) {
	switch {
	case opcode == opClose && len(payload) >= 2:
		w.code = int(binary.BigEndian.Uint16(payload))
	case opcode == opText && w.interval == 0:
		var hello struct {
			Op int `json:"op"`
			D  struct {
				Interval int `json:"heartbeat_interval"` // ms
			} `json:"d"`
		}
		if json.Unmarshal(payload, &hello) == nil && hello.Op == 10 {
			w.interval = time.Duration(hello.D.Interval) * time.Millisecond
		}
	}
}

func (w *wire) heartbeat() time.Duration {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.interval
}

func (w *wire) closeCode() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.code
}

// Opcodes of WebSocket frames, and the bit beside them that marks a last frame.
const (
	opText  = 1
	opClose = 8
	final   = 0x80
)

// heard is how much of a frame is kept: enough for hello and for a close.
const heard = 1024

// ear follows the frames of a WebSocket stream from the server, which are not masked, through any cut into reads.
type ear struct {
	open   bool   // behind the answer to the handshake
	head   []byte // of the handshake or of the frame, until complete
	opcode byte
	rest   uint64 // bytes of the frame still to come
	begun  []byte // of the frame, at most heard bytes
}

func (e *ear) hear(p []byte, frame func(opcode byte, payload []byte)) {
	for len(p) > 0 {
		switch {
		case !e.open:
			p = e.handshake(p)
		case e.rest == 0:
			p = e.header(p)
			if e.rest == 0 && e.head == nil {
				frame(e.opcode, nil)
			}
		default:
			n := min(e.rest, uint64(len(p)))
			e.begun = append(e.begun, p[:min(n, uint64(heard-len(e.begun)))]...)
			e.rest -= n
			p = p[n:]
			if e.rest == 0 {
				frame(e.opcode, e.begun)
			}
		}
	}
}

func (e *ear) handshake(p []byte) (rest []byte) {
	end := []byte("\r\n\r\n")
	before := len(e.head)
	e.head = append(e.head, p...)
	i := bytes.Index(e.head, end)
	if i < 0 {
		return nil
	}
	e.open, e.head = true, nil
	return p[i+len(end)-before:]
}

func (e *ear) header(p []byte) (rest []byte) {
	e.head = append(e.head, p[0])
	size := 2
	if len(e.head) >= 2 {
		switch e.head[1] & 0x7f {
		case 126:
			size = 4
		case 127:
			size = 10
		}
	}
	if len(e.head) < size || len(e.head) < 2 {
		return p[1:]
	}
	e.opcode = e.head[0] & 0x0f
	switch size {
	case 2:
		e.rest = uint64(e.head[1] & 0x7f)
	case 4:
		e.rest = uint64(binary.BigEndian.Uint16(e.head[2:]))
	default:
		e.rest = binary.BigEndian.Uint64(e.head[2:])
	}
	e.head, e.begun = nil, nil
	return p[1:]
}
