package crosshatch.experiment.study.hunt;

/**
 * A fault with its reduced case.
 *
 * @param number the number of the finding, from 1, in the order of discovery
 * @param huntCase a case that fails at its last puzzle
 * @param reduction the steps of the reduction, or the reason why the case was not reduced, for people
 * @param round the round of discovery
 * @param seconds the time of the hunt until then
 */
record HuntFinding(
        int number, Cause cause, Fault fault, HuntCase huntCase, String reduction, long round, long seconds) {
    /** Returns the name of its folder. */
    String name() {
        return String.format(
                java.util.Locale.ROOT,
                "%02d-%s-%s",
                number,
                cause.family(),
                cause.kind().word());
    }
}
