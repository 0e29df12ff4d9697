/**
 * External solvers: programs with descriptions, servers, and families in jars.
 *
 * <p>Begin with {@link crosshatch.solvers.external.Description}, a JSON file of ten lines: a command, its input, its output.
 * {@link crosshatch.solvers.external.ProgramFamily} turns it into a family, whose solver writes the puzzle as a model, runs the
 * program and reads its answer in a {@link crosshatch.solvers.external.Dialect}. Nothing is trusted: an answer that is no whole
 * grid, or mixes two dialects, is a failure with its reason. The validator checks all grids.
 * {@link crosshatch.solvers.external.ExternalSolvers} contains the descriptions and jars of a user, and is sent to workers;
 * {@link crosshatch.solvers.external.RecordedExternalSolvers} is stored with the records.
 *
 * <p>A model of a user in MiniZinc is a description that {@link crosshatch.solvers.external.MiniZincModels} makes from its file. It
 * reads each puzzle as {@link crosshatch.solvers.external.PuzzleData}.
 *
 * <p>The package uses {@code crosshatch.solver}, {@code crosshatch.solvers.export}, {@code crosshatch.solvers.model.cnf} and
 * {@code crosshatch.proof}; the package {@code process} runs processes. Unlike other solvers it has a clock, because it ends programs
 * that run too long.
 */
@NullMarked
package crosshatch.solvers.external;

import org.jspecify.annotations.NullMarked;
