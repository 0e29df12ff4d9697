/**
 * What is written down, and how: one {@link crosshatch.results.RunRecord} a run, with its {@link
 * crosshatch.results.Verdict}, appended to the ledger of an experiment by {@link crosshatch.results.ResultsStore} beside the
 * plan and the {@link crosshatch.results.Environment}. {@link crosshatch.results.LedgerReader} reads it, {@link
 * crosshatch.results.LedgerSurvey} says what of it is damaged, {@link crosshatch.results.Seal} what the records were when they
 * were archived, {@link crosshatch.results.Recorded} knows which runs need not be made again, and {@link crosshatch.results.RunColumn} is the
 * schema under which records become a table.
 *
 * <p>Every column is explained in {@code results/README.md}. Knows {@code crosshatch.solver}, {@code crosshatch.results.noise} and what they know.
 */
@NullMarked
package crosshatch.results;

import org.jspecify.annotations.NullMarked;
