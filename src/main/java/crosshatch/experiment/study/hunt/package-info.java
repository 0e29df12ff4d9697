/**
 * Searches for wrong answers with small puzzles of every kind and every option of every family. The definition or a proof decides
 * each answer. Each finding is reduced and written with everything needed to reproduce it.
 *
 * <p>Begin with {@link crosshatch.experiment.study.hunt.Hunt}. A {@code Round} draws puzzles and one configuration of each
 * family; an {@code Oracle} decides whether an answer is wrong, and never asks a solver. {@code HuntFindings} keeps each
 * {@code Cause} once. {@code Shrinking} makes a {@code HuntCase} smaller as long as it fails (delta debugging). A
 * {@code Reproducer} writes it down. The {@code HuntJournal} only grows; {@link crosshatch.experiment.study.hunt.Parts} puts
 * shards together.
 *
 * <p>The place where solvers run is a parameter, a {@code Placement}. Knows {@code crosshatch.experiment},
 * {@code crosshatch.proof.certify}, {@code crosshatch.solvers.export}, and their dependencies.
 */
@NullMarked
package crosshatch.experiment.study.hunt;

import org.jspecify.annotations.NullMarked;
