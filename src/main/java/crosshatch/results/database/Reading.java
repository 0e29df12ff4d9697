package crosshatch.results.database;

import crosshatch.solver.Identity;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.function.Function;

/**
 * How much a database of runs trusts what it is given.
 *
 * @param salvaging whether records that are damaged are read as far as they can be, and what is lost is told; else they are
 *     refused
 * @param confined whether SQL of users may only ask, and only the files of the directories that were named
 * @param earlier what a solver is that a program before this one named so; records of today say it themselves
 */
public record Reading(boolean salvaging, boolean confined, Function<String, Identity> earlier) {
    /** Damaged records are refused, nothing else can be reached, and solvers of earlier programs keep the names that they had. */
    public static final Reading STRICT =
            strict(solver -> SolverSpec.recorded(solver, List.of()).identity("", ""));

    /**
     * Damaged records are refused, and nothing else can be reached.
     *
     * @param earlier see {@link Reading}
     */
    public static Reading strict(Function<String, Identity> earlier) {
        return new Reading(false, true, earlier);
    }
}
