package crosshatch.cli;

import crosshatch.catalog.SolverCatalog;
import crosshatch.corpus.Instance;
import crosshatch.experiment.Attempt;
import crosshatch.experiment.Clock;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code solve}: one or more puzzles with one solver. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Solves puzzles with any solver, checks each answer, and prints it.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  crosshatch solve 85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
            "  crosshatch solve my.txt --solver sat4j/encoding=minimal --question unique --format line --stats",
            "  crosshatch solve my.txt --solver norvig --trace",
            "  crosshatch solve my.txt --solver norvig --trace=jsonl --trace-file steps.jsonl",
            "  cat my.txt | crosshatch solve - --format json"
        })
final class SolveCommand implements Callable<Integer> {

    /** How answers are printed. */
    enum Format {
        GRID,
        LINE,
        JSON
    }

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "1..*",
            description =
                    "One character a cell (81 for a 9×9 one; '.' or '0' for a blank), a file, or - for standard input.")
    private List<String> puzzles = List.of();

    @Option(
            names = "--solver",
            paramLabel = "SPEC",
            defaultValue = "engine",
            description = "See 'solvers list'. Default: ${DEFAULT-VALUE}.")
    private String solver = "engine";

    @Option(
            names = "--question",
            defaultValue = "any",
            converter = QuestionConverter.class,
            description = "any, unique or count:N. Default: ${DEFAULT-VALUE}.")
    private Question question = Question.ANY;

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Mixin
    private TraceOptions tracing = new TraceOptions();

    @Option(names = "--format", description = "${COMPLETION-CANDIDATES}. Default: grid; json beside --trace=jsonl.")
    private @Nullable Format format;

    @Option(names = "--stats", description = "Print counters and times too.")
    private boolean stats;

    @Option(
            names = "--dimacs-exit",
            description =
                    "Exit with 10 if every puzzle was solved, 20 if every one was refuted, 0 otherwise, as SAT solvers do.")
    private boolean dimacsExit;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        SolverCatalog catalog = SolverCatalog.standard();
        SolverSpec solverSpec = catalog.spec(solver);
        AnswerPrinter printer = new AnswerPrinter(format(), stats, spec.commandLine());
        Tally tally = new Tally();
        Clock clock = Clock.system();
        ReaderSettings settings = reading.settings();
        try (PuzzleTrace trace = tracing.open(
                        solverSpec, question, catalog, spec.commandLine().getOut());
                Solver instance = catalog.create(solverSpec, trace)) {
            for (String text : puzzles) {
                try (Stream<Instance> instances = PuzzleArgument.instances(text, settings)) {
                    instances.forEachOrdered(each -> {
                        each.requireConsistentGivens();
                        refuseUnfit(solverSpec, each);
                        trace.begin(each);
                        Attempt attempt = Attempt.make(solverSpec, instance, each, question, limits.limits(), clock);
                        trace.end(attempt);
                        printer.print(attempt);
                        tally.add(attempt);
                    });
                }
            }
        }
        reading.reportSkipped(spec.commandLine().getErr());
        return tally.exitCode(dimacsExit);
    }

    /** @throws InputException if the solver cannot be asked about this puzzle */
    private void refuseUnfit(SolverSpec solverSpec, Instance instance) {
        solverSpec.family().refusal(instance.puzzle().geometry(), question).ifPresent(reason -> {
            throw new InputException(instance.label() + ": " + reason);
        });
    }

    /** @throws InputException if a trace as JSON Lines and answers of another form would share standard output */
    private Format format() {
        if (!tracing.printsJsonLines()) return format == null ? Format.GRID : format;
        if (format != null && format != Format.JSON) {
            throw new InputException("--trace=jsonl --format " + format.name().toLowerCase(Locale.ROOT)
                    + ": would mix JSON and other lines; expected --format json, or --trace-file FILE");
        }
        return Format.JSON;
    }
}
