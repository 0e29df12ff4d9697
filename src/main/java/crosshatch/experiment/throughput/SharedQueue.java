package crosshatch.experiment.throughput;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles that free threads take, and the taken batches, in order. The number of unfinished batches is limited, so that memory
 * does not grow with the number of puzzles.
 *
 * <p>The threads read the puzzles themselves, one at a time, because a reading thread would be one more than there are cores.
 */
final class SharedQueue<T, R> {
    private static final int OUT_PER_THREAD = 16;

    private final Iterator<T> puzzles;
    private final ReentrantLock reading = new ReentrantLock();
    private final Semaphore room;
    private final BlockingQueue<Batch<T, R>> takenBatches = new LinkedBlockingQueue<>();
    private @Nullable RuntimeException failure;
    private boolean over;

    SharedQueue(Iterator<T> puzzles, int threads) {
        this.puzzles = puzzles;
        room = new Semaphore(OUT_PER_THREAD * threads);
    }

    /** Returns the next puzzles for a free thread; empty if there are no more. */
    Batch<T, R> take(int size) throws InterruptedException {
        room.acquire();
        reading.lockInterruptibly();
        try {
            Batch<T, R> batch = new Batch<>(over ? List.of() : read(size));
            if (batch.puzzles().isEmpty()) {
                end(batch);
            } else {
                takenBatches.add(batch);
            }
            return batch;
        } finally {
            reading.unlock();
        }
    }

    /** Reads puzzles; those before a bad puzzle are answered before its error is thrown. */
    private List<T> read(int size) {
        List<T> next = new ArrayList<>(size);
        try {
            while (failure == null && next.size() < size && puzzles.hasNext()) next.add(puzzles.next());
        } catch (RuntimeException unreadable) {
            failure = unreadable;
        }
        return next;
    }

    /** Ends the queue with an empty batch, which gives back its place so that the next thread need not wait. */
    private void end(Batch<T, R> empty) {
        if (!over) takenBatches.add(empty);
        over = true;
        if (failure == null) empty.answers().complete(List.of());
        else empty.answers().completeExceptionally(failure);
        room.release();
    }

    /**
     * Passes on all answers in the order of the puzzles, as soon as possible.
     *
     * @throws java.util.concurrent.CompletionException with the failure of a solver or of the source of the puzzles
     */
    void collect(Consumer<R> answers) throws InterruptedException {
        while (true) {
            List<R> next = takenBatches.take().answers().join();
            if (next.isEmpty()) return;
            next.forEach(answers);
            room.release();
        }
    }

    /**
     * Consecutive puzzles for one thread.
     *
     * @param answers the answers in the order of the puzzles, completed when all are there
     */
    record Batch<T, R>(List<T> puzzles, CompletableFuture<List<R>> answers) {
        Batch(List<T> puzzles) {
            this(puzzles, new CompletableFuture<>());
        }
    }
}
