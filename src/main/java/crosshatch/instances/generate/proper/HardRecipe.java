package crosshatch.instances.generate.proper;

import crosshatch.puzzle.Puzzle;
import crosshatch.solvers.catalog.SolverCatalog;
import org.apache.commons.rng.UniformRandomProvider;

/** Hard puzzles: from a minimal puzzle drawn at random, a climb over what a solver has to do. */
final class HardRecipe implements Recipe {
    private static final int LOOKS_PER_CLIMB = 400;

    private final Drafts drafts = new Drafts(SolverCatalog.standard().create(Drafts.SOLVER));
    private final Climb climb;
    private final int looks;

    /** @param looks see {@link Climb#from} */
    HardRecipe(Effort effort, int looks) {
        climb = new Climb(drafts, effort, draft -> true);
        this.looks = looks;
    }

    /** By the decisions of our fastest engine. */
    static HardRecipe general() {
        return new HardRecipe(Effort.swiftDecisions(), LOOKS_PER_CLIMB);
    }

    @Override
    public Puzzle make(UniformRandomProvider random) {
        int[] start = drafts.minimal(drafts.proper(random), random);
        return Drafts.puzzle(climb.from(start, looks, random));
    }
}
