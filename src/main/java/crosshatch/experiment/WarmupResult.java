package crosshatch.experiment;

/**
 * How the warm-up of one solver went; written to {@code warmup.json}.
 *
 * @param solver its spec
 * @param steady whether a steady state was reached in the time allowed
 * @param passes through the warm-up puzzles
 * @param runs answers given
 * @param nanos time spent in runs
 * @param variation coefficient of variation of the last {@value Warmup#WINDOW} passes; NaN if there were fewer
 */
public record WarmupResult(String solver, boolean steady, int passes, long runs, long nanos, double variation) {}
