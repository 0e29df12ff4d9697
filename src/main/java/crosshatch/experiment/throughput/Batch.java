package crosshatch.experiment.throughput;

import java.util.List;
import java.util.concurrent.CompletableFuture;

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
