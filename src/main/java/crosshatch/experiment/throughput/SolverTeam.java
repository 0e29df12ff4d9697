package crosshatch.experiment.throughput;

import crosshatch.base.InputException;
import crosshatch.solver.SolverException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Threads with a solver each, which answer puzzles one after the other. Solvers stay warm from one call to the next. It is used by
 * one thread, and must be closed; after a failed call it can only be closed.
 *
 * @param <S> solvers
 * @param <T> puzzles, in any form
 * @param <R> answers
 */
public final class SolverTeam<S extends AutoCloseable, T, R> implements AutoCloseable {
    private static final int MOST_THREADS = 1024;

    private final BiFunction<S, T, R> ask;
    private final LongSupplier nanoTime;
    private final List<S> solvers = new ArrayList<>();
    private final ExecutorService threads;

    /**
     * Starts the threads.
     *
     * @param maker makes a solver for each thread
     * @param ask lets a solver answer a puzzle; called by all threads at once
     * @param nanoTime a clock in ns, for {@link Utilization}
     * @throws SolverException if a solver cannot run on this machine
     */
    public SolverTeam(int threads, Supplier<S> maker, BiFunction<S, T, R> ask, LongSupplier nanoTime) {
        if (threads > MOST_THREADS) {
            throw new InputException(threads + " threads: expected at most " + MOST_THREADS);
        }
        this.ask = ask;
        this.nanoTime = nanoTime;
        for (int i = 0; i < threads; i++) solvers.add(maker.get());
        this.threads = Executors.newFixedThreadPool(threads);
    }

    /**
     * Answers any number of puzzles in constant memory. A thread that has finished its puzzles takes the next few.
     *
     * @param puzzles read by the threads, one at a time
     * @param answers receives every answer in the order of the puzzles, in the calling thread, as soon as possible
     * @throws RuntimeException thrown by a solver or the source of the puzzles, after the answers that come before it
     */
    public Utilization share(Iterator<T> puzzles, Consumer<R> answers) {
        SharedQueue<T, R> queue = new SharedQueue<>(puzzles, solvers.size());
        long start = nanoTime.getAsLong();
        List<Future<Long>> busy = startAll(thread -> answerFrom(queue, solvers.get(thread)));
        return finish(start, busy, () -> queue.collect(answers));
    }

    /**
     * Answers puzzles in equal, consecutive shards, fixed beforehand. A thread that finishes early is idle.
     *
     * @param answers receives the answers as in {@link #share}, but only after the last one
     */
    public Utilization deal(List<T> puzzles, Consumer<R> answers) {
        List<SharedQueue.Batch<T, R>> shards = shards(puzzles);
        long start = nanoTime.getAsLong();
        List<Future<Long>> busy = startAll(thread -> answer(shards.get(thread), solvers.get(thread)));
        return finish(
                start,
                busy,
                () -> shards.forEach(shard -> shard.answers().join().forEach(answers)));
    }

    private List<SharedQueue.Batch<T, R>> shards(List<T> puzzles) {
        List<SharedQueue.Batch<T, R>> shards = new ArrayList<>();
        int count = solvers.size();
        for (int i = 0; i < count; i++) {
            int from = (int) ((long) puzzles.size() * i / count);
            int to = (int) ((long) puzzles.size() * (i + 1) / count);
            shards.add(new SharedQueue.Batch<>(puzzles.subList(from, to)));
        }
        return shards;
    }

    /** The task of a thread; returns its busy time, in ns. */
    private interface Work {
        long of(int thread) throws InterruptedException;
    }

    private List<Future<Long>> startAll(Work work) {
        List<Future<Long>> busy = new ArrayList<>();
        for (int i = 0; i < solvers.size(); i++) {
            int thread = i;
            Callable<Long> started = () -> work.of(thread);
            busy.add(threads.submit(started));
        }
        return busy;
    }

    private long answerFrom(SharedQueue<T, R> queue, S solver) throws InterruptedException {
        BatchSize size = new BatchSize();
        long busy = 0;
        while (true) {
            SharedQueue.Batch<T, R> batch = queue.take(size.size());
            if (batch.puzzles().isEmpty()) return busy;
            long nanos = answer(batch, solver);
            size.took(nanos);
            busy += nanos;
        }
    }

    private long answer(SharedQueue.Batch<T, R> batch, S solver) {
        long start = nanoTime.getAsLong();
        try {
            List<R> answers = new ArrayList<>(batch.puzzles().size());
            for (T puzzle : batch.puzzles()) answers.add(ask.apply(solver, puzzle));
            batch.answers().complete(answers);
        } catch (RuntimeException | Error broken) {
            batch.answers().completeExceptionally(broken);
        }
        return nanoTime.getAsLong() - start;
    }

    /** The task of the calling thread meanwhile. */
    private interface Collecting {
        void run() throws InterruptedException;
    }

    private Utilization finish(long start, List<Future<Long>> busy, Collecting collecting) {
        try {
            collecting.run();
            List<Long> nanos = new ArrayList<>();
            for (Future<Long> each : busy) nanos.add(each.get());
            return new Utilization(nanoTime.getAsLong() - start, nanos);
        } catch (CompletionException failed) {
            throw causeOf(failed);
        } catch (ExecutionException failed) {
            throw causeOf(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SolverException("interrupted", interrupted);
        } finally {
            busy.forEach(each -> each.cancel(true));
        }
    }

    private static RuntimeException causeOf(Exception failed) {
        Throwable cause = failed.getCause();
        if (cause instanceof Error error) throw error;
        return cause instanceof RuntimeException exception ? exception : new IllegalStateException(cause);
    }

    /** Closes the solvers. After a failed call, a solver that still runs is abandoned until the program ends. */
    @Override
    public void close() {
        threads.shutdownNow();
        try {
            if (threads.awaitTermination(1, TimeUnit.SECONDS)) solvers.forEach(SolverTeam::end);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void end(AutoCloseable solver) {
        try {
            solver.close();
        } catch (RuntimeException broken) {
            throw broken;
        } catch (Exception none) {
            throw new IllegalStateException(none); // neither solvers nor contestants have any
        }
    }

    /**
     * The use of the threads of a team.
     *
     * @param nanos the time from the first puzzle to the last answer, in ns
     * @param busyNanos the time that each thread spent on answers, in ns
     */
    public record Utilization(long nanos, List<Long> busyNanos) {
        public Utilization {
            busyNanos = List.copyOf(busyNanos);
        }
    }

    /**
     * Chooses the number of puzzles that a thread takes at once, worth about half a millisecond. So the queue takes next to no time
     * for fast puzzles, and no thread waits for a long batch of slow ones.
     */
    static final class BatchSize {
        private static final long TARGET_NANOS = 500_000;
        static final int MOST_PUZZLES = 256;

        private int size = 1;

        int size() {
            return size;
        }

        /**
         * Adapts to a measured batch.
         *
         * @param nanos the time of a batch of the present size
         */
        void took(long nanos) {
            if (nanos < TARGET_NANOS / 2) size = Math.min(MOST_PUZZLES, 2 * size);
            else if (nanos > 2 * TARGET_NANOS) size = Math.max(1, size / 2);
        }
    }
}
