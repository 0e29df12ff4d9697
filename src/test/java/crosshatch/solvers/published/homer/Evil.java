package crosshatch.solvers.published.homer;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/**
 * The puzzle of the overview, websudoku's "Evil Puzzle 8,700,119,084", and its candidates at each stage: a table with a row
 * of the grid a line, named by the unsolved nodes of the stage. All stages are printed in the source but the first, 123,
 * which a separate program computed; the later ones follow from it.
 */
final class Evil {
    private static final String FILE = "candidates.csv";

    private Evil() {}

    static final Puzzle PUZZLE =
            Puzzle.parse("8....4.7..2...7.61...62....4....3...6.7...2.9...5....4....18...98.3...5..3.7....6");

    static final Grid SOLUTION = Puzzle.parse(
                    "869134572325987461741625398498273615657841239213596784576418923984362157132759846")
            .givens();

    /** @return 81 texts such as {@code 169}, row by row */
    static List<String> candidates(int unsolvedNodes) {
        InputStream file = Objects.requireNonNull(Evil.class.getResourceAsStream(FILE), FILE);
        try (CsvReader<NamedCsvRecord> table = CsvReader.builder().ofNamedCsvRecord(file)) {
            return table.stream()
                    .filter(row -> row.getField("unsolved_nodes").equals("" + unsolvedNodes))
                    .flatMap(row -> row.getFields().subList(2, 11).stream())
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
