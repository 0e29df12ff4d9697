package crosshatch.solvers.lcg;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Seeded puzzles of 4 to 9 digits on boards of many kinds: with no solution, with one, with many. */
final class SmallPuzzles {
    private SmallPuzzles() {}

    static Puzzle random(int seed) {
        Random random = new Random(seed);
        Board board = board(random);
        int[] digits = new int[board.cells()];
        int givens = random.nextInt(board.digits() + board.digits() / 2);
        for (int i = 0; i < givens; i++) {
            int cell = random.nextInt(digits.length);
            int digit = 1 + random.nextInt(board.digits());
            boolean clashes = IntStream.of(board.peers(cell)).anyMatch(peer -> digits[peer] == digit);
            // Now and then a given that cannot be.
            if (!clashes || random.nextInt(100) == 0) digits[cell] = digit;
        }
        return new Puzzle(Grid.of(board, digits));
    }

    /** Without givens. */
    static Puzzle empty(Board board) {
        return new Puzzle(Grid.of(board, new int[board.cells()]));
    }

    private static Board board(Random random) {
        return switch (random.nextInt(7)) {
            case 0 -> Board.sudoku(2);
            case 1 -> Board.sudoku(3);
            case 2 -> Board.latin(4 + random.nextInt(6));
            case 3 -> Board.sudoku(3).toBuilder().diagonals().build();
            case 4 -> distinctRegion(4 + random.nextInt(3), random);
            case 5 -> withRelations(Board.latin(4 + random.nextInt(2)), random);
            default -> withRelations(Board.sudoku(2), random);
        };
    }

    /** A Latin square with some more cells that differ, fewer than there are digits. */
    private static Board distinctRegion(int size, Random random) {
        int[] cells = random.ints(0, size * size).distinct().limit(size - 1L).toArray();
        return Board.latin(size).toBuilder().unit(Unit.Kind.REGION, cells).build();
    }

    private static Board withRelations(Board board, Random random) {
        BoardBuilder builder = board.toBuilder();
        for (int i = random.nextInt(4); i >= 0; i--) builder.relation(relation(board, random));
        return builder.build();
    }

    private static Relation relation(Board board, Random random) {
        List<Integer> cells =
                random.ints(0, board.cells()).distinct().limit(3).boxed().toList();
        return switch (random.nextInt(3)) {
            case 0 -> new Sum(cells, board.digits() + random.nextInt(board.digits()));
            case 1 -> Pair.difference(cells.get(0), cells.get(1), 1 + random.nextInt(2));
            default -> Pair.less(cells.get(0), cells.get(1));
        };
    }

    /** For messages. */
    static String named(int seed, Puzzle puzzle) {
        return "seed " + seed + ", " + puzzle.board().text() + ", "
                + Arrays.toString(puzzle.givens().digits());
    }
}
