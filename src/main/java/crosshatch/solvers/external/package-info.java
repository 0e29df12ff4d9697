/**
 * External solvers: programs by description, servers, jars.
 *
 * <p>Begin with {@link crosshatch.solvers.external.Description}, which is a JSON file of ten lines: a command, what it reads, what it
 * prints. {@link crosshatch.solvers.external.ProgramFamily} makes of it a family like any other, whose solver writes the puzzle as a
 * model, runs the program and reads its answer by a {@link crosshatch.solvers.external.Dialect}. Nothing is believed: what is no whole
 * grid, or speaks two dialects, is a failure with its reason, and grids are for the judge. {@link crosshatch.solvers.external.Guests} is
 * what a user brings along, descriptions and jars, and travels to workers; {@link crosshatch.solvers.external.KeptGuests} stays with the records.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.solvers.export}, {@code crosshatch.solvers.model.cnf} and {@code
 * crosshatch.proof}; processes are the matter of {@code process}. Unlike solvers in memory it has a clock, because it ends what
 * runs too long.
 */
@NullMarked
package crosshatch.solvers.external;

import org.jspecify.annotations.NullMarked;
