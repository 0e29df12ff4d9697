package crosshatch.experiment;

import java.util.List;

/**
 * The result of a race; written to {@code race.json}.
 *
 * @param puzzles that were answered by all remaining solvers
 * @param runs measured ones, of all solvers together
 * @param nanos time of these runs, in ns
 * @param standings best first: who is left by average rank, then who left, the last one first
 */
public record RaceResult(int puzzles, long runs, long nanos, List<Standing> standings) {
    /** The name of the file in the results directory. */
    public static final String FILE = "race";

    /**
     * Describes how one solver ended the race.
     *
     * @param solver its spec
     * @param puzzles it answered
     * @param solved of these
     * @param averageRank among those who are left to the end, 1 is best; 0 for those who left
     * @param meanCostNanos mean time of its runs in ns, an unsolved puzzle counting as the rules say
     * @param end why it left; empty for those who are left
     */
    public record Standing(
            String solver, int puzzles, int solved, double averageRank, double meanCostNanos, String end) {
        /** Returns whether it was left when the race ended. */
        public boolean stayed() {
            return end.isEmpty();
        }
    }

    /** The solvers that were left at the end, best first. */
    public List<String> survivors() {
        return standings.stream().filter(Standing::stayed).map(Standing::solver).toList();
    }
}
