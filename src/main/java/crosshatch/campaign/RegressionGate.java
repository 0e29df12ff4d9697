package crosshatch.campaign;

import crosshatch.database.RunDatabase;
import crosshatch.puzzle.InputException;
import crosshatch.report.Regression;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Whether an experiment is as good as an earlier one: the same counters, and if that is asked for, about the same times.
 *
 * @param before directory of the earlier one; null if nothing is compared
 * @param tolerance a solver that takes, beyond doubt, more than this many times as long closes the gate; null for any time
 */
public record RegressionGate(
        @Nullable Path before, @Nullable Double tolerance) {
    private static final int SHOWN_REGRESSIONS = 10;

    /** @throws InputException if the earlier experiment cannot be read: to be found out before anything runs */
    public void requireReadable() {
        if (before != null) RunDatabase.open(List.of(before)).close();
    }

    /**
     * @param messages is told how the two compare, solver by solver
     * @return whether the gate is open: nothing is compared, or nothing is worse
     */
    public boolean isOpen(RunDatabase now, Messages messages) {
        if (before == null) return true;
        List<Regression.Line> lines;
        try (RunDatabase earlier = RunDatabase.open(List.of(before))) {
            earlier.notes().forEach(note -> messages.say("note: " + note));
            lines = Regression.lines(earlier, now);
        }
        if (lines.isEmpty()) {
            messages.alarm("nothing in common with " + before + ": no solver answered the same puzzle in both");
            return false;
        }
        messages.say("Against " + before + ": time now / before, geometric mean over puzzles, 95 % interval");
        boolean open = true;
        for (Regression.Line line : lines) open &= isOpen(line, messages);
        return open;
    }

    private boolean isOpen(Regression.Line line, Messages messages) {
        messages.say(String.format(
                Locale.ROOT,
                "  %s: %.3f (%s), %,d puzzle%s",
                line.solver(),
                line.ratio(),
                Double.isNaN(line.low())
                        ? "no interval of one puzzle"
                        : String.format(Locale.ROOT, "%.3f to %.3f", line.low(), line.high()),
                line.pairs(),
                line.pairs() == 1 ? "" : "s"));
        boolean slower = tolerance != null && line.low() > tolerance;
        if (slower) messages.alarm("slower: " + line.solver() + " takes more than " + tolerance + " times as long");
        line.changed().stream()
                .limit(SHOWN_REGRESSIONS)
                .forEach(change -> messages.alarm("changed: " + line.solver() + " on " + change));
        int more = line.changed().size() - SHOWN_REGRESSIONS;
        if (more > 0) messages.alarm("changed: " + line.solver() + ": " + more + " puzzles more");
        return !slower && line.changed().isEmpty();
    }
}
