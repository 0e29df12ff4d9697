package crosshatch.instances.sets;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Symmetry;
import java.util.function.UnaryOperator;

/**
 * The known answer of a puzzle, from a source other than this laboratory's solvers. With it the validator confirms a
 * refutation. It is only a statement: valid grids that somebody shows can refute it.
 */
public sealed interface KnownAnswer {

    /**
     * The number of solutions, as far as it is known.
     *
     * @param fewest that are possible
     * @param most likewise
     * @param words for people: {@code exactly one solution}
     */
    record Count(int fewest, int most, String words) {
        static final Count AT_LEAST_ONE = new Count(1, Integer.MAX_VALUE, "a solution");
        static final Count AT_LEAST_TWO = new Count(2, Integer.MAX_VALUE, "several solutions");
        static final Count ANY = new Count(0, Integer.MAX_VALUE, "any number of solutions");

        static Count exactly(int number) {
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

    /** The known number of solutions of the puzzle. */
    Count solutions();

    /**
     * Whether this program has made sure of the number: it made the puzzle that way, or its tests count. A number that nobody
     * checked makes no solver wrong.
     */
    default boolean isChecked() {
        return true;
    }

    /** The same about an image of the puzzle; only a solution looks different there. */
    default KnownAnswer image(UnaryOperator<Grid> map) {
        return this;
    }

    /** This is the solution, and there is no other. Only the grid can be checked. */
    record Unique(Grid grid) implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.exactly(1);
        }

        @Override
        public boolean isChecked() {
            return false;
        }

        @Override
        public KnownAnswer image(UnaryOperator<Grid> map) {
            return new Unique(map.apply(grid));
        }
    }

    /** There are this many solutions; which, is not recorded. */
    record Exactly(int number) implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.exactly(number);
        }
    }

    /** The source of the set says that there are this many; which, is not recorded. */
    record Stated(int number) implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.exactly(number);
        }

        @Override
        public boolean isChecked() {
            return false;
        }
    }

    /** There is a solution; which, and whether there are others, is not recorded. */
    record Solvable() implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.AT_LEAST_ONE;
        }
    }

    /** There are two solutions or more. */
    record Several() implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.AT_LEAST_TWO;
        }
    }

    /** Nothing. */
    record Unknown() implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.ANY;
        }
    }

    /** The same about the reversed puzzle. */
    default KnownAnswer reversed() {
        return image(Grid::reversed);
    }

    /** The same about the image of the puzzle under a symmetry. */
    default KnownAnswer isomorph(Symmetry symmetry) {
        return image(symmetry::apply);
    }
}
