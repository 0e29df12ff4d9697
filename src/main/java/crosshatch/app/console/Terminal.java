package crosshatch.app.console;

import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.results.report.table.TextFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;

/**
 * The terminal of the user. The launcher passes its width in system properties, which are missing if a stream is no terminal. Java
 * cannot find the width, and starting {@code stty} would take longer than solving a puzzle.
 *
 * @param columns the columns of a line on standard output
 * @param errorColumns the columns of a line on standard error; empty if that is no terminal
 * @param colours whether both streams are terminals and {@code NO_COLOR} is not set
 */
public record Terminal(int columns, Optional<Integer> errorColumns, boolean colours) {
    private static final String OUTPUT = "crosshatch.output.columns";
    private static final String ERROR = "crosshatch.error.columns";

    /** The columns of a file or a pipe, enough for the widest table of {@code compare}. */
    private static final int COLUMNS_OF_A_FILE = 160;

    /** The most columns of running text: longer lines are hard to read, and an example with a puzzle of 81 characters fits. */
    private static final int COLUMNS_OF_PROSE = 110;

    private static final int FEWEST_COLUMNS = 40;

    /** Returns the terminal that the launcher found. */
    public static Terminal here() {
        Optional<Integer> output = Optional.ofNullable(Integer.getInteger(OUTPUT));
        Optional<Integer> error = Optional.ofNullable(Integer.getInteger(ERROR));
        String refused = System.getenv("NO_COLOR");
        boolean colours = output.isPresent()
                && error.isPresent()
                && (refused == null || refused.isEmpty())
                && !"dumb".equals(System.getenv("TERM"));
        return ofColumns(output.orElse(COLUMNS_OF_A_FILE), error, colours);
    }

    /** Returns a terminal for output to a file. */
    public static Terminal file() {
        return ofColumns(COLUMNS_OF_A_FILE, Optional.empty(), false);
    }

    private static Terminal ofColumns(int columns, Optional<Integer> errorColumns, boolean colours) {
        return new Terminal(
                Math.max(FEWEST_COLUMNS, columns), errorColumns.map(each -> Math.max(FEWEST_COLUMNS, each)), colours);
    }

    /** Returns the columns of running text. */
    public int proseColumns() {
        return Math.min(columns, COLUMNS_OF_PROSE);
    }

    /** Returns the format of tables on this terminal. */
    public TextFormat tables() {
        return new TextFormat(columns, colours);
    }

    /**
     * Returns a table of texts.
     *
     * @param title the title above it; may be empty
     */
    public String texts(String title, List<String> headers, Stream<List<String>> rows) {
        List<Column> columns =
                headers.stream().map(header -> Column.text(header, header)).toList();
        List<List<Cell>> cells =
                rows.map(row -> row.stream().map(Cell::text).toList()).toList();
        return tables().of(new Table("texts", title, columns, cells, List.of()));
    }

    /** Breaks paragraphs, one per line, into lines that fit. */
    public String flowed(String paragraphs) {
        return tables().flowed(paragraphs);
    }

    /** Breaks paragraphs for standard error; they are unchanged if that is no terminal. */
    String flowedError(String paragraphs) {
        return errorColumns
                .map(width -> new TextFormat(width, false).flowed(paragraphs))
                .orElse(paragraphs);
    }

    ColorScheme colorScheme() {
        return Help.defaultColorScheme(colours ? Ansi.ON : Ansi.OFF);
    }
}
