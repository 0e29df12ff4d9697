package crosshatch.instances.generate.classic;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Makes problems whose solutions are rows of numbers. */
final class RowProblems {
    private RowProblems() {}

    /** Makes n-queens: the cell of a row is the column of its queen. */
    static Puzzle queens(int n, boolean broken) {
        BoardBuilder board = Board.builder(n, n).layout(Layout.rectangle(1, n));
        if (n > 1) {
            List<Integer> cells = numbers(0, n);
            board.unit(Unit.Kind.ROW, array(cells));
            board.relation(new Distinct(cells, cells, List.of()));
            board.relation(new Distinct(cells, cells.stream().map(row -> -row).toList(), List.of()));
        }
        if (broken && n > 1) board.relation(Pair.less(0, n - 1));
        return open(board);
    }

    /** Makes all-interval series: the series above, the distances of neighbours below; both from 0. */
    static Puzzle allInterval(int n, boolean broken) {
        BoardBuilder board = Board.builder(n, 2 * n - 1).first(0).layout(new Layout(2, n, numbers(0, 2 * n - 1)));
        board.unit(Unit.Kind.ROW, array(numbers(0, n)));
        board.unit(Unit.Kind.ROW, array(numbers(n, n - 1)));
        for (int i = 0; i < n - 1; i++) {
            board.relation(new Distance(i, i + 1, n + i, -1));
            board.relation(Table.domain(n + i, 2, n));
        }
        if (broken) board.relation(Pair.less(0, n - 1));
        return open(board);
    }

    /**
     * Makes Costas arrays: the array above, 1 to n; below it the difference triangle, in which row k contains the differences of numbers
     * at distance k, from 1 - n on.
     */
    static Puzzle costas(int n, boolean broken) {
        List<Integer> places = numbers(0, n);
        List<Integer> all = new ArrayList<>(places);
        for (int lag = 1; lag < n; lag++) all.addAll(numbers(lag * n, n - lag));
        BoardBuilder board = Board.builder(2 * n, all.size()).first(1 - n).layout(new Layout(n, n, all));
        board.unit(Unit.Kind.ROW, array(places));
        for (int cell : places) board.relation(Table.domain(cell, n + 1, 2 * n));
        int difference = n;
        for (int lag = 1; lag < n; lag++) {
            if (lag < n - 1) board.unit(Unit.Kind.ROW, array(numbers(difference, n - lag)));
            for (int i = 0; i + lag < n; i++) {
                board.relation(
                        new Linear(List.of(i + lag, i, difference++), List.of(1, -1, -1), Linear.Comparison.EQUAL, -n));
            }
        }
        if (broken) board.relation(Pair.less(0, n - 1));
        return open(board);
    }

    /** Makes Langford pairs: above the place of the first number k, below the place of the second, k + 1 later; all places differ. */
    static Puzzle langford(int n, boolean broken) {
        BoardBuilder board = Board.builder(2 * n, 2 * n).layout(Layout.rectangle(2, n));
        board.unit(Unit.Kind.REGION, array(numbers(0, 2 * n)));
        for (int k = 1; k <= n; k++) {
            board.relation(new Linear(List.of(n + k - 1, k - 1), List.of(1, -1), Linear.Comparison.EQUAL, k + 1));
        }
        // Backwards, the first 1 would stand at 2n + 1 - (its place + 2), which is another place: no pair of solutions
        // is missed.
        if (broken) board.relation(Table.domain(0, 1, n - 1));
        return open(board);
    }

    static List<Integer> numbers(int first, int count) {
        return IntStream.range(first, first + count).boxed().toList();
    }

    static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Makes a puzzle without givens. */
    static Puzzle open(BoardBuilder builder) {
        Board board = builder.build();
        return new Puzzle(Grid.of(board, new int[board.cells()]));
    }
}
