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
     * Holds one reading. Times are totals of all processors since the machine was started, in any one unit.
     *
     * @param totalTicks of which there could have been work; -1 if times are not reported
     * @param busyTicks of work
     * @param stealTicks in which there was work, but the host had given the processors to other machines
     * @param ownTicks of work of this program and its workers, those that have ended included
     * @param load processes that work or wait for a processor, mean of the last minute; negative if it is not reported
     * @param megahertz mean frequency of the processors; negative if it is not reported
     * @param throttles how often processors were slowed down because they were too hot; -1 if it is not reported
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
