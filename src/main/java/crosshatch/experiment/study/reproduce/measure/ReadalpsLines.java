package crosshatch.experiment.study.reproduce.measure;

import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The lines that SudokuSolver 2.4 printed for quiz 2 in mode 0, both runs, in the program's wording. They are kept as a
 * table, one event a row; all numbers from 1, what does not apply is blank:
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
final class ReadalpsLines {
    static final String TABLE = "readalps-quiz2-mode0.csv";

    private ReadalpsLines() {}

    /** All lines, in order. */
    static List<String> published() {
        return PrintedTable.rows(TABLE).stream().map(ReadalpsLines::line).toList();
    }

    private static String line(NamedCsvRecord row) {
        String event = row.getField("event");
        return switch (event) {
            case "complete", "incomplete" -> step(row) + unit(row) + " " + event + " shrunken by group";
            case "wrong" -> step(row) + unit(row) + " shrink by group went WRONG";
            case "removed" -> row.getField("way") + "GW: " + row.getField("digit") + " shrunken out of " + cell(row);
            case "way-wrong" -> row.getField("way") + "GW: shrink went wrong";
            case "locked" -> "CelSet: " + cells(row) + " ValSet: " + row.getField("digits");
            case "guess" -> guess(row, "Guess");
            case "forward" -> guess(row, "Forward guess");
            case "upward" -> guess(row, "Upward guess");
            case "clash" -> step(row) + "shrinking " + row.getField("digit") + " from " + clashing(row) + " went wrong";
            case "done" -> "Done [steps:" + row.getField("step") + ", solution sum:" + row.getField("solutions") + "].";
            case "no-more" -> step(row) + "No more solution (solution sum is " + row.getField("solutions") + ").";
            default -> throw new IllegalArgumentException(TABLE + ": event " + event);
        };
    }

    private static String step(NamedCsvRecord row) {
        return row.getField("step") + ") ";
    }

    private static String unit(NamedCsvRecord row) {
        return row.getField("unit") + " " + row.getField("number");
    }

    private static String cell(NamedCsvRecord row) {
        return "[" + row.getField("row") + "," + row.getField("column") + "]";
    }

    private static String cells(NamedCsvRecord row) {
        return Stream.of(row.getField("cells").split(" ", -1))
                .map(cell -> "[" + cell.replace(':', ',') + "]")
                .collect(Collectors.joining(" "));
    }

    private static String clashing(NamedCsvRecord row) {
        return row.getField("unit").equals("blk")
                ? "blk[" + row.getField("number") + "," + row.getField("place") + "]"
                : cell(row);
    }

    private static String guess(NamedCsvRecord row, String words) {
        return step(row) + words + " " + cell(row) + " level " + row.getField("level") + " at " + row.getField("place")
                + " out of " + row.getField("alternatives");
    }
}
