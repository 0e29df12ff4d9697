package crosshatch.experiment;

import crosshatch.base.InputException;
import crosshatch.solver.SolverException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Threads with a solver each, which answer puzzles one after the other. Solvers stay warm from one call to the next. Only one
 * thread may call a team, and must close it. After a failed call, a team can only be closed.
 *
 * @param <S> solvers
 * @param <T> puzzles, in any form
 * @param <R> answers
 */
public final class SolverTeam<S extends AutoCloseable, T, R> implements AutoCloseable {
    private static final int MOST_THREADS = 1024;
    static final int WAITING_PER_THREAD = 256;

    private final BiFunction<S, T, R> ask;
    private final List<S> solvers = new ArrayList<>();
    private final ThreadLocal<S> own;
    private final ExecutorService threads;
    private final ExecutorService reader = Executors.newSingleThreadExecutor();

    /**
     * Starts the threads.
     *
     * @param maker makes a solver for each thread
     * @param ask lets a solver answer a puzzle; called by all threads at once
     * @throws SolverException if a solver cannot run on this machine
     */
    public SolverTeam(int threads, Supplier<S> maker, BiFunction<S, T, R> ask) {
        if (threads > MOST_THREADS) {
            throw new InputException(threads + " threads: expected at most " + MOST_THREADS);
        }
        this.ask = ask;
        for (int i = 0; i < threads; i++) solvers.add(maker.get());
        own = ThreadLocal.withInitial(new LinkedBlockingQueue<>(solvers)::remove);
        this.threads = Executors.newFixedThreadPool(threads);
    }

    /**
     * Answers any number of puzzles in constant memory.
     *
     * @param puzzles the puzzles; a thread of its own reads them, and waits if too many answers are missing
     * @param answers receives every answer in the order of the puzzles, in the calling thread, as soon as possible
     * @throws RuntimeException thrown by a solver or the source of the puzzles, after the answers that come before it
     */
    public void share(Iterator<T> puzzles, Consumer<R> answers) {
        BlockingQueue<CompletableFuture<List<R>>> asked = new LinkedBlockingQueue<>();
        Semaphore room = new Semaphore(WAITING_PER_THREAD * solvers.size());
        reader.execute(() -> read(puzzles, asked, room));
        try {
            while (true) {
                List<R> answer = asked.take().join();
                if (answer.isEmpty()) return;
                answers.accept(answer.get(0));
                room.release();
            }
        } catch (CompletionException failed) {
            throw causeOf(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SolverException("interrupted", interrupted);
        }
    }

    /** Has each puzzle answered. The last answer is empty, or the failure of the source. */
    private void read(Iterator<T> puzzles, BlockingQueue<CompletableFuture<List<R>>> asked, Semaphore room) {
        CompletableFuture<List<R>> last = CompletableFuture.completedFuture(List.of());
        try {
            while (puzzles.hasNext()) {
                T puzzle = puzzles.next();
                room.acquire();
                asked.add(CompletableFuture.supplyAsync(() -> List.of(ask.apply(own.get(), puzzle)), threads));
            }
        } catch (InterruptedException | RuntimeException failed) {
            last = CompletableFuture.failedFuture(failed);
        }
        asked.add(last);
    }

    private static RuntimeException causeOf(Exception failed) {
        Throwable cause = failed.getCause();
        if (cause instanceof Error error) throw error;
        return cause instanceof RuntimeException exception ? exception : new IllegalStateException(cause);
    }

    /** Closes the solvers. After a failed call, a solver that still runs is abandoned until the program ends. */
    @Override
    public void close() {
        reader.shutdownNow();
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
}
