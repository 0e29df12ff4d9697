package crosshatch.corpus;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Symmetry;

/** What is known of a puzzle from outside this laboratory's solvers; with it the judge confirms a refutation. */
public sealed interface KnownAnswer {

    /** This is the solution, and there is no other. */
    record Unique(Grid grid) implements KnownAnswer {}

    /** There is exactly one solution; which, is not recorded. */
    record UniqueGridUnknown() implements KnownAnswer {}

    /** There is no solution. */
    record None() implements KnownAnswer {}

    /** There are two solutions or more. */
    record Several() implements KnownAnswer {}

    /** Nothing. */
    record Unknown() implements KnownAnswer {}

    /** The same about the reversed puzzle. */
    default KnownAnswer reversed() {
        return this instanceof Unique unique ? new Unique(unique.grid().reversed()) : this;
    }

    /** The same about the image of the puzzle. */
    default KnownAnswer under(Symmetry symmetry) {
        return this instanceof Unique unique ? new Unique(symmetry.apply(unique.grid())) : this;
    }
}
