package crosshatch.instances.generate.classic;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Makes problems in which digits are colours, and some sets of cells must not have one colour. */
final class ColourProblems {
    private ColourProblems() {}

    /** Makes a Schur problem with a cell per number, from 1 on. */
    static Puzzle schur(int colours, int n, boolean broken) {
        BoardBuilder board = Board.builder(colours, n).layout(Layout.rectangle(1, n));
        for (int x = 1; x <= n; x++) {
            for (int y = x; x + y <= n; y++) {
                List<Integer> cells = x == y ? List.of(x - 1, 2 * x - 1) : List.of(x - 1, y - 1, x + y - 1);
                List<List<Integer>> tuples = IntStream.rangeClosed(1, colours)
                        .mapToObj(colour -> Collections.nCopies(cells.size(), colour))
                        .toList();
                board.relation(new Forbidden(cells, tuples));
            }
        }
        int[] givens = new int[n];
        if (broken) givens[0] = 1;
        return new Puzzle(Grid.of(board.build(), givens));
    }

    /** Makes a Ramsey problem with a cell per edge: row i, column j for the edge from point i to point j + 1, both from 1. */
    static Puzzle ramsey(int s, int t, int n) {
        int[][] edge = new int[n][n];
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                edge[i][j] = places.size();
                places.add(i * (n - 1) + j - 1);
            }
        }
        BoardBuilder board = Board.builder(2, places.size()).layout(new Layout(n - 1, n - 1, places));
        forbidCliques(new int[s], 0, 1, edge, board);
        forbidCliques(new int[t], 0, 2, edge, board);
        return RowProblems.open(board);
    }

    /**
     * Forbids cliques of one colour.
     *
     * @param points the points, of which the first {@code chosen} are chosen, ascending
     */
    private static void forbidCliques(int[] points, int chosen, int colour, int[][] edge, BoardBuilder board) {
        if (chosen == points.length) {
            List<Integer> cells = new ArrayList<>();
            for (int i = 0; i < chosen; i++) {
                for (int j = i + 1; j < chosen; j++) cells.add(edge[points[i]][points[j]]);
            }
            board.relation(new Forbidden(cells, List.of(Collections.nCopies(cells.size(), colour))));
            return;
        }
        for (int next = chosen == 0 ? 0 : points[chosen - 1] + 1; next < edge.length; next++) {
            points[chosen] = next;
            forbidCliques(points, chosen + 1, colour, edge, board);
        }
    }
}
