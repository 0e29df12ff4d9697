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
 * Puzzles that whoever is free takes from, and the batches that were taken, in order. The number of batches
 * that are out at a time is limited, so that of any number of puzzles no more are in memory.
 *
 * <p>The threads read the puzzles themselves, one at a time: a reader of its own would be one thread more than there are
 * cores.
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

    /** The next puzzles, for a thread that answers; empty if there are no more. */
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

    /** What was read before a bad puzzle is answered before anybody hears of that. */
    private List<T> read(int size) {
        List<T> next = new ArrayList<>(size);
        try {
            while (failure == null && next.size() < size && puzzles.hasNext()) next.add(puzzles.next());
        } catch (RuntimeException unreadable) {
            failure = unreadable;
        }
        return next;
    }

    /** The first empty batch tells the one who collects; each gives back its room, or the next thread would wait for it. */
    private void end(Batch<T, R> empty) {
        if (!over) takenBatches.add(empty);
        over = true;
        if (failure == null) empty.answers().complete(List.of());
        else empty.answers().completeExceptionally(failure);
        room.release();
    }

    /**
     * Hands out all answers in the order of the puzzles, as they come.
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
     * Consecutive puzzles that one thread answers in one go.
     *
     * @param answers completed when all are there, in the order of the puzzles
     */
    record Batch<T, R>(List<T> puzzles, CompletableFuture<List<R>> answers) {
        Batch(List<T> puzzles) {
            this(puzzles, new CompletableFuture<>());
        }
    }
}
