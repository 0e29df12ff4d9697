package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.study.release.Bisection;
import crosshatch.experiment.study.release.Change;
import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds the release in which something changed: the command {@code study bisect}. */
@Command(
        name = "bisect",
        sortOptions = false,
        description = {
            "Finds the release of a library in which a verdict, a count or a time changed, by halving the range of known releases.",
            "Each release is compared with the oldest one. Both run in JVMs of their own.",
            "At the end, the command compares the last release without the change with the first release that has"
                    + " it, and prints the differences."
        },
        footer = {
            "  crosshatch study bisect cpsat --from 9.8 --to 9.15 --on conflicts --puzzles hardest10",
            "  crosshatch study bisect choco/alldiff=BC --from 4.0.1 --to 5.0.0 --on verdict --puzzles queens-8",
            "  crosshatch study bisect sat4j --from 2.3.3 --to 2.3.6 --on par2 --puzzles euler50"
        })
final class BisectCommand extends ProgramCommand {
    private static final int SHOWN = 10;

    @Parameters(
            paramLabel = "FAMILY",
            description = "Family: choco, cpsat or sat4j. Options may follow if all releases have them.")
    private String solver = "";

    @Option(names = "--from", required = true, paramLabel = "RELEASE", description = "Oldest release, such as 9.8.")
    private String from = "";

    @Option(names = "--to", required = true, paramLabel = "RELEASE", description = "Newest release, such as 9.15.")
    private String to = "";

    @Option(
            names = "--on",
            required = true,
            paramLabel = "verdict|conflicts|par2",
            description =
                    "Value to compare. verdict: answers and their verdicts. conflicts: decisions, backtracks and conflicts."
                            + " par2: mean time, with twice the time limit for each unsolved puzzle.")
    private Change change = Change.VERDICT;

    @Option(
            names = ReleaseOptions.PUZZLES,
            required = true,
            split = ",",
            paramLabel = "[NAME=]SET[:N]",
            description = "Puzzles, named as in 'compare'.")
    private List<String> puzzles = List.of();

    @Mixin
    private ReleaseOptions options = new ReleaseOptions();

    @Override
    public Integer call() {
        SolverSpec asked = SolverCatalog.standard().spec(solver);
        SolversListCommand.library(asked.family());
        if (OptionValues.releaseIn(solver).isPresent()) {
            throw new InputException("'" + solver
                    + "' names a release, expected only a family, because --from and --to name the releases");
        }
        Bisection.Found found = new Bisection(asked, change, options.runs(puzzles, 1, line())).between(from, to);
        PrintWriter out = out();
        Terminal terminal = Terminal.here();
        out.println(terminal.texts(
                "",
                List.of("solver", "changed", "difference"),
                found.tried().stream()
                        .map(each -> List.of(
                                each.solver().toString(),
                                each.changed() ? "changed" : "same",
                                each.differences().stream().findFirst().orElse("")))));
        out.println(terminal.flowed("The " + change + " changed in " + found.first()
                + ". The last release without the change is " + found.last() + "."));
        found.differences().stream().limit(SHOWN).forEach(each -> out.println("  " + each));
        if (found.differences().size() > SHOWN) {
            out.println("  and " + (found.differences().size() - SHOWN) + " puzzles more");
        }
        out.println("Both runs: " + found.tried().get(found.tried().size() - 1).directory());
        out.flush();
        return ExitCode.DONE;
    }
}
