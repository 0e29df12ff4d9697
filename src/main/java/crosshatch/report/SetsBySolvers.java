package crosshatch.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Shows how solvers fare from set to set, as sets grow larger or get more holes: Markdown tables with a row for each set and
 * a column for each solver, one table for each measure. What a limit cut short is shown as {@code > limit}.
 */
public final class SetsBySolvers {
    private SetsBySolvers() {}

    /** One table for each question and measure; solvers in alphabetical order. */
    public static String markdown(List<Summary> summaries) {
        Map<String, List<Summary>> byQuestion = new LinkedHashMap<>();
        for (Summary summary : summaries) {
            byQuestion
                    .computeIfAbsent(summary.question(), question -> new ArrayList<>())
                    .add(summary);
        }
        StringBuilder text = new StringBuilder();
        byQuestion.forEach((question, rows) -> {
            text.append(table("Solved, question " + question, rows, SetsBySolvers::solved));
            text.append(table("Median time", rows, SetsBySolvers::medianTime));
            text.append(table("PAR2", rows, row -> time(row.par2Micros())));
            text.append(table("Median backtracks", rows, SetsBySolvers::medianBacktracks));
        });
        return text.toString();
    }

    private static String table(String measure, List<Summary> summaries, Function<Summary, String> cell) {
        List<String> solvers =
                summaries.stream().map(Summary::solver).distinct().sorted().toList();
        Map<String, Map<String, Summary>> sets = new LinkedHashMap<>();
        for (Summary summary : summaries) {
            sets.computeIfAbsent(summary.set(), set -> new LinkedHashMap<>()).put(summary.solver(), summary);
        }
        StringBuilder text = new StringBuilder("| " + measure + " |");
        for (String solver : solvers)
            text.append(' ').append(SolverNames.shortName(solver, solvers)).append(" |");
        text.append("\n|---|").append("---:|".repeat(solvers.size())).append('\n');
        sets.forEach((set, row) -> {
            text.append("| ").append(set).append(" |");
            for (String solver : solvers) {
                text.append(' ').append(shown(row.get(solver), cell)).append(" |");
            }
            text.append('\n');
        });
        return text.append('\n').toString();
    }

    private static String shown(@Nullable Summary summary, Function<Summary, String> cell) {
        return summary == null ? "" : cell.apply(summary);
    }

    private static String solved(Summary row) {
        return row.solved() + " of " + row.puzzles() + (row.wrong() > 0 ? ", " + row.wrong() + " wrong" : "");
    }

    private static String medianTime(Summary row) {
        OptionalDouble median = row.totalMicros().median();
        boolean censored = median.isPresent() && median.getAsDouble() >= row.limitMicros();
        return censored ? "> " + time(OptionalDouble.of(row.limitMicros())) : time(median);
    }

    /** If half of the runs were stopped, the middle one would have gone on to more. */
    private static String medianBacktracks(Summary row) {
        OptionalDouble median = row.backtracks().median();
        if (median.isEmpty()) return "";
        String bound = 2 * row.timeouts() >= row.puzzles() ? "> " : "";
        return bound + String.format(Locale.ROOT, "%,.0f", median.getAsDouble());
    }

    /** Three digits, in the unit that suits. */
    private static String time(OptionalDouble micros) {
        if (micros.isEmpty()) return "";
        double value = micros.getAsDouble();
        if (value < 1e3) return threeDigits(value) + " µs";
        return value < 1e6 ? threeDigits(value / 1e3) + " ms" : threeDigits(value / 1e6) + " s";
    }

    private static String threeDigits(double value) {
        return String.format(Locale.ROOT, value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : "%.2f", value);
    }
}
