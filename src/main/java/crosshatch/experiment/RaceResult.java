package crosshatch.experiment;

import java.util.List;

/**
 * The result of a race; written to {@code race.json}.
 *
 * @param puzzles the number of puzzles that all remaining solvers answered
 * @param runs the number of measured runs of all solvers together
 * @param nanos the total time of these runs, in ns
 * @param standings best first: the remaining solvers by average rank, then the eliminated ones, the last one first
 */
public record RaceResult(int puzzles, long runs, long nanos, List<Standing> standings) {
    /** The name of the file in the results directory. */
    public static final String FILE = "race";

    /**
     * The standing of one solver at the end of the race.
     *
     * @param solver its spec
     * @param puzzles the number of puzzles that it answered
     * @param solved the number of puzzles that it solved
     * @param averageRank its average rank among the remaining solvers, where 1 is best; 0 for eliminated solvers
     * @param meanCostNanos the mean time of its runs in ns, with the penalty of the rules for unsolved puzzles
     * @param end the reason of its elimination; empty for remaining solvers
     */
    public record Standing(
            String solver, int puzzles, int solved, double averageRank, double meanCostNanos, String end) {
        /** Returns whether the solver was not eliminated. */
        public boolean stayed() {
            return end.isEmpty();
        }
    }

    /** Returns the solvers that were not eliminated, best first. */
    public List<String> survivors() {
        return standings.stream().filter(Standing::stayed).map(Standing::solver).toList();
    }
}
