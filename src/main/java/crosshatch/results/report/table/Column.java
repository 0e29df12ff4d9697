package crosshatch.results.report.table;

import crosshatch.results.report.table.Cell.Unit;

/**
 * One column of a table.
 *
 * @param id in CSV files and macros: {@code par2_us}
 * @param words over it, without the unit: {@code PAR2}
 * @param unit of all its numbers, for formats that say it once, in the header
 */
public record Column(String id, String words, Kind kind, Unit unit) {
    /** The kind of values in a column, which decides the highlighted cells. */
    public enum Kind {
        /** Words, aligned at the left. */
        TEXT,
        /** Numbers, aligned at the right. */
        NUMBER,
        /** The number of solved puzzles. */
        SOLVED,
        /** The number of bad answers: wrong ones, crashes. */
        WRONG,
        /** The number of open puzzles. */
        OPEN,
        /** A value that is best if it is least. */
        COST
    }

    /** Makes a column of words, aligned at the left. */
    public static Column text(String id, String header) {
        return new Column(id, header, Kind.TEXT, Unit.NONE);
    }

    /** Makes a column of numbers, aligned at the right. */
    public static Column number(String id, String header) {
        return new Column(id, header, Kind.NUMBER, Unit.NONE);
    }

    /** Makes a column of times: cells in µs. The header names the unit where the format has one unit for a column. */
    public static Column micros(String id, String header) {
        return new Column(id, header, Kind.NUMBER, Unit.MICROS);
    }

    /** Returns the same column with numbers of this kind. */
    public Column as(Kind other) {
        return new Column(id, words, other, unit);
    }

    /** The words with the unit: {@code PAR2 µs}. */
    public String header() {
        return words + unit.behind();
    }

    /** Returns whether its cells are numbers, and so are aligned at the right. */
    public boolean numeric() {
        return kind != Kind.TEXT;
    }
}
