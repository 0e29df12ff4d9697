package crosshatch.base;

/** Advice that the command line adds to the message of an exception, because only the command line knows the names of options. */
public enum Remedy {
    /** Advises to write to another directory. */
    ANOTHER_DIRECTORY,
    /** Advises to resume an experiment that has begun. */
    RESUMING,
    /** Advises to state which character is which digit. */
    ALPHABET,
    /** Advises to state the order of the puzzles. */
    ORDER,
    /** Advises to state the rows and columns of a box, or that there are no boxes. */
    BOXES,
    /** Advises to name the column of a table that contains the puzzles. */
    COLUMN,
    /** Advises to name a local copy of a file instead of downloading it. */
    COPY_AT_HAND,
    /** Advises to name the model that was solved. */
    MODEL,
    /** Advises to run each solver in its own JVM. */
    ISOLATION,
    /** Advises to load a jar with further solvers. */
    PLUG_IN,
    /** Advises to compare experiments. */
    SIDE_BY_SIDE,
    /** Advises to give the JVM a larger heap. */
    HEAP
}
