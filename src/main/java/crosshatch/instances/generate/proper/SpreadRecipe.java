package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Puzzle;
import org.apache.commons.rng.UniformRandomProvider;

/**
 * Makes minimal puzzles with the levels of Norvig's benchmark.
 *
 * <p>A level is drawn first, then puzzles until one has it. Without this choice only 13 % of random minimal puzzles need locked
 * candidates, not 27 %; the other two levels would come nearly as they should. One puzzle in {@value #ONE_IN} is then the start
 * of a climb towards more backtracks of Norvig's program, so that there is a tail.
 *
 * <p>The benchmark has a longer tail: four in five of norvig10k's puzzles have 17 givens, where his program backtracks 39 times on
 * average; on its puzzles with 24 givens, the usual number here, the average is 9. Minimal puzzles with fewer than 20 givens are
 * too rare. A random goal for every puzzle, x or more with probability 1/x, was tried: a mean of 8 instead of 3, for six times as
 * much work.
 */
final class SpreadRecipe {
    /** The shares of norvig10k, measured with {@link Level.Finder}: singles 45.8 %, with locked candidates 73.3 %. */
    private static final double SINGLES_SHARE = 0.46;

    private static final double SINGLES_AND_LOCKED_SHARE = 0.73;
    /** The number of minimal puzzles from one proper puzzle, because a fresh one takes twice as much work. */
    private static final int PARTS_PER_PUZZLE = 8;

    private static final int ONE_IN = 64;
    private static final int LOOKS_PER_CLIMB = 250;

    private final GridOperations drafts = new GridOperations();
    private final Level.Finder levels = new Level.Finder();
    private final Effort effort = Effort.norvigBacktracks();

    /** Makes one puzzle; equal random numbers make equal puzzles. */
    Puzzle make(UniformRandomProvider random) {
        Level level = draw(random.nextDouble());
        boolean climbing = random.nextInt(ONE_IN) == 0;
        int[] start = minimal(level, random);
        if (!climbing) return GridOperations.puzzle(start);
        return GridOperations.puzzle(
                new HillClimbing(drafts, effort, draft -> has(level, draft)).from(start, LOOKS_PER_CLIMB, random));
    }

    private static Level draw(double share) {
        if (share < SINGLES_SHARE) return Level.SINGLES;
        return share < SINGLES_AND_LOCKED_SHARE ? Level.LOCKED : Level.SEARCH;
    }

    private int[] minimal(Level level, UniformRandomProvider random) {
        while (true) {
            int[] proper = drafts.proper(random);
            for (int part = 0; part < PARTS_PER_PUZZLE; part++) {
                int[] minimal = drafts.minimal(proper, random);
                if (has(level, minimal)) return minimal;
            }
        }
    }

    private boolean has(Level level, int[] draft) {
        return levels.is(level, GridOperations.puzzle(draft));
    }
}
