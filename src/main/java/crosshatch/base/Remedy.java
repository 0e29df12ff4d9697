package crosshatch.base;

/** The next steps that the command line adds to the message of an exception, because only it knows the names of options. */
public enum Remedy {
    /** To write somewhere else. */
    ANOTHER_DIRECTORY,
    /** To continue an experiment that was begun. */
    RESUMING,
    /** To say which letter is which digit. */
    ALPHABET,
    /** To say what order the puzzles have. */
    ORDER,
    /** To say how many rows and columns a box has, or that there are no boxes. */
    BOXES,
    /** To say whether puzzles are Latin squares or Sudokus. */
    KIND,
    /** To say in which column of a table the puzzles are. */
    COLUMN,
    /** To take a file that was brought here by other means. */
    COPY_AT_HAND,
    /** To say which model was solved. */
    MODEL,
    /** To run solvers in JVMs of their own. */
    ISOLATION,
    /** To bring a jar with solvers. */
    PLUG_IN,
    /** To compare experiments. */
    SIDE_BY_SIDE,
    /** To see all figures. */
    LIST_OF_FIGURES,
    /** To give the JVM a larger heap. */
    HEAP
}
