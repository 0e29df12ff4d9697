package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Progress;
import crosshatch.app.console.ProgressLine;
import crosshatch.app.console.ProjectFolder;
import crosshatch.base.InputException;
import crosshatch.base.Worded;
import crosshatch.experiment.campaign.CampaignFindings;
import crosshatch.experiment.campaign.GridsOfPlans;
import crosshatch.experiment.crate.ResearchObject;
import crosshatch.results.ResultsStore;
import crosshatch.results.report.Decisions;
import crosshatch.results.report.DecomposedPair;
import crosshatch.results.report.Lines;
import crosshatch.results.report.OriginFactor;
import crosshatch.results.report.Paper;
import crosshatch.results.report.ReportOptions;
import crosshatch.results.report.files.Report;
import crosshatch.results.report.page.Provenance;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes tables and figures for a paper from records: the command {@code report}. */
@Command(
        name = "report",
        sortOptions = false,
        description = {
            "Makes tables, figures and a page for browsers from the raw runs of experiments.",
            "The report shows how many puzzles each solver solved, and how fast.",
            "It also shows paired comparisons and ranks over sets.",
            "Tables are in Markdown, CSV, LaTeX and HTML. Figures are in SVG and PNG for screens, in PDF for"
                    + " papers, and as CSV.",
            "The page, index.html, needs no network.",
            "Combines several experiments if the same commit ran on the same machine. Experiments of different commits or machines can only be"
                    + " compared, with --by.",
            "The same records give the same files, byte for byte."
        },
        footer = {
            "  crosshatch report results/mine",
            "  crosshatch report results/mine results/yours --out results/both",
            "  crosshatch report results/before results/after --by commit --out results/change",
            "  crosshatch report results/encodings --by encoding,amo",
            "  crosshatch report results/releases --by version",
            "  crosshatch report results/learning --factors restarts,select",
            "  crosshatch report results/learning --decompose lcg,cpsat",
            "  crosshatch report results/mine --power",
            "  crosshatch report results/mine --width column",
            "  crosshatch report results/mine --page-only",
            "  crosshatch report results/campaign/shard-* --out results/campaign/report"
        })
final class ReportCommand extends ProgramCommand {
    /** The factor whose levels are families, which only --factors takes. */
    private static final String SOLVER = "solver";

    @Mixin
    private RecordsOptions records = new RecordsOptions();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder to write. Default for one DIR: its folder report.")
    private @Nullable Path out;

    @Option(
            names = "--by",
            split = ",",
            paramLabel = "FACTOR",
            description = {
                "Show the effect of an option of solvers, such as encoding: compare solvers that differ only in this option.",
                "With version: compare the releases of the library of each solver with the newest release in the"
                        + " records.",
                "With experiment, commit or machine: compare each solver with itself in other experiments, on other"
                        + " commits or on other machines."
            })
    private List<String> factors = List.of();

    @Option(
            names = "--factors",
            split = ",",
            paramLabel = "FACTOR",
            description = {
                "Show the effects of options of solvers: main effects and interactions of a full factorial design. A"
                        + " FACTOR is an option, as in learn,restarts,select, or the word solver for the family."
            })
    private List<String> crossed = List.of();

    @Option(
            names = "--reference",
            split = ",",
            paramLabel = "SOLVER",
            description = "Also compare each solver with this solver, given by its label or its spec.")
    private List<String> references = List.of();

    @Option(
            names = "--decompose",
            split = ",",
            paramLabel = "SOLVER",
            description =
                    "Show why one of two solvers is faster: split their ratio of times into four factors. These are the ratios of effort"
                            + " and of time per unit of effort, a factor for encoding, and a factor for the start of a program. The effort is the number of conflicts, or the counters that --effort names.")
    private List<String> decomposed = List.of();

    @Option(
            names = "--effort",
            split = ",",
            paramLabel = "COUNTER",
            description = "With --decompose: a counter of each of the two solvers, which measures its effort, such as"
                    + " conflicts,backtracks. Named counters are compared even if they are not counted exactly.")
    private List<String> efforts = List.of();

    @Option(
            names = "--power",
            description = {
                "Show the ratios of times, conflicts and PAR2, and the difference of solved puzzles, that each comparison could"
                        + " have found with a probability of 50, 80, 90 or 95 %%. Also show the number of puzzles needed to find a"
                        + " smaller ratio."
            })
    private boolean power;

    @Option(
            names = "--width",
            paramLabel = "WIDTH",
            description =
                    "Width of PDF figures and LaTeX tables: column (8.4 cm), text (12.1 cm) or a number of centimetres. If"
                            + " you include them without scaling, letters have at least 7 points. Default:"
                            + " ${DEFAULT-VALUE}.")
    private String width = "text";

    @Option(
            names = "--titles",
            description =
                    "Also write the titles of figures into PDF. Leave this option out for papers, where the caption has the title.")
    private boolean titles;

    @Option(
            names = "--page-only",
            description =
                    "Write only the page for browsers, which draws its own figures, and leave out the figures for papers.")
    private boolean pageOnly;

    @Option(names = "--quiet", description = "Print neither progress nor the place of the report.")
    private boolean quiet;

    @Override
    public Integer call() {
        refuseFamilyAlone();
        Path target = target();
        List<Path> directories = records.directories();
        try (RecordsOptions.Records read = records.open(origins())) {
            Lines lines = read.lines();
            PrintWriter err = err();
            ProgressLine.say(err, "making tables and figures", quiet);
            Report report = Report.of(lines, SolverCatalog.standard().everyFamily(), wanted(read.plans()));
            if (!pageOnly) writeFiles(report, target);
            ProgressLine.say(err, "making the page", quiet);
            report.writePage(
                    target,
                    lines,
                    directories.stream().map(Provenance::in).toList(),
                    new GridsOfPlans(ProjectFolder.folder(), read.plans()));
        }
        if (out == null && ResultsStore.isFinished(directories.get(0))) ResearchObject.write(directories.get(0));
        if (!quiet) err().println("Report: " + target.resolve(Report.PAGE));
        return ExitCode.DONE;
    }

    /** Refuses the word for the family, which differs from solver to solver together with its options. */
    private void refuseFamilyAlone() {
        if (!factors.contains(SOLVER)) return;
        throw new InputException("--by " + SOLVER
                + ": expected an option of solvers, version, experiment, commit or machine. Compare solvers with"
                + " --reference SOLVER, or show the effect of the family with --factors " + SOLVER);
    }

    private void writeFiles(Report report, Path target) {
        Paper paper = Paper.of(width, titles);
        try (Progress progress = Progress.of("writing", "tables and figures", report.files(), quiet)) {
            report.write(target, paper, progress::step);
        }
    }

    /** Returns the pair to decompose; empty if there is none. */
    private Optional<DecomposedPair> pair() {
        if (!decomposed.isEmpty()) return Optional.of(DecomposedPair.of(decomposed, efforts));
        if (efforts.isEmpty()) return Optional.empty();
        throw new InputException(
                "--effort: found no --decompose, expected --decompose with two solvers, such as --decompose lcg,cpsat");
    }

    private ReportOptions wanted(List<GridsOfPlans.Renamed> plans) {
        Optional<Decisions.Asked> decisions = CampaignFindings.decisionsIn(
                plans.stream().map(GridsOfPlans.Renamed::plan).toList());
        return new ReportOptions(options(), crossed, references, pair(), decisions, power, !pageOnly);
    }

    private Path target() {
        if (out != null) return out;
        if (records.directories().size() == 1)
            return records.directories().get(0).resolve(Report.FOLDER);
        throw new InputException(
                "found several results directories without --out, expected --out DIR to name the folder of the report");
    }

    /** Returns the factors by which experiments are compared. */
    private List<OriginFactor> origins() {
        return factors.stream()
                .flatMap(factor -> Worded.find(OriginFactor.class, factor).stream())
                .toList();
    }

    /** Returns the factors that are options of solvers. */
    private List<String> options() {
        return factors.stream()
                .filter(factor -> Worded.find(OriginFactor.class, factor).isEmpty())
                .toList();
    }
}
