package crosshatch.cli;

import crosshatch.database.RunDatabase;
import crosshatch.puzzle.InputException;
import crosshatch.report.Regression;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The regression gate: options, and what is printed. */
final class AgainstOptions {
    private static final int SHOWN = 10;

    @Option(
            names = "--against",
            paramLabel = "DIR",
            description =
                    "Compare counters and times with the experiment in DIR; a changed counter makes the exit code 1.")
    private @Nullable Path against;

    @Option(
            names = "--tolerance",
            paramLabel = "R",
            description = "With --against: fail too if a solver takes, beyond doubt, more than R times as long.")
    private @Nullable Double tolerance;

    /** @throws InputException if there is nothing to compare with: said before anything runs */
    void check() {
        if (against != null) RunDatabase.open(List.of(against)).close();
        else if (tolerance != null) throw new InputException("--tolerance needs --against DIR");
    }

    /** @return whether the gate is open: nothing is compared, or nothing is worse */
    boolean print(RunDatabase now, CommandLine command) {
        if (against == null) return true;
        List<Regression.Line> lines;
        try (RunDatabase before = RunDatabase.open(List.of(against))) {
            Notes.print(before, command);
            lines = Regression.lines(before, now);
        }
        if (lines.isEmpty()) {
            alarm(command, "nothing in common with " + against + ": no solver answered the same puzzle in both");
            return false;
        }
        command.getErr()
                .println("Against " + against + ": time now / before, geometric mean over puzzles, 95 % interval");
        boolean open = true;
        for (Regression.Line line : lines) open &= print(command, line);
        return open;
    }

    private boolean print(CommandLine command, Regression.Line line) {
        command.getErr()
                .printf(
                        Locale.ROOT,
                        "  %s: %.3f (%.3f to %.3f), %,d puzzles%n",
                        line.solver(),
                        line.ratio(),
                        line.low(),
                        line.high(),
                        line.pairs());
        boolean slower = tolerance != null && line.low() > tolerance;
        if (slower) alarm(command, "slower: " + line.solver() + " takes more than " + tolerance + " times as long");
        line.changed().stream()
                .limit(SHOWN)
                .forEach(change -> alarm(command, "changed: " + line.solver() + " on " + change));
        int more = line.changed().size() - SHOWN;
        if (more > 0) alarm(command, "changed: " + line.solver() + ": " + more + " puzzles more");
        return !slower && line.changed().isEmpty();
    }

    private static void alarm(CommandLine command, String text) {
        command.getErr().println(command.getColorScheme().errorText(text));
    }
}
