package crosshatch.campaign;

import crosshatch.database.RunDatabase;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.NamedFile;
import crosshatch.results.WarmupResult;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** What came of an experiment that has ended, as its directory tells it. */
final class EarlierOutcome {
    private EarlierOutcome() {}

    /** @throws InputException if a file of the directory cannot be read */
    static Experiment.Outcome of(Plan plan, Path directory, RunDatabase runs) {
        List<WarmupResult> warmups = new ArrayList<>();
        try (DirectoryStream<Path> sessions = Files.newDirectoryStream(directory, "warmup*.json")) {
            for (Path session : sessions) warmups.addAll(warmups(session));
        } catch (IOException failed) {
            throw NamedFile.unreadable(directory, failed);
        }
        return new Experiment.Outcome(warmups, unavailable(plan, runs));
    }

    private static List<WarmupResult> warmups(Path session) throws IOException {
        try {
            return List.of(new JsonMapper().readValue(Files.readString(session), WarmupResult[].class));
        } catch (JacksonException malformed) {
            throw new InputException(session + ": cannot be read: " + malformed.getOriginalMessage(), malformed);
        }
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
