package crosshatch.app.cli;

import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.GridsOfPlans;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.ReadPolicy;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Experiments;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Origin;
import crosshatch.results.report.OriginFactor;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The options for the records of one or several results directories. */
final class RecordsOptions {
    @Parameters(arity = "1..*", paramLabel = "DIR", description = "Results directories, made by compare.")
    private List<Path> directories = List.of();

    @Mixin
    private SalvageOption salvage = new SalvageOption();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    List<Path> directories() {
        return directories;
    }

    /**
     * Reads the records, and prints notes on them.
     *
     * @param factors the factors by which experiments are compared; if empty, their runs are put together
     */
    Records open(List<OriginFactor> factors) {
        RunDatabase runs = RunDatabase.open(directories, new ReadPolicy(salvage.isWanted(), true));
        try {
            tellNotes(runs, command.commandLine());
            Experiments experiments =
                    new Experiments(runs.directories().stream().map(Origins::of).toList(), factors);
            experiments.notesOnSets().values().forEach(note -> command.commandLine()
                    .getErr()
                    .println("note: " + note));
            return new Records(runs, experiments);
        } catch (RuntimeException refused) {
            runs.close();
            throw refused;
        }
    }

    /** Prints notes on the records to standard error, such as lost rows of a damaged log. */
    static void tellNotes(RunDatabase runs, CommandLine command) {
        runs.notes().forEach(note -> command.getErr().println("note: " + note));
        command.getErr().flush();
    }

    /** Open records. */
    record Records(RunDatabase runs, Experiments experiments) implements AutoCloseable {
        Lines lines() {
            return Lines.of(runs, experiments, SolverCatalog.standard().everyFamily());
        }

        List<GridsOfPlans.Renamed> plans() {
            return runs.directories().stream()
                    .map(each -> new GridsOfPlans.Renamed(
                            Origins.planOf(each), experiments.names(each)::set, Optional.empty()))
                    .toList();
        }

        @Override
        public void close() {
            runs.close();
        }
    }

    /** Reads the origin of the runs in results directories. */
    private static final class Origins {
        private Origins() {}

        /**
         * Returns the origin of the runs in a directory.
         *
         * @param directory a directory with runs of its own
         * @throws crosshatch.base.InputException if it has no plan, or a file cannot be read
         */
        static Origin of(Path directory) {
            Plan plan = planOf(directory);
            Map<String, Origin.OfSet> sets = new LinkedHashMap<>();
            for (Plan.PlannedSet set : plan.sets()) {
                sets.put(
                        set.name(),
                        new Origin.OfSet(
                                PuzzleSets.withoutPath(set.name()), Objects.requireNonNullElse(set.sha256(), "")));
            }
            List<Environment> sessions = Environment.in(directory);
            return new Origin(
                    directory,
                    plan.experiment(),
                    plan.withShard(Part.WHOLE).toString(),
                    plan.shard().toString(),
                    plan.limits(),
                    sets,
                    plan.labels(),
                    joined(sessions, Environment::gitCommit),
                    List.of(
                            joined(sessions, Environment::cpu),
                            joined(sessions, Environment::threads),
                            joined(sessions, Environment::memory),
                            joined(sessions, Environment::os),
                            joined(sessions, Environment::jdk)));
        }

        /** Reads the plan, which for a shard may be next to its directory. */
        static Plan planOf(Path directory) {
            Path beside = directory.toAbsolutePath().resolveSibling(ResultsStore.PLAN);
            boolean isBeside = !Files.exists(directory.resolve(ResultsStore.PLAN)) && Files.exists(beside);
            return isBeside ? PlanFile.read(beside) : PlanFile.in(directory);
        }

        /** Joins a property of all sessions; a resumed experiment has several. */
        private static String joined(List<Environment> sessions, Function<Environment, String> part) {
            return sessions.stream().map(part).distinct().collect(Collectors.joining(" and "));
        }
    }
}
