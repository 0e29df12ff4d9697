/**
 * Figures that others have published, measured again and compared with ours.
 *
 * <p>Begin with {@link crosshatch.experiment.study.reproduce.PublishedFigure}, one row of a data file, and
 * {@link crosshatch.experiment.study.reproduce.FigureReproducer}, which measures figures and compares them.
 * {@link crosshatch.experiment.study.reproduce.Papers} reads the data files, one for each paper;
 * {@link crosshatch.experiment.study.reproduce.PublishedComparison} compares values at the published precision;
 * {@link crosshatch.experiment.study.reproduce.TextReport} and its kin write the tables.
 *
 * <p>A value is data, and so are its {@link crosshatch.experiment.study.reproduce.Mark}, a known other result, and the reason.
 * A difference without such an explanation is a failure. Every figure has one value, or one interval of times, outside of which
 * it fails. Tolerances are for times only.
 *
 * <p>Knows {@code crosshatch.experiment.study.reproduce.measure} and its dependencies. Nothing here prints.
 */
@NullMarked
package crosshatch.experiment.study.reproduce;

import org.jspecify.annotations.NullMarked;
