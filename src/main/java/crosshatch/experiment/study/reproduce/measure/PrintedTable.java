package crosshatch.experiment.study.reproduce.measure;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;

/** A table of what an article prints, kept beside the data files of its figures. */
final class PrintedTable {
    private PrintedTable() {}

    /** @param name of a file in the resources of {@code crosshatch.experiment.study.reproduce}, first line the columns */
    static List<NamedCsvRecord> rows(String name) {
        String path = "/crosshatch/experiment/study/reproduce/" + name;
        InputStream file = Objects.requireNonNull(PrintedTable.class.getResourceAsStream(path), path);
        try (CsvReader<NamedCsvRecord> table = CsvReader.builder().ofNamedCsvRecord(file)) {
            return table.stream().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(path, broken);
        }
    }
}
