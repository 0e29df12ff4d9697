package crosshatch.difficulty;

import crosshatch.rate.Rating;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * One puzzle: how hard it is said to be, and what it cost.
 *
 * @param set where it stands
 * @param position in the set
 * @param clues number of givens
 * @param difficulty as {@code rate} has it
 * @param efforts of each solver, by its label
 */
record Case(String set, long position, int clues, Rating.Difficulty difficulty, Map<String, Effort> efforts) {
    /** Where three assumptions within each other are not enough. */
    private static final int DEEPER = 4;

    /**
     * What a puzzle cost one solver, form by form.
     *
     * @param backtracks one for each form
     * @param hints of the proofs along its steps, one for each form in which it was heard
     */
    record Effort(double[] backtracks, double[] hints) {
        /** Logarithms, because effort grows by factors. */
        double[] logBacktracks() {
            return Arrays.stream(backtracks).map(Math::log1p).toArray();
        }

        double[] logHints() {
            return Arrays.stream(hints).map(Math::log1p).toArray();
        }

        /** The same for the same backtracks in whatever order of forms, to the last bit: else rounding would break ties. */
        double meanLogBacktracks() {
            return Arrays.stream(logBacktracks()).sorted().average().orElseThrow();
        }
    }

    /** T&amp;E depth; 4 for more than 3. */
    int depth() {
        return difficulty.depth().orElse(DEEPER);
    }

    /** Clauses that the shortest proof among all forms names, of those along the steps of these solvers; NaN without any. */
    double shortestProof(List<String> solvers) {
        return solvers.stream()
                .map(efforts::get)
                .flatMapToDouble(effort -> Arrays.stream(effort.hints()))
                .min()
                .orElse(Double.NaN);
    }
}
