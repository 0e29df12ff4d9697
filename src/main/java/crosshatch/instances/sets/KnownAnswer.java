package crosshatch.instances.sets;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Symmetry;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The known answer of a puzzle, from a source other than this laboratory's solvers. With it the validator confirms a refutation.
 * Valid grids can refute it.
 *
 * @param solutions the number of solutions, as far as it is known
 * @param isChecked whether this program verified the number, by construction or in its tests. An unverified number makes no
 *     solver wrong
 * @param solution a solution, if it is recorded; the only one if there is exactly one
 */
public record KnownAnswer(Count solutions, boolean isChecked, Optional<Grid> solution) {
    /** The number of solutions is not known. */
    public static final KnownAnswer UNKNOWN = new KnownAnswer(Count.ANY, true, Optional.empty());
    /** There is a solution; neither the grid nor uniqueness is recorded. */
    public static final KnownAnswer SOLVABLE = new KnownAnswer(Count.AT_LEAST_ONE, true, Optional.empty());
    /** There are two or more solutions. */
    public static final KnownAnswer SEVERAL = new KnownAnswer(Count.AT_LEAST_TWO, true, Optional.empty());

    /**
     * The number of solutions, as far as it is known.
     *
     * @param fewest the smallest possible number
     * @param most the largest possible number
     * @param words a text for people: {@code exactly one solution}
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

        /** Returns whether this number of solutions is possible. */
        public boolean allows(int solutions) {
            return fewest <= solutions && solutions <= most;
        }

        /** Returns whether only one number is possible. */
        public boolean isExact() {
            return fewest == most;
        }
    }

    /** Makes the known answer that this is the only solution. */
    public static KnownAnswer unique(Grid grid) {
        return new KnownAnswer(Count.exactly(1), false, Optional.of(grid));
    }

    /** Makes the known answer that the text of a puzzle states. */
    public static KnownAnswer statedWith(LocatedPuzzle read) {
        Grid solution = read.solution();
        if (solution == null) return UNKNOWN;
        return read.isOnly() ? unique(solution) : new KnownAnswer(Count.AT_LEAST_ONE, false, Optional.of(solution));
    }

    /** Makes the known answer that there are this many solutions, without grids. */
    public static KnownAnswer exactly(int number) {
        return new KnownAnswer(Count.exactly(number), true, Optional.empty());
    }

    /** Makes a known answer that only the source of the set states, without grids. */
    public static KnownAnswer stated(int number) {
        return new KnownAnswer(Count.exactly(number), false, Optional.empty());
    }

    /** Returns the known answer of the reversed puzzle. */
    public KnownAnswer reversed() {
        return image(Grid::reversed);
    }

    /** Returns the known answer of the image of the puzzle under a symmetry. */
    public KnownAnswer isomorph(Symmetry symmetry) {
        return image(symmetry::apply);
    }

    /** Returns the known answer of an image, in which only the solution differs. */
    private KnownAnswer image(UnaryOperator<Grid> map) {
        return new KnownAnswer(solutions, isChecked, solution.map(map));
    }
}
