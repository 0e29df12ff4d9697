package crosshatch.solvers.external.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Manages control groups of Linux (cgroup v2) below the group of this process, if it may make some. A folder for this JVM contains a
 * group for each watched program. Processes started in a group stay in it, and one write ends all of them.
 *
 * <p>A program is moved into its group at its first check, not at its start, because a move takes as long as a third of a start and
 * may wait for the kernel. Processes that it started earlier are moved with it, or found as without groups.
 */
public final class ControlGroups {
    private static final Path SELF = Path.of("/proc/self");
    private static final String PREFIX = "crosshatch-";
    /** The namespace of process ids, the process and when it began: nobody else's process is taken for one that is gone. */
    private static final Pattern NAME = Pattern.compile(PREFIX + "([0-9]+)-([0-9]+)-([0-9]+)");

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    private final Path folder;
    private final AtomicLong number = new AtomicLong();

    private ControlGroups(Path folder) {
        this.folder = folder;
    }

    /** Of this JVM; what processes left that are gone is removed. Empty where that is not to be had. */
    static Optional<ControlGroups> here() {
        try {
            Path own = own(Files.readString(SELF.resolve("mountinfo")), Files.readString(SELF.resolve("cgroup")))
                    .orElse(null);
            if (own == null || !Files.isWritable(own.resolve(Group.PROCESSES))) return Optional.empty();
            int pid = (int) ProcessHandle.current().pid();
            long namespace =
                    number(Files.readSymbolicLink(SELF.resolve("ns/pid")).toString());
            removeStale(own, namespace);
            long began = ProcFs.stat(pid).map(ProcFs.Stat::startTicks).orElse(0L);
            Path folder = own.resolve(PREFIX + namespace + "-" + pid + "-" + began);
            Files.createDirectories(folder);
            if (Files.isWritable(folder.resolve(Group.KILL))) return Optional.of(new ControlGroups(folder));
            Files.delete(folder);
            return Optional.empty();
        } catch (IOException | UnsupportedOperationException unavailable) {
            return Optional.empty();
        }
    }

    /** Returns the means that keep programs together on this machine, for people. */
    public static String note() {
        return Supervisor.get()
                .groups()
                .map(each -> "control groups (cgroup v2) in " + each.folder.getParent())
                .orElse("marks and /proc, because no control group (cgroup v2) can be made on this machine");
    }

    /**
     * The folder of the group in which a process is.
     *
     * @param mounts the text of its {@code mountinfo}
     * @param groups of its {@code cgroup}
     */
    static Optional<Path> own(String mounts, String groups) {
        Optional<String> group = groups.lines()
                .filter(line -> line.startsWith("0::/"))
                .map(line -> line.substring("0::".length()))
                .findFirst();
        return group.flatMap(each -> mounts.lines()
                .filter(line -> line.contains(" - cgroup2 "))
                .map(line -> List.of(line.split(" ", -1)))
                .filter(fields -> Path.of(each).startsWith(fields.get(3)))
                .map(fields ->
                        Path.of(fields.get(4)).resolve(Path.of(fields.get(3)).relativize(Path.of(each))))
                .map(Path::normalize)
                .findFirst());
    }

    private static long number(String text) {
        Matcher number = NUMBER.matcher(text);
        return number.find() ? Long.parseLong(number.group()) : 0;
    }

    private static void removeStale(Path own, long namespace) throws IOException {
        try (DirectoryStream<Path> groups = Files.newDirectoryStream(own, PREFIX + "*")) {
            for (Path group : groups) {
                Matcher name = NAME.matcher(group.getFileName().toString());
                if (!name.matches() || Long.parseLong(name.group(1)) != namespace) continue;
                Optional<ProcFs.Stat> process = ProcFs.stat(Integer.parseInt(name.group(2)));
                boolean runs = process.isPresent() && process.get().startTicks() == Long.parseLong(name.group(3));
                if (!runs) new Group(group).close();
            }
        }
    }

    /** Goes with all that is in it when this JVM is gone. */
    Path folder() {
        return folder;
    }

    /** A new one, empty; none if it cannot be made any more. */
    Optional<Group> create() {
        try {
            return Optional.of(new Group(Files.createDirectory(folder.resolve("" + number.incrementAndGet()))));
        } catch (IOException refused) {
            return Optional.empty();
        }
    }

    /** A group of processes, and of those they start. One thread. */
    static final class Group implements AutoCloseable {
        static final String PROCESSES = "cgroup.procs";
        static final String KILL = "cgroup.kill";
        private static final String USAGE = "usage_usec ";
        private static final long NANOS_PER_MICRO = 1_000;
        private static final int MOST_PASSES = 200;

        private final Path folder;
        /** Of what came in, until then. */
        private long cpuBefore;
        /** -1 while it is not closed. */
        private long cpuInAll = -1;

        Group(Path folder) {
            this.folder = folder;
        }

        /** Takes in a process; one that is gone by then, or must not be moved, is left where it is. */
        void take(int pid) {
            cpuBefore += ProcFs.cpuNanos(pid);
            write(PROCESSES, "" + pid);
        }

        /** CPU time of all that is or was in it; what ended before the program came in is not known. */
        long cpuNanos() {
            return cpuInAll < 0 ? cpuBefore + usage() : cpuInAll;
        }

        private long usage() {
            try {
                return Files.readAllLines(folder.resolve("cpu.stat")).stream()
                        .filter(line -> line.startsWith(USAGE))
                        .mapToLong(line -> Long.parseLong(line.substring(USAGE.length())) * NANOS_PER_MICRO)
                        .findFirst()
                        .orElse(0);
            } catch (IOException ended) {
                return 0;
            }
        }

        /** Ends all that is in it, at once: nothing is born meanwhile. */
        void kill() {
            write(KILL, "1");
        }

        private void write(String file, String text) {
            try {
                Files.writeString(folder.resolve(file), text, StandardOpenOption.WRITE);
            } catch (IOException refused) {
                return; // whoever is not in the group is found by its mark and /proc
            }
        }

        /** Ends all that is in it and removes it; what the kernel is still busy with, the guard removes later. */
        @Override
        public void close() {
            cpuInAll = cpuNanos();
            for (int pass = 0; pass < MOST_PASSES && !isRemoved(folder); pass++) {
                kill();
                Thread.onSpinWait();
            }
        }

        /** Groups can be within, where a program makes some. Their files go with the folder and cannot be deleted. */
        private static boolean isRemoved(Path group) {
            try {
                Files.delete(group);
                return true;
            } catch (NoSuchFileException ended) {
                return true;
            } catch (IOException busy) {
                removeWithin(group);
                return false;
            }
        }

        private static void removeWithin(Path group) {
            try (DirectoryStream<Path> within = Files.newDirectoryStream(group, Files::isDirectory)) {
                for (Path each : within) isRemoved(each);
            } catch (IOException ended) {
                return;
            }
        }
    }
}
