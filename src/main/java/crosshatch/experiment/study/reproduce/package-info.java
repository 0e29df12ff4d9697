/**
 * Figures published by others, and conclusions of our own, measured again and compared.
 *
 * <p>Begin with {@link crosshatch.experiment.study.reproduce.PublishedFigure}, one row of a data file: a measure and its
 * expected values. {@link crosshatch.experiment.study.reproduce.FigureReproducer} measures figures and compares them.
 * {@link crosshatch.experiment.study.reproduce.Papers} reads the data files, one for each paper;
 * {@link crosshatch.experiment.study.reproduce.PublishedComparison} compares values at the published precision;
 * {@link crosshatch.experiment.study.reproduce.Reproductions} prints the results.
 *
 * <p>A value is data, and so are its {@link crosshatch.experiment.study.reproduce.PublishedFigure.Mark}, a known other result,
 * and the reason. A difference without such an explanation is a failure. Every figure has one value, or one interval of times,
 * outside of which it fails. Tolerances are for times only.
 *
 * <p>A {@link crosshatch.experiment.study.reproduce.Measure} is a record whose components are arguments from a data file;
 * {@link crosshatch.experiment.study.reproduce.Measures} lists the kinds. A measure uses nothing except the
 * {@link crosshatch.experiment.study.reproduce.Laboratory}. Every answer is validated, and only correct answers have a value,
 * except for measures of wrong answers. Some measures are general (backtracks of any solver on any sets); others control one
 * re-created program as its article does, and compare with the values printed there, in tables next to the data files.
 *
 * <p>{@link crosshatch.experiment.study.reproduce.Conclusions} are figures whose measure is a query over the records of an
 * experiment. {@link crosshatch.experiment.study.reproduce.Replication} makes a part of each experiment again and runs the query
 * on old and new records. A sentence that no query can decide is no conclusion.
 *
 * <p>Knows {@code crosshatch.experiment.bench}, {@code crosshatch.experiment.campaign} and their dependencies, and the published
 * programs that it controls step by step. Nothing here prints.
 * programs that are steered step by step. Nothing here prints.
 */
@NullMarked
package crosshatch.experiment.study.reproduce;

import org.jspecify.annotations.NullMarked;
