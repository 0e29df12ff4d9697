package crosshatch.results;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.results.noise.Samples;
import crosshatch.solver.Family;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import tools.jackson.core.JacksonException;

/**
 * The machine, software and command line of an experiment; written to {@code environment.json}.
 *
 * @param started the start of the session
 * @param commandLine the arguments of the program; only the last names of absolute paths
 * @param cpu the name of the processor
 * @param physicalCores the number of cores
 * @param logicalCores the number of hardware threads that the JVM may use
 * @param memoryBytes the physical memory
 * @param os operating system, version, architecture
 * @param jdk vendor, name and version of the virtual machine
 * @param jvmFlags the flags of the JVM; the folder of this program is written as a dot
 * @param workerFlags the flags of the JVMs of workers; empty without workers
 * @param maxHeapBytes the largest possible heap of the JVM
 * @param gitCommit the commit of this program; empty if unknown, ends in {@code -dirty} if it was built with uncommitted
 *     changes
 * @param versions the versions of this program ({@code crosshatch}), and of the libraries and programs used, by family
 * @param noise the disturbances of the experiment; null until the experiment ends
 */
public record Environment(
        Instant started,
        List<String> commandLine,
        String cpu,
        int physicalCores,
        int logicalCores,
        long memoryBytes,
        String os,
        String jdk,
        List<String> jvmFlags,
        List<String> workerFlags,
        long maxHeapBytes,
        String gitCommit,
        Map<String, String> versions,
        Samples.@Nullable Summary noise) {

    private static final double GIBIBYTE = 1L << 30;
    /** The directories of an absolute path at the start of an argument, or of a value in it. */
    private static final Pattern DIRECTORIES = Pattern.compile("(^|[=,])/(?:[^/,=]+/)*");

    /** Describes this machine now, without workers. */
    public static Environment here(List<String> commandLine) {
        return here(commandLine, List.of());
    }

    /** Describes this machine and the flags of worker JVMs now. */
    public static Environment here(List<String> commandLine, List<String> workerFlags) {
        SystemInfo system = new SystemInfo();
        CentralProcessor processor = system.getHardware().getProcessor();
        return new Environment(
                Instant.now(),
                withoutHome(commandLine).stream()
                        .map(argument -> DIRECTORIES.matcher(argument).replaceAll("$1"))
                        .toList(),
                processor.getProcessorIdentifier().getName().strip(),
                processor.getPhysicalProcessorCount(),
                Runtime.getRuntime().availableProcessors(),
                system.getHardware().getMemory().getTotal(),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"),
                System.getProperty("java.vm.vendor") + " " + System.getProperty("java.vm.name") + " "
                        + System.getProperty("java.vm.version"),
                withoutHome(ManagementFactory.getRuntimeMXBean().getInputArguments()),
                withoutHome(workerFlags),
                Runtime.getRuntime().maxMemory(),
                Build.gitCommit(),
                Map.of("crosshatch", Build.version()),
                null);
    }

    /** Returns the number of threads, for people: {@code 2 hardware threads}. */
    public String threads() {
        return logicalCores + " hardware threads";
    }

    /** Returns the memory for people, rounded to GiB, because firmware and kernel reserve a varying part of it. */
    public String memory() {
        return String.format(Locale.ROOT, "%.0f GiB", memoryBytes / GIBIBYTE);
    }

    /** Describes the machine in one line, with everything that distinguishes two machines. */
    public String machine() {
        return String.join(", ", cpu, threads(), memory(), os);
    }

    /** Returns the same environment with the disturbances of an experiment. */
    public Environment disturbedBy(Samples.Summary summary) {
        return with(versions, summary);
    }

    /** Returns the same environment with the versions of these families added. The keys are the names of the families. */
    public Environment with(Collection<Family> families) {
        Map<String, String> all = new TreeMap<>(versions);
        for (Family family : Set.copyOf(families)) {
            family.version().ifPresent(version -> all.put(family.name(), version));
        }
        return with(all, noise);
    }

    private Environment with(Map<String, String> newVersions, Samples.@Nullable Summary newNoise) {
        return new Environment(
                started,
                commandLine,
                cpu,
                physicalCores,
                logicalCores,
                memoryBytes,
                os,
                jdk,
                jvmFlags,
                workerFlags,
                maxHeapBytes,
                gitCommit,
                newVersions,
                newNoise);
    }

    private static List<String> withoutHome(List<String> flags) {
        String home = System.getProperty("crosshatch.home", "");
        return flags.stream()
                .map(flag -> home.isEmpty() ? flag : flag.replace(home, "."))
                .toList();
    }

    /**
     * Reads the environment of each session, in the order of the sessions; empty if the directory has none.
     *
     * @throws InputException if one of the files cannot be read
     */
    public static List<Environment> in(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            List<Environment> sessions = new ArrayList<>();
            for (Path file : files.filter(each -> ("" + each.getFileName()).matches("environment(-\\d+)?\\.json"))
                    .sorted()
                    .toList()) {
                sessions.add(read(file));
            }
            return sessions;
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(directory, unreadable);
        }
    }

    private static Environment read(Path file) throws IOException {
        try {
            Environment read = JsonReading.STRICT.readValue(JsonReading.text(file), Environment.class);
            if (read != null) return read;
            throw new InputException(file + ": expected the environment as compare writes it, found: null");
        } catch (JacksonException malformed) {
            throw new InputException(
                    file + ": expected the environment as compare writes it, found: " + JsonFaults.what(malformed),
                    malformed);
        }
    }
}
