package crosshatch.solvers.published.readalps;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The 203 events that the source prints for quiz 2 in mode 0, both runs, in order. A table, one event a row; all numbers
 * from 1, what does not apply is blank:
 *
 * <ul>
 *   <li>{@code step}: the number printed with the line; lines of 1GW, 2GW and 3GW have none
 *   <li>{@code event}: complete, incomplete, wrong (a unit was filtered); removed, locked, way-wrong (inside 1GW to 3GW);
 *       guess, forward, upward; clash; done; no-more
 *   <li>{@code unit}, {@code number}: row, col or blk and its number; for a clash in a block {@code place} is the cell's
 *       place in it
 *   <li>{@code way}: 1, 2 or 3
 *   <li>{@code digit}, {@code row}, {@code column}: the digit and the cell concerned
 *   <li>{@code level}, {@code place}, {@code alternatives}: of a guess
 *   <li>{@code cells}, {@code digits}: of locked, parted by blanks; a cell is row:column
 *   <li>{@code solutions}: found so far
 * </ul>
 */
final class PublishedTrace {
    private static final String FILE = "quiz2-mode0.csv";

    private PublishedTrace() {}

    /** Each event as its columns that are not blank. */
    static List<SortedMap<String, String>> events() {
        InputStream file = Objects.requireNonNull(PublishedTrace.class.getResourceAsStream(FILE), FILE);
        try (CsvReader<NamedCsvRecord> table = CsvReader.builder().ofNamedCsvRecord(file)) {
            return table.stream().map(PublishedTrace::event).toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The same as the lines that the program printed. */
    static List<String> lines() {
        return events().stream().map(PublishedTrace::line).toList();
    }

    private static String line(Map<String, String> event) {
        String step = event.get("step") + ") ";
        String unit = event.get("unit") + " " + event.get("number");
        String cell = "[" + event.get("row") + "," + event.get("column") + "]";
        String guess = " " + cell + " level " + event.get("level") + " at " + event.get("place") + " out of "
                + event.get("alternatives");
        String kind = Objects.requireNonNull(event.get("event"));
        return switch (kind) {
            case "complete", "incomplete" -> step + unit + " " + kind + " shrunken by group";
            case "wrong" -> step + unit + " shrink by group went WRONG";
            case "removed" -> event.get("way") + "GW: " + event.get("digit") + " shrunken out of " + cell;
            case "way-wrong" -> event.get("way") + "GW: shrink went wrong";
            case "locked" -> "CelSet: " + cells(event) + " ValSet: " + event.get("digits");
            case "guess" -> step + "Guess" + guess;
            case "forward" -> step + "Forward guess" + guess;
            case "upward" -> step + "Upward guess" + guess;
            case "clash" ->
                step + "shrinking " + event.get("digit") + " from "
                        + (event.containsKey("unit")
                                ? "blk[" + event.get("number") + "," + event.get("place") + "]"
                                : cell)
                        + " went wrong";
            case "done" -> "Done [steps:" + event.get("step") + ", solution sum:" + event.get("solutions") + "].";
            case "no-more" -> step + "No more solution (solution sum is " + event.get("solutions") + ").";
            default -> throw new AssertionError(kind);
        };
    }

    /** {@code 4:3 6:1} as {@code [4,3] [6,1]}. */
    private static String cells(Map<String, String> event) {
        String cells = Objects.requireNonNull(event.get("cells"));
        return "[" + cells.replace(":", ",").replace(" ", "] [") + "]";
    }

    private static SortedMap<String, String> event(NamedCsvRecord row) {
        SortedMap<String, String> event = new TreeMap<>(row.getFieldsAsMap());
        event.values().removeIf(String::isEmpty);
        return event;
    }

    /** The events up to the first solution, that line included. */
    static List<SortedMap<String, String>> firstRun() {
        List<SortedMap<String, String>> events = events();
        for (int i = 0; i < events.size(); i++) {
            if (is(events.get(i), "done")) return events.subList(0, i + 1);
        }
        throw new AssertionError("no solution in " + FILE);
    }

    /** Whether {@code event} is of one of these kinds. */
    static boolean is(Map<String, String> event, String... kinds) {
        return List.of(kinds).contains(event.get("event"));
    }

    static int number(Map<String, String> event, String column) {
        return Integer.parseInt(Objects.requireNonNull(event.get(column), column));
    }
}
