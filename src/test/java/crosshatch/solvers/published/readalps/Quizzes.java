package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;

/** The two puzzles of the published traces, one solution each. */
final class Quizzes {
    private Quizzes() {}

    /** Quiz 1: A. Inkala's puzzle of 2012. */
    static final Puzzle ONE =
            Puzzle.parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    /** Quiz 2: the second of Norvig's ten hardest. */
    static final Puzzle TWO =
            Puzzle.parse("..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..");

    /** What stands in the grid when the search of quiz 1 ends, modes 0 and 1; as published, so with blanks. */
    static final Grid ONE_AT_THE_END =
            grid("809000306503600800076090250054007120002045789000100635001000568008500910090000400");

    /** The same for mode 2. */
    static final Grid ONE_AT_THE_END_OF_MODE_2 =
            grid("800000306003600800476893251350067100160345700704100635201000568048506910695000400");

    /** The same for quiz 2, mode 0. */
    static final Grid TWO_AT_THE_END =
            grid("145300900839050127672018543426005371518473296793261485067500819954000632081609750");

    private static Grid grid(String text) {
        return Puzzle.parse(text).givens();
    }
}
