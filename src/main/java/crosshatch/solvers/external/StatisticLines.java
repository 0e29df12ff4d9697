package crosshatch.solvers.external;

import crosshatch.solver.Counters;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The counts in what a program prints for people. Each has a regular expression, which fits the beginning of a line and whose group
 * is the number; of several lines that fit the last one counts. A count without a line is 0 if another one has a line: programs leave
 * out the lines of what never happened. If none has, nothing is known.
 */
final class StatisticLines {
    private static final int MOST_DIGITS = 18; // of a long

    private final Map<String, Pattern> patterns = new LinkedHashMap<>();

    /** @param patterns by the column of a counter, or by the program's own name of one */
    StatisticLines(Map<String, String> patterns) {
        patterns.forEach((name, pattern) -> this.patterns.put(name, Pattern.compile(pattern)));
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
        return output.lines()
                .map(pattern::matcher)
                .filter(Matcher::lookingAt)
                .map(line -> line.group(1))
                .filter(number -> number.matches("[0-9]{1," + MOST_DIGITS + "}"))
                .mapToLong(Long::parseLong)
                .reduce((former, latter) -> latter);
    }
}
