package crosshatch.results;

import crosshatch.puzzle.InputException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The directory of one experiment: {@code plan.json}, {@code environment.json}, {@code runs.csv} (raw, append-only) and what
 * is made from them. Begin with {@link #create}; a directory that holds runs is never written over.
 */
public final class ResultsStore implements AutoCloseable {
    private static final String RUNS = "runs.csv";

    private final Path directory;
    private final FileChannel runs;
    private final Recorded recorded = new Recorded();

    private ResultsStore(Path directory) throws IOException {
        this.directory = directory;
        runs = FileChannel.open(directory.resolve(RUNS), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        write(List.of(RunColumns.header()));
    }

    /**
     * @param directory made if it does not exist
     * @throws InputException if it holds runs already, or cannot be written
     */
    public static ResultsStore create(Path directory) {
        if (Files.exists(directory.resolve(RUNS))) {
            throw new InputException(directory + " holds the runs of an experiment, which are never written over."
                    + " Choose another directory with --out");
        }
        try {
            Files.createDirectories(directory);
            return new ResultsStore(directory);
        } catch (IOException failed) {
            throw new InputException(
                    "cannot write to " + directory + ": " + failed + ". Choose another with --out", failed);
        }
    }

    /** What was recorded before this store was opened; nothing, if the experiment is new. */
    public Recorded recorded() {
        return recorded;
    }

    /** Appends records and hands them to the operating system, all at once, before it returns. */
    public void append(List<RunRecord> records) {
        try {
            write(records.stream().map(RunColumns::write).toList());
        } catch (IOException failed) {
            throw new UncheckedIOException(
                    "cannot append to " + directory.resolve(RUNS) + ": " + failed.getMessage(), failed);
        }
    }

    /** All rows in one piece: a program that is interrupted between two pieces would leave half a row behind. */
    private void write(List<List<String>> rows) throws IOException {
        StringWriter text = new StringWriter();
        CsvWriter csv = CsvWriter.builder().bufferSize(0).build(text); // a StringWriter needs no second buffer
        rows.forEach(csv::writeRecord);
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text.toString());
        while (bytes.hasRemaining()) runs.write(bytes);
    }

    /** Writes {@code value} as JSON beside the runs. */
    public void writeJson(String name, Object value) {
        JsonMapper json =
                JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        writeText(name, json.writeValueAsString(value) + "\n");
    }

    public void writeText(String name, String text) {
        try {
            Files.writeString(directory.resolve(name), text);
        } catch (IOException failed) {
            throw new UncheckedIOException(
                    "cannot write " + directory.resolve(name) + ": " + failed.getMessage(), failed);
        }
    }

    @Override
    public void close() {
        try {
            runs.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(
                    "cannot close " + directory.resolve(RUNS) + ": " + failed.getMessage(), failed);
        }
    }

    /**
     * Streams the records of an experiment; close the stream.
     *
     * @throws InputException if there are none, or a line is no record
     */
    public static Stream<RunRecord> read(Path directory) {
        Path path = directory.resolve(RUNS);
        try {
            CsvReader<NamedCsvRecord> reader = CsvReader.builder().ofNamedCsvRecord(path);
            return reader.stream().map(row -> RunColumns.read(row, path.toString()));
        } catch (IOException failed) {
            throw new InputException(
                    "cannot read " + path + ": " + failed + ". Give a directory made by compare", failed);
        }
    }
}
