package crosshatch.corpus;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Symmetry;
import java.util.function.UnaryOperator;

/** What is known of a puzzle from outside this laboratory's solvers; with it the judge confirms a refutation. */
public sealed interface KnownAnswer {

    /** How many solutions there are, as far as that is known. */
    enum Count {
        NONE(0, 0, "no solution"),
        ONE(1, 1, "exactly one solution"),
        AT_LEAST_ONE(1, Integer.MAX_VALUE, "a solution"),
        AT_LEAST_TWO(2, Integer.MAX_VALUE, "several solutions"),
        ANY(0, Integer.MAX_VALUE, "any number of solutions");

        private final int fewest;
        private final int most;
        private final String words;

        Count(int fewest, int most, String words) {
            this.fewest = fewest;
            this.most = most;
            this.words = words;
        }

        /** Whether this number of them is possible. */
        public boolean allows(int solutions) {
            return fewest <= solutions && solutions <= most;
        }

        /** Whether it is one number. */
        public boolean isExact() {
            return fewest == most;
        }

        /** For people: {@code exactly one solution}. */
        public String words() {
            return words;
        }
    }

    /** How many solutions the puzzle is known to have. */
    Count solutions();

    /** The same about an image of the puzzle; only a solution looks different there. */
    default KnownAnswer image(UnaryOperator<Grid> map) {
        return this;
    }

    /** This is the solution, and there is no other. */
    record Unique(Grid grid) implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.ONE;
        }

        @Override
        public KnownAnswer image(UnaryOperator<Grid> map) {
            return new Unique(map.apply(grid));
        }
    }

    /** There is exactly one solution; which, is not recorded. */
    record UniqueGridUnknown() implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.ONE;
        }
    }

    /** There is a solution; which, and whether there are others, is not recorded. */
    record Solvable() implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.AT_LEAST_ONE;
        }
    }

    /** There is no solution. */
    record None() implements KnownAnswer {
        @Override
        public Count solutions() {
            return Count.NONE;
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
