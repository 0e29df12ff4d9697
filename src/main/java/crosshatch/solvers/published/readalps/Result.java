package crosshatch.solvers.published.readalps;

/** What a filter, or a part of it, came to. */
enum Result {
    /** Nothing was narrowed. */
    PENDING,
    /** Something was narrowed, but no cell is down to one candidate by it ("incomplete"). */
    SHRUNKEN,
    /** A cell is down to one candidate ("complete"). */
    OK,
    /** This cannot be completed. */
    WRONG;

    /** Whether the program stops filtering here in any case. */
    boolean settles() {
        return this == OK || this == WRONG;
    }
}
