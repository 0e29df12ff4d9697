package crosshatch.experiment.study.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** How many figures of each mark came out how: a table with a line for each mark and one for all. */
final class OutcomeTable {
    private final List<Reproduction> results;
    private final List<Outcome> outcomes;

    OutcomeTable(List<Reproduction> results) {
        this.results = results;
        outcomes = Arrays.stream(Outcome.values())
                .filter(outcome -> results.stream().anyMatch(result -> result.outcome() == outcome))
                .toList();
    }

    /** A line of the table. */
    record Line(String mark, List<String> counts) {}

    /** The outcomes that there are, then the sum. */
    List<String> header() {
        return Stream.concat(outcomes.stream().map(Outcome::words), Stream.of("figures"))
                .toList();
    }

    List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (Mark mark : Mark.values()) {
            if (results.stream().anyMatch(result -> result.figure().mark() == mark)) {
                lines.add(line(mark.word(), result -> result.figure().mark() == mark));
            }
        }
        lines.add(line("all", result -> true));
        return lines;
    }

    private Line line(String name, Predicate<Reproduction> meant) {
        List<Reproduction> its = results.stream().filter(meant).toList();
        Stream<Long> counts = outcomes.stream().map(outcome -> its.stream()
                .filter(result -> result.outcome() == outcome)
                .count());
        return new Line(
                name,
                Stream.concat(counts, Stream.of((long) its.size()))
                        .map(count -> count == 0 ? "-" : count.toString())
                        .toList());
    }

    /** How many figures rest on inputs that are reconstructed; a sentence, empty if none does. */
    String reconstructed() {
        long count = results.stream()
                .filter(result -> result.figure().reconstructed() != null)
                .count();
        return count == 0 ? "" : count + " of them on reconstructed puzzles.";
    }
}
