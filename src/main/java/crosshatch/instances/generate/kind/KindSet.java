package crosshatch.instances.generate.kind;

import crosshatch.base.InputException;
import crosshatch.instances.generate.Attempts;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;
import java.io.Writer;

/**
 * Puzzles of one kind with exactly one solution each. The k-th depends on kind, size, seed and k alone: a longer set begins
 * with the shorter one.
 *
 * @param size number of digits
 * @param count how many puzzles
 * @param seed any number
 */
public record KindSet(Kind kind, int size, int count, long seed) {

    /** @throws InputException if there are no such puzzles, or there is not even one */
    public KindSet {
        kind.requireSize(size);
        if (count < 1) throw new InputException("count " + count + ": expected 1 or more");
    }

    /** The generator spec of the set. */
    public String name() {
        return kind.word() + "/size=" + size + "/count=" + count + "/seed=" + seed;
    }

    /**
     * Writes the set: its name as a comment, then a game ID a line.
     *
     * @param jobs threads that make puzzles; their number does not change the puzzles
     * @param written receives each puzzle
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
