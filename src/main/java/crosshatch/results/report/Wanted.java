package crosshatch.results.report;

import java.util.List;
import java.util.Optional;

/**
 * The optional parts of a report.
 *
 * @param factors names of options whose effect is shown, one by one
 * @param crossed factors of a full factorial design whose effects are shown together, see {@link Effects}
 * @param references labels of solvers that every other one is compared with
 * @param decomposed two solvers whose ratio of times is decomposed
 * @param decisions the rule of a comparison that went on until its pairs were decided
 */
public record Wanted(
        List<String> factors,
        List<String> crossed,
        List<String> references,
        Optional<DecomposedPair> decomposed,
        Optional<Decisions.Asked> decisions) {
    /** Nothing more. */
    public static final Wanted NOTHING = new Wanted(List.of(), List.of(), List.of(), Optional.empty(), Optional.empty());

    public Wanted {
        factors = List.copyOf(factors);
        crossed = List.copyOf(crossed);
        references = List.copyOf(references);
    }

    /** The effects of some options, one by one. */
    public static Wanted factors(String... factors) {
        return new Wanted(List.of(factors), List.of(), List.of(), Optional.empty(), Optional.empty());
    }
}
