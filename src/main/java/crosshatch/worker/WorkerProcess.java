package crosshatch.worker;

import crosshatch.experiment.Disturbance;
import crosshatch.experiment.Measurement;
import crosshatch.experiment.Task;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Claim;
import crosshatch.solver.SolverException;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One JVM with one solver, from its start to its end. A thread receives what it sends; another one, shared by all, looks after
 * its limits.
 */
final class WorkerProcess implements AutoCloseable {
    private static final long LOOK_MILLIS = 20;
    private static final int COMPLAINT = 500;
    private static final int CRASH_SECONDS = 5;
    /** Exit codes of a JVM that was asked to end: 128 and the number of the signal. */
    private static final int SIGINT = 130;

    private static final int SIGTERM = 143;

    /** What the receiving thread has to tell. */
    private sealed interface Event {
        /** @param unavailable why the solver cannot run; empty if it can */
        record Started(String unavailable) implements Event {}

        record Answered(List<Measurement> measurements, boolean last, Disturbance disturbance) implements Event {}

        /** @param reason for people; empty if the stream just ended */
        record Ended(String reason) implements Event {}
    }

    /**
     * How a process ended before its time.
     *
     * @param run the one that was under way, from 1; 0 if none was
     * @param measurement what becomes of that run
     */
    record Death(long run, Measurement measurement) {}

    private final Process process;
    private final Task task;
    private final Path complaints;
    private final ProgressMark mark;
    private final FrameWriter out;
    private final Watch watch;
    private final Usage usage;
    private final ScheduledFuture<?> watching;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private volatile @Nullable Measurement ended;
    private String diagnosis = "";
    private Disturbance disturbance = Disturbance.UNKNOWN;
    private long answered;

    /**
     * Starts it; whether the solver can run is not known yet.
     *
     * @param markFile where it shows its progress
     * @param complaints what it writes on standard error
     */
    WorkerProcess(
            List<String> command,
            Path markFile,
            Path complaints,
            Task task,
            WorkerLimits limits,
            ScheduledExecutorService watchman)
            throws IOException {
        Files.deleteIfExists(markFile);
        this.task = task;
        this.complaints = complaints;
        mark = ProgressMark.map(markFile);
        process = new ProcessBuilder(command).redirectError(complaints.toFile()).start();
        out = new FrameWriter(process.getOutputStream());
        usage = new Usage(process.pid());
        watch = new Watch(task.limits(), limits, usage);
        Thread receiver = new Thread(this::receive, "worker-" + process.pid());
        receiver.setDaemon(true);
        receiver.start();
        watching = watchman.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** @throws SolverException if the solver cannot run on this machine */
    void awaitStart() {
        Event event = next();
        if (!(event instanceof Event.Started started)) {
            throw new SolverException("its worker process does not start: " + diagnosis);
        }
        if (!started.unavailable().isEmpty()) throw new SolverException(started.unavailable());
    }

    /** A process that cannot be written to has ended, which {@link #answers} will find out. */
    void ask(List<Puzzle> puzzles, long nanos) {
        out.room(Long.BYTES).putLong(nanos);
        for (Puzzle puzzle : puzzles) Wire.write(puzzle, out);
        try {
            out.send();
        } catch (IOException gone) {
            process.destroyForcibly();
        }
    }

    /**
     * Waits for the answers to the oldest batch.
     *
     * @param answers are added to this list
     * @return whether the batch was ended by the worker; else it has died
     */
    boolean answers(List<Measurement> answers) {
        while (true) {
            if (!(next() instanceof Event.Answered frame)) return false;
            answers.addAll(frame.measurements());
            answered += frame.measurements().size();
            disturbance = frame.disturbance();
            if (frame.last()) return true;
        }
    }

    /** Runs it has answered. */
    long answered() {
        return answered;
    }

    /** What disturbed the batch that it answered last. */
    Disturbance disturbance() {
        return disturbance;
    }

    long residentBytes() {
        return usage.residentBytes();
    }

    /** How it died, after {@link #answers} said that it did. */
    Death death() {
        long run = mark.read();
        Measurement known = ended;
        if (known != null) return new Death(Math.max(run, 0), known);
        long now = System.nanoTime();
        synchronized (watch) {
            watch.look(run, now);
            Claim claim = new Claim.Failed("the worker process ended: " + diagnosis);
            return new Death(
                    Math.max(run, 0), Measurement.ended(claim, watch.elapsed(now), task.limits(), usage.peakBytes()));
        }
    }

    /** Whether somebody asked it to end, as the terminal asks all processes of a program that is interrupted. */
    boolean wasInterrupted() {
        return ended == null && (exitCode() == SIGINT || exitCode() == SIGTERM);
    }

    private void look() {
        if (ended != null) return;
        long now = System.nanoTime();
        synchronized (watch) {
            watch.look(mark.read(), now).ifPresent(claim -> {
                ended = Measurement.ended(claim, watch.elapsed(now), task.limits(), usage.peakBytes());
                process.destroyForcibly();
            });
        }
    }

    private void receive() {
        FrameReader in = new FrameReader(process.getInputStream());
        String garbage = "";
        try {
            receive(in);
        } catch (GarbageException | IllegalArgumentException | BufferUnderflowException unreadable) {
            garbage = "garbage on the pipe: " + unreadable.getMessage() + ": " + lastWords(in) + "; ";
        } catch (IOException cut) {
            garbage = ""; // it died while it was sending, and that is what will be reported
        }
        process.destroyForcibly();
        events.add(new Event.Ended(garbage));
    }

    private void receive(FrameReader in) throws IOException {
        ByteBuffer hello = in.next();
        if (hello != null) events.add(new Event.Started(hello.hasRemaining() ? Wire.readText(hello) : ""));
        for (ByteBuffer frame = in.next(); frame != null; frame = in.next()) events.add(answered(frame));
    }

    /** A JVM that crashes says so on standard output, and ends by itself. */
    private String lastWords(FrameReader in) {
        try {
            if (!process.waitFor(CRASH_SECONDS, TimeUnit.SECONDS)) return "it went on";
            return in.rest().replaceAll("[\\s#]+", " ").strip();
        } catch (IOException unreadable) {
            return "";
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private Event answered(ByteBuffer frame) {
        boolean last = Wire.readEndOfBatch(frame);
        Disturbance disturbance = Wire.readDisturbance(frame);
        List<Measurement> measurements = new ArrayList<>();
        long workerBytes = usage.peakBytes();
        while (frame.hasRemaining()) measurements.add(Wire.readMeasurement(frame, workerBytes));
        return new Event.Answered(measurements, last, disturbance);
    }

    private Event next() {
        try {
            Event event = events.take();
            if (event instanceof Event.Ended end) diagnosis = end.reason() + "exit code " + exitCode() + complaint();
            return event;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a worker", interrupted);
        }
    }

    private int exitCode() {
        return process.onExit().join().exitValue();
    }

    /** The end of what it wrote on standard error, for people. */
    private String complaint() {
        try {
            String text =
                    Files.readString(complaints, StandardCharsets.ISO_8859_1).strip();
            return text.isEmpty() ? "" : "; " + text.substring(Math.max(0, text.length() - COMPLAINT));
        } catch (IOException unreadable) {
            return "";
        }
    }

    @Override
    public void close() {
        watching.cancel(false);
        process.destroyForcibly();
        process.onExit().join();
    }
}
