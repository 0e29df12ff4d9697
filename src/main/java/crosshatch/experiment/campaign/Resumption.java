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
 * An experiment that was begun and is continued as planned.
 *
 * @param directory the directory of its results
 * @param planned the plan with which it was begun
 * @param finished whether all runs are recorded
 */
public record Resumption(Path directory, Plan planned, boolean finished) {
    /**
     * Finds the experiment in a directory.
     *
     * @throws InputException if the directory contains no experiment
     */
    public static Resumption in(Path directory) {
        return new Resumption(directory, PlanFile.in(directory), ResultsStore.isFinished(directory));
    }

    /**
     * Checks that two plans are equal.
     *
     * @param begun the plan in the directory
     * @param found the plan to continue
     * @param where the directory, for people
     * @param advice a sentence for people after the message; may be empty
     * @throws InputException if the plans differ; lists the differences
     */
    public static void requireSame(Plan begun, Plan found, String where, String advice) {
        List<String> differences = begun.differences(found);
        if (!differences.isEmpty()) {
            throw new InputException(
                    where + " was begun with another plan: " + String.join("; ", differences) + advice);
        }
    }

    /**
     * Opens the results for further records.
     *
     * @param salvaging whether to continue with the readable part of damaged results
     * @throws InputException if the results are damaged, and {@code salvaging} is false
     */
    public ResultsStore open(boolean salvaging) {
        return salvaging ? ResultsStore.salvage(directory) : ResultsStore.resume(directory);
    }

    /** Returns lines for people about an earlier interruption and its losses. */
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

    /** Removes the log of a finished experiment, if an interruption after the archiving left it. */
    public void removeArchivedLog() {
        ResultsStore.removeArchivedLog(directory, new ParquetArchive());
    }
}
