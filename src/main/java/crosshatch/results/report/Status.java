package crosshatch.results.report;

import crosshatch.results.report.table.Column.Kind;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The status of a puzzle of a line: the worst status of its runs. After {@link #CORRECT}, constants are listed from the worst
 * on.
 */
public enum Status {
    /** The puzzle was solved in every run, and each answer was checked or confirmed. */
    CORRECT("correct", "correct", Kind.NUMBER, "bool_and(verdict = 'correct')"),
    /** An answer was checked and is false. */
    WRONG("wrong", "wrong", Kind.WRONG, "bool_or(verdict = 'wrong')"),
    /** The solver failed with an error. */
    CRASHED("crashed", "crashed", Kind.WRONG, "bool_or(verdict = 'crashed')"),
    /** The memory limit stopped a run. */
    MEMORY("memory", "memory", Kind.OPEN, "bool_or(claim = 'out-of-memory')"),
    /** The limit on wall-clock time or on CPU time stopped a run. */
    TIMEOUT("timeouts", "timeout", Kind.OPEN, "bool_or(claim IN ('out-of-time', 'out-of-cpu'))"),
    /** The limit on decisions or on conflicts stopped a run. */
    SEARCH_LIMIT("search_limit", "search limit", Kind.OPEN, "bool_or(starts_with(claim, 'out-of-'))"),
    /** The solver is incomplete by design, and could not finish. */
    GAVE_UP("gave_up", "gave up", Kind.OPEN, "bool_or(verdict = 'undecided')"),
    /** The puzzle was refuted, but no independent evidence confirms this. */
    UNCONFIRMED("unconfirmed", "unconf.", Kind.OPEN, "bool_or(verdict = 'unconfirmed')");

    /** The SQL expression for the status of a puzzle, in a query that groups its runs. */
    static final String SQL = Stream.of(values())
            .map(each -> "WHEN " + each.condition + " THEN '" + each + "'")
            .collect(Collectors.joining(" ", "CASE ", " END"));

    private final String id;
    private final String header;
    private final Kind kind;
    private final String condition;

    /**
     * Defines a status.
     *
     * @param condition the SQL condition on the runs of a puzzle; it applies if no status declared before this one applies
     */
    Status(String id, String header, Kind kind, String condition) {
        this.id = id;
        this.header = header;
        this.kind = kind;
        this.condition = condition;
    }

    /** Returns the name of the column of {@code summary.csv}. */
    String id() {
        return id;
    }

    /** Returns the word for people, in headers and in sentences. */
    String header() {
        return header;
    }

    Kind kind() {
        return kind;
    }

    /** Returns whether the puzzle was answered without a wrong answer. */
    boolean isSolved() {
        return this == CORRECT || this == UNCONFIRMED;
    }
}
