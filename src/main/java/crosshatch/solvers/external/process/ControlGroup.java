package crosshatch.solvers.external.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A group of processes, and of those they start. One thread. */
final class ControlGroup implements AutoCloseable {
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

    ControlGroup(Path folder) {
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
        } catch (IOException gone) {
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
        } catch (NoSuchFileException gone) {
            return true;
        } catch (IOException busy) {
            removeWithin(group);
            return false;
        }
    }

    private static void removeWithin(Path group) {
        try (DirectoryStream<Path> within = Files.newDirectoryStream(group, Files::isDirectory)) {
            for (Path each : within) isRemoved(each);
        } catch (IOException gone) {
            return;
        }
    }
}
