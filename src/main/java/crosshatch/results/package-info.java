/**
 * What was measured, and what it says: records of runs, SQL over them, noise, and in {@code report} statistics, tables, figures and
 * pages. Nothing here runs a solver.
 *
 * <p>The path of data: a {@link crosshatch.results.RunRecord} per run, with its {@link crosshatch.results.Verdict} → {@link
 * crosshatch.results.ResultsStore}, which appends it to the ledger of the experiment, beside the plan and the {@link
 * crosshatch.results.Environment} → Parquet → {@link crosshatch.results.database.RunDatabase} → {@link
 * crosshatch.results.report.Lines} → tables, figures, pages.
 *
 * <p>Read first: {@link crosshatch.results.RunRecord}, {@link crosshatch.results.database.RunDatabase}, {@link
 * crosshatch.results.report.Lines}.
 *
 * <p>In this package, {@link crosshatch.results.LedgerReader} reads the ledger, {@link crosshatch.results.LedgerSurvey} says what of it
 * is damaged, {@link crosshatch.results.Seal} what the records were when they were archived, and {@link crosshatch.results.Recorded}
 * which runs need not be made again. {@link crosshatch.results.RunColumn} lists the columns of the table of runs; {@code
 * docs/reference/records.md} explains them.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.base}.
 */
@NullMarked
package crosshatch.results;

import org.jspecify.annotations.NullMarked;
