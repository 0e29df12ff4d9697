package crosshatch.experiment;

import crosshatch.base.InputException;
import java.nio.file.Path;

/**
 * One of several equal parts into which the blocks of an experiment are divided: a shard, or the work of one of its parallel lanes.
 *
 * @param index the number of the part, from 1
 * @param of the number of parts
 */
public record Part(int index, int of) {
    public static final Part WHOLE = new Part(1, 1);

    /**
     * Checks the numbers.
     *
     * @throws InputException if {@code index} is not in 1…{@code of}
     */
    public Part {
        if (index < 1 || index > of) {
            throw new InputException("shard " + index + "/" + of + ": expected i/n with i from 1 to n, such as 3/8");
        }
    }

    /** Returns whether block {@code number}, from 1, belongs to this part. */
    public boolean holds(long number) {
        return (number - 1) % of == index - 1;
    }

    /** Returns the directory of this part: the directory of the experiment, or a folder in it. */
    public Path folder(Path experiment) {
        return of == 1 ? experiment : experiment.resolve(name());
    }

    /** Returns the name of its folder in the directory of the experiment. */
    public String name() {
        return "shard-" + index + "-of-" + of;
    }

    /** Returns the number of {@code puzzles} in this part, when they are cut into blocks of {@code block}. */
    long share(long puzzles, int block) {
        long share = 0;
        for (long number = index; (number - 1) * block < puzzles; number += of) {
            share += Math.min(block, puzzles - (number - 1) * block);
        }
        return share;
    }

    /** Returns a part of this part. All parts of all shards together contain each block once. */
    Part cut(Part finer) {
        return new Part(index + of * (finer.index - 1), of * finer.of);
    }
}
