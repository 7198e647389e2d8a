/*
Package rating estimates how well people play from who beat whom.

A [Rating] is an estimate of a skill and how sure it is: the skill is taken for normally
distributed, with mean Mu and standard deviation Sigma. [New] is the rating of somebody
of whom nothing is known. [Rate] takes the ratings of all who took part in a deal or a
match, sorted into sides, with the rank that each side reached, and gives their new
ratings. It serves duels, more than two sides, and teams of any sizes.

# The number that people see

[Rating.Shown] is a cautious estimate: a number that the person's skill very
probably exceeds. It lies three standard deviations below the mean, on a scale on which
everybody starts at 1000. It rises when somebody wins, the more the stronger the rivals
are, and falls when somebody loses. The surer the rating gets, the closer the number
comes to the mean: after a draw between equals both have risen a little, and somebody of
middling skill comes near 2000 with time. It moves far in the first games and little
after many.

Were two people's skills exactly known and 167 apart on this scale, the model would
expect the better one to win two duels of three.

# The model

The method is that of Weng and Lin with the Plackett-Luce model: R. C. Weng, C.-J. Lin,
"A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research
12 (2011), 267-300, Algorithm 4. Its parameters are

	mu     25      mean of a newcomer
	sigma  25/3    standard deviation of a newcomer
	beta   25/6    how much a side's play varies from game to game
	kappa  0.0001  the least factor by which one game may multiply a variance

and gamma, which slows the shrinking of the variance, is the paper's: the side's standard
deviation divided by c, the square root of the sum of all sides' variances and of beta
squared for each side. A side's variance is the sum of its members', and its mean the sum of
what they have above or below a newcomer's. Between sides of one size that is the paper's sum. It
differs where they are not: two newcomers are taken to be as strong as three, as it is in the
Chiamata, whose auction lets the caller choose how much to promise. With the plain sum they would be
expected to lose, and as they do not, everybody's mean would sink with each deal. Of the
change of a side each member gets a part in proportion to its own variance, so newcomers
move more than partners who are well known. There is no drift (tau is 0): time and
absence change nothing.

# Promises

Rate is a function of its arguments, which it leaves as they are. The order of sides and
that of members decide only which result stands where.

Rate rounds to a multiple of 0.000001 what it is given and what it returns. So ratings can be
kept as whole numbers of millionths, and the same games rated again in the same order give
the same ratings. But for this rounding no deviation grows, the mean of whoever wins alone
never falls and that of whoever alone comes last never rises.

Finite ratings with a Sigma above 0 give such ratings again. To this end values are held
within bounds that no play reaches: Mu within a million of 0, Sigma from a millionth to a
million. What is not finite may give anything. A side without members is taken for one of newcomers.

# Limits

Only the ranks count, not by how many points somebody won, and the order in which games
are rated matters. As there is no drift, the rating of somebody who improves after
many games follows slowly. Beta was not fitted to Briscola, where luck counts for much: ratings
say better who is stronger than how often the stronger wins.

Processors may differ in the last bits of a number, which seldom but sometimes tips the
rounding: on another kind of processor a rating may come out a millionth different.
*/
package rating
