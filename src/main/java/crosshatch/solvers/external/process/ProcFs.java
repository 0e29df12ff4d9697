package crosshatch.solvers.external.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Processes as Linux shows them under {@code /proc}; of one that is gone there is nothing to see. */
final class ProcFs {
    private static final Path PROC = Path.of("/proc");
    private static final long BYTES_PER_KIB = 1024;

    /** Places in {@code /proc/PID/stat}, counted from the state, which follows the name in brackets. */
    private static final int STATE_FIELD = 0;

    private static final int USER_FIELD = 11;
    private static final int CHILDRENS_SYSTEM_FIELD = 14;
    private static final int START_FIELD = 19;

    private ProcFs() {}

    /**
     * What a process is at.
     *
     * @param ended whether it is a zombie: all that is left is its exit code
     * @param cpuTicks of it and of the children it has waited for
     * @param startTicks when it began, since the system did
     */
    record Stat(boolean ended, long cpuTicks, long startTicks) {}

    /**
     * Memory in use, now and at most so far.
     *
     * @param residentBytes now
     * @param peakBytes at most so far
     */
    record Memory(long residentBytes, long peakBytes) {}

    static Optional<Stat> stat(int pid) {
        String text = read(PROC.resolve(pid + "/stat"));
        int name = text.lastIndexOf(')');
        if (name < 0) return Optional.empty();
        String[] fields = text.substring(name + 2).split(" ", -1);
        long ticks = 0;
        for (int i = USER_FIELD; i <= CHILDRENS_SYSTEM_FIELD; i++) ticks += Long.parseLong(fields[i]);
        boolean ended = fields[STATE_FIELD].equals("Z") || fields[STATE_FIELD].equals("X");
        return Optional.of(new Stat(ended, ticks, Long.parseLong(fields[START_FIELD])));
    }

    /** CPU time of the first thread so far, in ns; 0 where the kernel does not tell. */
    static long cpuNanos(int pid) {
        String fields = read(PROC.resolve(pid + "/schedstat"));
        int end = fields.indexOf(' ');
        return end < 0 ? 0 : Long.parseLong(fields.substring(0, end));
    }

    static Memory memory(int pid) {
        String status = read(PROC.resolve(pid + "/status"));
        return new Memory(kibibytes(status, "VmRSS:"), kibibytes(status, "VmHWM:"));
    }

    private static long kibibytes(String status, String name) {
        int at = status.indexOf(name);
        if (at < 0) return 0;
        String line = status.substring(at + name.length(), status.indexOf('\n', at));
        return Long.parseLong(line.replace("kB", "").strip()) * BYTES_PER_KIB;
    }

    /** The environment it was started with: {@code NAME=value}, each ended by a null character. */
    static String environment(int pid) {
        return read(PROC.resolve(pid + "/environ"));
    }

    /** Processes started by any thread of a process, as far as it is their parent. */
    static List<Integer> children(int pid) {
        List<Integer> children = new ArrayList<>();
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(PROC.resolve(pid + "/task"))) {
            for (Path task : tasks) children.addAll(numbers(read(task.resolve("children"))));
        } catch (IOException ended) {
            return children;
        }
        return children;
    }

    /** The orphans that a process has taken in, which the kernel gives to its first thread. */
    static List<Integer> orphans(int pid) {
        return numbers(read(orphansFile(pid)));
    }

    static Path orphansFile(int pid) {
        return PROC.resolve(pid + "/task/" + pid + "/children");
    }

    private static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            if (!word.isBlank()) numbers.add(Integer.valueOf(word.strip()));
        }
        return numbers;
    }

    /** Empty if there is no such file, any more. */
    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException ended) {
            return "";
        }
    }
}
