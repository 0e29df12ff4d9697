package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.instances.sets.Lint;
import crosshatch.instances.sets.LintReport;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.solver.Solver;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds puzzles that make measurements on a set doubtful: the command {@code puzzles lint}. */
@Command(
        name = "lint",
        description = {
            "Finds faulty puzzles in sets: puzzles without a solution, with several solutions, or repeated.",
            "A 9x9 Sudoku also counts as repeated if an isomorph of it occurs before.",
            "Also reports sets that are so easy that a comparison would mostly measure the reading of puzzles.",
            "Exit code 1 if there is any finding."
        },
        footer = {"  crosshatch puzzles lint euler50", "  crosshatch puzzles lint my-puzzles.txt --limit 1000"})
final class PuzzlesLintCommand extends PuzzlesCommand.Subcommand {
    @Mixin
    private PuzzlesCommand.Sets sets = new PuzzlesCommand.Sets();

    @Option(
            names = "--solver",
            paramLabel = "SPEC",
            defaultValue = "engine",
            description = "Solver that counts the solutions. Default: ${DEFAULT-VALUE}.")
    private String solver = "engine";

    @Option(
            names = "--decisions",
            paramLabel = "N",
            defaultValue = "1000000",
            description = "Stop the solver on a puzzle after this number of decisions. Default: ${DEFAULT-VALUE}.")
    private long decisions;

    private boolean clean = true;

    @Override
    public Integer call() {
        try (Solver engine = parent().solvers().createCareful(solver)) {
            Lint lint = new Lint(engine, decisions);
            sets.forEach(this, (set, instances) -> print(set, lint.examine(instances)));
        }
        return clean ? ExitCode.DONE : ExitCode.WRONG;
    }

    private void print(PuzzleSet set, LintReport report) {
        PrintWriter out = out();
        for (LintReport.Finding finding : report.shown()) {
            String place = finding.position() == 0 ? set.source() : set.source() + " " + finding.position();
            String detail = finding.detail().isEmpty() ? "" : " (" + finding.detail() + ")";
            out.println(place + ": " + finding.kind().meaning() + detail);
        }
        report.counts()
                .forEach((kind, count) ->
                        out.printf(Locale.ROOT, "%s: %,d × %s%n", set.source(), count, kind.meaning()));
        out.printf(
                Locale.ROOT,
                "%s: %,d puzzles, %s%n",
                set.source(),
                report.puzzles(),
                report.isClean() ? "no finding" : "findings above");
        clean &= report.isClean();
    }
}
