package crosshatch.instances.generate.kind;

import crosshatch.base.InputException;
import crosshatch.instances.generate.Shuffled;
import crosshatch.puzzle.GameId;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Visible;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;

/** The kinds of puzzle that can be generated. */
public enum Kind {
    /** Sudoku with both diagonals as units; boxes need not be square. */
    X(GameId.SOLO) {
        @Override
        Puzzle make(int size, UniformRandomProvider random, UniquenessCheck prover) {
            Board board = boxes(size).diagonals().build();
            return withoutGivens(first(() -> prover.solution(board, random)), random, prover);
        }
    },
    /** Regions of any shape instead of boxes. */
    JIGSAW(GameId.SOLO) {
        @Override
        Puzzle make(int size, UniformRandomProvider random, UniquenessCheck prover) {
            return withoutGivens(
                    first(() ->
                            prover.solution(new Regions(size).shuffled(random).board(), random)),
                    random,
                    prover);
        }
    },
    /** Sudoku without givens, with sums of cages and different digits in each cage. */
    KILLER(GameId.SOLO) {
        @Override
        Puzzle make(int size, UniformRandomProvider random, UniquenessCheck prover) {
            Board board = boxes(size).build();
            return new RandomCages(first(() -> prover.solution(board, random)), true, random).joined(prover);
        }
    },
    /** Latin square with less-than signs between neighbours. Givens are removed before signs. */
    FUTOSHIKI(GameId.UNEQUAL) {
        @Override
        Puzzle make(int size, UniformRandomProvider random, UniquenessCheck prover) {
            Grid solution = latin(size, random, prover);
            List<Relation> signs = IntStream.range(0, 2 * size * (size - 1))
                    .mapToObj(place -> sign(RandomCages.neighbours(place, size), solution))
                    .toList();
            return givensFirst(solution, signs, random, prover);
        }
    },
    /** KenKen: Latin square with cages that have a sum, product, difference or quotient. */
    KEEN(GameId.KEEN) {
        @Override
        Puzzle make(int size, UniformRandomProvider random, UniquenessCheck prover) {
            return new RandomCages(latin(size, random, prover), false, random).joined(prover);
        }
    },
    /** Skyscrapers: Latin square with numbers of visible towers at its sides. Givens are removed before numbers. */
    TOWERS(GameId.TOWERS) {
        @Override
        Puzzle make(int size, UniformRandomProvider random, UniquenessCheck prover) {
            Grid solution = latin(size, random, prover);
            return givensFirst(solution, views(solution), random, prover);
        }
    };

    private static final int SMALLEST_SIZE = 4;
    private static final int LARGEST_SIZE = 16;
    /** The most tries to find a solution. */
    private static final int MOST_TRIES = 1000;

    private final GameId game;

    Kind(GameId game) {
        this.game = game;
    }

    /** Makes one puzzle with exactly one solution. */
    abstract Puzzle make(int size, UniformRandomProvider random, UniquenessCheck prover);

    /** Returns the word on the command line: {@code killer}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the game in whose format a puzzle is written. */
    GameId game() {
        return game;
    }

    /**
     * Checks a size.
     *
     * @throws InputException if this kind has no puzzles of that size; lists its sizes
     */
    void requireSize(int size) {
        if (size < SMALLEST_SIZE || size > LARGEST_SIZE) {
            throw new InputException("size " + size + ": expected " + SMALLEST_SIZE + " to " + LARGEST_SIZE);
        }
        if ((this == X || this == KILLER) && boxHeight(size) == 1) {
            throw new InputException("size " + size + ": " + word()
                    + " has boxes of two rows and columns or more, of which none has that size; expected 4, 6, 8, 9, 10, 12,"
                    + " 14, 15 or 16");
        }
    }

    /** Returns the number of rows of a box that is nearly square. */
    static int boxHeight(int size) {
        int height = (int) Math.sqrt(size);
        while (size % height != 0) height--;
        return height;
    }

    private static BoardBuilder boxes(int size) {
        int height = boxHeight(size);
        return Board.builder(size, size * size).square().boxes(height, size / height);
    }

    private static Grid latin(int size, UniformRandomProvider random, UniquenessCheck prover) {
        return prover.solution(Board.latin(size), random).orElseThrow();
    }

    private static Grid first(Supplier<Optional<Grid>> tries) {
        return IntStream.range(0, MOST_TRIES)
                .mapToObj(i -> tries.get())
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow(() ->
                        new InputException("found no full grid in " + MOST_TRIES + " tries. Choose another seed"));
    }

    private static Puzzle withoutGivens(Grid solution, UniformRandomProvider random, UniquenessCheck prover) {
        int[] order = Shuffled.numbers(solution.board().cells(), random);
        return new Clues(solution, List.of()).minimal(order, prover);
    }

    private static Puzzle givensFirst(
            Grid solution, List<Relation> relations, UniformRandomProvider random, UniquenessCheck prover) {
        int cells = solution.board().cells();
        int[] givens = Shuffled.numbers(cells, random);
        int[] others = Shuffled.numbers(relations.size(), random);
        int[] order = IntStream.concat(
                        Arrays.stream(givens), Arrays.stream(others).map(i -> cells + i))
                .toArray();
        return new Clues(solution, relations).minimal(order, prover);
    }

    private static Relation sign(int[] pair, Grid solution) {
        boolean less = solution.digit(pair[0]) < solution.digit(pair[1]);
        return less ? Pair.less(pair[0], pair[1]) : Pair.less(pair[1], pair[0]);
    }

    private static List<Relation> views(Grid solution) {
        Board board = solution.board();
        List<Relation> views = new ArrayList<>();
        for (int unit = 0; unit < board.unitCount(); unit++) {
            List<Integer> line = Arrays.stream(board.unit(unit)).boxed().toList();
            List<Integer> back = new ArrayList<>(line);
            Collections.reverse(back);
            views.add(view(line, solution));
            views.add(view(back, solution));
        }
        return views;
    }

    private static Visible view(List<Integer> line, Grid solution) {
        int highest = 0;
        int seen = 0;
        for (int cell : line) {
            if (solution.digit(cell) < highest) continue;
            highest = solution.digit(cell);
            seen++;
        }
        return new Visible(line, seen);
    }
}
