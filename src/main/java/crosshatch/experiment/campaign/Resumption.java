package crosshatch.experiment.campaign;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.ParquetArchive;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * An experiment that was begun, and goes on as it was planned.
 *
 * @param directory of its results
 * @param planned the plan with which it was begun
 * @param finished whether all runs are there
 */
public record Resumption(Path directory, Plan planned, boolean finished) {
    /** @throws InputException if nothing was begun there */
    public static Resumption in(Path directory) {
        return new Resumption(directory, PlanFile.in(directory), ResultsStore.isFinished(directory));
    }

    /**
     * @param begun the plan in the directory
     * @param found the plan to continue
     * @param where it is, for people
     * @param advice for people, after a full stop; empty for none
     * @throws InputException if the two are not the same; names the differences
     */
    public static void requireSame(Plan begun, Plan found, String where, String advice) {
        List<String> differences = begun.differences(found);
        if (!differences.isEmpty()) {
            throw new InputException(
                    where + " was begun with another plan: " + String.join("; ", differences) + advice);
        }
    }

    /**
     * The results, for further records.
     *
     * @param salvaging whether to continue with the readable part if they are damaged
     * @throws InputException if they are damaged and not to be salvaged
     */
    public ResultsStore open(boolean salvaging) {
        return salvaging ? ResultsStore.salvage(directory) : ResultsStore.resume(directory);
    }

    /** The state after an earlier interruption, with its losses: lines for people. */
    public static List<String> leftBehind(ResultsStore store) {
        List<String> lines = new ArrayList<>();
        if (store.found().isDamaged()) {
            lines.add(store.found().losses() + "; the damaged log is kept, and a new log continues it");
        }
        if (store.found().tornBytes() > 0) {
            lines.add("removed " + store.found().tornBytes() + " bytes of an unfinished write from the end of "
                    + store.found().file());
        }
        if (store.recorded().runs() > 0) {
            lines.add(store.recorded().runs() + " measured runs were recorded before");
        }
        return lines;
    }

    /** Removes the log of a finished experiment that an interruption between archive and end left. */
    public void settle() {
        ResultsStore.settle(directory, new ParquetArchive());
    }
}
