package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Layout;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A permutation of the cells of a board. If it maps units and relations to units and relations of the board, it maps the
 * solutions of a puzzle to the solutions of the moved puzzle.
 */
public final class CellMove {
    private static final int TURNS = 8;

    private final int[] to;

    private CellMove(int[] to) {
        this.to = to;
    }

    static CellMove of(Board board, IntUnaryOperator to) {
        return new CellMove(IntStream.range(0, board.cells()).map(to).toArray());
    }

    static CellMove identity(Board board) {
        return of(board, cell -> cell);
    }

    /** Returns the move that reverses the order of the cells, which turns a sheet by 180 degrees. */
    public static CellMove reversal(Board board) {
        return of(board, cell -> board.cells() - 1 - cell);
    }

    /**
     * Returns the eight ways to turn and mirror a full rectangle whose cells are numbered row by row. Four of them swap rows
     * and columns. For any other board, returns only the identity.
     */
    public static List<CellMove> turns(Board board) {
        return board.layout()
                .filter(Layout::isRectangle)
                .map(sheet -> IntStream.range(0, TURNS)
                        .mapToObj(turn -> of(board, cell -> turned(cell, sheet, turn)))
                        .toList())
                .orElseGet(() -> List.of(identity(board)));
    }

    /** Turns a cell: bit 0 of the turn mirrors left and right, bit 1 top and bottom, bit 2 swaps rows and columns. */
    private static int turned(int cell, Layout sheet, int turn) {
        int row = (turn & 2) == 0 ? sheet.row(cell) : sheet.rows() - 1 - sheet.row(cell);
        int column = (turn & 1) == 0 ? sheet.column(cell) : sheet.columns() - 1 - sheet.column(cell);
        return (turn & 4) == 0 ? row * sheet.columns() + column : column * sheet.rows() + row;
    }

    /** Returns the cell to which {@code cell} moves. */
    public int to(int cell) {
        return to[cell];
    }

    /** Returns the move that does this move first and then the other. */
    CellMove then(CellMove other) {
        return new CellMove(IntStream.of(to).map(other::to).toArray());
    }

    /** Returns, for each cell, the cell that moves to it. */
    int[] sources() {
        int[] sources = new int[to.length];
        for (int cell = 0; cell < to.length; cell++) sources[to[cell]] = cell;
        return sources;
    }

    /**
     * Returns whether every unit moves to the cells of a unit, and every relation to an equivalent relation. The kind of a
     * unit may change, for example from row to column, because kinds do not matter to solutions.
     */
    public boolean keeps(Board board) {
        Set<String> stated = identity(board).parts(board).collect(Collectors.toCollection(HashSet::new));
        return keeps(board, stated);
    }

    /**
     * Returns whether this move maps the parts of a board to parts of the board.
     *
     * @param stated the parts of the board before the move
     */
    boolean keeps(Board board, Set<String> stated) {
        return parts(board).allMatch(stated::contains);
    }

    /** Returns the units and relations of a board after the move, as texts; equal parts have equal texts. */
    public Stream<String> parts(Board board) {
        return Stream.concat(
                board.units().stream().map(unit -> IntStream.of(unit.cells())
                        .map(this::to)
                        .sorted()
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" "))),
                board.relations().stream()
                        .map(relation -> relation.moved(this::to).text()));
    }
}
