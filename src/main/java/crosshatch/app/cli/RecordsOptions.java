package crosshatch.app.cli;

import crosshatch.experiment.campaign.GridsOfPlans;
import crosshatch.results.database.ReadPolicy;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Experiments;
import crosshatch.results.report.Lines;
import crosshatch.results.report.OriginFactor;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
}
