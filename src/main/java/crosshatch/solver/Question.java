package crosshatch.solver;

import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import crosshatch.puzzle.Grid;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A task on a puzzle. In each of the three tasks, a solver looks for up to {@link #limit} different solutions, and reports
 * whether it exhausted the search space.
 *
 * @param kind the kind of task
 * @param limit the number of different solutions after which a solver stops: 1, 2 or N
 */
public record Question(Kind kind, int limit) {

    /** The kinds of task. Results of different kinds never share a table row. */
    public enum Kind {
        /** Find a solution, or prove that there is none. */
        ANY,
        /** Find a solution and prove that there is no other, or find two, or prove that there is none. */
        UNIQUE,
        /** Count solutions up to N. */
        COUNT
    }

    /** The largest N of {@code count:N}; it is limited because the answer shows every solution. */
    public static final int MAX_COUNT = 100_000;

    private static final String COUNT = "count:";

    public static final Question ANY = new Question(Kind.ANY, 1);
    public static final Question UNIQUE = new Question(Kind.UNIQUE, 2);

    /**
     * Makes the task of counting solutions up to a limit.
     *
     * @throws InputException if the limit is not in 1…{@value #MAX_COUNT}
     */
    public static Question count(int limit) {
        if (limit < 1 || limit > MAX_COUNT) {
            throw new InputException("question count:" + limit + ": expected count:1 to count:" + MAX_COUNT);
        }
        return new Question(Kind.COUNT, limit);
    }

    /**
     * Reads a task.
     *
     * @param text {@code any}, {@code unique} or {@code count:N}
     */
    public static Question parse(String text) {
        if (text.equals("any")) return ANY;
        if (text.equals("unique")) return UNIQUE;
        if (text.startsWith(COUNT)) {
            OptionalLong limit = WholeNumber.of(text.substring(COUNT.length()), 0, Integer.MAX_VALUE);
            if (limit.isPresent()) return count((int) limit.getAsLong());
        }
        throw new InputException(
                "question '" + text + "': expected any, unique or count:N (N from 1 to " + MAX_COUNT + ")");
    }

    /**
     * Returns the part of this task that a reported status leaves open.
     *
     * @return a text for people; empty if the status answers the task
     */
    public Optional<String> unanswered(Claim claim) {
        int shownGrids = claim.shown().size();
        if (isAnswered(shownGrids, claim.exhausted())) return Optional.empty();
        return Optional.of("it answers an easier task than " + this + ": it shows " + shownGrids + " of " + limit
                + (limit == 1 ? " solution" : " solutions") + ", but does not report that there are no others");
    }

    private boolean isAnswered(int shownGrids, boolean exhausted) {
        return shownGrids >= limit || exhausted;
    }

    /**
     * Returns the reported status for this task.
     *
     * @param found different solutions, at most {@link #limit()}
     * @param exhausted whether the rest of the search space was refuted
     * @throws IllegalArgumentException if there are fewer solutions than the limit and the search was not exhausted
     */
    public Claim claim(List<Grid> found, boolean exhausted) {
        if (!isAnswered(found.size(), exhausted)) {
            throw new IllegalArgumentException(
                    found.size() + " of " + limit + " solutions found, but the search space was not exhausted");
        }
        if (kind == Kind.COUNT) return new Claim.Counted(found, exhausted);
        if (found.isEmpty()) return new Claim.NoSolution();
        if (kind == Kind.ANY) return new Claim.Solved(found.get(0));
        return found.size() == 1 ? new Claim.Unique(found.get(0)) : new Claim.Several(found.get(0), found.get(1));
    }

    /** Returns the task in the form of the command line and the records: {@code any}, {@code unique}, {@code count:10}. */
    @Override
    public String toString() {
        return switch (kind) {
            case ANY -> "any";
            case UNIQUE -> "unique";
            case COUNT -> "count:" + limit;
        };
    }
}
