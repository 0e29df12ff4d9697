/**
 * Figures that others have published, measured again and set beside ours.
 *
 * <p>Begin with {@link crosshatch.reproduce.PublishedFigure}, one row of a data file, and {@link
 * crosshatch.reproduce.Reproducer}, which measures figures and says how they come out. {@link
 * crosshatch.reproduce.Papers} reads the data files, a paper each; {@link crosshatch.reproduce.Comparison} compares values
 * at the published precision; {@link crosshatch.reproduce.TextReport} and its kin write the tables.
 *
 * <p>A value is data, and so are its {@link crosshatch.reproduce.Mark}, what is known to come out instead, and the reason. What
 * differs without such an explanation is a failure, and no figure is without one value, or one interval of times, outside of
 * which it fails. Tolerances are for times only.
 *
 * <p>Knows {@code crosshatch.reproduce.measure} and what that knows. Nothing here prints.
 */
@NullMarked
package crosshatch.reproduce;

import org.jspecify.annotations.NullMarked;
