//go:build race

package picture_test

// racing reports whether the test looks for races, which is slow.
const racing = true
