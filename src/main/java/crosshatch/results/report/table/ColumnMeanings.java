package crosshatch.results.report.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Explains the columns of the tables of {@code compare}, by their headers. */
public final class ColumnMeanings {
    private static final Map<String, String> MEANINGS = new LinkedHashMap<>();

    static {
        MEANINGS.put("solved", "puzzles with an answer in every run, of which none was wrong");
        MEANINGS.put("correct", "solved puzzles whose answers were all checked, proved or known");
        MEANINGS.put(
                "proved",
                "correct puzzles for which a checked proof shows that there is no solution, or no further one");
        MEANINGS.put(
                "agreed only",
                "correct puzzles whose only evidence is that a solver of another paradigm gives the same answer");
        MEANINGS.put("wrong", "puzzles with an answer that was checked and is false");
        MEANINGS.put("crashed", "puzzles on which the solver failed with an error");
        MEANINGS.put("memory", "puzzles on which the memory limit stopped a run");
        MEANINGS.put("timeout", "puzzles on which the time limit stopped a run");
        MEANINGS.put("search limit", "puzzles on which a limit of decisions or conflicts stopped a run");
        MEANINGS.put("gave up", "puzzles on which an incomplete solver ended without an answer");
        MEANINGS.put("unconf.", "puzzles that the solver calls unsolvable, and nothing else confirms this");
        MEANINGS.put(
                "backtracks",
                "mean number of refuted alternatives per puzzle, see 'crosshatch solvers list FAMILY'; for an unsolved puzzle,"
                        + " until the run stopped");
        MEANINGS.put(
                "solved without search",
                "percentage of the puzzles that were solved by propagation alone, without a decision");
        MEANINGS.put(
                "median",
                "median over the puzzles of the wall-clock time from the puzzle in memory to the answer in memory, with the"
                        + " encoding; an unsolved puzzle has the time limit as its time");
        MEANINGS.put("mean", "mean of the same times over the puzzles");
        MEANINGS.put("p99", "99th percentile of the times of all runs");
        MEANINGS.put("PAR2", "mean time, with twice the time limit for each unsolved puzzle");
        MEANINGS.put("unsolved in PAR2", "percentage of PAR2 that comes from unsolved puzzles");
        MEANINGS.put("encode", "percentage of the time in which the solver built its model of the puzzle");
    }

    private ColumnMeanings() {}

    /** Returns the meanings of all these columns, by their headers, in the order of the tables. */
    public static Map<String, String> all() {
        return Collections.unmodifiableMap(MEANINGS);
    }

    static Optional<String> of(String header) {
        return Optional.ofNullable(MEANINGS.get(header));
    }
}
