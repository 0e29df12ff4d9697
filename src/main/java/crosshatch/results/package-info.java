/**
 * What is written down, and how: one {@link crosshatch.results.RunRecord} a run, with its {@link
 * crosshatch.results.Verdict}, appended to {@code runs.csv} by {@link crosshatch.results.ResultsStore} beside the plan and
 * the {@link crosshatch.results.Environment}.
 *
 * <p>Every column is explained in {@code results/README.md}. Knows {@code crosshatch.solver} and what it knows.
 */
@NullMarked
package crosshatch.results;

import org.jspecify.annotations.NullMarked;
