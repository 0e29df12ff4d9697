package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.experiment.Clock;
import crosshatch.experiment.campaign.GridsOfPlans;
import crosshatch.experiment.study.select.AslibFiles;
import crosshatch.experiment.study.select.Scenario;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes records as a scenario of ASlib: the command {@code study select}. */
@Command(
        name = "select",
        sortOptions = false,
        description = {
            "Writes the records of an experiment as an ASlib scenario, for tools that learn to choose a solver"
                    + " for each puzzle.",
            "A scenario has the time of each solver on each puzzle, and features of each puzzle, such as its number"
                    + " of givens.",
            "It also has the time to compute each feature, which this command measures.",
            "docs/how-to/select.md describes the files and the features."
        },
        footer = "  crosshatch study select results/mine --out scenarios/mine")
final class SelectCommand extends ProgramCommand {
    @Mixin
    private RecordsOptions records = new RecordsOptions();

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Folder of the scenario.")
    private Path out = Path.of("");

    @Override
    public Integer call() {
        Scenario scenario;
        try (RecordsOptions.Records read = records.open(List.of())) {
            scenario = Scenario.of(
                    ResultsOptions.nameOf(out),
                    read.lines(),
                    GridsOfPlans.all(Home.folder(), read.plans()),
                    Clock.system()::nanoTime);
        }
        AslibFiles.write(scenario, out);
        out().println("Scenario for ASlib: " + out);
        return ExitCode.DONE;
    }
}
