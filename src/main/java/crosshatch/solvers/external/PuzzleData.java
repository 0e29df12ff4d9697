package crosshatch.solvers.external;

import com.fasterxml.jackson.annotation.JsonProperty;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.file.JsonReading;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A puzzle as data in JSON, for models and programs of users. Data of MiniZinc may have this form, too. The cells are numbered
 * from 0, row by row.
 *
 * @param order the order of a plain Sudoku, else 0
 * @param size the number of digits, of rows and of columns
 * @param boxHeight the number of rows of each box; 0 if not all cells lie in equal, rectangular boxes
 * @param boxWidth the number of columns of each box, or 0
 * @param givens the givens by row and column, 0 for a blank
 * @param units the rows, the columns, then all other units
 */
record PuzzleData(
        int order,
        int size,
        @JsonProperty("box_height") int boxHeight,
        @JsonProperty("box_width") int boxWidth,
        List<List<Integer>> givens,
        List<CellSet> units) {
    /** The names of the data. */
    static final List<String> NAMES = List.of("order", "size", "box_height", "box_width", "givens", "units");

    /**
     * A set of cells, in the form of MiniZinc.
     *
     * @param set the cells, ascending
     */
    record CellSet(List<Integer> set) {}

    /** Describes a puzzle whose board is not refused. */
    static PuzzleData of(Puzzle puzzle) {
        Board board = puzzle.board();
        int width = boxWidth(board);
        return new PuzzleData(
                board.order(),
                board.digits(),
                width == 0 ? 0 : board.digits() / width,
                width,
                rows(puzzle.givens()),
                board.units().stream()
                        .map(unit -> new CellSet(listed(unit.cells())))
                        .toList());
    }

    private static List<List<Integer>> rows(Grid grid) {
        int size = grid.board().digits();
        int[] digits = grid.digits();
        return IntStream.range(0, size)
                .mapToObj(row -> listed(Arrays.copyOfRange(digits, row * size, (row + 1) * size)))
                .toList();
    }

    private static List<Integer> listed(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /** Returns the width of equal boxes that contain all cells, from the beginning of the first one; else 0. */
    private static int boxWidth(Board board) {
        List<Unit> boxes = board.units().stream()
                .filter(unit -> unit.kind() == Unit.Kind.BOX)
                .toList();
        if (boxes.size() != board.digits()) return 0;
        int[] first = boxes.get(0).cells();
        int width = 1;
        while (width < first.length && first[width] == width) width++;
        return areRectangles(boxes, board.digits(), width) ? width : 0;
    }

    private static boolean areRectangles(List<Unit> boxes, int size, int width) {
        return boxes.stream().allMatch(box -> {
            int corner = box.cell(0);
            return corner % size % width == 0
                    && IntStream.range(0, size)
                            .allMatch(place -> box.cell(place) == corner + place / width * size + place % width);
        });
    }

    /** Returns why a board cannot be described; empty if it can. */
    static Optional<String> refusal(Board board) {
        if (!board.relations().isEmpty()) {
            return Optional.of("reads puzzles as data, which describe units but no relations; found '"
                    + board.relationName(board.relations().get(0)) + "'. Choose another solver for this board");
        }
        return board.isSquare()
                ? Optional.empty()
                : Optional.of("reads puzzles as data, which describe square boards with rows and columns; found "
                        + board + ". Choose another solver for this board");
    }

    /** Returns the data as one line. */
    String text() {
        return JsonReading.STRICT.writeValueAsString(this) + "\n";
    }
}
