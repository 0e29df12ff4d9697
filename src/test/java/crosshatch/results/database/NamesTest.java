package crosshatch.results.database;

import static crosshatch.experiment.Records.record;
import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.SomeOf;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.schema.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** Whatever the directory of an experiment is called, its rows are those of an experiment with a plain name. */
class NamesTest {
    private static final int SEED = 12;
    private static final String PIECES = "*?[]{}!=',\"%~$#;:\\ \n\tüλ😀-ab1";

    @TempDir
    private Path folder = Path.of("");

    static Stream<String> names() {
        return Stream.concat(
                Stream.of(
                        "solver=FAKE",
                        "seed=2",
                        "question=unique",
                        "verdict=wrong/position=7",
                        "total_ns=1",
                        "run*",
                        "run?",
                        "[r]un",
                        "[",
                        "[!a]",
                        "**",
                        "it's",
                        "a\"b",
                        "a b",
                        "ünï",
                        "two\nlines",
                        "{a,b}",
                        "~",
                        "s3:",
                        "-x",
                        "%20"),
                random());
    }

    private static Stream<String> random() {
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(SEED);
        int[] pieces = PIECES.codePoints().toArray();
        return IntStream.range(0, 3).mapToObj(name -> IntStream.range(0, 6)
                .map(piece -> pieces[random.nextInt(pieces.length)])
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString());
    }

    @ParameterizedTest(name = "{index}: {0}")
    @SomeOf(value = "names", stride = 6)
    void aNameIsOnlyAName(String name) {
        List<RunRecord> records = List.of(
                record("one", "cp", 1, 1, "unique", Verdict.CORRECT, "x"),
                record("two", "sat", 2, 1, "unique", Verdict.CORRECT, "y"));
        Path plain = LedgerFiles.write(directory("runAB"), records);
        Path named = LedgerFiles.write(directory(name), records);

        assertEquals(rows(plain), rows(named));
        finish(plain);
        finish(named);
        assertEquals(rows(plain), rows(named));
        assertEquals(
                RunDatabase.checksums(plain.resolve(ResultsStore.PARQUET)),
                RunDatabase.checksums(named.resolve(ResultsStore.PARQUET)));
    }

    private Path directory(String name) {
        return folder.resolve(name);
    }

    private static void finish(Path directory) {
        try (ResultsStore store = ResultsStore.resume(directory)) {
            store.finish(new ParquetArchive());
        }
        assertEquals(false, Files.exists(directory.resolve(ResultsStore.LEDGER)));
    }

    private static List<String> rows(Path directory) {
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return runs.list("SELECT run::VARCHAR FROM runs AS run", row -> row.getString(1));
        }
    }
}
