package crosshatch.results.report;

import crosshatch.results.report.table.Column.Kind;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a puzzle of a line ended: the worst end of its runs. Each puzzle has exactly one. Behind {@link #CORRECT}, the worst comes first. */
public enum Status {
    /** Solved in every run, and checked or confirmed. */
    CORRECT("correct", "correct", Kind.NUMBER, "bool_and(verdict = 'correct')"),
    /** An answer was checked and false. */
    WRONG("wrong", "wrong", Kind.WRONG, "bool_or(verdict = 'wrong')"),
    /** The solver broke. */
    CRASHED("crashed", "crashed", Kind.WRONG, "bool_or(verdict = 'crashed')"),
    /** The limit on memory stopped a run. */
    MEMORY("memory", "memory", Kind.OPEN, "bool_or(claim = 'out-of-memory')"),
    /** The limit on wall-clock time or on CPU time stopped a run. */
    TIMEOUT("timeouts", "timeout", Kind.OPEN, "bool_or(claim IN ('out-of-time', 'out-of-cpu'))"),
    /** The limit on decisions or on conflicts stopped a run. */
    SEARCH_LIMIT("search_limit", "search limit", Kind.OPEN, "bool_or(starts_with(claim, 'out-of-'))"),
    /** The solver is incomplete by design, and got no further. */
    GAVE_UP("gave_up", "gave up", Kind.OPEN, "bool_or(verdict = 'undecided')"),
    /** Solved, but nothing independent confirms a refutation. */
    UNCONFIRMED("unconfirmed", "unconf.", Kind.OPEN, "bool_or(verdict = 'unconfirmed')");

    /** The status of the puzzle whose runs a query groups. */
    static final String SQL = Stream.of(values())
            .map(each -> "WHEN " + each.condition + " THEN '" + each + "'")
            .collect(Collectors.joining(" ", "CASE ", " END"));

    private final String id;
    private final String header;
    private final Kind kind;
    private final String condition;

    /** @param condition of the runs of a puzzle that has none of the statuses above */
    Status(String id, String header, Kind kind, String condition) {
        this.id = id;
        this.header = header;
        this.kind = kind;
        this.condition = condition;
    }

    /** The column of {@code summary.csv}. */
    String id() {
        return id;
    }

    /** The word for people, in headers and in sentences. */
    String header() {
        return header;
    }

    Kind kind() {
        return kind;
    }

    /** Whether the puzzle was answered, and not wrongly. */
    boolean isSolved() {
        return this == CORRECT || this == UNCONFIRMED;
    }
}
