package crosshatch.results.database;

import crosshatch.solver.SolverSpec;
import java.util.List;

/**
 * The trust of a database of runs in its input.
 *
 * @param salvaging whether damaged records are read as far as possible, and the losses are reported; else they are refused
 * @param confined whether SQL of users may only ask, and only the files of the directories that were named
 * @param earlier names of today of the solvers in records of an earlier schema; records of today hold them
 */
public record Reading(boolean salvaging, boolean confined, EarlierNames earlier) {
    /** The solvers that records of an earlier schema name. */
    @FunctionalInterface
    public interface EarlierNames {
        /**
         * @param solver as the records name it
         * @param schema version of the records
         */
        SolverSpec of(String solver, int schema);
    }

    /** Damaged records are refused, nothing else can be reached, and solvers of earlier programs keep the names that they had. */
    public static final Reading STRICT = strict((solver, schema) -> SolverSpec.recorded(solver, List.of()));

    /**
     * Damaged records are refused, and nothing else can be reached.
     *
     * @param earlier see {@link Reading}
     */
    public static Reading strict(EarlierNames earlier) {
        return new Reading(false, true, earlier);
    }
}
