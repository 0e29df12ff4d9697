package crosshatch.report.table;

/**
 * One column of a table.
 *
 * @param id in CSV files and macros: {@code par2_us}
 * @param header for people: {@code PAR2 µs}
 * @param numeric whether its cells are numbers, and so are aligned on the right
 */
public record Column(String id, String header, boolean numeric) {
    /** Of words, aligned at the left. */
    public static Column text(String id, String header) {
        return new Column(id, header, false);
    }

    /** Of numbers, aligned at the right. */
    public static Column number(String id, String header) {
        return new Column(id, header, true);
    }
}
