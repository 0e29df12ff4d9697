/**
 * Everything that solves: our own engines, models for libraries, re-creations of published programs, external programs. A
 * solver sees a puzzle, a task and a budget. It never sees a file, the name of a puzzle set or the expected answer. Only
 * external programs see a clock.
 *
 * <p>The path of data: a text such as {@code choco/alldiff=AC} → {@link crosshatch.solvers.catalog.SolverCatalog} → a {@link
 * crosshatch.solver.Family} → a {@link crosshatch.solver.Solver}. {@code model} states puzzles for libraries, {@code export} writes
 * them for other programs, {@code external} runs such programs and reads their answers.
 *
 * <p>Read first: {@link crosshatch.solvers.catalog.SolverCatalog} (all families), {@link
 * crosshatch.solvers.engine.EngineFamily} (a family whose code is meant for readers), {@link
 * crosshatch.solvers.external.ProgramFamily} (a family from a description in JSON).
 *
 * <p>The package uses {@code crosshatch.proof}, to read learnt clauses, {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code
 * crosshatch.base}.
 */
@NullMarked
package crosshatch.solvers;

import org.jspecify.annotations.NullMarked;
