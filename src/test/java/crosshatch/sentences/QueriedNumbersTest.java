package crosshatch.sentences;

import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import crosshatch.results.database.Reading;
import crosshatch.results.database.RunDatabase;
import crosshatch.solvers.catalog.SolverCatalog;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** {@code results/numbers.csv} holds what its queries answer: numbers that sentences need and no other table has. */
class QueriedNumbersTest {

    @TestFactory
    Stream<DynamicTest> everyNumberIsWhatItsQueryAnswers() throws IOException {
        Path file = Sets.home().resolve("results/numbers.csv");
        try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(file)) {
            return rows.stream().toList().stream()
                    .map(row -> DynamicTest.dynamicTest(row.getField("what"), () -> answersAsWritten(row)));
        }
    }

    private static void answersAsWritten(NamedCsvRecord row) {
        List<Path> directories = Stream.of(row.getField("experiments").split(" ", -1))
                .map(Sets.home()::resolve)
                .toList();
        Quantity written = Quantity.in(row.getField("number")).get(0);
        try (RunDatabase runs = RunDatabase.open(directories, Reading.strict(SolverCatalog.standard()::earlier))) {
            BigDecimal answer = runs.list(row.getField("sql"), rows -> new BigDecimal(rows.getString(1)))
                    .get(0);

            assertTrue(
                    written.agreesWith(new Quantity("", answer, ""), Set.of()), row.getField("what") + ": " + answer);
        }
    }
}
