package pen

// tracer turns operations into outlines, with buffers that it uses again.
type tracer struct {
	lines, edges contours
	stroker      stroker
}

// outline is what to fill for an operation; it is good until the next one.
func (t *tracer) outline(o operation, m Matrix, tolerance float64) *contours {
	m = m.Mul(o.matrix)
	t.lines.trace(o.path, m, tolerance)
	if o.action != stroke && o.action != strokeButt {
		return &t.lines
	}
	t.stroker.half = o.width * m.factor() / 2
	t.stroker.butt = o.action == strokeButt
	t.stroker.stroke(&t.lines, &t.edges)
	return &t.edges
}
