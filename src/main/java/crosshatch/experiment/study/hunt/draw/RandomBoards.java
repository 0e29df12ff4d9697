package crosshatch.experiment.study.hunt.draw;

import crosshatch.instances.generate.RandomGrids;
import crosshatch.proof.certify.Language;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;

/** Draws boards of every kind, mostly small, around a known grid. Proofs are possible for all of them. */
final class RandomBoards {
    /** The weight of each size, from 2 digits on. */
    private static final int[] SIZE_WEIGHTS = {3, 5, 8, 5, 5, 2, 2, 3, 1, 1, 1};

    private static final int SMALLEST_SIZE = 2;
    private static final int MOST_RELATIONS = 6;
    /** One in this number of relations is true of another grid than the grid of the board. */
    private static final int RELATIONS_PER_ALTERED_ONE = 25;

    private RandomBoards() {}

    /**
     * A board with the grid from which it was made.
     *
     * @param grid a grid that fits the units, and the relations except for altered ones
     */
    record Drawn(Board board, Grid grid) {}

    /**
     * Draws a board.
     *
     * @param number the number of the board, from 0
     * @param most the largest number of cells
     */
    static Drawn draw(long number, int most, UniformRandomProvider random) {
        RandomRelation[] all = RandomRelation.values();
        RandomRelation usual = all[(int) (number % all.length)];
        while (true) {
            Drawn drawn = tried(size(random), most, usual, random);
            if (Language.of(drawn.board()).isPresent()) return drawn;
        }
    }

    /** Draws the board of a plain Sudoku of 9×9 cells, which every solver accepts. */
    static Drawn usual(UniformRandomProvider random) {
        Board board = Board.sudoku(3);
        return new Drawn(board, RandomGrids.draw(board, random));
    }

    private static int size(UniformRandomProvider random) {
        int sum = 0;
        for (int weight : SIZE_WEIGHTS) sum += weight;
        int draw = random.nextInt(sum);
        int size = SMALLEST_SIZE;
        while (draw >= SIZE_WEIGHTS[size - SMALLEST_SIZE]) draw -= SIZE_WEIGHTS[size++ - SMALLEST_SIZE];
        return size;
    }

    private static Drawn tried(int n, int most, RandomRelation usual, UniformRandomProvider random) {
        List<Bases> fitting =
                Arrays.stream(Bases.values()).filter(each -> each.fits(n, most)).toList();
        Bases kind = fitting.get(random.nextInt(fitting.size()));
        Bases.Base base = kind.draw(n, most, random);
        if (random.nextInt(3) == 0) {
            for (int unit = 1 + random.nextInt(3); unit > 0; unit--) base.addDistinct(random);
        }
        if (kind == Bases.FREE || random.nextBoolean()) addRelations(base, usual, random);
        Board board = base.board().build();
        return new Drawn(board, base.grid(board));
    }

    /**
     * Adds relations.
     *
     * @param usual a kind to which half of them belong
     */
    private static void addRelations(Bases.Base base, RandomRelation usual, UniformRandomProvider random) {
        int n = base.n();
        RandomRelation[] all = RandomRelation.values();
        for (int i = 1 + random.nextInt(MOST_RELATIONS); i > 0; i--) {
            RandomRelation relation = random.nextBoolean() ? usual : all[random.nextInt(all.length)];
            int[] digits = base.digits().clone();
            if (random.nextInt(RELATIONS_PER_ALTERED_ONE) == 0)
                digits[random.nextInt(digits.length)] = 1 + random.nextInt(n);
            relation.draw(digits, n, random).ifPresent(base.board()::relation);
        }
    }
}
