package crosshatch.experiment.study.difficulty;

import crosshatch.instances.rate.Rating;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.DoubleStream;

/**
 * One puzzle with its ratings and the effort of solvers.
 *
 * @param set the set of the puzzle
 * @param position its position in the set
 * @param clues the number of givens
 * @param difficulty the ratings of {@code rate}
 * @param efforts the effort of each solver, by its label
 */
record Case(String set, long position, int clues, Rating.Difficulty difficulty, Map<String, Effort> efforts) {
    /** The depth for puzzles in which three nested assumptions are not enough. */
    private static final int DEEPER_THAN_RATED = 4;

    /**
     * The effort of one solver on a puzzle, isomorph by isomorph.
     *
     * @param backtracks one number for each isomorph
     * @param hints the lengths of proofs along the steps of the solver, one for each isomorph with a trace
     */
    record Effort(List<Double> backtracks, List<Double> hints) {
        Effort {
            backtracks = List.copyOf(backtracks);
            hints = List.copyOf(hints);
        }

        /** Returns one logarithm for each isomorph, because effort grows by factors. */
        double[] logBacktracks() {
            return logs(backtracks);
        }

        double[] logHints() {
            return logs(hints);
        }

        private static double[] logs(List<Double> counts) {
            return numbers(counts).map(Math::log1p).toArray();
        }

        /** Returns a mean that does not depend on the order of isomorphs, even in the last bit, so that rounding breaks no ties. */
        double meanLogBacktracks() {
            return Arrays.stream(logBacktracks()).sorted().average().orElseThrow();
        }
    }

    /** Returns the numbers as a stream. */
    static DoubleStream numbers(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue);
    }

    /**
     * Returns the effort of a solver.
     *
     * @param solver the label of a solver that was run
     */
    Effort of(String solver) {
        return Objects.requireNonNull(efforts.get(solver));
    }

    /** Returns the T&amp;E depth; 4 for more than 3. */
    int depth() {
        return difficulty.depth().orElse(DEEPER_THAN_RATED);
    }

    /** Returns the number of clauses in the shortest proof, over all isomorphs and these solvers; NaN without a proof. */
    double shortestProof(List<String> solvers) {
        return solvers.stream()
                .map(this::of)
                .flatMapToDouble(effort -> numbers(effort.hints()))
                .min()
                .orElse(Double.NaN);
    }
}
