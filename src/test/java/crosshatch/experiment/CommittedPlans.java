package crosshatch.experiment;

import crosshatch.instances.sets.Sets;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The plans of the project: those of {@code plans/}, and the one beside each committed record. */
public final class CommittedPlans {
    private CommittedPlans() {}

    /** Their files, sorted. */
    public static List<Path> files() throws IOException {
        try (Stream<Path> plans = Files.list(Sets.home().resolve("plans"));
                Stream<Path> records = Files.list(Sets.home().resolve("results/reference"))) {
            return Stream.concat(plans, records.map(record -> record.resolve("plan.json")))
                    .filter(file -> file.toString().endsWith(".json") && Files.exists(file))
                    .sorted()
                    .toList();
        }
    }

    /** Whether this program has the solver, or its description lies beside the plan. */
    public static boolean isOfToday(Path plan, SolverSpec solver) {
        return solver.isKnown() || Files.exists(plan.resolveSibling("guests.json"));
    }
}
