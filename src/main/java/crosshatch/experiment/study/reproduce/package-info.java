/**
 * Figures published by others, and conclusions of our own, measured again and compared.
 *
 * <p>A {@link crosshatch.experiment.study.reproduce.Figure} is a query over the records of experiments, with the value that it must
 * have. A {@link crosshatch.experiment.study.reproduce.Paper} is a data file of figures; it describes each experiment as a
 * {@link crosshatch.experiment.study.reproduce.Trial}, which becomes a plan. A conclusion is a figure whose experiment has a plan
 * already. {@link crosshatch.experiment.study.reproduce.FigureValues} asks the records.
 *
 * <p>A known other value and its reason are data. A difference without them is a failure, and so is a query without a value: a query
 * has none if an answer is missing or wrong. Figures that the records do not have, such as the steps of a program, are compared in the tests
 * of the re-created programs.
 *
 * <p>Knows {@code crosshatch.experiment.campaign} and its dependencies. Nothing here prints.
 */
@NullMarked
package crosshatch.experiment.study.reproduce;

import org.jspecify.annotations.NullMarked;
