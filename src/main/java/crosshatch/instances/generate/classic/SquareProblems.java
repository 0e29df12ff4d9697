package crosshatch.instances.generate.classic;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Makes problems whose solutions are squares of numbers. */
final class SquareProblems {
    private SquareProblems() {}

    static Puzzle magic(int n, boolean broken) {
        int cells = n * n;
        BoardBuilder board = Board.builder(cells, cells).layout(Layout.rectangle(n, n));
        if (n > 1) board.unit(Unit.Kind.REGION, IntStream.range(0, cells).toArray());
        int total = n * (cells + 1) / 2;
        for (int i = 0; i < n; i++) {
            int line = i;
            board.relation(sum(total, n, k -> line * n + k));
            board.relation(sum(total, n, k -> k * n + line));
        }
        board.relation(sum(total, n, k -> k * (n + 1)));
        board.relation(sum(total, n, k -> (k + 1) * (n - 1)));
        if (broken && n > 1) {
            for (int corner : new int[] {n - 1, cells - n, cells - 1}) board.relation(Pair.less(0, corner));
            board.relation(Pair.less(n - 1, cells - n));
        }
        return RowProblems.open(board);
    }

    private static Sum sum(int total, int n, IntUnaryOperator cell) {
        return new Sum(IntStream.range(0, n).map(cell).boxed().toList(), total);
    }

    /**
     * Makes orthogonal Latin squares A and B, with a third square C next to them. Row i of C contains the digit of B for each digit of A.
     * Its rows are Latin because those of A and B are, and its columns are Latin if and only if no pair of digits of A and B
     * occurs twice.
     */
    static Puzzle orthogonal(int n, boolean broken) {
        int size = n * n;
        BoardBuilder board = Board.builder(n, 3 * size).layout(new Layout(n, 3 * n, places(n)));
        for (int square = 0; square < 3; square++) {
            int first = square * size;
            for (int i = 0; i < n; i++) {
                int line = i;
                board.unit(Unit.Kind.ROW, cells(n, k -> first + line * n + k));
                board.unit(Unit.Kind.COLUMN, cells(n, k -> first + k * n + line));
            }
        }
        for (int cell = 0; cell < size; cell++) {
            for (int digit = 1; digit <= n; digit++) {
                int pairing = 2 * size + cell / n * n + digit - 1;
                board.relation(new Forbidden(List.of(cell, size + cell, pairing), mismatches(digit, n)));
            }
        }
        int[] givens = new int[3 * size];
        for (int column = 0; broken && column < n; column++) {
            givens[column] = column + 1;
            givens[size + column] = column + 1;
        }
        return new Puzzle(Grid.of(board.build(), givens));
    }

    /** Returns the tuples in which A has the digit, and B and C differ. */
    private static List<List<Integer>> mismatches(int digit, int n) {
        List<List<Integer>> tuples = new ArrayList<>();
        for (int one = 1; one <= n; one++) {
            for (int other = 1; other <= n; other++) {
                if (one != other) tuples.add(List.of(digit, one, other));
            }
        }
        return tuples;
    }

    private static int[] cells(int n, IntUnaryOperator cell) {
        return IntStream.range(0, n).map(cell).toArray();
    }

    /** Returns the cells square by square, row by row. */
    private static List<Integer> places(int n) {
        return IntStream.range(0, 3 * n * n)
                .map(cell -> cell % (n * n) / n * 3 * n + cell / (n * n) * n + cell % n)
                .boxed()
                .toList();
    }
}
