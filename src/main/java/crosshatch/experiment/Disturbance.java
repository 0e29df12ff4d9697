package crosshatch.experiment;

/**
 * What disturbed a batch where its solver runs; -1 where it is not known.
 *
 * @param involuntarySwitches how often the system took the asking thread off its processor since the batch before
 * @param strayPercent of one hardware thread, what the process used before the batch while it was not asked: compilation, or
 *     threads that a solver has left behind
 */
public record Disturbance(long involuntarySwitches, long strayPercent) {
    public static final Disturbance UNKNOWN = new Disturbance(-1, -1);
}
