package crosshatch.experiment;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Threads that carry out tasks. The first failure stops all threads, and the next call of a method throws it. */
final class Threads implements AutoCloseable {
    private final ExecutorService threads;
    private final Semaphore places;
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile boolean thrown;

    /**
     * Starts the threads.
     *
     * @param count the number of threads; a single thread carries out tasks in the order of submission
     * @param tasks the largest number of unfinished tasks
     */
    Threads(int count, int tasks) {
        threads = Executors.newFixedThreadPool(count);
        places = new Semaphore(tasks);
    }

    /** Hands over a task; waits while too many are unfinished. */
    void submit(Runnable task) {
        places.acquireUninterruptibly();
        if (failure.get() != null) {
            places.release();
            throwFailure();
        }
        try {
            threads.execute(() -> carryOut(task));
        } catch (RejectedExecutionException stopped) { // by a failure since the question above
            places.release();
            throwFailure();
            throw stopped;
        }
    }

    private void carryOut(Runnable task) {
        try {
            if (failure.get() == null) task.run();
        } catch (RuntimeException | Error failed) {
            if (failure.compareAndSet(null, failed))
                places.release(threads.shutdownNow().size());
        } finally {
            places.release();
        }
    }

    private void throwFailure() {
        thrown = true;
        Throwable failed = failure.get();
        if (failed instanceof Error error) throw error;
        if (failed instanceof RuntimeException exception) throw exception;
    }

    /** Waits until every task is done. */
    @Override
    public void close() {
        threads.shutdown();
        try {
            threads.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        } catch (InterruptedException interrupted) {
            threads.shutdownNow();
            Thread.currentThread().interrupt();
        }
        if (!thrown) throwFailure(); // else it is on its way already, and would be suppressed by itself
    }
}
