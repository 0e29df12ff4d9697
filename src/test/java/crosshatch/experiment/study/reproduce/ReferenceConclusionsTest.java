package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the committed conclusions say is what the committed records say, and what the text of the results says. */
@Tag("long")
class ReferenceConclusionsTest {
    private static final Path RESULTS = Sets.home().resolve("results");

    static List<PublishedFigure> conclusions() {
        return Conclusions.read(RESULTS.resolve("conclusions.json"));
    }

    @ParameterizedTest
    @MethodSource("conclusions")
    void holdsInItsRecords(PublishedFigure conclusion) {
        Path records = RESULTS.resolve("reference").resolve(Conclusions.experiment(conclusion));
        try (RunDatabase runs = RunDatabase.open(List.of(records))) {
            Laboratory laboratory = Fakes.laboratory().withRecords(experiment -> Optional.of(runs));

            assertEquals(
                    List.of(Conclusions.HOLDS),
                    conclusion.measure().take(laboratory).values(),
                    conclusion.what());
        }
    }

    @ParameterizedTest
    @MethodSource("conclusions")
    void isNamedInTheText(PublishedFigure conclusion) throws IOException {
        String text = Files.readString(RESULTS.resolve("README.md"));

        assertTrue(text.contains("`" + conclusion.id() + "`"), conclusion.id());
    }
}
