/**
 * This package measures figures that others published, and conclusions of our own, again, and compares the values.
 *
 * <p>A {@link crosshatch.experiment.study.reproduce.Figure} is a query over the records of experiments, with the value that it must
 * have. A {@link crosshatch.experiment.study.reproduce.Paper} is a data file of figures; it describes each experiment as a
 * {@link crosshatch.experiment.study.reproduce.Trial}, which becomes a plan. A conclusion is a figure whose experiment has a plan
 * already. {@link crosshatch.experiment.study.reproduce.FigureValues} runs the queries.
 *
 * <p>If another value is expected on this machine, the data file states it with a reason. Any other difference is a failure. A
 * query without a value is a failure, too: a query has no value if an answer is missing or wrong. Figures that the records do not
 * have, such as the steps of a program, are compared in the tests of the re-created programs.
 *
 * <p>The package uses {@code crosshatch.experiment.campaign} and its dependencies. It must not use another study, and no class
 * here may print.
 */
@NullMarked
package crosshatch.experiment.study.reproduce;

import org.jspecify.annotations.NullMarked;
