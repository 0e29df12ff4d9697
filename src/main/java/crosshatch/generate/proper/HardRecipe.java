package crosshatch.generate.proper;

import crosshatch.catalog.SolverCatalog;
import crosshatch.puzzle.Puzzle;
import org.apache.commons.rng.UniformRandomProvider;

/** Hard puzzles: from a minimal puzzle drawn at random, a climb over the decisions of our fastest engine. */
final class HardRecipe implements Recipe {
    private static final int LOOKS = 400;

    private final Drafts drafts = new Drafts(SolverCatalog.standard().create(Drafts.SOLVER));
    private final Climb climb = new Climb(drafts, Effort.swiftDecisions(), draft -> true);

    @Override
    public Puzzle make(UniformRandomProvider random) {
        int[] start = drafts.minimal(drafts.proper(random), random);
        return Drafts.puzzle(climb.from(start, LOOKS, random));
    }
}
