package crosshatch.results.report.table;

import crosshatch.results.report.table.Cell.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Selects the columns of a table that fit next to each other into a column of text: the columns of names, and as many others
 * as possible. Widths are generous estimates for letters of 8 points.
 */
final class LatexColumns {
    private static final double POINTS_A_LETTER = 4.3;
    private static final double COLUMN_GAP = 4;
    /** The share of the line from which on a text is broken. */
    private static final double WIDE_SHARE = 0.4;

    private static final double NARROWEST_TEXT = 60;

    private final Table table;
    private final List<Integer> columns;
    private final double room;

    private LatexColumns(Table table, List<Integer> columns, double room) {
        this.table = table;
        this.columns = List.copyOf(columns);
        this.room = room;
    }

    /** Splits a table into parts, in its order; each begins with the columns of names at the start of the table. */
    static List<LatexColumns> parts(Table table, double points) {
        int names = (int)
                table.columns().stream().takeWhile(column -> !column.numeric()).count();
        List<LatexColumns> parts = new ArrayList<>();
        List<Integer> beside = new ArrayList<>();
        for (int column = names; column < table.columns().size(); column++) {
            List<Integer> longer =
                    Stream.concat(beside.stream(), Stream.of(column)).toList();
            if (!beside.isEmpty() && new LatexColumns(table, with(names, longer), points).isTooWide()) {
                parts.add(new LatexColumns(table, with(names, beside), points));
                beside.clear();
            }
            beside.add(column);
        }
        parts.add(new LatexColumns(table, with(names, beside), points));
        return parts;
    }

    private static List<Integer> with(int names, List<Integer> others) {
        return Stream.concat(IntStream.range(0, names).boxed(), others.stream()).toList();
    }

    private boolean isTooWide() {
        return columns.stream()
                        .mapToDouble(column -> Math.min(width(column), broken(column)))
                        .sum()
                > room;
    }

    /** The least that a text may be broken to; numbers are never broken. */
    private double broken(int column) {
        return isWide(column) ? NARROWEST_TEXT + COLUMN_GAP : Double.POSITIVE_INFINITY;
    }

    private boolean isWide(int column) {
        return !table.columns().get(column).numeric() && width(column) > WIDE_SHARE * room;
    }

    private double width(int column) {
        Unit unit = table.columns().get(column).unit();
        Stream<String> texts = cells(column).stream().map(cell -> cell.text(unit));
        Stream<String> words = Stream.of(words(table.columns().get(column)));
        int letters = Stream.concat(texts, words).mapToInt(String::length).max().orElse(1);
        return POINTS_A_LETTER * letters + COLUMN_GAP;
    }

    private List<Cell> cells(int column) {
        return table.rows().stream().map(row -> row.get(column)).toList();
    }

    /** Returns the specification of a {@code tabular}. */
    String specification() {
        return columns.stream().map(this::specification).collect(Collectors.joining(" "));
    }

    private String specification(int column) {
        if (table.columns().get(column).numeric()) {
            return LatexFormat.format(cells(column), table.columns().get(column).unit())
                    .map(format -> "S[table-format=" + format + "]")
                    .orElse("r");
        }
        if (!isWide(column)) return "l";
        double takenWidth = columns.stream()
                .filter(each -> !isWide(each))
                .mapToDouble(this::width)
                .sum();
        long wide = columns.stream().filter(this::isWide).count();
        double points = Math.max(NARROWEST_TEXT, (room - takenWidth) / wide - COLUMN_GAP);
        return String.format(Locale.ROOT, ">{\\raggedright\\arraybackslash}p{%.0fbp}", points);
    }

    /** Returns the headers; the words over a column of numbers are written below each other. */
    String headers() {
        return columns.stream()
                .map(column -> header(table.columns().get(column)))
                .collect(Collectors.joining(" & ", "", " \\\\\n"));
    }

    private static String header(Column column) {
        String words = Stream.of(words(column)).map(LatexFormat::escaped).collect(Collectors.joining("\\\\"));
        return "{\\shortstack[" + (column.numeric() ? "r" : "l") + "]{" + words + "}}";
    }

    private static String[] words(Column column) {
        return column.numeric() ? column.header().split(" (?!%)", -1) : new String[] {column.header()};
    }

    String rows() {
        return table.rows().stream()
                .map(row -> columns.stream()
                        .map(column -> cell(row.get(column), table.columns().get(column)))
                        .collect(Collectors.joining(" & ", "", " \\\\\n")))
                .collect(Collectors.joining());
    }

    private static String cell(Cell cell, Column column) {
        return column.numeric() ? LatexFormat.cell(cell, column.unit()) : LatexFormat.escaped(cell.text());
    }
}
