package crosshatch.experiment.campaign;

import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.results.WarmupResult;
import crosshatch.results.database.RunDatabase;
import crosshatch.solver.SolverSpec;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** What came of an experiment that has ended, as its directory tells it. */
final class EarlierOutcome {
    private EarlierOutcome() {}

    /** @throws InputException if a file of the directory cannot be read */
    static Experiment.Outcome of(Plan plan, Path directory, RunDatabase runs) {
        return new Experiment.Outcome(WarmupResult.in(directory), unavailable(plan, runs));
    }

    /** A solver that could not run has no measured run. */
    private static Map<String, String> unavailable(Plan plan, RunDatabase runs) {
        Set<String> ran = Set.copyOf(runs.list("SELECT DISTINCT solver FROM measured", row -> row.getString(1)));
        Map<String, String> unavailable = new LinkedHashMap<>();
        if (plan.runs() == 0) return unavailable;
        for (SolverSpec solver : plan.specs()) {
            if (!ran.contains(solver.toString())) unavailable.put(solver.toString(), "no run of it is recorded");
        }
        return unavailable;
    }
}
