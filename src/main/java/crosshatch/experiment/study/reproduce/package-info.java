/**
 * Figures that others have published, measured again and set beside ours.
 *
 * <p>Begin with {@link crosshatch.experiment.study.reproduce.PublishedFigure}, one row of a data file, and {@link
 * crosshatch.experiment.study.reproduce.FigureReproducer}, which measures figures and says how they come out. {@link
 * crosshatch.experiment.study.reproduce.Papers} reads the data files, a paper each; {@link crosshatch.experiment.study.reproduce.PublishedComparison} compares values
 * at the published precision; {@link crosshatch.experiment.study.reproduce.TextReport} and its kin write the tables.
 *
 * <p>A value is data, and so are its {@link crosshatch.experiment.study.reproduce.Mark}, what is known to come out instead, and the reason. What
 * differs without such an explanation is a failure, and no figure is without one value, or one interval of times, outside of
 * which it fails. Tolerances are for times only.
 *
 * <p>Knows {@code crosshatch.experiment.study.reproduce.measure} and what that knows. Nothing here prints.
 */
@NullMarked
package crosshatch.experiment.study.reproduce;

import org.jspecify.annotations.NullMarked;
