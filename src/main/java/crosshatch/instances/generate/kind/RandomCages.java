package crosshatch.instances.generate.kind;

import crosshatch.instances.generate.Shuffled;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;

/** A grid cut into cages, at first one for each cell, which reveals its digit. */
final class RandomCages {
    private static final int LARGEST_OF_KILLER = 5;
    private static final int LARGEST_OF_KEEN = 4;

    private final Grid solution;
    private final boolean killer;
    private final UniformRandomProvider random;
    private Relation[] cageOf;

    /**
     * Cuts a grid.
     *
     * @param killer whether cages have only sums and different digits; else sums, products, differences and quotients
     */
    RandomCages(Grid solution, boolean killer, UniformRandomProvider random) {
        this.solution = solution;
        this.killer = killer;
        this.random = random;
        cageOf = new Relation[solution.board().cells()];
        for (int cell = 0; cell < cageOf.length; cell++) cageOf[cell] = new Sum(List.of(cell), solution.digit(cell));
    }

    /** Returns the puzzle after joining neighbouring cages in random order, as long as there is only one solution. */
    Puzzle joined(UniquenessCheck prover) {
        int n = solution.board().digits();
        Puzzle puzzle = puzzle();
        int places = 2 * n * (n - 1);
        for (int place : Shuffled.numbers(places, random)) {
            int[] pair = neighbours(place, n);
            Relation[] before = cageOf;
            if (!join(pair[0], pair[1])) continue;
            Puzzle next = puzzle();
            if (prover.isProper(next)) puzzle = next;
            else cageOf = before;
        }
        return puzzle;
    }

    /** Returns the two neighbours at a border; borders between columns are numbered first, then those between rows. */
    static int[] neighbours(int place, int n) {
        int line = place / (n - 1);
        int step = place % (n - 1);
        return line < n
                ? new int[] {line * n + step, line * n + step + 1}
                : new int[] {step * n + line - n, (step + 1) * n + line - n};
    }

    /** Joins two cages if they may be one; returns whether it did. */
    private boolean join(int one, int other) {
        if (cageOf[one].equals(cageOf[other])) return false;
        List<Integer> cells = Stream.concat(cageOf[one].cells().stream(), cageOf[other].cells().stream())
                .sorted()
                .toList();
        long digits = cells.stream().map(solution::digit).distinct().count();
        if (cells.size() > (killer ? LARGEST_OF_KILLER : LARGEST_OF_KEEN)) return false;
        if (killer && (digits < cells.size() || cells.size() > solution.board().digits())) return false;
        Relation cage = killer ? sum(cells) : cage(cells);
        cageOf = cageOf.clone();
        cells.forEach(cell -> cageOf[cell] = cage);
        return true;
    }

    private Sum sum(List<Integer> cells) {
        return new Sum(cells, cells.stream().mapToInt(solution::digit).sum());
    }

    private Relation cage(List<Integer> cells) {
        boolean additive = random.nextBoolean();
        if (cells.size() == 2 && random.nextBoolean()) {
            int one = solution.digit(cells.get(0));
            int other = solution.digit(cells.get(1));
            int more = Math.max(one, other);
            int less = Math.min(one, other);
            return additive || more % less != 0
                    ? Pair.difference(cells.get(0), cells.get(1), more - less)
                    : Pair.quotient(cells.get(0), cells.get(1), more / less);
        }
        return additive
                ? sum(cells)
                : new Product(cells, cells.stream().mapToLong(solution::digit).reduce(1, (a, b) -> a * b));
    }

    private Puzzle puzzle() {
        BoardBuilder builder = solution.board().toBuilder();
        for (Relation cage : new ArrayList<>(Arrays.stream(cageOf).distinct().toList())) {
            builder.relation(cage);
            if (killer && cage.cells().size() > 1) {
                builder.unit(
                        Unit.Kind.CAGE,
                        cage.cells().stream().mapToInt(Integer::intValue).toArray());
            }
        }
        Board board = builder.build();
        return new Puzzle(Grid.of(board, new int[board.cells()]));
    }
}
