package crosshatch.instances.sets;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Symmetry;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The known answer of a puzzle, from a source other than this laboratory's solvers. With it the validator confirms a
 * refutation. It is only a statement: valid grids that somebody shows can refute it.
 *
 * @param solutions how many there are, as far as it is known
 * @param isChecked whether this program has made sure of the number: it made the puzzle that way, or its tests count. A number
 *     that nobody checked makes no solver wrong
 * @param solution the only one, if it is on record. Only the grid can be checked
 */
public record KnownAnswer(Count solutions, boolean isChecked, Optional<Grid> solution) {
    /** Nothing is known. */
    public static final KnownAnswer UNKNOWN = new KnownAnswer(Count.ANY, true, Optional.empty());
    /** There is a solution; which, and whether there are others, is not recorded. */
    public static final KnownAnswer SOLVABLE = new KnownAnswer(Count.AT_LEAST_ONE, true, Optional.empty());
    /** There are two solutions or more. */
    public static final KnownAnswer SEVERAL = new KnownAnswer(Count.AT_LEAST_TWO, true, Optional.empty());

    /**
     * The number of solutions, as far as it is known.
     *
     * @param fewest that are possible
     * @param most that are possible
     * @param words for people: {@code exactly one solution}
     */
    public record Count(int fewest, int most, String words) {
        private static final Count AT_LEAST_ONE = new Count(1, Integer.MAX_VALUE, "a solution");
        private static final Count AT_LEAST_TWO = new Count(2, Integer.MAX_VALUE, "several solutions");
        private static final Count ANY = new Count(0, Integer.MAX_VALUE, "any number of solutions");

        private static Count exactly(int number) {
            String words =
                    switch (number) {
                        case 0 -> "no solution";
                        case 1 -> "exactly one solution";
                        default -> "exactly " + number + " solutions";
                    };
            return new Count(number, number, words);
        }

        /** Whether this number of them is possible. */
        public boolean allows(int solutions) {
            return fewest <= solutions && solutions <= most;
        }

        /** Whether it is one number. */
        public boolean isExact() {
            return fewest == most;
        }
    }

    /** This is the solution, and there is no other. */
    public static KnownAnswer unique(Grid grid) {
        return new KnownAnswer(Count.exactly(1), false, Optional.of(grid));
    }

    /** There are this many solutions; which, is not recorded. */
    public static KnownAnswer exactly(int number) {
        return new KnownAnswer(Count.exactly(number), true, Optional.empty());
    }

    /** The source of the set says that there are this many; which, is not recorded. */
    public static KnownAnswer stated(int number) {
        return new KnownAnswer(Count.exactly(number), false, Optional.empty());
    }

    /** The same about the reversed puzzle. */
    public KnownAnswer reversed() {
        return image(Grid::reversed);
    }

    /** The same about the image of the puzzle under a symmetry. */
    public KnownAnswer isomorph(Symmetry symmetry) {
        return image(symmetry::apply);
    }

    /** Only a solution looks different in an image. */
    private KnownAnswer image(UnaryOperator<Grid> map) {
        return new KnownAnswer(solutions, isChecked, solution.map(map));
    }
}
