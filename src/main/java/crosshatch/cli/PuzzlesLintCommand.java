package crosshatch.cli;

import crosshatch.corpus.Finding;
import crosshatch.corpus.Instance;
import crosshatch.corpus.Lint;
import crosshatch.corpus.LintReport;
import crosshatch.corpus.PuzzleSet;
import crosshatch.corpus.PuzzleSets;
import crosshatch.corpus.Selection;
import crosshatch.solver.Solver;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code crosshatch puzzles lint SET}: what makes measurements on a set doubtful. */
@Command(
        name = "lint",
        mixinStandardHelpOptions = true,
        description = {
            "Look for puzzles without or with several solutions, for duplicates (order 3: under all symmetries of Sudoku), and for sets so easy that solving them"
                    + " measures parsing.",
            "Exit code 1 if there is any finding."
        },
        footer = {
            "",
            "Examples:",
            "  crosshatch puzzles lint euler50",
            "  crosshatch puzzles lint my-puzzles.txt --limit 1000"
        })
final class PuzzlesLintCommand implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli
    private PuzzlesCommand parent;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "SET|FILE", description = "Names of sets, or files of puzzles.")
    private List<String> names = List.of();

    @Option(
            names = "--solver",
            paramLabel = "SPEC",
            defaultValue = "engine",
            description = "Default: ${DEFAULT-VALUE}.")
    private String solver = "engine";

    @Option(
            names = "--decisions",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "How many decisions the solver may take for one puzzle. Default: ${DEFAULT-VALUE}.")
    private long decisions;

    @Option(names = "--limit", paramLabel = "N", description = "Only the first N puzzles.")
    private long limit = Selection.EVERY;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Override
    public Integer call() {
        PuzzleSets sets = parent.sets(reading.settings());
        boolean clean = true;
        try (Solver engine = parent.solvers().createCareful(solver)) {
            for (String name : names) {
                clean &= print(sets.resolve(name), new Lint(engine, decisions));
            }
        }
        reading.reportSkipped(spec.commandLine().getErr());
        return clean ? 0 : 1;
    }

    private boolean print(PuzzleSet set, Lint lint) {
        PrintWriter out = spec.commandLine().getOut();
        try (Stream<Instance> instances = set.instances(Selection.first(limit))) {
            LintReport report = lint.examine(instances);
            for (Finding finding : report.shown()) {
                String place = finding.position() == 0 ? set.name() : set.name() + " " + finding.position();
                String detail = finding.detail().isEmpty() ? "" : " (" + finding.detail() + ")";
                out.println(place + ": " + finding.kind().meaning() + detail);
            }
            report.counts()
                    .forEach((kind, count) ->
                            out.printf(Locale.ROOT, "%s: %,d × %s%n", set.name(), count, kind.meaning()));
            out.printf(
                    Locale.ROOT,
                    "%s: %,d puzzles, %s%n",
                    set.name(),
                    report.puzzles(),
                    report.isClean() ? "no finding" : "see above");
            return report.isClean();
        }
    }
}
