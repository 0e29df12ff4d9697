/**
 * This package searches for wrong answers with small puzzles of every kind, and with every option of every family. The definition
 * of the puzzle or a proof decides whether an answer is right. Each finding is reduced, and written with everything that is
 * needed to reproduce it.
 *
 * <p>Begin with {@link crosshatch.experiment.study.hunt.Hunt}. A {@code Round} draws puzzles and one configuration of each
 * family; an {@code Oracle} decides whether an answer is wrong, without running a solver. {@code HuntFindings} keeps each
 * {@code Cause} once. {@code Shrinking} makes a {@code HuntCase} smaller as long as it fails (delta debugging). A
 * {@code Reproducer} writes the reduced case down. The {@code HuntJournal} is an append-only record of rounds, and
 * {@link crosshatch.experiment.study.hunt.Parts} combines the journals of shards.
 *
 * <p>The place where solvers run is a parameter, a {@code Placement}. The package uses {@code crosshatch.experiment},
 * {@code crosshatch.proof.certify}, {@code crosshatch.solvers.export}, and their dependencies. It must not use another study.
 */
@NullMarked
package crosshatch.experiment.study.hunt;

import org.jspecify.annotations.NullMarked;
