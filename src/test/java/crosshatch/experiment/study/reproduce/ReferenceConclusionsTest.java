package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the committed conclusions say is what the committed records say, and what the text of the results says. */
class ReferenceConclusionsTest {
    private static final Path RESULTS = Sets.home().resolve("results");

    static List<Figure> conclusions() {
        return Paper.read(RESULTS.resolve("conclusions.json")).figures();
    }

    @ParameterizedTest
    @MethodSource("conclusions")
    void holdsInItsRecords(Figure conclusion) {
        assertEquals(
                List.of(Optional.of(Figure.TRUE)),
                FigureValues.of(
                        List.of(conclusion),
                        experiment -> Optional.of(RESULTS.resolve("reference").resolve(experiment))),
                conclusion.what());
    }

    @ParameterizedTest
    @MethodSource("conclusions")
    void isNamedInTheText(Figure conclusion) throws IOException {
        String text = Files.readString(RESULTS.resolve("README.md"));

        assertTrue(text.contains("`" + conclusion.id() + "`"), conclusion.id());
    }
}
