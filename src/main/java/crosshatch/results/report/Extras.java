package crosshatch.results.report;

import crosshatch.solver.Family;
import java.util.List;

/**
 * The parts of a report that are asked for, besides the results of each set and their comparisons.
 *
 * @param effects of factors in a full factorial design
 * @param decomposed ratios of times
 * @param pairs the variance of the ratios of times
 * @param power whether the power of these pairs is shown
 */
public record Extras(List<Effects> effects, List<Decomposition> decomposed, List<Spread> pairs, boolean power) {
    /** Asks for nothing beyond the usual report. */
    public static final Extras NONE = new Extras(List.of(), List.of(), List.of(), false);

    /** @throws crosshatch.base.InputException if the records say nothing of something that is wanted */
    public static Extras of(Lines lines, List<Family> families, Wanted wanted) {
        return new Extras(
                Effects.of(lines, wanted.crossed(), families),
                wanted.decomposed().map(pair -> Decomposition.of(lines, pair)).orElse(List.of()),
                Spread.ofPairs(lines, wanted.references()),
                wanted.power());
    }
}
