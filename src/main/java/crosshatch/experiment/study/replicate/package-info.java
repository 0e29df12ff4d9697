/**
 * The conclusions of the reference experiments, checked on other machines.
 *
 * <p>A {@link crosshatch.experiment.study.replicate.Conclusion} is a sentence with a query over the records of one experiment that is true if the
 * sentence is. {@link crosshatch.experiment.study.replicate.Conclusions} reads them from {@code results/conclusions.json}; {@link
 * crosshatch.experiment.study.replicate.Replication} makes a part of each experiment again and asks old and new records the same. A sentence that no
 * query can decide is no conclusion.
 *
 * <p>Knows {@code crosshatch.experiment.campaign} and its dependencies.
 */
@NullMarked
package crosshatch.experiment.study.replicate;

import org.jspecify.annotations.NullMarked;
