package crosshatch.results;

import crosshatch.results.schema.Run;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * The measured runs that an experiment has already recorded: one bit for each block of each solver, repetition and fork. A
 * block of one solver is written as a whole or not at all.
 */
public final class Recorded {
    private record Turn(int fork, int repetition, String solver) {}

    private final Map<Turn, BitSet> blocks = new HashMap<>();
    private long runs;

    void add(RunRecord record) {
        if (!record.isMeasured()) return;
        Run run = record.run();
        runs++;
        blocks.computeIfAbsent(new Turn(run.getFork(), run.getRepetition(), record.solver()), turn -> new BitSet())
                .set(Math.toIntExact(run.getBlock()));
    }

    /** Counts all measured runs. */
    public long runs() {
        return runs;
    }

    /**
     * Returns whether a block is recorded.
     *
     * @param block the number of the block within the repetition, from 1
     */
    public boolean contains(int fork, int repetition, String solver, long block) {
        BitSet done = blocks.get(new Turn(fork, repetition, solver));
        return done != null && done.get(Math.toIntExact(block));
    }
}
