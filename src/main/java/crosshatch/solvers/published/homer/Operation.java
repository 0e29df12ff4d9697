package crosshatch.solvers.published.homer;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.List;

/**
 * One step that a person can have the published program do. It takes candidates away, never one that a solution has. Operations
 * are values; {@link HomerGrid#apply} carries them out.
 */
public sealed interface Operation permits PrunePuzzle, MonoCell, MonoSector, FindSets {
    /** The order 3 Sudoku: all that the program knows. */
    Board BOARD = Board.sudoku(3);

    /** The candidates of a cell of which nothing is known. */
    int ALL_DIGITS = (1 << BOARD.digits()) - 1;

    /** The published name and the units it goes through: {@code Mono Cell columns}. */
    String title();

    /** @param candidates one mask per cell, row by row; bit d-1 is set while digit d is a candidate. Narrowed in place */
    void narrow(int[] candidates);

    /** Why it is right: a sentence with the name that players give to the rule. */
    String meaning();

    /** All but Prune Puzzle, which runs after each of them. */
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

    /** The nine units of a kind, in order. */
    static List<Unit> unitsOf(Unit.Kind kind) {
        return BOARD.units().stream().filter(unit -> unit.kind() == kind).toList();
    }

    /** The published words: rows, columns, blocks. */
    static String plural(Unit.Kind kind) {
        return switch (kind) {
            case ROW -> "rows";
            case COLUMN -> "columns";
            case BOX -> "blocks";
            case REGION, DIAGONAL, CAGE -> throw new IllegalArgumentException("the program knows no " + kind.word());
        };
    }

    /** One of these: row, column, block. */
    static String singular(Unit.Kind kind) {
        String plural = plural(kind);
        return plural.substring(0, plural.length() - 1);
    }

    /** @throws IllegalArgumentException if {@code kind} is a block: the program offers {@code operation} for lines only */
    static void requireLine(Unit.Kind kind, String operation) {
        if (kind == Unit.Kind.BOX) throw new IllegalArgumentException(operation + " goes through rows or columns only");
    }

    /** Whether a set of candidates is down to one digit. */
    static boolean solved(int candidates) {
        return Integer.bitCount(candidates) == 1;
    }
}
