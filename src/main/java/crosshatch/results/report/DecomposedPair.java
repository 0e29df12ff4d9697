package crosshatch.results.report;

import crosshatch.base.InputException;
import crosshatch.solver.Counter;
import crosshatch.solver.Suggestion;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Two solvers whose ratio of times is decomposed, with a counter of effort for each.
 *
 * @param first the label of the solver whose time is the numerator
 * @param second the label of the other solver
 * @param firstEffort the counter of effort of the first solver
 * @param secondEffort the corresponding counter of the second solver
 * @param named whether the user named the counters, and so compares them even if their meanings differ
 */
public record DecomposedPair(String first, String second, Counter firstEffort, Counter secondEffort, boolean named) {
    /**
     * Reads the values of the options.
     *
     * @param labels the labels of two solvers
     * @param efforts the names of two counters; empty for the conflicts of both solvers
     * @throws InputException if there are not two of each, or a counter is unknown
     */
    public static DecomposedPair of(List<String> labels, List<String> efforts) {
        if (labels.size() != 2) {
            throw new InputException(
                    "decomposition: found " + labels.size() + " solvers, expected two, such as lcg,cpsat");
        }
        if (!efforts.isEmpty() && efforts.size() != 2) {
            throw new InputException("effort: found " + efforts.size()
                    + " counters, expected two, one for each solver, such as conflicts,backtracks");
        }
        List<Counter> counters = efforts.isEmpty()
                ? List.of(Counter.CONFLICTS, Counter.CONFLICTS)
                : efforts.stream().map(DecomposedPair::counter).toList();
        return new DecomposedPair(labels.get(0), labels.get(1), counters.get(0), counters.get(1), !efforts.isEmpty());
    }

    private static Counter counter(String name) {
        List<String> known = Stream.of(Counter.values()).map(Counter::column).toList();
        return Stream.of(Counter.values())
                .filter(counter -> counter.column().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException("effort: found " + name + ", expected one of "
                        + String.join(", ", known) + Suggestion.of(name, known)));
    }

    /** Returns the names of the counters of effort: {@code conflicts}, or {@code conflicts of lcg, backtracks of engine}. */
    public String effort() {
        return firstEffort == secondEffort
                ? firstEffort.column()
                : Stream.of(firstEffort.column() + " of " + first, secondEffort.column() + " of " + second)
                        .collect(Collectors.joining(", "));
    }
}
