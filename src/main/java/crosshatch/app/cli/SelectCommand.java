package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.app.console.Terminal;
import crosshatch.experiment.Clock;
import crosshatch.experiment.campaign.GridsOfPlans;
import crosshatch.experiment.study.select.AlgorithmSelection;
import crosshatch.experiment.study.select.AslibFiles;
import crosshatch.experiment.study.select.Scenario;
import crosshatch.results.ResultsStore;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.report.table.Table;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code study select}: which solver for which puzzle. */
@Command(
        name = "select",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Finds how much is gained by choosing a solver for each puzzle. The choice is made by features of the puzzle, which are",
            "measured. Writes a scenario in the format of ASlib to --out: which solver took how long on which puzzle,",
            "the features, and the cost of each feature, measured now. docs/explanation/selection.md says more."
        },
        footerHeading = "%nExamples:%n",
        footer = "  crosshatch study select results/mine --out scenarios/mine")
final class SelectCommand implements Callable<Integer> {
    @Mixin
    private RecordsOptions records = new RecordsOptions();

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Folder of the scenario.")
    private Path out = Path.of("");

    @Spec
    private CommandSpec spec = CommandSpec.create();

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
        Table table = AlgorithmSelection.of(scenario).table();
        ResultsStore.writeText(out, table.id() + ".md", MarkdownFormat.section(table));
        ResultsStore.writeText(out, table.id() + ".csv", CsvFormat.of(table));
        Terminal terminal = Terminal.here();
        PrintWriter printed = spec.commandLine().getOut();
        printed.println(terminal.tables().of(table));
        table.notes().forEach(note -> printed.println(terminal.flowed(note)));
        printed.flush();
        spec.commandLine().getErr().println("Scenario for ASlib: " + out);
        return ExitCode.DONE;
    }
}
