package telegram

import (
	"context"
	"sync"
	"time"
)

const (
	adminsKept  = 3 * time.Minute
	adminsMost  = 4096
	adminsLimit = 3 * time.Second // a command does not wait longer to know whether its giver is an administrator
)

// admins remembers for a while who administers which group.
type admins struct {
	mu    sync.Mutex
	known map[member]standing
}

type member struct{ chat, person int64 }

type standing struct {
	admin bool
	until time.Time
}

// admin tells whether somebody administers a group. Where that cannot be found out they do not.
func (m *Messenger) admin(ctx context.Context, group, person int64) bool {
	who := member{group, person}
	if known, ok := m.admins.get(who); ok {
		return known
	}
	ctx, cancel := context.WithTimeout(ctx, adminsLimit)
	defer cancel()
	found, err := m.membership(ctx, group, person)
	if err != nil {
		m.log.Warn("telegram: who is an administrator is not known", "error", err)
		return false
	}
	admin := found.Status == "creator" || found.Status == "administrator"
	m.admins.set(who, admin)
	return admin
}

func (a *admins) get(who member) (admin, ok bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	known := a.known[who]
	return known.admin, time.Now().Before(known.until)
}

func (a *admins) set(who member, admin bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.known == nil || len(a.known) >= adminsMost {
		a.known = map[member]standing{}
	}
	a.known[who] = standing{admin: admin, until: time.Now().Add(adminsKept)}
}
