/**
 * This package stores the record of each run in the directory of its experiment. In the packages below it, {@code database}
 * answers SQL queries over records, {@code noise} measures disturbances of the machine, and {@code report} makes statistics,
 * tables, figures and pages.
 *
 * <p>The path of data: a {@link crosshatch.results.RunRecord} per run, with its {@link crosshatch.results.schema.Verdict} → {@link
 * crosshatch.results.ResultsStore}, which appends it to the log of the experiment, next to the plan and the {@link
 * crosshatch.results.Environment} → Parquet → {@link crosshatch.results.database.RunDatabase} → {@link
 * crosshatch.results.report.Lines} → tables, figures, pages.
 *
 * <p>Read first: {@link crosshatch.results.RunRecord}, {@link crosshatch.results.database.RunDatabase}, {@link
 * crosshatch.results.report.Lines}.
 *
 * <p>{@link crosshatch.results.LedgerReader} reads the append-only log, and {@link crosshatch.results.LedgerSurvey} lists its
 * damages. {@link crosshatch.results.Checksums} is the checksum manifest of archived records. {@link crosshatch.results.Recorded}
 * lists the runs that a resumed experiment need not repeat. {@link crosshatch.results.RunColumn} lists the columns of the table
 * of runs; {@code docs/reference/records.md} explains them.
 *
 * <p>The package uses {@code crosshatch.solver}, {@code crosshatch.puzzle} and {@code crosshatch.base}. No class here may run a
 * solver.
 */
@NullMarked
package crosshatch.results;

import org.jspecify.annotations.NullMarked;
