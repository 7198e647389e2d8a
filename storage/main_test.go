package storage_test

import (
	"fmt"
	"os"
	"os/exec"
	"testing"
)

// childTask is the environment variable that makes the test binary a child process with a task.
const childTask = "STORAGE_TEST_CHILD"

// tasks are what child processes do, with arguments of their own.
var tasks = map[string]func(arguments []string) error{"storm": storm, "fill the disk": fillTheDisk, "open without permission": openWithoutPermission}

func TestMain(m *testing.M) {
	task, ok := tasks[os.Getenv(childTask)]
	if !ok {
		os.Exit(m.Run())
	}
	if err := task(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// child gives the command that runs a task in a process of its own.
func child(task string, arguments ...string) *exec.Cmd {
	cmd := exec.Command(os.Args[0], arguments...)
	cmd.Env = append(os.Environ(), childTask+"="+task)
	return cmd
}

// runChild runs a task to its end, which must be a good one.
func runChild(t *testing.T, task string, arguments ...string) {
	t.Helper()
	if output, err := child(task, arguments...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", task, err, output)
	}
}
