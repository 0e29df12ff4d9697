/**
 * This package describes results directories in a form for machines, as RO-Crates.
 * {@link crosshatch.experiment.crate.ResearchObject} writes a crate, and {@link crosshatch.experiment.crate.CrateCheck} compares
 * a crate with the files.
 *
 * <p>The package uses {@code crosshatch.experiment} to read plans, and {@code crosshatch.results}.
 */
@NullMarked
package crosshatch.experiment.crate;

import org.jspecify.annotations.NullMarked;
