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
 * The counts in what a program prints for people. Each has a regular expression, which fits the beginning of a line and whose group
 * is the number; of several lines that fit the last one counts. A count without a line is 0 if another one has a line: programs leave
 * out the lines of what never happened. If none has, nothing is known.
 */
final class StatisticLines {
    private static final double NANOS_OF_A_SECOND = 1e9;

    private final Map<String, Pattern> patterns = new LinkedHashMap<>();
    private final Optional<Pattern> clock;

    /**
     * @param patterns by the column of a counter, or by the program's own name of one
     * @param clock of the seconds that the program worked by its own clock; null if it does not say
     */
    StatisticLines(Map<String, String> patterns, @Nullable String clock) {
        patterns.forEach((name, pattern) -> this.patterns.put(name, Pattern.compile(pattern)));
        this.clock = Optional.ofNullable(clock).map(Pattern::compile);
    }

    /** Time by the program's own clock, in ns; -1 if it does not say. */
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

    /** More than fits is more than a run can count, which {@link Counters} refuses. */
    private static long number(String digits) {
        return WholeNumber.of(digits, 0, Long.MAX_VALUE).orElse(Long.MAX_VALUE);
    }

    /** What the group of a pattern holds, line by line, where it is such a number. */
    private static Stream<String> lines(Pattern pattern, String output, String number) {
        return output.lines()
                .map(pattern::matcher)
                .filter(Matcher::lookingAt)
                .map(line -> line.group(1))
                .filter(found -> found.matches(number));
    }
}
