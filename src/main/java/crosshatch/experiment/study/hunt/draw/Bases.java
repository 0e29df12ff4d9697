package crosshatch.experiment.study.hunt.draw;

import crosshatch.instances.generate.RandomGrids;
import crosshatch.instances.generate.Shuffled;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;

/** Kinds of units with a grid that fits them. Both are drawn together, so that no solver is needed. */
enum Bases {
    LATIN {
        @Override
        Base draw(int n, int most, UniformRandomProvider random) {
            Board board = Board.latin(n);
            return new Base(
                    n, board.toBuilder(), RandomGrids.draw(board, random).digits());
        }
    },
    /** Boxes of every possible shape except single rows. */
    BOXES {
        @Override
        boolean fits(int n, int most) {
            return super.fits(n, most) && heights(n).length > 0;
        }

        @Override
        Base draw(int n, int most, UniformRandomProvider random) {
            int[] heights = heights(n);
            int height = heights[random.nextInt(heights.length)];
            BoardBuilder board = Board.builder(n, n * n).square().boxes(height, n / height);
            return new Base(n, board, boxGrid(n, height, random));
        }
    },
    /** Regions of any shape, made by exchanging cells with the same digit between two regions many times. */
    JIGSAW {
        @Override
        Base draw(int n, int most, UniformRandomProvider random) {
            int[] digits = RandomGrids.draw(Board.latin(n), random).digits();
            int[] region = IntStream.range(0, n * n).map(cell -> cell / n).toArray();
            for (int swap = 0; swap < n * n; swap++) {
                int one = random.nextInt(n * n);
                int digit = digits[one];
                int[] alike = IntStream.range(0, n * n)
                        .filter(cell -> digits[cell] == digit)
                        .toArray();
                int other = alike[random.nextInt(n)];
                int former = region[one];
                region[one] = region[other];
                region[other] = former;
            }
            BoardBuilder board = Board.builder(n, n * n).square();
            for (int r = 0; r < n; r++) {
                int number = r;
                board.unit(
                        Unit.Kind.REGION,
                        IntStream.range(0, n * n)
                                .filter(cell -> region[cell] == number)
                                .toArray());
            }
            return new Base(n, board, digits);
        }
    },
    /** A few cells without positions, with units of different digits. */
    FREE {
        @Override
        boolean fits(int n, int most) {
            return true;
        }

        @Override
        Base draw(int n, int most, UniformRandomProvider random) {
            int cells = 1 + random.nextInt(Math.min(MOST_FREE, most));
            BoardBuilder board = Board.builder(n, cells);
            int[] digits =
                    IntStream.range(0, cells).map(cell -> 1 + random.nextInt(n)).toArray();
            Base base = new Base(n, board, digits);
            for (int unit = random.nextInt(4); unit > 0; unit--) base.addDistinct(random);
            return base;
        }
    };

    private static final int MOST_FREE = 12;

    /**
     * Draws units and a grid.
     *
     * @param n the number of digits
     * @param most the largest number of cells
     */
    abstract Base draw(int n, int most, UniformRandomProvider random);

    /** Returns whether this kind exists with n digits and at most this number of cells. */
    boolean fits(int n, int most) {
        return n * n <= most;
    }

    private static int[] heights(int n) {
        return IntStream.range(2, n).filter(height -> n % height == 0).toArray();
    }

    /** The units so far, and a grid that fits them. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Base(int n, BoardBuilder board, int[] digits) {
        Grid grid(Board built) {
            return Grid.of(built, digits);
        }

        /** Adds a unit of cells with different digits, if at least two are found. */
        void addDistinct(UniformRandomProvider random) {
            int most = 2 + random.nextInt(Math.max(1, n - 1));
            boolean[] seen = new boolean[n + 1];
            int[] unit = new int[digits.length];
            int size = 0;
            for (int cell : Shuffled.numbers(digits.length, random)) {
                if (size == most) break;
                if (seen[digits[cell]]) continue;
                seen[digits[cell]] = true;
                unit[size++] = cell;
            }
            if (size > 1) board.unit(Unit.Kind.CAGE, Arrays.copyOf(unit, size));
        }
    }

    /** Makes a grid of boxes from cyclic rows, with lines and digits shuffled so that the boxes remain valid. */
    private static int[] boxGrid(int n, int height, UniformRandomProvider random) {
        int width = n / height;
        int[] rows = lines(n, height, random);
        int[] columns = lines(n, width, random);
        int[] names = Shuffled.numbers(n, random);
        int[] digits = new int[n * n];
        for (int row = 0; row < n; row++) {
            int start = width * (rows[row] % height) + rows[row] / height;
            for (int column = 0; column < n; column++) {
                digits[row * n + column] = 1 + names[(start + columns[column]) % n];
            }
        }
        return digits;
    }

    /** Returns the numbers of n lines in bands of one size, with shuffled bands and shuffled lines within each. */
    private static int[] lines(int n, int band, UniformRandomProvider random) {
        return Arrays.stream(Shuffled.numbers(n / band, random))
                .flatMap(first -> Arrays.stream(Shuffled.numbers(band, random)).map(line -> first * band + line))
                .toArray();
    }
}
