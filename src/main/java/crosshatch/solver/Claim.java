package crosshatch.solver;

import crosshatch.base.Printable;
import crosshatch.puzzle.Grid;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The reported status of a solver, which the validator compares with the puzzle before it writes the verdict. A status can only
 * show solutions, and state whether there are further solutions.
 */
public sealed interface Claim {
    /** Returns one word for records: {@code solved}, {@code unique}, {@code several}, {@code no-solution}, …. */
    String word();

    /** Returns the solutions shown; empty if there are none. */
    default List<Grid> shown() {
        return List.of();
    }

    /** Returns whether the solver states that it refuted the rest of the search space, so that there are no further solutions. */
    default boolean exhausted() {
        return false;
    }

    /** Refuses null, which a solver from a user's jar may pass. */
    private static void requireGrid(Grid grid) {
        Objects.requireNonNull(grid, "reported a solution without its grid");
    }

    /** The solver shows a solution. The task did not ask whether there are further solutions. */
    record Solved(Grid grid) implements Claim {
        public Solved {
            requireGrid(grid);
        }

        @Override
        public String word() {
            return "solved";
        }

        @Override
        public List<Grid> shown() {
            return List.of(grid);
        }
    }

    /** The solver shows a solution and refuted the rest of the search space. */
    record Unique(Grid grid) implements Claim {
        public Unique {
            requireGrid(grid);
        }

        @Override
        public String word() {
            return "unique";
        }

        @Override
        public List<Grid> shown() {
            return List.of(grid);
        }

        @Override
        public boolean exhausted() {
            return true;
        }
    }

    /** The solver shows two different solutions. It must show both, because a count alone cannot be checked. */
    record Several(Grid first, Grid second) implements Claim {
        public Several {
            requireGrid(first);
            requireGrid(second);
        }

        @Override
        public String word() {
            return "several";
        }

        @Override
        public List<Grid> shown() {
            return List.of(first, second);
        }
    }

    /** The solver refuted the whole search space. */
    record NoSolution() implements Claim {
        @Override
        public String word() {
            return "no-solution";
        }

        @Override
        public boolean exhausted() {
            return true;
        }
    }

    /**
     * The solver reports the number of solutions, for the task {@code count:N}.
     *
     * @param solutions all solutions found, different from each other, at most N
     */
    record Counted(List<Grid> solutions, boolean exhausted) implements Claim {
        public Counted {
            solutions = List.copyOf(solutions);
        }

        @Override
        public String word() {
            return exhausted ? "counted" : "at-least";
        }

        @Override
        public List<Grid> shown() {
            return solutions;
        }
    }

    /** The solver ended without a result, so nothing is known about the puzzle. */
    sealed interface Nothing extends Claim {}

    /** A limit of the budget ended the run. */
    record OutOfBudget(Limit limit) implements Nothing {
        public OutOfBudget {
            Objects.requireNonNull(limit, "a claim that a limit was reached, without the limit");
        }

        @Override
        public String word() {
            return "out-of-" + limit.word();
        }
    }

    /** The solver is incomplete by design and could not continue. */
    record GaveUp() implements Nothing {
        @Override
        public String word() {
            return "gave-up";
        }
    }

    /** The solver broke, with the error as text; of a long text, only the beginning is kept. */
    record Failed(String error) implements Nothing {
        /** At most this many causes are named, because a chain of causes may be circular. */
        private static final int MOST_CAUSES = 5;

        private static final int LONGEST_ERROR = 300;

        public Failed {
            Objects.requireNonNull(error, "a failure without a message");
            error = Printable.of(error);
            if (error.length() > LONGEST_ERROR) error = error.substring(0, LONGEST_ERROR - 1) + "…";
        }

        /** Makes the message from {@code broken} and its causes. */
        public static Failed of(Throwable broken) {
            return new Failed(Stream.iterate(broken, Objects::nonNull, Throwable::getCause)
                    .limit(MOST_CAUSES)
                    .map(Throwable::toString)
                    .collect(Collectors.joining("; caused by ")));
        }

        @Override
        public String word() {
            return "failed";
        }
    }
}
