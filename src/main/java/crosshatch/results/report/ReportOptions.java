package crosshatch.results.report;

import java.util.List;
import java.util.Optional;

/**
 * The optional parts of a report.
 *
 * @param factors the names of options whose effects are shown, one by one
 * @param crossed the factors of a full factorial design whose effects are shown together, see {@link Effects}
 * @param references the labels of solvers with which all others are compared
 * @param decomposed the two solvers whose ratio of times is decomposed
 * @param decisions the rule of a comparison that continued until its pairs were decided
 * @param power whether to show the differences that the runs could have shown
 * @param figures whether to draw the figures for print, which a page does not need
 */
public record ReportOptions(
        List<String> factors,
        List<String> crossed,
        List<String> references,
        Optional<DecomposedPair> decomposed,
        Optional<Decisions.Asked> decisions,
        boolean power,
        boolean figures) {
    /** Selects no optional part. */
    public static final ReportOptions NOTHING = new ReportOptions(List.of(), List.of(), List.of());

    /** Selects these three parts only. */
    public ReportOptions(List<String> factors, List<String> crossed, List<String> references) {
        this(factors, crossed, references, Optional.empty(), Optional.empty(), false, true);
    }

    public ReportOptions {
        factors = List.copyOf(factors);
        crossed = List.copyOf(crossed);
        references = List.copyOf(references);
    }
}
