package pen

import (
	"errors"
	"fmt"
	"image/color"
	"slices"
)

// action is what an operation does.
type action byte

const (
	fill   action = iota
	stroke        // with round ends
	strokeButt
	clip // until its end
	clipEnd
)

// operation is one entry of a scene.
type operation struct {
	action action
	path   Path
	matrix Matrix
	color  color.NRGBA
	width  float64 // of a stroke, before the matrix
}

// group is what Pop goes back to.
type group struct {
	outer Matrix
	clip  bool
}

// Scene is a list of what to draw. The zero value is empty and ready to use; do not copy one.
type Scene struct {
	operations []operation
	groups     []group
	matrix     Matrix // of the innermost group, if there is one
	errs       []error
}

func (s *Scene) current() Matrix {
	if len(s.groups) == 0 {
		return Identity()
	}
	return s.matrix
}

// Push opens a group: until its Pop, everything is mapped by the matrix, and then by those of the groups around it.
func (s *Scene) Push(m Matrix) { s.open(m, false) }

// Clip opens a group: until its Pop, nothing is drawn outside of the path, nor outside of the clips around it.
func (s *Scene) Clip(p Path) {
	s.add(operation{action: clip, path: p})
	s.open(Identity(), true)
}

func (s *Scene) open(m Matrix, clip bool) {
	outer := s.current()
	s.groups = append(s.groups, group{outer, clip})
	s.matrix = outer.Mul(m)
}

// Pop closes the group that Push or Clip opened last.
func (s *Scene) Pop() {
	last := len(s.groups) - 1
	if last < 0 {
		s.errs = append(s.errs, errors.New("pen: Pop without a group"))
		return
	}
	if s.groups[last].clip {
		s.operations = append(s.operations, operation{action: clipEnd})
	}
	s.matrix = s.groups[last].outer
	s.groups = s.groups[:last]
}

// Fill paints the inside of a path.
func (s *Scene) Fill(p Path, c color.NRGBA) {
	s.add(operation{action: fill, path: p, color: c})
}

// Stroke paints a line along a path, with round joins and ends. The width is mapped too.
func (s *Scene) Stroke(p Path, width float64, c color.NRGBA) {
	s.add(operation{action: stroke, path: p, color: c, width: width})
}

// StrokeButt is Stroke with ends that are cut straight.
func (s *Scene) StrokeButt(p Path, width float64, c color.NRGBA) {
	s.add(operation{action: strokeButt, path: p, color: c, width: width})
}

// FillStroke fills a path and strokes it in another colour.
func (s *Scene) FillStroke(p Path, inside color.NRGBA, width float64, line color.NRGBA) {
	s.Fill(p, inside)
	s.Stroke(p, width, line)
}

// Append draws another scene, which should be complete, mapped by a matrix.
func (s *Scene) Append(other *Scene, m Matrix) {
	if err := other.Err(); err != nil {
		s.errs = append(s.errs, err)
	}
	m = s.current().Mul(m)
	for _, o := range other.operations {
		o.matrix = m.Mul(o.matrix)
		s.operations = append(s.operations, o)
	}
	for _, g := range other.groups {
		if g.clip {
			s.operations = append(s.operations, operation{action: clipEnd})
		}
	}
}

func (s *Scene) add(o operation) {
	o.matrix = s.current()
	s.operations = append(s.operations, o)
	switch m := o.matrix; {
	case o.path.err != nil:
		s.errs = append(s.errs, o.path.err)
	case !(o.width >= 0):
		s.errs = append(s.errs, fmt.Errorf("pen: a stroke %v wide", o.width))
	case slices.ContainsFunc(o.path.points, func(p Point) bool { return !m.Apply(p).finite() }):
		s.errs = append(s.errs, fmt.Errorf("pen: path %q under %v has a point that is no number", o.path, m))
	}
}

// Err is everything that is wrong with the scene: paths that cannot be read or drawn, groups left open or closed twice.
func (s *Scene) Err() error {
	errs := slices.Clone(s.errs)
	if open := len(s.groups); open > 0 {
		errs = append(errs, fmt.Errorf("pen: groups left open: %d", open))
	}
	return errors.Join(errs...)
}

// Bounds is the smallest box around everything that is drawn, with strokes and within clips.
func (s *Scene) Bounds() Box {
	var t tracer
	all, clips := nowhere(), []Box{everywhere()}
	for _, o := range s.operations {
		last := clips[len(clips)-1]
		switch o.action {
		case clip:
			clips = append(clips, last.intersect(t.outline(o, Identity(), fine).bounds()))
		case clipEnd:
			clips = clips[:max(1, len(clips)-1)]
		default:
			all = all.union(last.intersect(t.outline(o, Identity(), fine).bounds()))
		}
	}
	return all.orZero()
}
