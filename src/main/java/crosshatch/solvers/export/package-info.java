/**
 * Puzzles as models for other programs, and the answers of those programs as reported statuses for the validator.
 *
 * <p>Begin with {@link crosshatch.solvers.export.ModelFormat}: one class a format ({@code cnf}, {@code opb}, {@code xcsp3},
 * {@code minizinc} and {@code cpsat}), each with its options; {@link crosshatch.solvers.export.ModelSpec} names one with nothing
 * left unsaid, as solver specs do. {@link crosshatch.solvers.export.Problem} is the content of a model: a puzzle, and excluded
 * solutions of it, so that an independent program proves by refutation that a solution is the only one. The way back is
 * {@link crosshatch.solvers.export.AnswerReader}.
 *
 * <p>Boards are written as they are: units and relations, in {@link crosshatch.solvers.export.XcspRelations} and {@link
 * crosshatch.solvers.export.MiniZincRelations}; the other two formats have the relations of {@code crosshatch.solvers.model.cnf} and {@code
 * crosshatch.solvers.model.cpsat}.
 *
 * <p>The text depends only on problem and spec: no date, no version, no hash order. {@code models/} holds the formats for one
 * puzzle, and lists the variables and constraints of each formulation.
 *
 * <p>The package uses {@code crosshatch.puzzle}, {@code crosshatch.puzzle.relation}, {@code crosshatch.solver}, {@code crosshatch.solvers.model.cnf} and {@code
 * crosshatch.solvers.model.cpsat}; runs no solver.
 */
@NullMarked
package crosshatch.solvers.export;

import org.jspecify.annotations.NullMarked;
