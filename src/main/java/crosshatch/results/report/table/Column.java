package crosshatch.results.report.table;

import crosshatch.results.report.table.Cell.Unit;
import java.util.List;

/**
 * One column of a table.
 *
 * @param id the name in CSV files and macros: {@code par2_us}
 * @param words the header without the unit: {@code PAR2}
 * @param unit the unit of all numbers, for formats that write it only in the header
 */
public record Column(String id, String words, Kind kind, Unit unit) {
    /** The kind of values in a column, which decides the alignment and the highlighted cells. */
    public enum Kind {
        /** The column has words, aligned on the left. */
        TEXT,
        /** The column has numbers, aligned on the right. */
        NUMBER,
        /** The column has numbers of solved puzzles. */
        SOLVED,
        /** The column has numbers of wrong answers or crashes. */
        WRONG,
        /** The column has numbers of open puzzles. */
        OPEN,
        /** The column has costs; the smallest cost is best. */
        COST
    }

    /** Makes a column of words, aligned on the left. */
    public static Column text(String id, String header) {
        return new Column(id, header, Kind.TEXT, Unit.NONE);
    }

    /** Makes a column of numbers, aligned on the right. */
    public static Column number(String id, String header) {
        return new Column(id, header, Kind.NUMBER, Unit.NONE);
    }

    /** Makes a column of times, with cells in µs. Formats with one unit per column write it in the header. */
    public static Column micros(String id, String header) {
        return new Column(id, header, Kind.NUMBER, Unit.MICROS);
    }

    /** Returns the same column for numbers of another kind. */
    public Column as(Kind other) {
        return new Column(id, words, other, unit);
    }

    /** Returns the header with the unit: {@code PAR2 µs}. */
    public String header() {
        return words + unit.behind();
    }

    /** Returns the explanation of the column as a list of no or one text. */
    public List<String> meaning() {
        return ColumnMeanings.of(words).stream().toList();
    }

    /** Returns whether its cells are numbers, aligned on the right. */
    public boolean numeric() {
        return kind != Kind.TEXT;
    }
}
