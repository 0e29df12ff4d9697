package crosshatch.experiment;

import crosshatch.solver.SolverSpec;
import org.jspecify.annotations.Nullable;

/**
 * How the warm-up of one solver went; written to {@code warmup.json}.
 *
 * @param solver its spec
 * @param fork which of its JVMs
 * @param steady whether a steady state was reached in the time allowed
 * @param passes whole ones, through the warm-up puzzles
 * @param runs answers given, those of an unfinished pass included
 * @param nanos time spent in runs
 * @param variation coefficient of variation of the last {@value Warmup#WINDOW} passes; null if there were fewer
 */
public record WarmupResult(
        String solver,
        int fork,
        boolean steady,
        int passes,
        long runs,
        long nanos,
        @Nullable Double variation) {
    static WarmupResult of(SolverSpec solver, int fork, Warmup warmup, long runs) {
        return new WarmupResult(
                solver.toString(),
                fork,
                warmup.steady(),
                warmup.passes(),
                runs,
                warmup.spentNanos(),
                Double.isNaN(warmup.variation()) ? null : warmup.variation());
    }
}
