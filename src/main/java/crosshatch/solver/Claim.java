package crosshatch.solver;

import crosshatch.puzzle.Grid;
import java.util.List;

/** What a solver claims. A claim is not a fact: the judge compares it with the puzzle and writes the verdict. */
public sealed interface Claim {

    /** A solution. Whether there are others was not asked. */
    record Solved(Grid grid) implements Claim {}

    /** A solution, and the rest of the search space was refuted. */
    record Unique(Grid grid) implements Claim {}

    /** Two different solutions; both are shown, because a count alone cannot be checked. */
    record Several(Grid first, Grid second) implements Claim {}

    /** The whole search space was refuted. */
    record NoSolution() implements Claim {}

    /**
     * The answer to {@code count:N}.
     *
     * @param solutions all that were found, different from each other, at most N
     * @param exhausted the rest of the search space was refuted, so there are no others
     */
    record Counted(List<Grid> solutions, boolean exhausted) implements Claim {
        public Counted {
            solutions = List.copyOf(solutions);
        }
    }

    /** The budget ended first; nothing is known about the puzzle. */
    record OutOfBudget(Limit limit) implements Claim {}

    /** The solver is incomplete by design and got no further. */
    record GaveUp() implements Claim {}

    /** The solver broke; says how. */
    record Failed(String error) implements Claim {}

    /** One word for records: {@code solved}, {@code unique}, {@code several}, {@code no-solution}, …. */
    default String word() {
        if (this instanceof Solved) return "solved";
        if (this instanceof Unique) return "unique";
        if (this instanceof Several) return "several";
        if (this instanceof NoSolution) return "no-solution";
        if (this instanceof Counted counted) return counted.exhausted() ? "counted" : "at-least";
        if (this instanceof OutOfBudget out) return "out-of-" + out.limit().word();
        if (this instanceof GaveUp) return "gave-up";
        return "failed";
    }

    /** The solutions that the claim shows; none if it shows none. */
    default List<Grid> shown() {
        if (this instanceof Solved solved) return List.of(solved.grid());
        if (this instanceof Unique unique) return List.of(unique.grid());
        if (this instanceof Several several) return List.of(several.first(), several.second());
        if (this instanceof Counted counted) return counted.solutions();
        return List.of();
    }
}
