package crosshatch.results.noise;

import java.nio.file.Path;
import java.util.List;

/** Reads the load of a machine; tests replace it. */
public interface Machine {
    /** Reads the present load; can be called by any thread. */
    Reading read();

    /**
     * Returns the frequency governors of the processors, such as {@code performance}; empty if the machine does not report
     * them.
     */
    List<String> governors();

    /** Returns the machine that this program runs on. */
    static Machine here() {
        return new LinuxMachine(Path.of("/proc"), Path.of("/sys"), LinuxMachine::ownProcesses);
    }

    /**
     * One reading of the load. Times are totals of all processors since the machine was started, in the same unit.
     *
     * @param totalTicks the time of all processors; -1 if times are not reported
     * @param busyTicks the time with work
     * @param stealTicks the time with work in which the host gave the processors to other machines
     * @param ownTicks the time with work of this program and its workers, including workers that have ended
     * @param load the mean number of processes that work or wait for a processor in the last minute; negative if not reported
     * @param megahertz the mean frequency of the processors; negative if not reported
     * @param throttles the number of times that processors were slowed down because of heat; -1 if not reported
     */
    record Reading(
            long totalTicks,
            long busyTicks,
            long stealTicks,
            long ownTicks,
            double load,
            double megahertz,
            long throttles) {}
}
