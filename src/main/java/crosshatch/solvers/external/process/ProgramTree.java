package crosshatch.solvers.external.process;

import crosshatch.solver.Budget;
import crosshatch.solver.Limit;
import crosshatch.solver.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A program and all that it starts, as long as any of it lives. While it is watched, its bounds are kept by ending all of it. For
 * one thread; a thread of the supervisor's looks after it.
 */
final class ProgramTree implements AutoCloseable {
    /** More at a time are no search for a solution, but a bomb. */
    static final int MOST_PROCESSES = 500;

    private static final long NANOS_PER_MILLI = 1_000_000;
    /** The first look; programs that end sooner are not disturbed. */
    private static final long FIRST_LOOK_NANOS = 5 * NANOS_PER_MILLI;

    private static final long LAST_LOOK_NANOS = 100 * NANOS_PER_MILLI;
    /** Longest time for which what a program leaves behind may keep its output open after its end. */
    private static final long LINGERING_NANOS = 200 * NANOS_PER_MILLI;

    private static final long KILLING_NANOS = 2000 * NANOS_PER_MILLI;
    private static final int MOST_PASSES = 50;
    private static final int MOST_COMPLAINT_CHARACTERS = 500;

    private final Supervisor supervisor = Supervisor.get();
    private final String mark = supervisor.nextMark();
    private final Process process;
    private final long since;
    private @Nullable Future<String> complaint;
    private final long endedBefore = supervisor.cpuOfEnded();
    private final long startedBefore = supervisor.started();
    private final boolean alone;
    private final boolean serves;
    private long nextLook;
    private @Nullable Limits bounds;
    private boolean closed;
    /** From the first look on, where there are such groups. */
    private ControlGroups.@Nullable Group group;

    private long watchedSince;
    private boolean cpuBeforeKnown;
    private long cpuBefore;
    private long deadSince;
    private long peakBytes = Budget.ExternalUsage.UNSEEN;
    private @Nullable Limit exceeded;
    private String fault = "";

    /**
     * @param input what it reads on standard input; null for a pipe
     * @param serves whether it is watched more than once: each time its CPU time counts from there
     */
    ProgramTree(List<String> command, @Nullable Path input, boolean serves) throws IOException {
        this.serves = serves;
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put(Supervisor.VARIABLE, mark);
        // what it leaves there, because it was ended, goes with this JVM's own
        builder.environment().put("TMPDIR", System.getProperty("java.io.tmpdir"));
        if (input != null) builder.redirectInput(input.toFile());
        since = supervisor.ticks(System.nanoTime()) - 1;
        process = builder.start();
        supervisor.began(this);
        alone = supervisor.isAlone();
    }

    String mark() {
        return mark;
    }

    Process process() {
        return process;
    }

    /** From now on until {@link #rest} the tree is ended when it uses more. */
    synchronized void watch(Limits kept) {
        bounds = kept;
        watchedSince = System.nanoTime();
        deadSince = 0;
        cpuBeforeKnown = !serves;
        nextLook = watchedSince + FIRST_LOOK_NANOS;
    }

    /** It waits to be asked. */
    synchronized void rest() {
        bounds = null;
    }

    /**
     * Of the supervisor's watchman, every few ms.
     *
     * @param now in ns
     */
    synchronized void sample(long now) {
        Limits kept = bounds;
        if (closed || kept == null || now < nextLook) return;
        if (complaint == null) complaint = supervisor.readers().submit(this::readComplaint);
        long elapsed = now - watchedSince;
        if (exceeded == null) exceeded = exceeded(kept, elapsed); // it stays so, though nothing is left to look at
        if (exceeded != null || !fault.isEmpty() || lingers(now)) kill();
        long next = Math.min(LAST_LOOK_NANOS, Math.max(FIRST_LOOK_NANOS, elapsed / 4));
        nextLook = now + (kept.nanos() == Limits.NONE ? next : Math.min(next, kept.nanos() - elapsed));
    }

    private @Nullable Limit exceeded(Limits kept, long elapsed) {
        List<Integer> members = members();
        if (group == null) enclose(members);
        long resident = 0;
        long ticks = 0;
        for (int pid : members) {
            ProcFs.Memory memory = ProcFs.memory(pid);
            resident += memory.residentBytes();
            peakBytes = Math.max(peakBytes, memory.peakBytes());
            ticks += ProcFs.stat(pid).map(ProcFs.Stat::cpuTicks).orElse(0L);
        }
        peakBytes = Math.max(peakBytes, resident);
        if (members.size() > MOST_PROCESSES) fault = "it started more than " + MOST_PROCESSES + " processes";
        if (elapsed >= kept.nanos()) return Limit.TIME;
        if (resident > kept.memoryBytes()) return Limit.MEMORY;
        long cpu = supervisor.nanos(ticks) + cpuOfEnded();
        if (group != null) cpu = Math.max(cpu, group.cpuNanos());
        if (!cpuBeforeKnown) cpuBefore = cpu;
        cpuBeforeKnown = true;
        return cpu - cpuBefore > kept.cpuNanos() ? Limit.CPU : null;
    }

    /** Moves the tree into a group of its own; what it starts meanwhile may be missed, and is found as without a group. */
    private void enclose(List<Integer> members) {
        group = supervisor.groups().flatMap(ControlGroups::create).orElse(null);
        if (group != null) members.forEach(group::take);
    }

    /** Since this tree began; of all programs of this JVM, so that it is true only while this one is alone. */
    private long cpuOfEnded() {
        if (!alone) return 0;
        return Math.max(0, supervisor.cpuOfEnded() - endedBefore);
    }

    private boolean lingers(long now) {
        if (process.isAlive()) return false;
        if (deadSince == 0) deadSince = now;
        return now - deadSince > LINGERING_NANOS;
    }

    /** Alive, the program itself first. */
    private List<Integer> members() {
        if (!supervisor.knowsOrphans()) return descendants();
        List<Integer> members = new ArrayList<>();
        if (process.isAlive()) members.add((int) process.pid());
        members.addAll(supervisor.orphans(mark, since));
        for (int i = 0; i < members.size(); i++) members.addAll(ProcFs.children(members.get(i)));
        members.removeIf(pid -> ProcFs.stat(pid).map(ProcFs.Stat::ended).orElse(true));
        return members;
    }

    /** Where the system tells no more: without daemons. */
    private List<Integer> descendants() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .filter(ProcessHandle::isAlive)
                .map(each -> (int) each.pid())
                .toList();
    }

    /** The end of what it wrote on standard error, after its end. Whoever lives for long has a thread that reads it. */
    String complaint() {
        Future<String> reading;
        synchronized (this) {
            reading = complaint;
        }
        try {
            return reading == null ? readComplaint() : reading.get(1, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return "";
        } catch (ExecutionException | TimeoutException unreadable) {
            return "";
        }
    }

    /** Reads to the end, and keeps only that. */
    private String readComplaint() {
        StringBuilder kept = new StringBuilder();
        byte[] buffer = new byte[1 << 13];
        try (InputStream in = process.getErrorStream()) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                kept.append(new String(buffer, 0, read, StandardCharsets.ISO_8859_1));
                kept.delete(0, Math.max(0, kept.length() - MOST_COMPLAINT_CHARACTERS));
            }
        } catch (IOException ended) {
            kept.append(' '); // it is for people, who have the rest
        }
        return kept.toString().strip();
    }

    /** The bound that ended it; empty if none did. */
    synchronized Optional<Limit> exceeded() {
        return Optional.ofNullable(exceeded);
    }

    /** Why else it was ended, for people; empty if it was not. */
    synchronized String fault() {
        return fault;
    }

    /** Ends all of it for a reason of the caller's. */
    synchronized void end(String reason) {
        fault = reason;
        kill();
    }

    /** Resident size of all of it at most, as far as it was seen; negative if it was not. */
    synchronized long peakBytes() {
        return peakBytes;
    }

    /**
     * CPU time of all of it, after its end; -1 if that is not known, as where other programs ran at the same time and it had no
     * group.
     */
    synchronized long cpuNanos() {
        boolean exact = alone && supervisor.started() == startedBefore && endedBefore >= 0;
        if (exact) return cpuOfEnded();
        return group == null ? -1 : group.cpuNanos();
    }

    /** The group at once; of what is outside, first everything is stopped, until nothing new turns up, then killed. */
    private void kill() {
        if (group != null) group.kill();
        Set<Integer> stopped = new HashSet<>();
        for (int pass = 0; pass < MOST_PASSES && stopped.addAll(members()); pass++) {
            stopped.forEach(pid -> supervisor.signal(pid, LibC.SIGSTOP));
        }
        long deadline = System.nanoTime() + KILLING_NANOS;
        for (List<Integer> left = members(); !left.isEmpty() && System.nanoTime() < deadline; left = members()) {
            left.forEach(pid -> supervisor.signal(pid, LibC.SIGKILL));
        }
    }

    @Override
    public void close() {
        endRest();
    }

    /** Ends what is left of it. */
    synchronized void endRest() {
        closed = true;
        if (process.isAlive() || supervisor.hasOrphans()) kill();
        if (group != null) group.close();
        supervisor.ended(this);
    }
}
