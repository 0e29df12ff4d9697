package crosshatch.prose;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A sentence that is right although it is against a rule.
 *
 * @param words a part of the sentence, as a reader sees it
 * @param reason why it is right
 */
record RightAnyway(String file, String rule, String words, String reason) {
    static List<RightAnyway> read(Path file) throws IOException {
        try (CsvReader<NamedCsvRecord> rows =
                CsvReader.builder().fieldSeparator('\t').ofNamedCsvRecord(file)) {
            return rows.stream()
                    .map(row -> new RightAnyway(
                            row.getField("file"), row.getField("rule"), row.getField("words"), row.getField("reason")))
                    .toList();
        }
    }

    boolean covers(Hit hit) {
        return hit.rule().equals(rule)
                && hit.sentence().passage().file().equals(file)
                && hit.sentence().shown().contains(words);
    }
}
