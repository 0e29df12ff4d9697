package crosshatch.solver;

import crosshatch.puzzle.Grid;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The reported status of a solver. It is not a fact: the validator compares it with the puzzle and writes the verdict. It can
 * only show solutions and state whether there are others.
 */
public sealed interface Claim {
    /** One word for records: {@code solved}, {@code unique}, {@code several}, {@code no-solution}, …. */
    String word();

    /** The solutions that it shows; empty if it shows none. */
    List<Grid> shown();

    /** Returns whether it says that there are no solutions but those that it shows: the rest of the search space was refuted. */
    boolean exhausted();

    /** Calls the method of the visitor for this kind of status. */
    <T> T accept(Visitor<T> visitor);

    /** Handles each kind of reported status. */
    interface Visitor<T> {
        T solved(Solved claim);

        T unique(Unique claim);

        T several(Several claim);

        T noSolution(NoSolution claim);

        T counted(Counted claim);

        T outOfBudget(OutOfBudget claim);

        T gaveUp(GaveUp claim);

        T failed(Failed claim);
    }

    /** A solver from a jar may be compiled without a check for null. */
    private static void requireGrid(Grid grid) {
        Objects.requireNonNull(grid, "reported a solution without its grid");
    }

    /** States a solution. Whether there are others was not asked. */
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

        @Override
        public boolean exhausted() {
            return false;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.solved(this);
        }
    }

    /** A solution, and the rest of the search space was refuted. */
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

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.unique(this);
        }
    }

    /** Two different solutions; both are shown, because a count alone cannot be checked. */
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

        @Override
        public boolean exhausted() {
            return false;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.several(this);
        }
    }

    /** The whole search space was refuted. */
    record NoSolution() implements Claim {
        @Override
        public String word() {
            return "no-solution";
        }

        @Override
        public List<Grid> shown() {
            return List.of();
        }

        @Override
        public boolean exhausted() {
            return true;
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.noSolution(this);
        }
    }

    /**
     * The answer to {@code count:N}.
     *
     * @param solutions all that were found, different from each other, at most N
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

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.counted(this);
        }
    }

    /** The solver ended without a result, so nothing is known about the puzzle. */
    sealed interface Nothing extends Claim {
        @Override
        default List<Grid> shown() {
            return List.of();
        }

        @Override
        default boolean exhausted() {
            return false;
        }
    }

    /** The budget ended first. */
    record OutOfBudget(Limit limit) implements Nothing {
        public OutOfBudget {
            Objects.requireNonNull(limit, "a claim that a limit was reached, without the limit");
        }

        @Override
        public String word() {
            return "out-of-" + limit.word();
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.outOfBudget(this);
        }
    }

    /** The solver is incomplete by design and got no further. */
    record GaveUp() implements Nothing {
        @Override
        public String word() {
            return "gave-up";
        }

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.gaveUp(this);
        }
    }

    /** The solver broke; says how. */
    record Failed(String error) implements Nothing {
        /** Causes beyond this many are left out; they may go round in a circle. */
        private static final int MOST_CAUSES = 5;

        public Failed {
            Objects.requireNonNull(error, "a failure without a message");
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

        @Override
        public <T> T accept(Visitor<T> visitor) {
            return visitor.failed(this);
        }
    }
}
