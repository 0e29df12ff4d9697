package crosshatch.results;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The checksum manifest of the records of a finished experiment, next to them in {@value #FILE}. It reveals later changes by
 * hand or by a damaged disk.
 *
 * @param file the name of the file of records, in the same directory
 * @param bytes the size of this file
 * @param sha256 the SHA-256 of this file, in lower-case hexadecimal digits
 * @param rows the number of rows in this file
 * @param schema the version of the columns in this file, see {@link RunColumn#SCHEMA_VERSION}
 */
public record Checksums(String file, long bytes, String sha256, long rows, int schema) {
    public static final String FILE = "seal.json";

    private static final JsonMapper JSON = JsonReading.strict()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    /**
     * Makes the checksum manifest of records that have just been written.
     *
     * @param archive the file {@code runs.parquet}, possibly under a temporary name
     */
    public static Checksums of(Path archive, long rows, int schema) {
        Fingerprint fingerprint = Fingerprint.of(archive);
        return new Checksums(ResultsStore.PARQUET, fingerprint.bytes(), fingerprint.sha256(), rows, schema);
    }

    /**
     * Reads the checksum manifest of a directory; empty if the directory has none, like early results.
     *
     * @throws crosshatch.base.ExplainedException if the manifest cannot be read
     */
    public static Optional<Checksums> in(Path directory) {
        Path file = directory.resolve(FILE);
        if (!Files.exists(file)) return Optional.empty();
        try {
            Checksums seal = JSON.readValue(JsonReading.text(file), Checksums.class);
            if (seal == null || !seal.file.equals(ResultsStore.PARQUET)) {
                throw new InputException(file + ": expected the checksum manifest of " + ResultsStore.PARQUET);
            }
            return Optional.of(seal);
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        } catch (JacksonException unreadable) {
            throw new InputException(
                    file + ": cannot be read as a checksum manifest: " + JsonFaults.what(unreadable), unreadable);
        }
    }

    /**
     * Writes the checksum manifest into a directory.
     *
     * @throws crosshatch.base.ExplainedException if the manifest cannot be written
     */
    public void write(Path directory) {
        ResultsStore.writeText(directory, FILE, ResultsStore.json(this));
    }

    /**
     * Returns a text for people about each difference between this manifest and {@code found}, the manifest computed from the
     * files.
     */
    public List<String> differences(Checksums found) {
        List<String> differences = new ArrayList<>();
        if (found.bytes != bytes) differences.add(found.bytes + " bytes, expected " + bytes);
        if (!found.sha256.equals(sha256)) differences.add("SHA-256 " + found.sha256 + ", expected " + sha256);
        if (found.rows != rows) differences.add(found.rows + " rows, expected " + rows);
        if (found.schema != schema) differences.add("schema " + found.schema + ", expected " + schema);
        return differences;
    }
}
