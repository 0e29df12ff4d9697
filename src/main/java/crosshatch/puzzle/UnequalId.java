package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Pair;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads Futoshiki, the game Unequal. The parameters are the size, then {@code a} for the adjacent mode; difficulty is
 * ignored. The description is the cells, separated by commas. A cell is its digit, 0 for a blank, then a letter {@code U R D L}
 * for each neighbour that must be smaller. In adjacent mode, such a letter, in both cells, means that the two digits differ by
 * exactly 1; the digits of neighbours without a letter do not differ by 1.
 */
final class UnequalId {
    private static final Pattern CELL = Pattern.compile("([0-9]{1,3})([URDL]*)");
    private static final String SIDES = "URDL";
    private static final int[] ROW_STEPS = {-1, 0, 1, 0};
    private static final int[] COLUMN_STEPS = {0, 1, 0, -1};

    private final int n;
    private final int[] givens;
    /** Whether a cell has a letter for a side. */
    private final boolean[][] marks;

    private UnequalId(int n, String description) {
        this.n = n;
        givens = new int[n * n];
        marks = new boolean[n * n][SIDES.length()];
        // a comma after the last cell is usual
        String[] cells = description.replaceFirst(",$", "").split(",", -1);
        if (cells.length != n * n) throw new InputException(cells.length + " cells, expected " + n * n);
        for (int cell = 0; cell < cells.length; cell++) readCell(cell, cells[cell]);
    }

    static Puzzle read(String parameters, String description) {
        int n = GameId.digits(parameters, "a?(d[a-z])?", "the size, optionally followed by a for the adjacent mode");
        BoardBuilder board = Board.latin(n).toBuilder();
        UnequalId id = new UnequalId(n, description);
        if (parameters.replaceFirst("d.", "").endsWith("a")) id.addAdjacency(board);
        else id.addSigns(board);
        return new Puzzle(Grid.of(board.build(), id.givens));
    }

    private void readCell(int cell, String text) {
        Matcher matcher = CELL.matcher(text);
        if (!matcher.matches()) {
            throw new InputException(
                    name(cell) + ": found '" + text + "', expected a digit, 0 for a blank, and any of U R D L");
        }
        givens[cell] = Integer.parseInt(matcher.group(1));
        if (givens[cell] > n) throw new InputException(name(cell) + ": found " + givens[cell] + ", expected 0 to " + n);
        for (char letter : matcher.group(2).toCharArray()) {
            int side = SIDES.indexOf(letter);
            if (neighbour(cell, side) < 0) throw new InputException(name(cell) + " has no neighbour at " + letter);
            marks[cell][side] = true;
        }
    }

    private void addSigns(BoardBuilder board) {
        for (int cell = 0; cell < givens.length; cell++) {
            for (int side = 0; side < SIDES.length(); side++) {
                if (!marks[cell][side]) continue;
                int smaller = neighbour(cell, side);
                if (marks[smaller][opposite(side)]) {
                    throw new InputException(name(cell) + " and " + name(smaller) + " are each larger than the other");
                }
                board.relation(Pair.less(smaller, cell));
            }
        }
    }

    private void addAdjacency(BoardBuilder board) {
        for (int cell = 0; cell < givens.length; cell++) {
            for (int side = 0; side < SIDES.length(); side++) {
                int other = neighbour(cell, side);
                if (other < cell) continue; // each pair once
                boolean marked = marks[cell][side];
                if (marked != marks[other][opposite(side)]) {
                    throw new InputException("only one of " + name(cell) + " and " + name(other)
                            + " has a mark of adjacent digits towards the"
                            + " other cell, expected both marks or none");
                }
                board.relation(Pair.adjacent(cell, other, marked));
            }
        }
    }

    private static int opposite(int side) {
        return (side + 2) % SIDES.length();
    }

    /** Returns the neighbour of a cell on a side; -1 if there is none. */
    private int neighbour(int cell, int side) {
        int row = cell / n + ROW_STEPS[side];
        int column = cell % n + COLUMN_STEPS[side];
        return row < 0 || row >= n || column < 0 || column >= n ? -1 : row * n + column;
    }

    private String name(int cell) {
        return "r" + (cell / n + 1) + "c" + (cell % n + 1);
    }
}
