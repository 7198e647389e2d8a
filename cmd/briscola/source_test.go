package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The sizes of the house. Packages that exist for tests count as tests.
const (
	maxFileLines     = 400
	maxTestFileLines = 600
	maxFuncLines     = 60
	maxTestFuncLines = 100
)

// source is one parsed file of the repository.
type source struct {
	path string // below the root
	pkg  string // path of the package, below the root
	test bool
	file *ast.File
	set  *token.FileSet
}

// sources parses every Go file of the module.
func sources(t *testing.T) []source {
	t.Helper()
	var all []source
	for _, p := range list(t) {
		files, err := filepath.Glob(filepath.Join(p.Dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			set := token.NewFileSet()
			file, err := parser.ParseFile(set, path, nil, parser.ParseComments|parser.SkipObjectResolution)
			if err != nil {
				t.Errorf("%v", err)
				continue
			}
			test := strings.HasSuffix(path, "_test.go") || strings.HasSuffix(p.Name, "test")
			all = append(all, source{relative(t, path), local(p.ImportPath), test, file, set})
		}
	}
	return all
}

func (s source) line(pos token.Pos) int { return s.set.Position(pos).Line }

func TestFilesAndFunctionsStaySmall(t *testing.T) {
	for _, s := range sources(t) {
		fileLimit, funcLimit := maxFileLines, maxFuncLines
		if s.test {
			fileLimit, funcLimit = maxTestFileLines, maxTestFuncLines
		}
		if n := s.line(s.file.FileEnd); n > fileLimit {
			t.Errorf("%s has %d lines, at most %d: split it by nouns", s.path, n, fileLimit)
		}
		for _, f := range functions(s.file) {
			if n := s.line(f.End()) - s.line(f.Pos()) + 1; n > funcLimit {
				t.Errorf("%s:%d: function %s has %d lines, at most %d: split it by steps", s.path, s.line(f.Pos()), f.Name.Name, n, funcLimit)
			}
		}
	}
}

func TestNoFunctionRunsByItself(t *testing.T) {
	for _, s := range sources(t) {
		for _, f := range functions(s.file) {
			if f.Name.Name == "init" && f.Recv == nil {
				t.Errorf("%s:%d: func init: do it where the program starts, in cmd", s.path, s.line(f.Pos()))
			}
		}
	}
}

// fixedCalls make values that nothing changes afterwards.
var fixedCalls = []string{
	"errors.New", "fmt.Errorf", "regexp.MustCompile", "strings.NewReplacer",
	"language.MustParse", "language.NewMatcher", "language.Make", "time.Date",
}

func TestPackagesHoldNoStateThatChanges(t *testing.T) {
	written := writtenNames(t)
	for _, s := range sources(t) {
		if s.test {
			continue
		}
		for _, spec := range packageVars(s.file) {
			for i, name := range spec.names {
				at := s.set.Position(name.Pos())
				switch {
				case name.Name == "_" || spec.embedded:
				case i >= len(spec.values):
					t.Errorf("%s:%d: package variable %s has no fixed value: put it into a struct that is passed on", s.path, at.Line, name.Name)
				case !fixed(spec.values[i]):
					t.Errorf("%s:%d: package variable %s is neither a sentinel, an embedded file, a regular expression nor a table", s.path, at.Line, name.Name)
				case slices.Contains(written[s.pkg], name.Name):
					t.Errorf("%s:%d: package variable %s is changed somewhere in the package: put it into a struct that is passed on", s.path, at.Line, name.Name)
				}
			}
		}
	}
}

// forbiddenCalls are uses of the standard library that only some places may make.
var forbiddenCalls = []struct {
	pattern *regexp.Regexp // of "import/path.Name"
	allowed []string       // packages, as in the table of imports
	why     string
}{
	{regexp.MustCompile(`^os\.(Exit|Args)$|^log\.(Fatal|Panic)|^flag\.`), []string{"cmd/..."}, "only cmd exits and reads arguments"},
	{regexp.MustCompile(`^os\.(Getenv|LookupEnv|Environ|Setenv|Unsetenv|ExpandEnv)$`), []string{"cmd/...", "config"}, "only cmd reads the environment, by way of config"},
	{regexp.MustCompile(`^log/slog\.(Debug|Info|Warn|Error|Log|Default|SetDefault|With)(Context|Attrs)?$`), nil, "a logger is passed in, never global"},
	{regexp.MustCompile(`^math/rand/v2\.(Int|Uint|N$|Float|Perm|Shuffle|NormFloat|ExpFloat)`), []string{"bot/...", "storage", "adapters/...", "cmd/..."}, "the rules take their randomness from a seed"},
	{regexp.MustCompile(`^math/rand\.`), nil, "use math/rand/v2 with a source of one's own"},
	{regexp.MustCompile(`^time\.(Tick)$`), nil, "it can never be stopped"},
}

func TestDangerousCallsStayWhereTheyBelong(t *testing.T) {
	for _, s := range sources(t) {
		if s.test {
			continue
		}
		for name, pos := range outsideNames(s.file) {
			for _, rule := range forbiddenCalls {
				here := slices.ContainsFunc(rule.allowed, func(pattern string) bool { return match(pattern, s.pkg) })
				if rule.pattern.MatchString(name) && !here {
					t.Errorf("%s:%d: %s: %s", s.path, s.line(pos), name, rule.why)
				}
			}
		}
	}
}

func TestTheRulesStartNoGoroutines(t *testing.T) {
	for _, s := range sources(t) {
		if s.test || s.pkg != "game" && s.pkg != "game/strategy" && s.pkg != "game/strategy/policy" {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.GoStmt, *ast.SelectStmt, *ast.ChanType, *ast.SendStmt:
				t.Errorf("%s:%d: goroutines and channels do not belong into %s", s.path, s.line(n.Pos()), s.pkg)
			}
			return true
		})
	}
}

// vars is one line of package variables.
type vars struct {
	names    []*ast.Ident
	values   []ast.Expr
	embedded bool
}

func packageVars(file *ast.File) []vars {
	var found []vars
	for _, decl := range file.Decls {
		group, ok := decl.(*ast.GenDecl)
		if !ok || group.Tok != token.VAR {
			continue
		}
		for _, spec := range group.Specs {
			value := spec.(*ast.ValueSpec)
			embedded := isEmbed(group.Doc) || isEmbed(value.Doc)
			found = append(found, vars{value.Names, value.Values, embedded})
		}
	}
	return found
}

func isEmbed(doc *ast.CommentGroup) bool {
	return doc != nil && slices.ContainsFunc(doc.List, func(c *ast.Comment) bool { return strings.HasPrefix(c.Text, "//go:embed ") })
}

// fixed tells whether an expression is a sentinel, a table or a plain value.
func fixed(value ast.Expr) bool {
	switch v := value.(type) {
	case *ast.CompositeLit, *ast.BasicLit, *ast.Ident, *ast.BinaryExpr, *ast.SelectorExpr:
		return true
	case *ast.CallExpr:
		switch function := v.Fun.(type) {
		case *ast.FuncLit, *ast.ArrayType: // a table that is computed once, a conversion
			return true
		case *ast.Ident: // a function of the package
			return function.Name != "new" && function.Name != "make"
		}
		return slices.Contains(fixedCalls, callName(v))
	}
	return false
}

func callName(call *ast.CallExpr) string {
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	from, ok := selector.X.(*ast.Ident)
	if !ok {
		return ""
	}
	return from.Name + "." + selector.Sel.Name
}

// writtenNames lists, by package, the package variables that functions assign to, count up or empty.
func writtenNames(t *testing.T) map[string][]string {
	written := make(map[string][]string)
	for _, s := range sources(t) {
		for _, f := range functions(s.file) {
			owned := ownNames(f)
			note := func(target ast.Expr) {
				if name := rootName(target); name != "" && !slices.Contains(owned, name) {
					written[s.pkg] = append(written[s.pkg], name)
				}
			}
			ast.Inspect(f, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.AssignStmt:
					if n.Tok != token.DEFINE {
						for _, target := range n.Lhs {
							note(target)
						}
					}
				case *ast.IncDecStmt:
					note(n.X)
				case *ast.CallExpr:
					if name, ok := n.Fun.(*ast.Ident); ok && (name.Name == "delete" || name.Name == "clear") {
						note(n.Args[0])
					}
				}
				return true
			})
		}
	}
	return written
}

// ownNames lists the names that a function declares itself, wherever in it.
func ownNames(f *ast.FuncDecl) (names []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			names = append(names, identNames(n.Names)...)
		case *ast.ValueSpec:
			names = append(names, identNames(n.Names)...)
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				for _, target := range n.Lhs {
					names = append(names, rootName(target))
				}
			}
		case *ast.RangeStmt:
			if n.Tok == token.DEFINE {
				names = append(names, rootName(n.Key), rootName(n.Value))
			}
		}
		return true
	})
	return names
}

func identNames(idents []*ast.Ident) (names []string) {
	for _, ident := range idents {
		names = append(names, ident.Name)
	}
	return names
}

// rootName is the variable at the left end of x, x.y, x[i] or *x.
func rootName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return rootName(e.X)
	case *ast.IndexExpr:
		return rootName(e.X)
	case *ast.StarExpr:
		return rootName(e.X)
	case *ast.ParenExpr:
		return rootName(e.X)
	}
	return ""
}

// outsideNames gives every use of another package's name as "import/path.Name", with a place where it is used.
func outsideNames(file *ast.File) map[string]token.Pos {
	paths := make(map[string]string)
	for _, spec := range file.Imports {
		path := strings.Trim(spec.Path.Value, `"`)
		name := path[strings.LastIndex(path, "/")+1:]
		if path == "math/rand/v2" {
			name = "rand"
		}
		if spec.Name != nil {
			name = spec.Name.Name
		}
		paths[name] = path
	}
	found := make(map[string]token.Pos)
	ast.Inspect(file, func(n ast.Node) bool {
		if selector, ok := n.(*ast.SelectorExpr); ok {
			if from, ok := selector.X.(*ast.Ident); ok && paths[from.Name] != "" {
				found[paths[from.Name]+"."+selector.Sel.Name] = selector.Pos()
			}
		}
		return true
	})
	return found
}

func functions(file *ast.File) []*ast.FuncDecl {
	var found []*ast.FuncDecl
	for _, decl := range file.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok {
			found = append(found, f)
		}
	}
	return found
}
