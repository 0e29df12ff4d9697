package crosshatch.experiment.study.difficulty;

import crosshatch.instances.rate.Rating;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.DoubleStream;

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
    private static final int DEEPER_THAN_RATED = 4;

    /**
     * What a puzzle cost one solver, presentation by presentation.
     *
     * @param backtracks one for each presentation
     * @param hints of the proofs along its steps, one for each presentation in which it was heard
     */
    record Effort(List<Double> backtracks, List<Double> hints) {
        Effort {
            backtracks = List.copyOf(backtracks);
            hints = List.copyOf(hints);
        }

        /** Logarithms, because effort grows by factors; one for each presentation. */
        double[] logBacktracks() {
            return logs(backtracks);
        }

        double[] logHints() {
            return logs(hints);
        }

        private static double[] logs(List<Double> counts) {
            return numbers(counts).map(Math::log1p).toArray();
        }

        /** The same for the same backtracks in whatever order of presentations, to the last bit: else rounding would break ties. */
        double meanLogBacktracks() {
            return Arrays.stream(logBacktracks()).sorted().average().orElseThrow();
        }
    }

    /** Boxed numbers as they are. */
    static DoubleStream numbers(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue);
    }

    /** @param solver one that was run */
    Effort of(String solver) {
        return Objects.requireNonNull(efforts.get(solver));
    }

    /** T&amp;E depth; 4 for more than 3. */
    int depth() {
        return difficulty.depth().orElse(DEEPER_THAN_RATED);
    }

    /** Clauses that the shortest proof among all presentations names, of those along the steps of these solvers; NaN without any. */
    double shortestProof(List<String> solvers) {
        return solvers.stream()
                .map(this::of)
                .flatMapToDouble(effort -> numbers(effort.hints()))
                .min()
                .orElse(Double.NaN);
    }
}
