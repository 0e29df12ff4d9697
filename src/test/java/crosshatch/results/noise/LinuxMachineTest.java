package crosshatch.results.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is read of files like those of Linux, and what is said where there are none. */
class LinuxMachineTest {
    @TempDir
    private Path folder = Path.of("");

    private Machine machine(long... workers) {
        return new LinuxMachine(folder.resolve("proc"), folder.resolve("sys"), () -> LongStream.of(workers));
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    @Test
    void busyIsAllButIdleWaitingAndStolenTime() throws IOException {
        write("proc/stat", "cpu  100 20 30 4000 500 6 7 80 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n");
        write("proc/self/stat", stat(7, "java", 1, 2, 3, 4));

        Machine.Reading reading = machine().read();

        assertEquals(4743, reading.totalTicks());
        assertEquals(163, reading.busyTicks());
        assertEquals(80, reading.stealTicks());
    }

    @Test
    void ownTimeIsThatOfWorkersToo_deadAndAlive() throws IOException {
        write("proc/stat", "cpu  100 20 30 4000 500 6 7 80 0 0\n");
        write("proc/self/stat", stat(7, "java", 1, 2, 30, 40));
        write("proc/8/stat", stat(8, "a (b) c", 100, 200, 0, 0));

        assertEquals(373, machine(8, 9).read().ownTicks(), "9 has just ended, and counts with its parent");
    }

    @Test
    void withoutProcNothingIsToldInsteadOfZero() {
        Machine.Reading reading = machine(8).read();

        assertEquals(-1, reading.totalTicks());
        assertEquals(-1, reading.ownTicks());
        assertEquals(-1, reading.throttles());
        assertTrue(reading.megahertz() < 0);
        assertEquals(List.of(), machine().governors());
        Sample sample = Sample.between(reading, reading, 5);
        assertTrue(sample.othersPercent() < 0 && sample.stealPercent() < 0 && sample.throttles() < 0, "" + sample);
    }

    @Test
    void frequencyGovernorAndHeatAreToldByProcessor() throws IOException {
        for (int cpu = 0; cpu < 2; cpu++) {
            String processor = "sys/devices/system/cpu/cpu" + cpu + "/";
            write(processor + "cpufreq/scaling_cur_freq", (2_000_000 + cpu * 1_000_000) + "\n");
            write(processor + "cpufreq/scaling_governor", "powersave\n");
            write(processor + "thermal_throttle/core_throttle_count", (3 + cpu) + "\n");
        }
        write("sys/devices/system/cpu/cpu2/cpufreq/scaling_cur_freq", "<unknown>\n");

        Machine.Reading reading = machine().read();

        assertEquals(2500, reading.megahertz());
        assertEquals(7, reading.throttles());
        assertEquals(List.of("powersave"), machine().governors());
    }

    /** As the kernel writes it, its largest numbers included. */
    private static String stat(long pid, String name, long user, long system, long childUser, long childSystem) {
        return pid + " (" + name + ") R 1 7 7 0 -1 4194304 101 0 0 0 " + user + " " + system + " " + childUser + " "
                + childSystem + " 20 0 1 0 172637 3133440 393 18446744073709551615 94510508445696\n";
    }
}
