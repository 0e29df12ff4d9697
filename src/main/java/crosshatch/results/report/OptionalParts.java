package crosshatch.results.report;

import crosshatch.solver.Family;
import java.util.List;

/**
 * The optional parts of a report, in addition to the results of each set and their comparisons.
 *
 * @param effects the effects of factors in full factorial designs
 * @param decomposed the decomposed ratios of times
 * @param pairs the variances of the ratios whose power is shown
 */
public record OptionalParts(List<Effects> effects, List<Decomposition> decomposed, List<Spread> pairs) {
    /** No optional part. */
    public static final OptionalParts NONE = new OptionalParts(List.of(), List.of(), List.of());

    /**
     * Computes the wanted parts.
     *
     * @throws crosshatch.base.InputException if the records lack data for a wanted part
     */
    public static OptionalParts of(Lines lines, List<Family> families, ReportOptions wanted) {
        CounterMeanings meanings = new CounterMeanings(families);
        return new OptionalParts(
                Effects.of(lines, wanted.crossed(), families),
                wanted.decomposed()
                        .map(pair -> Decomposition.of(lines, pair, meanings))
                        .orElse(List.of()),
                wanted.power() ? Spread.ofPairs(lines, wanted.references(), meanings) : List.of());
    }
}
