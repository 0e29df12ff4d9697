package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.experiment.campaign.GridsOfPlans;
import crosshatch.experiment.study.difficulty.Study;
import crosshatch.results.ResultsStore;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.report.table.Table;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds the measure of difficulty that predicts the effort of solvers: the command {@code study difficulty}. */
@Command(
        name = "difficulty",
        sortOptions = false,
        description = {
            "Finds which measure of difficulty predicts the effort of solvers.",
            "Rates the 9x9 Sudokus with one solution of an experiment, and writes tables and figures.",
            "They also show how much of the effort depends on the isomorph of a puzzle.",
            "Record the experiment with 'compare --isomorphs'. To have the length of proofs among the measures, also"
                    + " use 'compare --certify'.",
            "See docs/how-to/difficulty.md."
        },
        footer = "  crosshatch study difficulty results/presentations results/proofs --out results/difficulty")
final class DifficultyCommand extends ProgramCommand {
    @Mixin
    private RecordsOptions records = new RecordsOptions();

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Folder of the tables and figures.")
    private Path out = Path.of("");

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Override
    public Integer call() {
        Study study;
        try (RecordsOptions.Records read = records.open(List.of())) {
            progress.say("rating puzzles");
            study = Study.of(read.lines(), GridsOfPlans.all(Home.folder(), read.plans()));
        }
        ResultsStore.makeFolder(out);
        for (Table table : study.tables()) {
            ResultsStore.writeText(out, table.id() + ".csv", CsvFormat.of(table));
            ResultsStore.writeText(out, table.id() + ".md", MarkdownFormat.section(table));
        }
        for (Figure figure : study.figures()) ResultsStore.writeText(out, figure.id() + ".svg", figure.svg());
        err().println("Difficulty and effort: " + out);
        return ExitCode.DONE;
    }
}
