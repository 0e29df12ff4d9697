package crosshatch.experiment.study.replicate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the committed conclusions say is what the committed records say, and what the text of the results says. */
class ReferenceConclusionsTest {
    private static final Path RESULTS = Sets.home().resolve("results");

    static List<Conclusion> conclusions() {
        return Conclusions.read(RESULTS.resolve("conclusions.json"));
    }

    @ParameterizedTest
    @MethodSource("conclusions")
    void holdsInItsRecords(Conclusion conclusion) {
        Path records = RESULTS.resolve("reference").resolve(conclusion.experiment());
        try (RunDatabase runs = RunDatabase.open(List.of(records))) {
            assertEquals(Conclusion.Standing.HOLDS, conclusion.in(runs), conclusion.says());
        }
    }

    @ParameterizedTest
    @MethodSource("conclusions")
    void isNamedInTheText(Conclusion conclusion) throws IOException {
        String text = Files.readString(RESULTS.resolve("README.md"));

        assertTrue(text.contains("`" + conclusion.id() + "`"), conclusion.id());
    }
}
