package crosshatch.instances.generate.kind;

import crosshatch.base.InputException;
import crosshatch.instances.generate.Attempts;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;
import java.io.Writer;

/**
 * Puzzles of one kind with exactly one solution each. The k-th puzzle depends only on kind, size, seed and k, so a longer set
 * begins with the shorter one.
 *
 * @param size the number of digits
 * @param count the number of puzzles
 * @param seed any number
 */
public record KindSet(Kind kind, int size, int count, long seed) {

    /**
     * Checks the numbers.
     *
     * @throws InputException if there are no such puzzles, or their number is not positive
     */
    public KindSet {
        kind.requireSize(size);
        if (count < 1) throw new InputException("count " + count + ": expected 1 or more");
    }

    /** Returns the generator spec of the set. */
    public String name() {
        return kind.word() + "/size=" + size + "/count=" + count + "/seed=" + seed;
    }

    /**
     * Writes the set: its name as a comment, then one game ID per line.
     *
     * @param jobs the number of threads, which does not change the puzzles
     * @param written called after each puzzle
     */
    public void write(Writer out, int jobs, Runnable written) throws IOException {
        Attempts<Puzzle> attempts = new Attempts<>(
                () -> {
                    UniquenessCheck prover = new UniquenessCheck();
                    return random -> kind.make(size, random, prover);
                },
                jobs);
        GeneratedSet.write(
                out,
                name(),
                lines -> attempts.forEach(seed, count, puzzle -> {
                    lines.accept(kind.game().write(puzzle));
                    return true;
                }),
                written);
    }
}
