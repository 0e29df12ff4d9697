package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.tree.SearchTree;
import crosshatch.app.tree.TreeFile;
import crosshatch.app.tree.TreePage;
import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Claim;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.NamedSolvers;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows the search trees of several solvers on one puzzle: the command {@code tree}. */
@Command(
        name = "tree",
        sortOptions = false,
        description = {
            "Draws the search trees of several solvers on one puzzle, side by side, as a page for browsers or as a"
                    + " picture for slides.",
            "On the page, each node shows its candidates, its refuted branches, and its learnt clauses."
        },
        footer = {
            "  crosshatch tree hardest10:3 --solvers engine,choco,sat4j,norvig",
            "  crosshatch tree queens-8 --solvers engine,choco/select=dom --question count:92 --out queens.html",
            "  crosshatch tree hardest10:5 --solvers dom=choco/select=dom,wdeg=choco/select=domwdeg --out trees.svg"
        })
final class TreeCommand extends ProgramCommand {
    private static final List<String> DEFAULT = List.of("engine", "choco", "sat4j", "norvig");

    @Parameters(
            paramLabel = "PUZZLE",
            description =
                    "A puzzle with one character per cell, a file or set with one puzzle, one puzzle of a file or set such as"
                            + " hardest10:3, or - for standard input.")
    private String puzzle = "";

    @Option(
            names = "--solvers",
            split = ",",
            paramLabel = "[LABEL=]SPEC",
            description =
                    "Solvers, see 'solvers list'. LABEL= gives a tree its title. Default: engine, choco, sat4j and norvig,"
                            + " without the ones that do not take the puzzle.")
    private List<String> solvers = List.of();

    @Mixin
    private QuestionOption question = new QuestionOption(Question.UNIQUE);

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            defaultValue = "10000",
            description = "Draw only the first N decisions of each solver. Default: ${DEFAULT-VALUE}.")
    private int maxNodes = 10_000;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "tree.html",
            description =
                    "File to write: a page for browsers (.html), or a picture for slides (.svg, .pdf or .png). Default:"
                            + " ${DEFAULT-VALUE}.")
    private Path out = Path.of("tree.html");

    @Option(names = "--dark", description = "Draw a picture for slides with a dark background.")
    private boolean dark;

    @Mixin
    private ExternalSolverOptions guests = new ExternalSolverOptions();

    @Mixin
    private LimitOptions limits = new LimitOptions();

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Override
    public Integer call() {
        if (maxNodes < 1) throw new InputException("--max-nodes " + maxNodes + ": expected 1 or more");
        TreeFile file = TreeFile.named(out, dark);
        SolverCatalog catalog = guests.catalog();
        Instance instance = instance();
        List<NamedSolver> named = solvers.isEmpty()
                ? usual(instance, catalog)
                : NamedSolvers.parse(solvers, catalog).solvers();
        named.forEach(each -> TraceOptions.requireTelling("tree", each.spec(), catalog));
        WrongAnswers wrong = WrongAnswers.unrecorded();
        List<TreePage.Searched> searches = new ArrayList<>();
        for (NamedSolver each : named) {
            TreePage.Searched searched = searched(each, instance, catalog);
            wrong.add(each.spec().toString(), searched.run());
            searches.add(searched);
        }
        file.write(title(instance), instance.puzzle(), searches);
        searches.forEach(
                searched -> out().println(searched.name() + ": " + searched.inWords() + advice(searched.run())));
        out().println("Search trees: " + out);
        wrong.print(messages());
        return wrong.areExpected() ? ExitCode.DONE : ExitCode.WRONG;
    }

    /** Returns the default solvers that take the puzzle, and names the others. */
    private List<NamedSolver> usual(Instance instance, SolverCatalog catalog) {
        List<NamedSolver> usual = new ArrayList<>();
        for (SolverSpec each : DEFAULT.stream().map(catalog::spec).toList()) {
            each.family()
                    .refusal(instance.puzzle().board(), question.asked())
                    .ifPresentOrElse(
                            reason -> err().println("left out: " + each + ": " + reason),
                            () -> usual.add(new NamedSolver(each)));
        }
        return usual;
    }

    private TreePage.Searched searched(NamedSolver named, Instance instance, SolverCatalog catalog) {
        SolverSpec solver = named.spec();
        solver.family().refusal(instance.puzzle().board(), question.asked()).ifPresent(reason -> {
            throw new InputException(instance.label() + ": " + reason);
        });
        SearchTree tree = new SearchTree(instance.puzzle().board(), maxNodes);
        try (Solver asked = catalog.create(solver, tree)) {
            JudgedRun run = JudgedRun.make(solver, asked, instance, question.asked(), limits.limits(), Clock.system());
            if (run.answer().claim().exhausted()) tree.exhausted();
            return new TreePage.Searched(named.label(), tree, run);
        }
    }

    /** Returns the option that raises the limit of an unfinished run; empty for other runs. */
    private static String advice(JudgedRun run) {
        if (!(run.answer().claim() instanceof Claim.OutOfBudget ended)) return "";
        return switch (ended.limit()) {
            case TIME -> ". Raise --timeout to let it finish";
            case DECISIONS, CONFLICTS -> ". Raise --max-" + ended.limit().word() + " to let it finish";
            case CPU, MEMORY -> "";
        };
    }

    private Instance instance() {
        try (Stream<Instance> instances = PuzzleArgument.instances(puzzle, reading.settings())) {
            List<Instance> found = instances.limit(2).toList();
            if (found.isEmpty()) throw new InputException(puzzle + ": found no puzzle, expected one");
            if (found.size() > 1) {
                throw new InputException(
                        puzzle + ": found several puzzles, expected one. Choose one, such as " + puzzle + ":1");
            }
            return found.get(0);
        }
    }

    private static String title(Instance instance) {
        return instance.set().equals("puzzle") ? "a puzzle" : instance.set() + " #" + instance.position();
    }
}
