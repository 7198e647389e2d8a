//go:build !race

package main

// racing reports whether the test looks for races, which is slow.
const racing = false
