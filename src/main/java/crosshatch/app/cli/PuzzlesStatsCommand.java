package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.SetStatistics;
import crosshatch.solver.Solver;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts puzzles and givens of a set: the command {@code puzzles stats}. */
@Command(
        name = "stats",
        description = "Counts the puzzles of a set, their givens, and the puzzles that need no decision.",
        footer = {"  crosshatch puzzles stats euler50", "  crosshatch puzzles stats norvig17 --solver engine"})
final class PuzzlesStatsCommand extends PuzzlesCommand.Subcommand {
    private static final int BAR_CHARACTERS = 40;

    @Mixin
    private PuzzlesCommand.Sets sets = new PuzzlesCommand.Sets();

    @Option(
            names = "--solver",
            paramLabel = "SPEC",
            description = "Also count the puzzles that this solver answers without a decision.")
    private @Nullable String solver;

    @Override
    public Integer call() {
        sets.forEach(this, (set, instances) -> print(set.name(), statistics(instances)));
        return ExitCode.DONE;
    }

    private SetStatistics statistics(Stream<Instance> instances) {
        if (solver == null) return SetStatistics.of(instances, null);
        try (Solver asked = parent().solvers().createCareful(solver)) {
            return SetStatistics.of(instances, asked);
        }
    }

    private void print(String name, SetStatistics statistics) {
        PrintWriter out = out();
        out.printf(Locale.ROOT, "%s: %,d puzzles%n", name, statistics.puzzles());
        statistics.boards().forEach((board, count) -> out.printf(Locale.ROOT, "  %-9s          %,10d%n", board, count));
        share(out, "naked singles suffice", statistics.finishedByNakedSingles(), statistics.puzzles());
        statistics
                .withoutSearch()
                .ifPresent(count -> share(out, solver + " needs no decision", count, statistics.puzzles()));
        out.printf(
                Locale.ROOT,
                "  givens: %d to %d, mean %.2f%n",
                statistics.givens().firstKey(),
                statistics.givens().lastKey(),
                statistics.meanGivens());
        long most = Collections.max(statistics.givens().values());
        statistics
                .givens()
                .forEach((givens, count) -> out.printf(Locale.ROOT, "  %8d %,10d %s%n", givens, count, "#".repeat((int)
                                Math.ceil((double) BAR_CHARACTERS * count / most))));
    }

    private static void share(PrintWriter out, String label, long count, long of) {
        out.printf(Locale.ROOT, "  %s: %,d (%.1f %%)%n", label, count, 100.0 * count / of);
    }
}
