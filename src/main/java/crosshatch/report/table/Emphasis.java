package crosshatch.report.table;

import com.github.freva.asciitable.Styler;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/** Colours what the eye should find: wrong answers and crashes red, what was not solved yellow, the best times green. */
final class Emphasis implements Styler {
    private static final String RED = "\u001b[1;31m";
    private static final String YELLOW = "\u001b[33m";
    private static final String GREEN = "\u001b[1;32m";
    private static final String PLAIN = "\u001b[0m";

    private static final Set<String> BAD = Set.of("wrong", "crashed");
    private static final Set<String> OPEN = Set.of("timeouts", "gave_up", "unconfirmed", "undecided");
    private static final Set<String> TIMES =
            Set.of("total_us_median", "total_us_mean", "total_us_p99", "par2_us", "micros_per_puzzle");

    private final Table table;
    private final List<Integer> columns;

    /** @param columns of the table, in the order in which they are shown */
    Emphasis(Table table, List<Integer> columns) {
        this.table = table;
        this.columns = columns;
    }

    @Override
    public List<String> styleCell(com.github.freva.asciitable.Column shown, int row, int place, List<String> lines) {
        String colour = colour(row, columns.get(place));
        return colour.isEmpty()
                ? lines
                : lines.stream().map(line -> colour + line + PLAIN).toList();
    }

    private String colour(int row, int column) {
        OptionalDouble value = table.rows().get(row).get(column).value();
        String id = table.columns().get(column).id();
        if (value.isEmpty()) return "";
        if (BAD.contains(id)) return value.getAsDouble() > 0 ? RED : "";
        if (OPEN.contains(id)) return value.getAsDouble() > 0 ? YELLOW : "";
        return TIMES.contains(id)
                        && value.getAsDouble() == least(column)
                        && contends(table.rows().get(row))
                ? GREEN
                : "";
    }

    private double least(int column) {
        return table.rows().stream()
                .filter(this::contends)
                .flatMapToDouble(row -> row.get(column).value().stream())
                .min()
                .orElse(Double.NaN);
    }

    /** Whoever is never wrong and solves as much as anybody: to be quick at the easy puzzles is not to be the best. */
    private boolean contends(List<Cell> row) {
        double most = table.rows().stream()
                .mapToDouble(each -> value(each, "solved"))
                .max()
                .orElse(0);
        return value(row, "wrong") == 0 && value(row, "solved") == most;
    }

    /** 0 where there is no such column. */
    private double value(List<Cell> row, String id) {
        int column = table.columns().stream().map(Column::id).toList().indexOf(id);
        return column < 0 ? 0 : row.get(column).value().orElse(0);
    }
}
