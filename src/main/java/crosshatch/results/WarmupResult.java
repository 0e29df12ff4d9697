package crosshatch.results;

import org.jspecify.annotations.Nullable;

/**
 * The result of the warm-up of one solver; written to {@code warmup.json}.
 *
 * @param solver its spec
 * @param fork which of its JVMs
 * @param steady whether a steady state was reached in the time allowed
 * @param passes whole ones, through the warm-up puzzles
 * @param runs answers given, the answers of an unfinished pass included
 * @param nanos time spent in runs
 * @param variation coefficient of variation of the last stretches; null if there were too few
 * @param lost JVMs of the solver that ended meanwhile
 * @param cold whether they were so many that no other is warmed up in this fork: its runs are recorded as cold
 * @param seen warm-up puzzles that are measured, too, because their boards have no other isomorph; null if it was not counted
 */
public record WarmupResult(
        String solver,
        int fork,
        boolean steady,
        int passes,
        long runs,
        long nanos,
        @Nullable Double variation,
        int lost,
        boolean cold,
        @Nullable Integer seen) {}
