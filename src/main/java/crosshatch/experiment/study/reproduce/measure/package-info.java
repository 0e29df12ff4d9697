/**
 * Ways to measure the figures of a paper: one record each, whose components are the arguments that a data file gives.
 *
 * <p>Begin with {@link crosshatch.experiment.study.reproduce.measure.Measure} and
 * {@link crosshatch.experiment.study.reproduce.measure.Laboratory}, which is all that a measure may use: solvers by their
 * specs, puzzle sets by their names, a clock. {@link crosshatch.experiment.study.reproduce.measure.Measures} lists the kinds.
 * Every answer is validated; a value is only taken from answers that are correct, unless the measure is about wrong ones.
 *
 * <p>Some measures are general (backtracks of any solver on any sets); others steer one re-created program as its article does.
 * They compare with the values printed there, kept in tables next to the data files.
 *
 * <p>Knows {@code crosshatch.solvers.catalog}, {@code crosshatch.instances.sets}, {@code crosshatch.experiment}, {@code
 * crosshatch.solvers.model.cnf}, and the published programs that are steered step by step.
 */
@NullMarked
package crosshatch.experiment.study.reproduce.measure;

import org.jspecify.annotations.NullMarked;
