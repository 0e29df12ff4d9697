/**
 * What the reference experiments say, and whether it holds elsewhere.
 *
 * <p>A {@link crosshatch.replicate.Conclusion} is a sentence with a query over the records of one experiment that is true if the
 * sentence is. {@link crosshatch.replicate.Conclusions} reads them from {@code results/conclusions.json}; {@link
 * crosshatch.replicate.Replication} makes a part of each experiment again and asks old and new records the same. A sentence that no
 * query can decide is no conclusion.
 */
@NullMarked
package crosshatch.replicate;

import org.jspecify.annotations.NullMarked;
