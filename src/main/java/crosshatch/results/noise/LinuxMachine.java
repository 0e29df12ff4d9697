package crosshatch.results.noise;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * Reads {@code /proc} and {@code /sys} directly. The library OSHI is not used for this, because it caches processor data for 0.3
 * s, which is longer than some workers live. It also does not count the use by processes that have ended.
 */
final class LinuxMachine implements Machine {
    /**
     * The index of user in the line {@code cpu} of {@code /proc/stat}; nice, system, idle, iowait, irq, softirq and steal
     * follow.
     */
    private static final int FIRST_TICK_FIELD = 1;

    private static final int TICK_KINDS = 8;
    private static final int IDLE = 3;

    private static final int IOWAIT = 4;
    private static final int STEAL = 7;
    /**
     * The index of utime in {@code /proc/PID/stat} after the name of the program; stime, and the times of ended children,
     * follow.
     */
    private static final int FIRST_TIME_FIELD = 11;

    private static final int TIME_FIELDS = 4;
    private static final double KILOHERTZ_PER_MEGAHERTZ = 1000;

    private final Path proc;
    private final Path processors;
    private final Supplier<LongStream> workers;

    /**
     * Makes a reader of the load.
     *
     * @param workers returns the ids of the processes that this one has started
     */
    LinuxMachine(Path proc, Path sys, Supplier<LongStream> workers) {
        this.proc = proc;
        this.processors = sys.resolve("devices/system/cpu");
        this.workers = workers;
    }

    static LongStream ownProcesses() {
        return ProcessHandle.current().descendants().mapToLong(ProcessHandle::pid);
    }

    @Override
    public Reading read() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        double megahertz = numbers("cpufreq/scaling_cur_freq").average().orElse(-KILOHERTZ_PER_MEGAHERTZ)
                / KILOHERTZ_PER_MEGAHERTZ;
        long throttles = numbers("thermal_throttle/core_throttle_count")
                .reduce(Long::sum)
                .orElse(-1);
        // Own processes first: of one that ends in between a little counts twice, which hides no other.
        OptionalLong own = own();
        long[] ticks = numbers(firstLine(proc.resolve("stat")), FIRST_TICK_FIELD, TICK_KINDS);
        if (own.isEmpty() || ticks.length == 0) return new Reading(-1, -1, -1, -1, load, megahertz, throttles);
        long total = Arrays.stream(ticks).sum();
        long busy = total - ticks[IDLE] - ticks[IOWAIT] - ticks[STEAL];
        return new Reading(total, busy, ticks[STEAL], own.getAsLong(), load, megahertz, throttles);
    }

    /** A worker that has ended counts with its parent, as soon as that knows. */
    private OptionalLong own() {
        long running = workers.get().map(pid -> ticksOf("" + pid).orElse(0)).sum();
        OptionalLong self = ticksOf("self");
        return self.isEmpty() ? self : OptionalLong.of(running + self.getAsLong());
    }

    private OptionalLong ticksOf(String process) {
        String line = firstLine(proc.resolve(process).resolve("stat"));
        long[] times = numbers(line.substring(line.lastIndexOf(')') + 1).strip(), FIRST_TIME_FIELD, TIME_FIELDS);
        return times.length == 0
                ? OptionalLong.empty()
                : OptionalLong.of(Arrays.stream(times).sum());
    }

    /** Returns some words of a line as numbers; none if the line has too few. */
    private static long[] numbers(String line, int first, int count) {
        String[] words = line.split(" +");
        if (words.length < first + count) return new long[0];
        return Arrays.stream(words, first, first + count)
                .mapToLong(Long::parseLong)
                .toArray();
    }

    @Override
    public List<String> governors() {
        return each("cpufreq/scaling_governor").stream().distinct().sorted().toList();
    }

    private LongStream numbers(String file) {
        return each(file).stream().filter(line -> line.matches("\\d+")).mapToLong(Long::parseLong);
    }

    /** Returns the content of the file with this name for each processor. */
    private List<String> each(String file) {
        List<String> all = new ArrayList<>();
        if (!Files.isDirectory(processors)) return all;
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(processors, "cpu[0-9]*")) {
            for (Path folder : folders) {
                String line = firstLine(folder.resolve(file));
                if (!line.isEmpty()) all.add(line);
            }
        } catch (IOException notTold) {
            all.clear();
        }
        return all;
    }

    /** Returns the first line; empty if the file is missing, because processes may end while they are read. */
    private static String firstLine(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)
                    .lines()
                    .findFirst()
                    .orElse("")
                    .strip();
        } catch (IOException notTold) {
            return "";
        }
    }
}
