/**
 * Constraint programming: the all-different model of a puzzle, solved by Choco Solver 5.0.0.
 *
 * <p>One variable per cell, one all-different constraint per unit, and, if wanted, redundant ones. Begin with {@link
 * crosshatch.solvers.model.choco.ChocoFamily}, which says what can be varied; then {@code AllDifferentModel} (the model, and how one
 * model serves many puzzles), {@code ChocoSolver} (one run), {@code Redundant} (constraints that Choco does not have: they
 * filter by {@code PerfectMatchings}), {@code ChocoCounters} (how Choco's two-way search tree is counted in the terms of the
 * laboratory), and {@code ChocoTracer} (how it is told to a trace).
 *
 * <p>The only package that imports Choco. Of its classes, {@code ChocoFamily} and {@code ChocoOptions} do without it, so that
 * listing the family loads no library. Knows {@code crosshatch.solver} and {@code crosshatch.puzzle}.
 *
 * <p>Choco: C. Prud'homme and J.-G. Fages, "Choco-solver: a Java library for constraint programming", Journal of Open Source
 * Software 7(78), 2022. Filtering of all-different: J.-C. Régin, "A filtering algorithm for constraints of difference in
 * CSPs", AAAI 1994. Redundant constraints: H. Simonis, "Sudoku as a constraint problem", CP 2005 workshop on modelling and
 * reformulating.
 */
@NullMarked
package crosshatch.solvers.model.choco;

import org.jspecify.annotations.NullMarked;
