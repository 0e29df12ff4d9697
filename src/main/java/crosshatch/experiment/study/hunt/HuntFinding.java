package crosshatch.experiment.study.hunt;

/**
 * A fault, made as small as it goes.
 *
 * @param number from 1, in the order of discovery
 * @param huntCase fails at its last puzzle
 * @param round in which it was found
 * @param seconds of hunting until then
 */
record HuntFinding(int number, Cause cause, Fault fault, HuntCase huntCase, long round, long seconds) {
    /** Of its folder. */
    String name() {
        return String.format(
                java.util.Locale.ROOT,
                "%02d-%s-%s",
                number,
                cause.family(),
                cause.kind().word());
    }
}
