package crosshatch.corpus;

import crosshatch.puzzle.Grid;

/** What is known. */
public sealed interface KnownAnswer {
    /** Exactly one solution, this one. */
    record Unique(Grid grid) implements KnownAnswer {}

    /** Exactly one solution. */
    record UniqueGridUnknown() implements KnownAnswer {}

    /** None. */
    record None() implements KnownAnswer {}

    /** Several. */
    record Several() implements KnownAnswer {}

    /** Nothing. */
    record Unknown() implements KnownAnswer {}
}
