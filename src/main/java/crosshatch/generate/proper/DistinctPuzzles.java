package crosshatch.generate.proper;

import crosshatch.puzzle.CanonicalForm;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.Puzzle;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Makes puzzles by a recipe on several threads, and leaves out those that are equivalent to an earlier one. Each attempt has
 * random numbers of its own, from a seed that one generator hands out in order; attempts are taken up in that order. So what
 * comes out depends on seed and recipe alone, and a longer set begins with the shorter one. Remembers the canonical form of
 * every puzzle, about 200 bytes each.
 */
final class DistinctPuzzles {
    /** Attempts that are under way at once, for each thread: enough to keep all busy while one takes long. */
    private static final int AHEAD = 64;

    private final Supplier<Recipe> recipes;
    private final int jobs;

    /** @param recipes a new one for each thread */
    DistinctPuzzles(Supplier<Recipe> recipes, int jobs) {
        this.recipes = recipes;
        this.jobs = jobs;
    }

    private record Attempt(Puzzle puzzle, Puzzle canonical) {}

    /** One thread's tools. */
    private static final class Bench {
        private final Recipe recipe;
        private final CanonicalForm canonical = new CanonicalForm();

        Bench(Recipe recipe) {
            this.recipe = recipe;
        }

        Attempt attempt(long seed) {
            UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(seed);
            Puzzle puzzle = recipe.make(random);
            return new Attempt(puzzle, canonical.of(puzzle));
        }
    }

    /**
     * Hands out puzzles in order, on the thread that asks, until there are {@code count}.
     *
     * @throws InputException if the recipe cannot be followed
     */
    void forEach(long count, long seed, Consumer<Puzzle> taker) {
        UniformRandomProvider seeds = RandomSource.SPLIT_MIX_64.create(seed);
        ThreadLocal<Bench> benches = ThreadLocal.withInitial(() -> new Bench(recipes.get()));
        Set<Puzzle> seen = new HashSet<>();
        Deque<Future<Attempt>> underWay = new ArrayDeque<>();
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            while (seen.size() < count) {
                while (underWay.size() < AHEAD * jobs) {
                    long attemptSeed = seeds.nextLong();
                    underWay.add(threads.submit(() -> benches.get().attempt(attemptSeed)));
                }
                Attempt attempt = result(underWay.remove());
                if (seen.add(attempt.canonical())) taker.accept(attempt.puzzle());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static Attempt result(Future<Attempt> future) {
        try {
            return future.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new InputException("interrupted", interrupted);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw new AssertionError("a recipe throws nothing that is checked", failed);
        }
    }
}
