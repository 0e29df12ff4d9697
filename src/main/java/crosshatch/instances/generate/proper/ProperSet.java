package crosshatch.instances.generate.proper;

import crosshatch.base.InputException;
import crosshatch.base.Worded;
import crosshatch.instances.generate.Attempts;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.CanonicalForm;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Option;
import crosshatch.solver.OptionValues;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.jspecify.annotations.Nullable;

/**
 * A set of puzzles of order 3 with exactly one solution each, no two of them equivalent. Its name is its generator spec:
 * {@code minimal/clues=24/difficulty=locked/count=100/seed=1}, {@code spread/count=250000/seed=1}. A longer set begins with the
 * shorter one.
 *
 * @param kind the way to make the puzzles
 * @param clues the number of givens of each; 0 for any number. Only for {@code MINIMAL} and {@code PROPER}
 * @param level the difficulty of each; null for any. Only for {@code MINIMAL} and {@code PROPER}
 * @param count the number of puzzles
 * @param seed any number
 */
public record ProperSet(Kind kind, int clues, @Nullable Level level, int count, long seed) {

    /** The ways to make puzzles. */
    public enum Kind implements Worded {
        /** Random puzzles in which every given is needed. */
        MINIMAL,
        /** Random minimal puzzles with added givens, up to the wanted number. */
        PROPER,
        /** Minimal, with the levels of Norvig's benchmark: {@link SpreadRecipe}. */
        SPREAD,
        /** Minimal, as hard as a search can make them: {@link HillClimbing}. */
        HARD
    }

    /** The fewest givens; puzzles with fewer are too rare to be found by chance. */
    private static final int FEWEST_GIVENS = 21;

    private static final int MOST_GIVENS_OF_MINIMAL = 28;
    private static final int MOST_GIVENS = 80;

    private static final String ANY = "any";

    private static final List<Option> OPTIONS = List.of(
            Option.whole("clues", 0, 0, 99, "number of givens of each, 0 for any"),
            Option.choice("difficulty", ANY, "difficulty of each", difficulties()),
            GeneratedSet.COUNT,
            GeneratedSet.SEED);

    private static String[] difficulties() {
        return Stream.concat(
                        Stream.of(ANY, "any difficulty"), Arrays.stream(Option.meanings(Level.class, Level::meaning)))
                .toArray(String[]::new);
    }

    /**
     * Checks the request.
     *
     * @throws InputException if there are no such puzzles, or their number is not positive
     */
    public ProperSet {
        if (count < 1) throw new InputException("count " + count + ": expected 1 or more");
        boolean byChance = kind == Kind.MINIMAL || kind == Kind.PROPER;
        if (!byChance && (clues != 0 || level != null)) {
            throw new InputException(kind.word() + ": expected neither clues nor a difficulty");
        }
        int most = kind == Kind.MINIMAL ? MOST_GIVENS_OF_MINIMAL : MOST_GIVENS;
        if (clues != 0 && (clues < FEWEST_GIVENS || clues > most)) {
            throw new InputException("clues " + clues + ": expected " + FEWEST_GIVENS + " to " + most
                    + ", because other " + kind.word() + " puzzles are too rare");
        }
    }

    /**
     * Reads a name, in which count and seed may be missing and are then 1.
     *
     * @throws InputException if the text is not the {@link #name} of such a set
     */
    public static ProperSet named(String text) {
        Kind kind = Worded.find(Kind.class, OptionValues.nameIn(text))
                .orElseThrow(() -> new InputException("puzzle set '" + text
                        + "': expected sudoku-ORDER or latin-DIGITS with /holes=FRACTION, or minimal, proper, spread or hard, then optionally"
                        + " /clues=N, /difficulty=LEVEL, /count=N and /seed=N"));
        OptionValues values = OptionValues.parse("puzzle set", text, OPTIONS);
        return new ProperSet(
                kind,
                (int) values.number("clues"),
                values.is("difficulty", ANY) ? null : values.constant("difficulty", Level.class),
                (int) values.number("count"),
                values.number("seed"));
    }

    /** Returns the generator spec of the set. */
    public String name() {
        return kind.word()
                + (clues == 0 ? "" : "/clues=" + clues)
                + (level == null ? "" : "/difficulty=" + level.word())
                + "/count=" + count + "/seed=" + seed;
    }

    /**
     * Makes the puzzles and passes them on in order, in the calling thread.
     *
     * @param jobs the number of threads, which does not change the puzzles
     * @throws InputException if puzzles with these properties cannot be found
     */
    public void forEach(int jobs, Consumer<Puzzle> taker) {
        distinct(recipes(), jobs, count, seed, taker);
    }

    private Supplier<Function<UniformRandomProvider, Puzzle>> recipes() {
        return switch (kind) {
            case MINIMAL, PROPER ->
                () -> new ChanceRecipe(kind == Kind.MINIMAL, clues, level, ChanceRecipe.MOST_TRIES)::make;
            case SPREAD -> () -> new SpreadRecipe()::make;
            case HARD -> HillClimbing::hard;
        };
    }

    /**
     * Makes {@code count} puzzles by a recipe on several threads, without those equivalent to an earlier one, and passes them on in order
     * in the calling thread. The result depends only on seed and recipe, and a longer set begins with the shorter one. The canonical
     * form of every puzzle is kept in memory, about 200 bytes each.
     *
     * @param recipes makes a recipe for each thread; equal random numbers make equal puzzles
     * @param count 1 or more
     * @throws InputException if the recipe finds no puzzle
     */
    static void distinct(
            Supplier<Function<UniformRandomProvider, Puzzle>> recipes,
            int jobs,
            long count,
            long seed,
            Consumer<Puzzle> taker) {
        Attempts<Attempt> attempts = new Attempts<>(
                () -> {
                    Function<UniformRandomProvider, Puzzle> recipe = recipes.get();
                    CanonicalForm canonical = new CanonicalForm();
                    return recipe.andThen(puzzle -> new Attempt(puzzle, canonical.of(puzzle)));
                },
                jobs);
        Set<Puzzle> seen = new HashSet<>();
        attempts.forEach(seed, attempt -> {
            if (seen.add(attempt.canonical())) taker.accept(attempt.puzzle());
            return seen.size() < count;
        });
    }

    private record Attempt(Puzzle puzzle, Puzzle canonical) {}

    /**
     * Writes the set: its name as a comment, then one puzzle per line.
     *
     * @param written called after each puzzle
     */
    public void write(Writer out, int jobs, Runnable written) throws IOException {
        out.write("# " + name() + "\n");
        try {
            forEach(jobs, puzzle -> {
                writeLine(out, puzzle.toString());
                written.run();
            });
        } catch (UncheckedIOException broken) {
            throw broken.getCause();
        }
    }

    private static void writeLine(Writer out, String line) {
        try {
            out.write(line + "\n");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
