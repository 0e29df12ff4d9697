package crosshatch.results.report;

import crosshatch.solver.Counter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the counters of a run as one text for comparison: {@code decisions=3 backtracks=1 … nodes=7}. */
final class CounterText {
    /** The statuses of runs that a clock or a crash stopped; their counters depend on the moment, not on the solver. */
    static final String CUT_OFF = "'out-of-time', 'out-of-cpu', 'out-of-memory', 'failed'";

    /**
     * The measured runs with their numbers in the records, and three columns: {@code cut} states whether a run was cut off,
     * {@code counts} has its counters, and {@code normalised} only the counters that all releases of a library have.
     */
    static final String WITH_CUT = "SELECT *, row_number() OVER () AS place_in_records, claim IN (" + CUT_OFF
            + ") AS cut, concat_ws(' ', " + normalised() + ", natives) AS counts, concat_ws(' ', " + normalised()
            + ") AS normalised FROM measured";

    /** The measured runs that were not cut off. */
    static final String SQL = "SELECT * FROM (" + WITH_CUT + ") WHERE NOT cut";

    private CounterText() {}

    private static String normalised() {
        return Stream.of(Counter.values())
                .map(Counter::column)
                .map(name -> "'" + name + "=' || coalesce(" + name + "::VARCHAR, '')")
                .collect(Collectors.joining(", "));
    }

    /** Returns the differences of two such texts: {@code decisions=3, then decisions=4}. */
    static String difference(String one, String other) {
        List<String> ones = Arrays.asList(one.split(" "));
        List<String> others = Arrays.asList(other.split(" "));
        return without(ones, others) + ", then " + without(others, ones);
    }

    private static String without(List<String> counts, List<String> others) {
        return counts.stream().filter(count -> !others.contains(count)).collect(Collectors.joining(" "));
    }
}
