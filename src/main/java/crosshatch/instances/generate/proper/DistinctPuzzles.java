package crosshatch.instances.generate.proper;

import crosshatch.instances.generate.Attempts;
import crosshatch.puzzle.CanonicalForm;
import crosshatch.puzzle.Puzzle;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Makes puzzles by a recipe on several threads, and leaves out those that are equivalent to an earlier one. What comes out
 * depends on seed and recipe alone, and a longer set begins with the shorter one. Remembers the canonical form of every
 * puzzle, about 200 bytes each.
 */
final class DistinctPuzzles {
    private final Attempts<Attempt> attempts;

    /** @param recipes a new one for each thread */
    DistinctPuzzles(Supplier<Recipe> recipes, int jobs) {
        attempts = new Attempts<>(
                () -> {
                    Recipe recipe = recipes.get();
                    CanonicalForm canonical = new CanonicalForm();
                    return random -> {
                        Puzzle puzzle = recipe.make(random);
                        return new Attempt(puzzle, canonical.of(puzzle));
                    };
                },
                jobs);
    }

    private record Attempt(Puzzle puzzle, Puzzle canonical) {}

    /**
     * Hands out puzzles in order, on the thread that asks, until there are {@code count}.
     *
     * @param count 1 or more
     * @throws crosshatch.base.InputException if the recipe cannot be followed
     */
    void forEach(long count, long seed, Consumer<Puzzle> taker) {
        Set<Puzzle> seen = new HashSet<>();
        attempts.forEach(seed, Long.MAX_VALUE, attempt -> {
            if (seen.add(attempt.canonical())) taker.accept(attempt.puzzle());
            return seen.size() < count;
        });
    }
}
