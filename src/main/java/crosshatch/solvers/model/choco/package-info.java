/**
 * Constraint programming: the all-different model of a puzzle, solved by Choco Solver 5.0.0.
 *
 * <p>One variable per cell, one all-different constraint per unit, and, if wanted, redundant ones. Begin with
 * {@link crosshatch.solvers.model.choco.ChocoFamily}, which lists the options. {@code AllDifferentModel} is the model, which
 * one run after the other uses; {@code ChocoSolver} is one run. {@code Redundant} has constraints that Choco does not have:
 * they filter by {@code PerfectMatchings}. {@code ChocoCounters} counts Choco's two-way search tree in the terms of the
 * laboratory, and {@code ChocoTracer} reports it to a trace.
 *
 * <p>The only package that imports Choco. Of its classes, {@code ChocoFamily} and {@code ChocoOptions} do without it, so that
 * listing the family loads no library. The package uses {@code crosshatch.solver} and {@code crosshatch.puzzle}.
 *
 * <p>Choco: C. Prud'homme and J.-G. Fages, "Choco-solver: a Java library for constraint programming", Journal of Open Source
 * Software 7(78), 2022. Filtering of all-different: J.-C. Régin, "A filtering algorithm for constraints of difference in
 * CSPs", AAAI 1994. Redundant constraints: H. Simonis, "Sudoku as a constraint problem", CP 2005 workshop on modelling and
 * reformulating.
 */
@NullMarked
package crosshatch.solvers.model.choco;

import org.jspecify.annotations.NullMarked;
