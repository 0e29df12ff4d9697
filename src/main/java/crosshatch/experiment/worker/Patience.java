package crosshatch.experiment.worker;

import java.time.Duration;
import java.util.List;

/**
 * How long a worker is waited for outside of runs, whose limits are those of the experiment.
 *
 * @param start until it says that its solver can run, or why not
 * @param silence until it does something, while it is asked and between two runs; or stands still in a run without moving on
 * @param pauses before its start is tried again, one each; as many tries more as there are pauses
 */
record Patience(Duration start, Duration silence, List<Duration> pauses) {
    /** A loaded machine takes seconds to start a JVM and to load a library of 70 MB. */
    static final Patience USUAL = new Patience(
            Duration.ofMinutes(2),
            Duration.ofSeconds(30),
            List.of(Duration.ofMillis(100), Duration.ofMillis(500), Duration.ofSeconds(2)));
}
