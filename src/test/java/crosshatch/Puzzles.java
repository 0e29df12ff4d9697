package crosshatch;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;

/** Named puzzles for tests, each with its source and known answer. */
public final class Puzzles {
    private Puzzles() {}

    /** Norvig's ten hardest, #1; solution as published. */
    public static final Puzzle NORVIG_HARD_1 =
            Puzzle.parse("85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.");

    public static final Grid NORVIG_HARD_1_SOLUTION =
            grid("859612437723854169164379528986147352375268914241593786432981675617425893598736241");

    /** Project Euler 96, grid 1: naked singles alone finish it. */
    public static final Puzzle EULER_1 =
            Puzzle.parse("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

    public static final Grid EULER_1_SOLUTION =
            grid("483921657967345821251876493548132976729564138136798245372689514814253769695417382");

    /** The full grid of {@link #EULER_1}: nothing to do. */
    public static final Puzzle FULL = new Puzzle(EULER_1_SOLUTION);

    /** Two givens 5 in row 1: no solution, visible at once. */
    public static final Puzzle CONTRADICTORY_GIVENS =
            Puzzle.parse("5...5............................................................................");

    /** r1c9 can hold no digit: 1-8 stand in its row, 9 in its column. No solution, and no two givens clash. */
    public static final Puzzle NO_CANDIDATE =
            Puzzle.parse("12345678.........9...............................................................");

    /** A full grid that clashes with itself: row 1 holds 4 twice. */
    public static final Puzzle FULL_AND_WRONG =
            Puzzle.parse("443921657967345821251876493548132976729564138136798245372689514814253769695417382");

    /** Order 2 with exactly two solutions. */
    public static final Puzzle TWO_SOLUTIONS_2 = Puzzle.parse(".13.3........31.");

    /** Order 2 with exactly three solutions. */
    public static final Puzzle THREE_SOLUTIONS_2 = Puzzle.parse("....2..4..3.....");

    /** Order 2, empty: 288 solutions. */
    public static final Puzzle EMPTY_2 = Puzzle.parse("................");

    /** Order 3, empty: 6,670,903,752,021,072,936,960 solutions (Felgenhauer and Jarvis 2005). */
    public static final Puzzle EMPTY_3 = Puzzle.parse(".".repeat(81));

    /** The impossible puzzle of P. Norvig's essay (norvig.com/sudoku.html): no solution, and no quick way to see that. */
    public static final Puzzle WITHOUT_SOLUTION =
            Puzzle.parse(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");

    /** Order 4 and 5: a cyclic grid (row r shifted by 4r + r/4) with every third cell blank; at least one solution. */
    public static final Puzzle ORDER_4 = withHoles(4, 3);

    public static final Puzzle ORDER_5 = withHoles(5, 3);

    private static Grid grid(String text) {
        return Puzzle.parse(text).givens();
    }

    /** The cyclic solved grid of an order. */
    public static Grid cyclic(int order) {
        int n = order * order;
        int[] digits = new int[n * n];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = cell / n;
            digits[cell] = (cell % n + row % order * order + row / order) % n + 1;
        }
        return Grid.of(Board.sudoku(order), digits);
    }

    private static Puzzle withHoles(int order, int every) {
        int[] digits = cyclic(order).digits();
        for (int cell = 0; cell < digits.length; cell += every) digits[cell] = 0;
        return new Puzzle(Grid.of(Board.sudoku(order), digits));
    }
}
