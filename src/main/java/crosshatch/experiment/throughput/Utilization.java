package crosshatch.experiment.throughput;

import java.util.List;

/**
 * The use of the threads of a team.
 *
 * @param nanos from the first puzzle to the last answer, in ns
 * @param busyNanos time each thread spent on answers, in ns
 */
public record Utilization(long nanos, List<Long> busyNanos) {
    public Utilization {
        busyNanos = List.copyOf(busyNanos);
    }
}
