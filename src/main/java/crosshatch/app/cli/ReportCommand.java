package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.app.console.Progress;
import crosshatch.app.console.ProgressLine;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.campaign.GridsOfPlans;
import crosshatch.experiment.crate.ResearchObject;
import crosshatch.experiment.study.difficulty.Study;
import crosshatch.experiment.study.select.AslibFiles;
import crosshatch.experiment.study.select.Scenario;
import crosshatch.experiment.study.select.Selection;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.Reading;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Experiments;
import crosshatch.results.report.Lines;
import crosshatch.results.report.OriginFactor;
import crosshatch.results.report.Paper;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.files.Report;
import crosshatch.results.report.page.Grids;
import crosshatch.results.report.page.Provenance;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Family;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code report}: from records to a paper. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Makes tables, figures and a page for browsers from the raw runs of one or several results directories: who",
            "solved what, how fast; paired comparisons, ranks over sets, the virtual best solver. Tables as Markdown, CSV,",
            "LaTeX and HTML, figures as SVG and PNG for screens, PDF and TikZ for papers, with CSV and Vega-Lite; the page,",
            "index.html, needs no network.",
            "Several experiments are taken together where they are of one commit and one machine; else they are refused, or,",
            "with --by, set beside each other. The same records give the same files, byte for byte."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch report results/mine",
            "  crosshatch report results/mine results/yours --out results/both",
            "  crosshatch report results/before results/after --by commit --out results/change",
            "  crosshatch report results/encodings --by encoding,amo",
            "  crosshatch report results/releases --by version",
            "  crosshatch report results/learning --factors restarts,select",
            "  crosshatch report results/mine --aslib scenarios/mine",
            "  crosshatch report results/mine --difficulty results/mine/difficulty",
            "  crosshatch report results/mine --width column",
            "  crosshatch report results/campaign/shard-* --out results/campaign/report"
        })
final class ReportCommand implements Callable<Integer> {
    static final String GRIDS_OF_FETCHED_SETS = "--grids-of-fetched-sets";

    @Parameters(arity = "1..*", paramLabel = "DIR", description = "Results directories, made by compare.")
    private List<Path> directories = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where to write. Default: the folder report in DIR, if there is only one.")
    private @Nullable Path out;

    @Option(
            names = "--by",
            split = ",",
            paramLabel = "FACTOR",
            description = {
                "Show what an option of solvers does, such as encoding: solvers that differ in it alone, beside each other.",
                "With version: each solver beside itself with the newest release of its library that the records have.",
                "With experiment, commit or machine: set experiments beside each other by it, each solver against itself,"
                        + " instead of taking their runs together."
            })
    private List<String> factors = List.of();

    @Option(
            names = "--factors",
            split = ",",
            paramLabel = "FACTOR",
            description = {
                "Show what options of solvers do, one by one and together: main effects and interactions of a complete"
                        + " crossing, such as learn,restarts,select. The factor solver is the family."
            })
    private List<String> crossed = List.of();

    @Option(
            names = "--aslib",
            paramLabel = "DIR",
            description = {
                "Also write a scenario in the format of ASlib to DIR: which solver took how long on which puzzle, features of"
                        + " the puzzles and what they cost, measured now; and print what it is worth to choose a solver by"
                        + " them. See docs/selection.md."
            })
    private @Nullable Path aslib;

    @Option(
            names = "--difficulty",
            paramLabel = "DIR",
            description = {
                "Also rate the puzzles, of order 3 with one solution, and write to DIR which measure of difficulty predicts the"
                        + " effort of the solvers, and how much of it is the presentation of a puzzle: tables and figures. For records"
                        + " with --isomorphs, and with --certify if the length of proofs is to be among the measures. See"
                        + " docs/report.md."
            })
    private @Nullable Path difficulty;

    @Option(
            names = GRIDS_OF_FETCHED_SETS,
            description =
                    "Draw the puzzles of sets that this program only fetches, too. Leave it out if the report goes to"
                            + " others: those sets are not ours to pass on.")
    private boolean gridsOfFetchedSets;

    @Option(
            names = "--width",
            paramLabel = "WIDTH",
            description = {
                "Width of the page's column, for which PDF, TikZ and LaTeX are made: column (8.4 cm), text (12.1 cm) or",
                "centimetres. Their letters then have their true size, 7 points and more. Default: ${DEFAULT-VALUE}."
            })
    private String width = "text";

    @Option(
            names = "--titles",
            description = "Write the titles of figures into PDF and TikZ, too. In papers they are in the captions.")
    private boolean titles;

    @Mixin
    private SalvageOption salvage = new SalvageOption();

    @Option(names = "--quiet", description = "No progress on standard error, and not where the report is.")
    private boolean quiet;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        Path target = target();
        Paper paper = Paper.of(width, titles);
        try (RunDatabase runs = RunDatabase.open(
                directories, new Reading(salvage.isWanted(), true, SolverCatalog.standard()::identity))) {
            Notes.print(runs, spec.commandLine());
            List<Family> families = SolverCatalog.standard().everyFamily();
            Experiments experiments = experiments(runs);
            Lines lines = Lines.of(runs, experiments, families);
            PrintWriter err = spec.commandLine().getErr();
            ProgressLine.say(err, "making tables and figures", quiet);
            Report report = Report.of(lines, families, options(), crossed);
            try (Progress progress = Progress.of("writing", "tables and figures", report.files(), quiet)) {
                report.write(target, paper, progress::step);
            }
            if (aslib != null) select(lines, runs, experiments, aslib);
            if (difficulty != null) rate(lines, runs, experiments, difficulty);
            ProgressLine.say(err, "making the page", quiet);
            report.writePage(
                    target, lines, directories.stream().map(Provenance::in).toList(), grids(runs, experiments));
        }
        if (out == null && ResultsStore.isFinished(directories.get(0))) ResearchObject.write(directories.get(0));
        if (!quiet) spec.commandLine().getErr().println("Report: " + target.resolve(Report.PAGE));
        return ExitCode.DONE;
    }

    private void select(Lines lines, RunDatabase runs, Experiments experiments, Path directory) {
        Scenario scenario = Scenario.of(
                ResultsOptions.nameOf(directory),
                lines,
                GridsOfPlans.all(Home.folder(), plans(runs, experiments)),
                Clock.system()::nanoTime);
        AslibFiles.write(scenario, directory);
        Table table = Selection.of(scenario).table();
        ResultsStore.writeText(directory, table.id() + ".md", MarkdownFormat.section(table));
        ResultsStore.writeText(directory, table.id() + ".csv", CsvFormat.of(table));
        Terminal terminal = Terminal.here();
        PrintWriter stdout = spec.commandLine().getOut();
        stdout.println(terminal.tables().of(table));
        table.notes().forEach(note -> stdout.println(terminal.flowed(note)));
        stdout.flush();
        spec.commandLine().getErr().println("Scenario for ASlib: " + directory);
    }

    private void rate(Lines lines, RunDatabase runs, Experiments experiments, Path directory) {
        ProgressLine.say(spec.commandLine().getErr(), "rating puzzles", quiet);
        Study study = Study.of(lines, GridsOfPlans.all(Home.folder(), plans(runs, experiments)));
        ResultsStore.makeFolder(directory);
        for (Table table : study.tables()) {
            ResultsStore.writeText(directory, table.id() + ".csv", CsvFormat.of(table));
            ResultsStore.writeText(directory, table.id() + ".md", MarkdownFormat.section(table));
        }
        for (Figure figure : study.figures()) {
            ResultsStore.writeText(directory, figure.id() + ".svg", figure.svg());
        }
        spec.commandLine().getErr().println("Difficulty and effort: " + directory);
    }

    private Path target() {
        if (out != null) return out;
        if (directories.size() == 1) return directories.get(0).resolve(Report.FOLDER);
        throw new InputException(
                "expected --out DIR: the report on several results directories belongs to none of them");
    }

    private Experiments experiments(RunDatabase runs) {
        Experiments experiments = new Experiments(
                runs.directories().stream().map(Origins::of).toList(),
                factors.stream()
                        .flatMap(factor -> OriginFactor.named(factor).stream())
                        .toList());
        experiments.notesOnSets().values().forEach(note -> spec.commandLine()
                .getErr()
                .println("note: " + note));
        return experiments;
    }

    /** Factors that are options of solvers. */
    private List<String> options() {
        return factors.stream()
                .filter(factor -> OriginFactor.named(factor).isEmpty())
                .toList();
    }

    private static List<GridsOfPlans.Renamed> plans(RunDatabase runs, Experiments experiments) {
        return runs.directories().stream()
                .map(each -> new GridsOfPlans.Renamed(Origins.planOf(each), experiments.names(each)::set))
                .toList();
    }

    private Grids grids(RunDatabase runs, Experiments experiments) {
        List<GridsOfPlans.Renamed> plans = plans(runs, experiments);
        return gridsOfFetchedSets
                ? GridsOfPlans.all(Home.folder(), plans)
                : GridsOfPlans.withoutFetched(Home.folder(), plans, GRIDS_OF_FETCHED_SETS);
    }
}
