package bot

import (
	"context"
	"math/rand/v2"
	"runtime"
	"sync/atomic"
	"time"

	"briscola/game"
	"briscola/game/strategy"
)

// ThinkingTime is how long a computer may think about a move: more gains next to nothing, and a core does fifty moves a second.
// When moves wait for a worker they share it.
const ThinkingTime = 20 * time.Millisecond

// leastThinking is a share of the time that is worth beginning a search.
const leastThinking = time.Millisecond

// pool is where the computers choose their moves: in a bounded number of workers, one for each core. A table's own goroutine
// waits for a worker and for the answer; no lock is held meanwhile, and no answer to a person waits for it.
type pool struct {
	nodes   int // for every choice, which then depends on no clock; 0 is a limit by time
	workers int
	desk    chan *question // where the tables hand their questions to the workers, in the order in which they came
	waiting atomic.Int64   // at the desk
}

func newPool(nodes int) *pool {
	return &pool{nodes: nodes, workers: runtime.GOMAXPROCS(0), desk: make(chan *question)}
}

// question asks for a move of a seat that is on turn.
type question struct {
	computer strategy.Strategy
	view     game.View      // all that the seat may know
	chance   [32]byte       // of the choice
	answer   chan game.Move // takes one
	moot     atomic.Bool    // nobody waits for the answer any more
}

// rng is the chance as a source of random numbers.
func (q *question) rng() *rand.Rand { return rand.New(rand.NewChaCha8(q.chance)) }

// work is the goroutine of a worker.
func (p *pool) work(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case q := <-p.desk:
			limit := p.limit(q, int(p.waiting.Add(-1)))
			q.answer <- q.computer.Choose(q.view, q.rng(), limit).Move
		}
	}
}

// limit bounds the thinking about a question that a worker begins with while so many others wait.
func (p *pool) limit(q *question, waiting int) strategy.Limit {
	if p.nodes > 0 {
		return strategy.Limit{Nodes: p.nodes, Stop: q.moot.Load}
	}
	share := ThinkingTime / time.Duration(1+waiting/p.workers)
	if share < leastThinking {
		share = 0
	}
	end := time.Now().Add(share)
	return strategy.Limit{Stop: func() bool {
		runtime.Gosched() // whoever has a person to answer goes first
		return q.moot.Load() || !time.Now().Before(end)
	}}
}

// ask waits for the answer to a question. It tells false as soon as the context has ended, or something has happened that makes
// the answer unwanted: the question is then taken back, or the worker that thinks about it stops.
func (p *pool) ask(ctx context.Context, q *question, happened <-chan struct{}, wanted func() bool) (game.Move, bool) {
	defer q.moot.Store(true)
	desk := p.desk
	p.waiting.Add(1)
	defer func() {
		if desk != nil {
			p.waiting.Add(-1)
		}
	}()
	for {
		select {
		case desk <- q:
			desk = nil
		case move := <-q.answer:
			return move, true
		case <-happened:
			if !wanted() {
				return game.Move{}, false
			}
		case <-ctx.Done():
			return game.Move{}, false
		}
	}
}
