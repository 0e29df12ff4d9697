/**
 * Results directories described for machines, as RO-Crates: {@link crosshatch.crate.ResearchObject}.
 *
 * <p>Knows {@code crosshatch.experiment} for plans, {@code crosshatch.corpus} for fingerprints of files, and {@code
 * crosshatch.results}.
 */
@NullMarked
package crosshatch.crate;

import org.jspecify.annotations.NullMarked;
