package crosshatch.results.report;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The optional parts of a report.
 *
 * @param factors names of options whose effect is shown, one by one
 * @param crossed factors of a full factorial design whose effects are shown together, see {@link Effects}
 * @param references labels of solvers that every other one is compared with
 * @param decomposed two solvers whose ratio of times is decomposed
 * @param decisions the rule of a comparison that went on until its pairs were decided
 * @param power whether to show which differences the runs could have shown
 * @param within the ratio by which an interval may differ from its middle, to be planned for; empty for half the present width
 * @param figures whether to draw the figures for print, which a page can do without
 */
public record Wanted(
        List<String> factors,
        List<String> crossed,
        List<String> references,
        Optional<DecomposedPair> decomposed,
        Optional<Decisions.Asked> decisions,
        boolean power,
        OptionalDouble within,
        boolean figures) {
    /** Asks for nothing beyond the usual report. */
    public static final Wanted NOTHING = new Wanted(List.of(), List.of(), List.of());

    /** Asks for these three, and for nothing that is rarely asked for. */
    public Wanted(List<String> factors, List<String> crossed, List<String> references) {
        this(factors, crossed, references, Optional.empty(), Optional.empty(), false, OptionalDouble.empty(), true);
    }

    public Wanted {
        factors = List.copyOf(factors);
        crossed = List.copyOf(crossed);
        references = List.copyOf(references);
    }

    /** The effects of some options, one by one. */
    public static Wanted factors(String... factors) {
        return new Wanted(List.of(factors), List.of(), List.of());
    }
}
