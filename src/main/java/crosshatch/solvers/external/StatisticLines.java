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
import org.jspecify.annotations.Nullable;

/**
 * Reads counts from a program's output for people. Each count has a regular expression for the beginning of a line, whose group is the
 * number; the last matching line counts. If some counts have a line, a count without one is 0, because programs leave out lines of
 * zeros. If none has a line, no count is known.
 */
final class StatisticLines {
    private static final double NANOS_OF_A_SECOND = 1e9;

    private final Map<String, Pattern> patterns = new LinkedHashMap<>();
    private final Optional<Pattern> clock;

    /**
     * Prepares the patterns.
     *
     * @param patterns by the column of a counter, or by the program's own name of a count
     * @param clock the pattern of the program's working time in seconds; null if there is none
     */
    StatisticLines(Map<String, String> patterns, @Nullable String clock) {
        patterns.forEach((name, pattern) -> this.patterns.put(name, Pattern.compile(pattern)));
        this.clock = Optional.ofNullable(clock).map(Pattern::compile);
    }

    /** Returns the program's working time in ns; -1 if it is not reported. */
    long nanos(String output) {
        return clock.flatMap(pattern ->
                        lines(pattern, output, "[0-9]{1,9}([.][0-9]{1,9})?").reduce((former, latter) -> latter))
                .map(seconds -> Math.round(Double.parseDouble(seconds) * NANOS_OF_A_SECOND))
                .orElse(-1L);
    }

    Counters read(String output) {
        Map<String, OptionalLong> counts = new LinkedHashMap<>();
        patterns.forEach((name, pattern) -> counts.put(name, last(pattern, output)));
        Counters.Builder counters = Counters.builder();
        if (counts.values().stream().anyMatch(OptionalLong::isPresent)) {
            counts.forEach((name, count) -> counters.setNamed(name, count.orElse(0)));
        }
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
