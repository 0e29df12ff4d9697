/**
 * Looks for wrong verdicts on purpose: small puzzles of every kind, every option of every family, answers decided by the
 * definition and by proof, what is found made small and handed over with all that is needed to see it.
 *
 * <p>Begin with {@link crosshatch.experiment.study.hunt.Hunt}. A {@code Round} draws puzzles and one configuration of each family; an {@code
 * Oracle} decides whether an answer is wrong, and never asks a solver; {@code HuntFindings} keeps each {@code Cause} once; {@code
 * Shrinking} makes a {@code HuntCase} smaller as long as it fails ({@code DeltaDebugging}: delta debugging); a {@code Reproducer}
 * writes it down. The {@code HuntJournal} only grows; {@link crosshatch.experiment.study.hunt.Coverage} says what was tried;
 * {@link crosshatch.experiment.study.hunt.Parts} puts shards together.
 *
 * <p>Where solvers run is not known here: a {@code Placement} is handed in. Knows {@code crosshatch.experiment}, {@code
 * crosshatch.proof.certify}, {@code crosshatch.solvers.export} and what they know.
 */
@NullMarked
package crosshatch.experiment.study.hunt;

import org.jspecify.annotations.NullMarked;
