package crosshatch.results;

import crosshatch.puzzle.Grid;
import crosshatch.results.schema.SolverClaim.Kind;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Converts reported statuses to the constants of {@code run.proto} and back. A status and its constant have the same word. */
public final class Claims {
    private static final Map<String, Kind> KINDS =
            Arrays.stream(Kind.values()).collect(Collectors.toMap(Words::of, Function.identity()));

    private Claims() {}

    /** Returns the constant of a reported status. */
    public static Kind kind(Claim claim) {
        return Objects.requireNonNull(KINDS.get(claim.word()), claim::word);
    }

    /**
     * Returns the reported status of a kind.
     *
     * @param grids the solutions that the solver showed
     * @param error the error of a failed solver
     * @throws IllegalArgumentException if {@code grids} has too few or too many solutions for this kind of status
     */
    public static Claim of(Kind kind, List<Grid> grids, String error) {
        return switch (kind) {
            case SOLVED -> new Claim.Solved(shown(grids, 1).get(0));
            case UNIQUE -> new Claim.Unique(shown(grids, 1).get(0));
            case SEVERAL -> new Claim.Several(shown(grids, 2).get(0), grids.get(1));
            case NO_SOLUTION -> new Claim.NoSolution();
            case COUNTED, AT_LEAST -> new Claim.Counted(grids, kind == Kind.COUNTED);
            case OUT_OF_TIME -> new Claim.OutOfBudget(Limit.TIME);
            case OUT_OF_DECISIONS -> new Claim.OutOfBudget(Limit.DECISIONS);
            case OUT_OF_CONFLICTS -> new Claim.OutOfBudget(Limit.CONFLICTS);
            case OUT_OF_CPU -> new Claim.OutOfBudget(Limit.CPU);
            case OUT_OF_MEMORY -> new Claim.OutOfBudget(Limit.MEMORY);
            case GAVE_UP -> new Claim.GaveUp();
            case FAILED -> new Claim.Failed(error);
            case NONE, UNRECOGNIZED -> throw new IllegalArgumentException("claim " + kind);
        };
    }

    private static List<Grid> shown(List<Grid> grids, int expected) {
        if (grids.size() != expected) throw new IllegalArgumentException(grids.size() + " grids, expected " + expected);
        return grids;
    }
}
