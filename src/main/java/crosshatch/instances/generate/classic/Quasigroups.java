package crosshatch.instances.generate.classic;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes problems of quasigroup existence: idempotent Latin squares that satisfy an equation. For each a and b, the tuples of values
 * that violate the equation are forbidden (M. Fujita, J. Slaney, F. Bennett, IJCAI 1993).
 */
final class Quasigroups {
    private final int n;
    /** The forbidden tuples by cells, ascending. */
    private final Map<List<Integer>, List<List<Integer>>> forbidden = new LinkedHashMap<>();

    private Quasigroups(int n) {
        this.n = n;
    }

    /**
     * Makes one problem.
     *
     * @param equation the number of the equation, 3 to 7
     */
    static Puzzle puzzle(int equation, int n, boolean broken) {
        Quasigroups quasigroups = new Quasigroups(n);
        for (int a = 1; a <= n; a++) for (int b = 1; b <= n; b++) if (a != b) quasigroups.forbid(equation, a, b);
        BoardBuilder board = Board.latin(n).toBuilder();
        quasigroups.forbidden.forEach((cells, tuples) -> board.relation(new Forbidden(cells, tuples)));
        int[] givens = new int[n * n];
        for (int a = 1; a <= n; a++) givens[quasigroups.product(a, a)] = a;
        for (int a = 3; broken && a < n; a++) board.relation(Table.domain(quasigroups.product(a, n), a - 1, n));
        return new Puzzle(Grid.of(board.build(), givens));
    }

    /** Returns the cell of a·b. */
    private int product(int a, int b) {
        return (a - 1) * n + b - 1;
    }

    private void forbid(int equation, int a, int b) {
        for (int x = 1; x <= n; x++) {
            switch (equation) {
                case 3 -> { // (a·b)·(b·a) = a
                    for (int y = 1; y <= n; y++) result(a, product(a, b), x, product(b, a), y, product(x, y));
                }
                case 4 -> { // (b·a)·(a·b) = a
                    for (int y = 1; y <= n; y++) result(a, product(b, a), x, product(a, b), y, product(x, y));
                }
                case 5 -> { // ((b·a)·b)·b = a
                    for (int y = 1; y <= n; y++) result(a, product(b, a), x, product(x, b), y, product(y, b));
                }
                case 6 -> same(product(a, b), x, product(x, b), product(a, x)); // (a·b)·b = a·(a·b)
                case 7 -> same(product(b, a), x, product(x, b), product(a, x)); // (b·a)·b = a·(b·a)
                default -> throw new IllegalArgumentException("QG" + equation);
            }
        }
    }

    /** Requires that if two cells have x and y, a third has a. */
    private void result(int a, int one, int x, int two, int y, int third) {
        for (int other = 1; other <= n; other++) {
            if (other != a) add(new int[] {one, two, third}, new int[] {x, y, other});
        }
    }

    /** Requires that if one cell has x, two others are equal. */
    private void same(int cell, int x, int one, int two) {
        for (int y = 1; y <= n; y++) {
            for (int z = 1; z <= n; z++) {
                if (y != z) add(new int[] {cell, one, two}, new int[] {x, y, z});
            }
        }
    }

    /** Forbids a tuple. Cells may be equal; then a tuple with two digits for one cell is left out. */
    private void add(int[] cells, int[] digits) {
        Map<Integer, Integer> held = new TreeMap<>();
        for (int i = 0; i < cells.length; i++) {
            Integer before = held.put(cells[i], digits[i]);
            if (before != null && before != digits[i]) return;
        }
        forbidden
                .computeIfAbsent(List.copyOf(held.keySet()), each -> new ArrayList<>())
                .add(List.copyOf(held.values()));
    }
}
