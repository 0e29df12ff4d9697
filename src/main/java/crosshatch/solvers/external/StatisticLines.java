package crosshatch.solvers.external;

import crosshatch.base.WholeNumber;
import crosshatch.solver.Counters;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads counts from a program's output for people. Each count has a regular expression for the beginning of a line, whose group is the
 * number; the last matching line counts. If some counts have a line, a count without one is 0, because programs leave out lines of
 * zeros. MiniZinc leaves out the counts that its solver does not have. If none has a line, no count is known.
 */
final class StatisticLines {
    private static final double NANOS_OF_A_SECOND = 1e9;
    private static final String SECONDS = "[0-9]{1,9}([.][0-9]{1,9})?(e-[0-9]{1,2})?";

    private final Map<String, Pattern> patterns = new LinkedHashMap<>();
    private final boolean leavesOutZeros;
    private final Optional<Pattern> clock;
    private final Optional<Pattern> encoding;

    /** Prepares the patterns of a program. */
    StatisticLines(Description description) {
        description.counters().forEach((name, pattern) -> patterns.put(name, Pattern.compile(pattern)));
        leavesOutZeros = description.output() != Dialect.MINIZINC_JSON;
        clock = Optional.ofNullable(description.clock()).map(Pattern::compile);
        encoding = Optional.ofNullable(description.encoding()).map(Pattern::compile);
    }

    /** Returns the program's working time in ns; -1 if it is not reported. */
    long nanos(String output) {
        return nanos(clock, output);
    }

    /** Returns the program's time for translating the puzzle in ns; 0 if it is not reported. */
    long encodingNanos(String output) {
        return Math.max(0, nanos(encoding, output));
    }

    private static long nanos(Optional<Pattern> time, String output) {
        return time.flatMap(pattern -> lines(pattern, output, SECONDS).reduce((former, latter) -> latter))
                .map(seconds -> Math.round(Double.parseDouble(seconds) * NANOS_OF_A_SECOND))
                .orElse(-1L);
    }

    Counters read(String output) {
        Map<String, OptionalLong> counts = new LinkedHashMap<>();
        patterns.forEach((name, pattern) -> counts.put(name, last(pattern, output)));
        Counters.Builder counters = Counters.builder();
        boolean zeros = leavesOutZeros && counts.values().stream().anyMatch(OptionalLong::isPresent);
        counts.forEach((name, count) -> {
            if (zeros || count.isPresent()) counters.setNamed(name, count.orElse(0));
        });
        return counters.build();
    }

    private static OptionalLong last(Pattern pattern, String output) {
        return lines(pattern, output, "[0-9]+")
                .mapToLong(StatisticLines::number)
                .reduce((former, latter) -> latter);
    }

    /** Returns a number; one that is too large becomes a value that {@link Counters} refuses. */
    private static long number(String digits) {
        return WholeNumber.of(digits, 0, Long.MAX_VALUE).orElse(Long.MAX_VALUE);
    }

    /** Returns the groups of a pattern, line by line, if they have the form of a number. */
    private static Stream<String> lines(Pattern pattern, String output, String number) {
        return output.lines()
                .map(pattern::matcher)
                .filter(Matcher::lookingAt)
                .map(line -> line.group(1))
                .filter(found -> found.matches(number));
    }
}
