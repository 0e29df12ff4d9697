/**
 * Describes results directories for machines, as RO-Crates: {@link crosshatch.experiment.crate.ResearchObject} writes them, and {@link
 * crosshatch.experiment.crate.CrateCheck} compares them with the files.
 *
 * <p>Knows {@code crosshatch.experiment} for plans, and {@code crosshatch.results}.
 */
@NullMarked
package crosshatch.experiment.crate;

import org.jspecify.annotations.NullMarked;
