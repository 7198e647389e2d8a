package strategy_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"briscola/game"
	"briscola/game/strategy"
)

// cards reads cards such as "3c Ad".
func cards(t *testing.T, text string) []game.Card {
	t.Helper()
	cards, err := game.ParseCards(strings.Fields(text))
	if err != nil {
		t.Fatal(err)
	}
	return cards
}

// The last two tricks with three seats. Seat 0 leads on points and leads the trick, the trump is
// Coppe and nobody but the seat on turn has one left: it takes whichever of the two tricks it wants.
func TestMaestroUsesTheThirdAgainstWhoLeadsOnPoints(t *testing.T) {
	tests := []struct {
		name   string
		hands  [3]string
		points []int
		moves  string
		want   string
	}{
		{
			// Unseen are the Ace of Denari and the Six of Bastoni, one in each hand. Taking the Three makes
			// 47, but then the Four has to be led, and where seat 0 has the Six it gets the Ace with it: 56.
			// Left to the third, who stays at 27, the Three harms nobody, the trump takes the Ace, and
			// 48 beat the 45 of seat 0, however the two cards lie.
			name:  "leaves a Three to the third to take the Ace from all",
			hands: [3]string{"5d 6b", "3d Ad", "4b 4c"}, points: []int{45, 17, 37}, moves: "0 5d, 1 3d", want: "2 4b",
		},
		{
			// The same with the places of the two others changed: now it is the one who leads on points
			// who has the Three, and 55 cannot be reached any more with the 11 of the Ace.
			name:  "takes a Three from who leads on points",
			hands: [3]string{"3d 6b", "5d Ad", "4b 4c"}, points: []int{45, 17, 37}, moves: "0 3d, 1 5d", want: "2 4c",
		},
		{
			// Between the two: unseen are the Ace, the Three and the Six of Bastoni, two of them with the third,
			// who has at least one that takes the Five of seat 0. Left to the third, the other one goes
			// to the trump in the last trick: at least 47 against 45. A trump now may win more, but loses the
			// deal where seat 0 has the Six: it takes the Four that has to be led then, and the Ace.
			name:  "lets the third overtake who leads on points",
			hands: [3]string{"5d 6b", "4b 4c", "3d Ad"}, points: []int{45, 37, 17}, moves: "0 5d", want: "1 4b",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			end := late{rules: game.Standard(3), trump: game.Coppe, points: tt.points}
			for _, hand := range tt.hands {
				end.hands = append(end.hands, cards(t, hand))
			}
			for seed := range uint64(5) {
				state := end.state(t, rand.New(rand.NewPCG(seed, 1)))
				for _, text := range list(tt.moves) {
					move, err := game.ParseMove(text)
					if err == nil {
						state, _, err = state.Do(move)
					}
					if err != nil {
						t.Fatal(err)
					}
				}
				scene{level: strategy.Maestro, want: tt.want}.expectWell(t, state)
			}
		})
	}
}
