package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.app.console.Progress;
import crosshatch.app.console.ProgressLine;
import crosshatch.base.InputException;
import crosshatch.experiment.campaign.CampaignFindings;
import crosshatch.experiment.campaign.GridsOfPlans;
import crosshatch.experiment.crate.ResearchObject;
import crosshatch.results.ResultsStore;
import crosshatch.results.report.Decisions;
import crosshatch.results.report.DecomposedPair;
import crosshatch.results.report.Lines;
import crosshatch.results.report.OriginFactor;
import crosshatch.results.report.Paper;
import crosshatch.results.report.Wanted;
import crosshatch.results.report.files.Report;
import crosshatch.results.report.page.Grids;
import crosshatch.results.report.page.Provenance;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code report}: from records to a paper. */
@Command(
        name = "report",
        sortOptions = false,
        description = {
            "Makes tables, figures and a page for browsers from the raw runs of experiments.",
            "They show how many puzzles each solver solved, and how fast.",
            "They also show paired comparisons, ranks over sets, and the virtual best solver.",
            "Tables are in Markdown, CSV, LaTeX and HTML. Figures are in SVG and PNG for screens, in PDF for"
                    + " papers, and as CSV.",
            "The page, index.html, needs no network.",
            "Several experiments are taken together if they are of one commit and one machine.",
            "Otherwise they are refused or, with --by, compared.",
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
            "  crosshatch report results/mine --power --within 1.05",
            "  crosshatch report results/mine --width column",
            "  crosshatch report results/mine --page-only",
            "  crosshatch report results/campaign/shard-* --out results/campaign/report"
        })
final class ReportCommand extends ProgramCommand {
    static final String GRIDS_OF_FETCHED_SETS = "--grids-of-fetched-sets";

    @Mixin
    private RecordsOptions records = new RecordsOptions();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder to write. Default: the folder report in DIR, if there is only one DIR.")
    private @Nullable Path out;

    @Option(
            names = "--by",
            split = ",",
            paramLabel = "FACTOR",
            description = {
                "Show the effect of an option of solvers, such as encoding: compare solvers that differ only in it.",
                "With version: compare each solver with itself under the newest release of its library in the"
                        + " records.",
                "With experiment, commit or machine: compare experiments by it, each solver against itself, instead"
                        + " of taking their runs together."
            })
    private List<String> factors = List.of();

    @Option(
            names = "--factors",
            split = ",",
            paramLabel = "FACTOR",
            description = {
                "Show the effects of options of solvers, one by one and together: main effects and interactions of"
                        + " a full factorial design, such as learn,restarts,select. The factor solver is the family."
            })
    private List<String> crossed = List.of();

    @Option(
            names = "--reference",
            split = ",",
            paramLabel = "SOLVER",
            description = "Also compare each solver with this one, given by its label or its spec.")
    private List<String> references = List.of();

    @Option(
            names = "--decompose",
            split = ",",
            paramLabel = "SOLVER",
            description =
                    "Show why one of two solvers is faster: their ratio of times as a product of effort, time per effort and"
                            + " start. Effort is conflicts, unless --effort names counters.")
    private List<String> decomposed = List.of();

    @Option(
            names = "--effort",
            split = ",",
            paramLabel = "COUNTER",
            description = "The counter that is the effort of each of the two solvers of --decompose, such as"
                    + " conflicts,backtracks.")
    private List<String> efforts = List.of();

    @Option(
            names = "--power",
            description = {
                "Show the ratio of times that each comparison could have found with a probability of 50, 80, 90 or"
                        + " 95 %%, and the number of puzzles that a smaller ratio needs. And show after how many puzzles"
                        + " compare --until decided would have stopped."
            })
    private boolean power;

    @Option(
            names = "--within",
            paramLabel = "RATIO",
            description = {
                "Show the cheapest numbers of puzzles, forks and repetitions for intervals this narrow: with 1.05, from"
                        + " 5 %% below a ratio to 5 %% above. Default: half the present width."
            })
    private double within = Double.NaN;

    @Option(
            names = GRIDS_OF_FETCHED_SETS,
            description =
                    "Draw the puzzles of sets that this program only fetches, too. Leave it out if the report goes to"
                            + " others: those sets are not ours to pass on.")
    private boolean gridsOfFetchedSets;

    @Option(
            names = "--width",
            paramLabel = "WIDTH",
            description =
                    "Width of the page's column, for which PDF and LaTeX are made: column (8.4 cm), text (12.1 cm) or a"
                            + " number of centimetres. Letters then have their true size, at least 7 points. Default:"
                            + " ${DEFAULT-VALUE}.")
    private String width = "text";

    @Option(
            names = "--titles",
            description = "Write the titles of figures into PDF, too. In papers they are in the captions.")
    private boolean titles;

    @Option(
            names = "--page-only",
            description = "Write only the page for browsers, and leave out the figures for papers. It draws its own.")
    private boolean pageOnly;

    @Option(names = "--quiet", description = "Print neither progress nor the place of the report.")
    private boolean quiet;

    @Override
    public Integer call() {
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
                    target, lines, directories.stream().map(Provenance::in).toList(), grids(read.plans()));
        }
        if (out == null && ResultsStore.isFinished(directories.get(0))) ResearchObject.write(directories.get(0));
        if (!quiet) err().println("Report: " + target.resolve(Report.PAGE));
        return ExitCode.DONE;
    }

    private void writeFiles(Report report, Path target) {
        Paper paper = Paper.of(width, titles);
        try (Progress progress = Progress.of("writing", "tables and figures", report.files(), quiet)) {
            report.write(target, paper, progress::step);
        }
    }

    /** Empty if nothing is to be decomposed. */
    private Optional<DecomposedPair> pair() {
        if (!decomposed.isEmpty()) return Optional.of(DecomposedPair.of(decomposed, efforts));
        if (efforts.isEmpty()) return Optional.empty();
        throw new InputException(
                "--effort: found no --decompose, expected it with two solvers, such as --decompose lcg,cpsat");
    }

    private Wanted wanted(List<GridsOfPlans.Renamed> plans) {
        if (!Double.isNaN(within) && !(within > 1 && Double.isFinite(within))) {
            throw new InputException("--within " + within
                    + ": expected a ratio above 1, such as 1.05 for an interval from" + " 5 % below to 5 % above");
        }
        OptionalDouble ratio = Double.isNaN(within) ? OptionalDouble.empty() : OptionalDouble.of(within);
        Optional<Decisions.Asked> decisions = CampaignFindings.decisionsIn(
                plans.stream().map(GridsOfPlans.Renamed::plan).toList());
        return new Wanted(options(), crossed, references, pair(), decisions, power, ratio, !pageOnly);
    }

    private Path target() {
        if (out != null) return out;
        if (records.directories().size() == 1)
            return records.directories().get(0).resolve(Report.FOLDER);
        throw new InputException(
                "expected --out DIR: the report on several results directories belongs to none of them");
    }

    /** Factors by which experiments are set beside each other. */
    private List<OriginFactor> origins() {
        return factors.stream()
                .flatMap(factor -> OriginFactor.named(factor).stream())
                .toList();
    }

    /** Factors that are options of solvers. */
    private List<String> options() {
        return factors.stream()
                .filter(factor -> OriginFactor.named(factor).isEmpty())
                .toList();
    }

    private Grids grids(List<GridsOfPlans.Renamed> plans) {
        return gridsOfFetchedSets
                ? GridsOfPlans.all(Home.folder(), plans)
                : GridsOfPlans.withoutFetched(Home.folder(), plans, GRIDS_OF_FETCHED_SETS);
    }
}
