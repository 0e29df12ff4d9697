package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Puzzle;
import org.apache.commons.rng.UniformRandomProvider;

/** A way to make proper puzzles of order 3, one at a time. One thread; the same random numbers make the same puzzle. */
interface Recipe {
    Puzzle make(UniformRandomProvider random);
}
