// Package config reads the settings of the program from the environment.
//
// [Load] takes the variables that begin with BRISCOLA_, adds those of a .env file that are not set, and gives a
// [Config] that is ready to use or every [Problem] at once. [Settings] lists what there is, for help and the README.
// [LoadWithoutTokens] leaves the tokens aside, for what connects to no platform. An empty variable counts as one that is not set.
//
// The package promises that no value ever appears in a problem or a warning, because a token may have been pasted
// into the wrong variable. The one exception is the path of a token file that cannot be read. A token is held in a
// [Secret], which prints as a mask however it is printed.
//
// That a token has the right shape does not mean that its platform knows it: only connecting tells.
package config
