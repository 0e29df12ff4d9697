/**
 * External solvers: programs by description, servers, jars.
 *
 * <p>Begin with {@link crosshatch.solvers.external.Description}, which is a JSON file of ten lines: a command, its input, its
 * output. {@link crosshatch.solvers.external.ProgramFamily} makes of it a family like any other, whose solver writes the puzzle
 * as a model, runs the program and reads its answer by a {@link crosshatch.solvers.external.Dialect}. Nothing is trusted: an
 * answer that is no whole grid, or mixes two dialects, is a failure with its reason. Grids go to the validator.
 * {@link crosshatch.solvers.external.Guests} holds the descriptions and jars of a user, and travels to workers.
 * {@link crosshatch.solvers.external.KeptGuests} stays with the records.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.solvers.export}, {@code crosshatch.solvers.model.cnf} and
 * {@code crosshatch.proof}; processes are the matter of {@code process}. Unlike solvers in memory it has a clock, because it
 * ends programs that run too long.
 */
@NullMarked
package crosshatch.solvers.external;

import org.jspecify.annotations.NullMarked;
