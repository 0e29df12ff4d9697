package crosshatch.instances.sets;

/**
 * Something about a set that makes measurements on it doubtful.
 *
 * @param position of the puzzle, 1-based; 0 if it is about the set as a whole
 * @param detail for people; empty if the kind says it all
 */
public record SetFinding(Kind kind, long position, String detail) {

    /** The kinds of possible faults. */
    public enum Kind {
        CONTRADICTORY_GIVENS("a given twice in a unit"),
        NO_SOLUTION("no solution"),
        SEVERAL_SOLUTIONS("several solutions"),
        UNDECIDED("neither one solution nor several found within the budget"),
        DUPLICATE("the same puzzle again"),
        LOOK_ALIKE("the same puzzle again, turned, mirrored or with digits renamed"),
        EQUIVALENT("the same puzzle again, with bands, stacks, rows or columns permuted too"),
        OTHER_ORDER("another order than the first puzzle"),
        NAKED_SINGLES("nearly all puzzles are finished by naked singles: this set measures parsing");

        private final String meaning;

        Kind(String meaning) {
            this.meaning = meaning;
        }

        /** The meaning, for people. */
        public String meaning() {
            return meaning;
        }
    }
}
