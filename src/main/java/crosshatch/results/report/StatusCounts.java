package crosshatch.results.report;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The number of puzzles of each status. The numbers add up to the number of all puzzles. */
public record StatusCounts(Map<Status, Long> puzzles) {
    /** The SQL columns that {@link #of(ResultSet)} reads, for queries on the table {@code puzzles} of {@link Lines}. */
    public static final String SQL = Stream.of(Status.values())
            .map(each -> "count_if(status = '" + each + "') AS \"" + each + '"')
            .collect(Collectors.joining(", "));

    /** Reads the columns of {@link #SQL}. */
    public static StatusCounts of(ResultSet row) throws SQLException {
        Map<Status, Long> puzzles = new EnumMap<>(Status.class);
        for (Status each : Status.values()) puzzles.put(each, row.getLong(each.name()));
        return new StatusCounts(puzzles);
    }

    /** Returns the number of puzzles with this status. */
    public long of(Status status) {
        return puzzles.getOrDefault(status, 0L);
    }

    /** Returns the number of all puzzles. */
    public long all() {
        return sum(each -> true);
    }

    /** Returns the number of puzzles that were answered without a wrong answer. */
    public long solved() {
        return sum(Status::isSolved);
    }

    private long sum(Predicate<Status> wanted) {
        return Stream.of(Status.values()).filter(wanted).mapToLong(this::of).sum();
    }

    /** Returns the reasons why puzzles are unsolved, with their numbers: {@code 1 wrong, 3 timeout}. */
    public String reasons() {
        return Stream.of(Status.values())
                .filter(each -> !each.isSolved() && of(each) > 0)
                .map(each -> String.format(Locale.ROOT, "%,d %s", of(each), each.header()))
                .collect(Collectors.joining(", "));
    }
}
