/**
 * Results directories described for machines, as RO-Crates: {@link crosshatch.crate.ResearchObject} writes them, {@link
 * crosshatch.crate.CrateCheck} compares them with the files.
 *
 * <p>Knows {@code crosshatch.experiment} for plans, and {@code crosshatch.results}.
 */
@NullMarked
package crosshatch.crate;

import org.jspecify.annotations.NullMarked;
