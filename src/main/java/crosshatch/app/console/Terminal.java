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
 * The terminal of the user. The launcher passes its width in system properties, which are missing where a stream is no
 * terminal. Java cannot ask for it, and starting {@code stty} would take longer than solving a puzzle.
 *
 * @param columns of a line on standard output
 * @param errorColumns of a line on standard error; empty if that is no terminal
 * @param colours whether both streams are terminals and the user has not said {@code NO_COLOR}
 */
public record Terminal(int columns, Optional<Integer> errorColumns, boolean colours) {
    private static final String OUTPUT = "crosshatch.output.columns";
    private static final String ERROR = "crosshatch.error.columns";

    /** Columns of a file or a pipe: the widest table of the main job fits. */
    private static final int COLUMNS_OF_A_FILE = 160;

    /** Columns of running text at most: longer lines are hard to read, and a puzzle of 81 characters fits into an example. */
    private static final int COLUMNS_OF_PROSE = 110;

    private static final int FEWEST_COLUMNS = 40;

    /** The terminal as the launcher found it. */
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

    /** A file: nobody looks at it yet. */
    public static Terminal file() {
        return ofColumns(COLUMNS_OF_A_FILE, Optional.empty(), false);
    }

    private static Terminal ofColumns(int columns, Optional<Integer> errorColumns, boolean colours) {
        return new Terminal(
                Math.max(FEWEST_COLUMNS, columns), errorColumns.map(each -> Math.max(FEWEST_COLUMNS, each)), colours);
    }

    /** Columns of running text. */
    public int proseColumns() {
        return Math.min(columns, COLUMNS_OF_PROSE);
    }

    /** The format of tables on this terminal. */
    public TextFormat tables() {
        return new TextFormat(columns, colours);
    }

    /**
     * A table of texts.
     *
     * @param title stands above it; empty for none
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

    /** The same for standard error; unchanged where that is no terminal. */
    String flowedError(String paragraphs) {
        return errorColumns
                .map(width -> new TextFormat(width, false).flowed(paragraphs))
                .orElse(paragraphs);
    }

    ColorScheme colorScheme() {
        return Help.defaultColorScheme(colours ? Ansi.ON : Ansi.OFF);
    }
}
