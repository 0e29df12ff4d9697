/**
 * Ways to measure what a paper publishes: a record each, whose components are the arguments that a data file gives.
 *
 * <p>Begin with {@link crosshatch.reproduce.measure.Measure} and {@link crosshatch.reproduce.measure.Laboratory}, which is
 * all that a measure may use: solvers by their specs, puzzle sets by their names, a clock. {@link
 * crosshatch.reproduce.measure.Measures} lists the kinds. Every answer is judged; a value is only taken from answers that
 * are correct, unless the measure is about wrong ones.
 *
 * <p>Some measures are general (backtracks of any solver on any sets); others steer one re-created program as its article
 * does, and compare with what is printed there, kept in tables beside the data files.
 *
 * <p>Knows {@code crosshatch.catalog}, {@code crosshatch.corpus}, {@code crosshatch.experiment}, {@code
 * crosshatch.model.cnf}, and the published programs that are steered step by step.
 */
@NullMarked
package crosshatch.reproduce.measure;

import org.jspecify.annotations.NullMarked;
