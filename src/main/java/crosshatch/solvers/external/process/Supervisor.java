package crosshatch.solvers.external.process;

import com.sun.jna.Memory;
import crosshatch.solver.SolverException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What all programs of this JVM share, because a process has it once: the taking in of orphans, the guard, the marks by which
 * programs are told apart, and the threads that watch them.
 */
final class Supervisor {
    /** Of an environment variable whose value begins with the JVM's mark and ends with the number of the program. */
    static final String VARIABLE = "CROSSHATCH_OUTSIDE";

    private static final long TICK_MILLIS = 5;
    private static final int RUSAGE_BYTES = 256;
    private static final int TIME_FIELDS = 4;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final long NANOS_PER_MICRO = 1_000;

    /** Made when the first program is started. */
    private static final class Holder {
        static final Supervisor INSTANCE = new Supervisor();
    }

    /** Whether this JVM has taken in orphans: a file that stays open, because the question is asked after every run. */
    private static final class OrphansFile {
        private final FileChannel children;

        private OrphansFile(FileChannel children) {
            this.children = children;
        }

        /** Empty where the kernel does not tell. */
        static Optional<OrphansFile> of(int pid) {
            try {
                return Optional.of(new OrphansFile(FileChannel.open(ProcFs.orphansFile(pid), StandardOpenOption.READ)));
            } catch (IOException untold) {
                return Optional.empty();
            }
        }

        boolean isAny() {
            try {
                return children.read(ByteBuffer.allocate(1), 0) > 0;
            } catch (IOException unreadable) {
                return true; // then it is found out the long way
            }
        }
    }

    private final int self = (int) ProcessHandle.current().pid();
    private final String mark = UUID.randomUUID().toString();
    private final AtomicLong number = new AtomicLong();
    private final Set<ProgramTree> running = ConcurrentHashMap.newKeySet();
    private final Optional<LibC> libC = LibC.load();
    private final Optional<OrphansFile> orphansFile;
    private final long nanosPerTick;
    private final Optional<ControlGroups> groups = ControlGroups.here();
    private final Guard guard;
    private final ExecutorService readers = Executors.newCachedThreadPool(task -> daemon(task, "reader of a program"));

    private Supervisor() {
        libC.ifPresent(c -> c.prctl(LibC.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0));
        orphansFile = libC.flatMap(c -> OrphansFile.of(self));
        nanosPerTick =
                NANOS_PER_SECOND / libC.map(c -> c.sysconf(LibC.SC_CLK_TCK)).orElse(100L);
        try {
            guard = new Guard(VARIABLE + "=" + mark, groups.map(ControlGroups::folder));
        } catch (IOException failed) {
            throw new SolverException("no guard over programs can be started: " + failed.getMessage(), failed);
        }
        daemon(this::watch, "watchman of programs").start();
    }

    /** Who looks by itself every few ms wakes nobody when a program is started. */
    private void watch() {
        try {
            while (true) {
                Thread.sleep(TICK_MILLIS);
                long nowNanos = System.nanoTime();
                for (ProgramTree tree : running) tree.sample(nowNanos);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    static Supervisor get() {
        return Holder.INSTANCE;
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Where programs can be kept in; empty where the system, or whoever started us, does not allow it. */
    Optional<ControlGroups> groups() {
        return groups;
    }

    ExecutorService readers() {
        return readers;
    }

    /** A folder for files of programs; gone at the latest soon after this JVM. */
    Path folder() throws IOException {
        Path folder = Files.createTempDirectory("crosshatch-program");
        guard.deleteLater(folder);
        return folder;
    }

    /** The value of {@link #VARIABLE} for a new program. */
    String nextMark() {
        return mark + "-" + number.incrementAndGet() + ";";
    }

    void began(ProgramTree tree) {
        running.add(tree);
    }

    void ended(ProgramTree tree) {
        running.remove(tree);
    }

    /** Programs started so far. */
    long started() {
        return number.get();
    }

    boolean isAlone() {
        return running.size() == 1;
    }

    /** Whether this system tells of orphans. */
    boolean knowsOrphans() {
        return orphansFile.isPresent();
    }

    /** Whether there may be orphans at all: one look at one file. */
    boolean hasOrphans() {
        return orphansFile.isPresent() && orphansFile.get().isAny();
    }

    /**
     * The orphans of one program, still alive. They are known by their mark; one that has wiped its environment and is younger
     * than the program is its own too, if it is nobody else's. Those that have ended are waved goodbye.
     *
     * @param since in ticks since the system began
     */
    List<Integer> orphans(String markOfTree, long since) {
        List<Integer> orphans = new ArrayList<>();
        if (libC.isEmpty()) return orphans;
        for (int pid : ProcFs.orphans(self)) {
            Optional<ProcFs.Stat> stat = ProcFs.stat(pid);
            if (stat.isEmpty()) continue;
            if (stat.get().ended()) libC.get().waitpid(pid, null, LibC.WNOHANG);
            else if (stat.get().startTicks() >= since && isOf(markOfTree, ProcFs.environment(pid))) orphans.add(pid);
        }
        return orphans;
    }

    private boolean isOf(String markOfTree, String environment) {
        if (environment.contains(markOfTree)) return true;
        if (environment.contains(Guard.VARIABLE)) return false;
        return running.stream().noneMatch(tree -> environment.contains(tree.mark()));
    }

    void signal(int pid, int signal) {
        if (libC.isPresent()) libC.get().kill(pid, signal);
        else if (signal == LibC.SIGKILL) ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
    }

    /** @param nanos of {@link System#nanoTime}, which on Linux counts from the start of the system, as ticks do */
    long ticks(long nanos) {
        return nanos / nanosPerTick;
    }

    long nanos(long ticks) {
        return ticks * nanosPerTick;
    }

    /**
     * CPU time in ns of the processes that have ended and were waited for by this JVM, all together; -1 if that is not to be had.
     * (What {@code getrusage} says of their size is of no use: it holds that of this JVM, from which they are forked.)
     */
    long cpuOfEnded() {
        if (libC.isEmpty()) return -1;
        try (Memory usage = new Memory(RUSAGE_BYTES)) {
            if (libC.get().getrusage(LibC.RUSAGE_CHILDREN, usage) != 0) return -1;
            long[] fields = usage.getLongArray(0, TIME_FIELDS); // two times of seconds and microseconds
            return (fields[0] + fields[2]) * NANOS_PER_SECOND + (fields[1] + fields[3]) * NANOS_PER_MICRO;
        }
    }
}
