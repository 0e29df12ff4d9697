package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds symmetries of boards that are no plain Sudokus. Candidates are tested on the units and relations of the board: turns
 * of the sheet, and swaps of rows, of columns, and of blocks of rows or columns of equal height. Two further candidates keep
 * diagonals: a swap of two rows together with the two columns of the same numbers, and a swap of two such pairs with their
 * mirror images. Digits are renamed only if the board has no relation. A board may have more symmetries than are found.
 */
public final class BoardSymmetries {
    private final Board board;
    private final List<CellMove> turns;
    private final List<LineSwaps> swaps = new ArrayList<>();

    /** Searches for the symmetries of a board. This takes longer than any later use of them. */
    public BoardSymmetries(Board board) {
        this.board = board;
        Set<String> stated = CellMove.identity(board).parts(board).collect(Collectors.toSet());
        turns = CellMove.turns(board).stream()
                .filter(turn -> turn.keeps(board, stated))
                .toList();
        board.layout().filter(Layout::isRectangle).ifPresent(sheet -> findSwaps(sheet, stated));
        swaps.removeIf(LineSwaps::isEmpty);
    }

    private void findSwaps(Layout sheet, Set<String> stated) {
        for (int height = 1; height < sheet.rows(); height++) {
            int h = height;
            if (sheet.rows() % h == 0) {
                add(sheet.rows() / h, (a, b) -> move(sheet, swapped(a, b, h), line -> line), stated);
            }
        }
        for (int width = 1; width < sheet.columns(); width++) {
            int w = width;
            if (sheet.columns() % w == 0) {
                add(sheet.columns() / w, (a, b) -> move(sheet, line -> line, swapped(a, b, w)), stated);
            }
        }
        if (sheet.rows() == sheet.columns()) {
            int n = sheet.rows();
            add(n, (a, b) -> move(sheet, swapped(a, b, 1), swapped(a, b, 1)), stated);
            add(n / 2, (a, b) -> move(sheet, mirrored(a, b, n), mirrored(a, b, n)), stated);
        }
    }

    private void add(int count, BiFunction<Integer, Integer, CellMove> swap, Set<String> stated) {
        swaps.add(new LineSwaps(board, count, swap, stated));
    }

    private CellMove move(Layout sheet, IntUnaryOperator row, IntUnaryOperator column) {
        return CellMove.of(
                board,
                cell -> row.applyAsInt(sheet.row(cell)) * sheet.columns() + column.applyAsInt(sheet.column(cell)));
    }

    /** Swaps blocks {@code a} and {@code b}, each of {@code size} lines. */
    private static IntUnaryOperator swapped(int a, int b, int size) {
        return line -> {
            int block = line / size;
            int image = block == a ? b : block == b ? a : block;
            return image * size + line % size;
        };
    }

    /** Swaps lines {@code a} and {@code b}, and their mirror images. */
    private static IntUnaryOperator mirrored(int a, int b, int lines) {
        IntUnaryOperator once = swapped(a, b, 1);
        IntUnaryOperator again = swapped(lines - 1 - a, lines - 1 - b, 1);
        return once.andThen(again);
    }

    /** Returns whether no symmetry was found except the identity. */
    public boolean isEmpty() {
        return turns.size() == 1 && swaps.isEmpty() && !renamesDigits();
    }

    private boolean renamesDigits() {
        return board.relations().isEmpty() && board.digits() > 1;
    }

    /**
     * Draws one of the symmetries, which may be the identity.
     *
     * @param below returns a random number from 0 to its argument less 1
     */
    public Symmetry random(IntUnaryOperator below) {
        CellMove move = turns.get(below.applyAsInt(turns.size()));
        for (LineSwaps lines : swaps) move = lines.random(move, below);
        int[] digits = renamesDigits()
                ? Symmetry.shuffledDigits(board, below)
                : IntStream.rangeClosed(1, board.digits()).toArray();
        return Symmetry.of(board, move, digits);
    }

    /**
     * Lines of a sheet, or blocks of lines, that may be swapped on a board. Being swappable is an equivalence: if a and b
     * are, and b and c, then so are a and c (swap b with a, with c, and with a again). So there are classes within which any
     * order is allowed.
     */
    private static final class LineSwaps {
        private final BiFunction<Integer, Integer, CellMove> swap;
        private final List<List<Integer>> classes = new ArrayList<>();

        /**
         * Finds the lines or blocks that may be swapped.
         *
         * @param count the number of lines or blocks, which are numbered from 0
         * @param swap the move that swaps two of them
         * @param stated the parts of the board
         */
        LineSwaps(Board board, int count, BiFunction<Integer, Integer, CellMove> swap, Set<String> stated) {
            this.swap = swap;
            for (int line = 0; line < count; line++) {
                int candidate = line;
                classes.stream()
                        .filter(others -> swap.apply(others.get(0), candidate).keeps(board, stated))
                        .findFirst()
                        .orElseGet(this::newClass)
                        .add(line);
            }
            classes.removeIf(alone -> alone.size() == 1);
        }

        private List<Integer> newClass() {
            List<Integer> others = new ArrayList<>();
            classes.add(others);
            return others;
        }

        /** Returns whether no swap is possible. */
        boolean isEmpty() {
            return classes.isEmpty();
        }

        /** Draws an order within each class; all are equally likely. */
        CellMove random(CellMove start, IntUnaryOperator below) {
            CellMove move = start;
            for (List<Integer> lines : classes) {
                for (int i = 1; i < lines.size(); i++) {
                    int other = below.applyAsInt(i + 1);
                    if (other < i) move = move.then(swap.apply(lines.get(i), lines.get(other)));
                }
            }
            return move;
        }
    }
}
