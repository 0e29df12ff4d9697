package crosshatch.solvers.published.homer;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.List;

/**
 * One operation that a person can choose in the published program. It removes candidates, but never a digit of a solution. Operations
 * are values; {@link HomerGrid#apply} applies them.
 */
sealed interface Operation permits PrunePuzzle, MonoCell, MonoSector, FindSets {
    /** The board of the Sudoku of order 3, the only one that the program supports. */
    Board BOARD = Board.sudoku(3);

    /** All candidates of a cell. */
    int ALL_DIGITS = (1 << BOARD.digits()) - 1;

    /** Returns the published name and the kind of units: {@code Mono Cell columns}. */
    String title();

    /**
     * Removes candidates from the array.
     *
     * @param candidates one mask per cell, row by row; bit d-1 is set while digit d is a candidate
     */
    void narrow(int[] candidates);

    /** Returns all operations except Prune Puzzle, which runs after each of them. */
    static List<Operation> simplestFirst(MonoSector.Reading sector, FindSets.Reading sets) {
        return List.of(
                new MonoCell(Unit.Kind.ROW),
                new MonoCell(Unit.Kind.COLUMN),
                new MonoSector(Unit.Kind.ROW, sector),
                new MonoSector(Unit.Kind.COLUMN, sector),
                new FindSets(Unit.Kind.ROW, sets),
                new FindSets(Unit.Kind.COLUMN, sets),
                new FindSets(Unit.Kind.BOX, sets));
    }

    /** Returns the nine units of a kind, in order. */
    static List<Unit> unitsOf(Unit.Kind kind) {
        return BOARD.units().stream().filter(unit -> unit.kind() == kind).toList();
    }

    /** Returns the published word for a kind: rows, columns, blocks. */
    static String plural(Unit.Kind kind) {
        return switch (kind) {
            case ROW -> "rows";
            case COLUMN -> "columns";
            case BOX -> "blocks";
            case REGION, DIAGONAL, CAGE -> throw new IllegalArgumentException("the program knows no " + kind.word());
        };
    }

    /**
     * Checks that a kind of units is a line.
     *
     * @throws IllegalArgumentException if {@code kind} is a block, because the program offers {@code operation} only for lines
     */
    static void requireLine(Unit.Kind kind, String operation) {
        if (kind == Unit.Kind.BOX) throw new IllegalArgumentException(operation + " goes through rows or columns only");
    }

    /** Returns whether a set of candidates has only one digit. */
    static boolean solved(int candidates) {
        return Integer.bitCount(candidates) == 1;
    }
}
