package crosshatch.results;

import static crosshatch.experiment.Records.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.schema.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RunRecordTest {
    @Test
    void onlyACorrectVerdictHasEvidence() {
        Run correct = record("a", "cp", 1, 1, "unique", Verdict.CORRECT, "x").run();

        assertThrows(
                IllegalArgumentException.class,
                () -> new RunRecord(correct.toBuilder().clearEvidence().build()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new RunRecord(correct.toBuilder().setVerdict("wrong").build()));
    }

    @Test
    void verdictsAndEvidenceAreReadAsTheyAreWritten() {
        for (Verdict verdict : Verdict.values()) assertEquals(verdict, Verdict.of(verdict.word()));
        for (Evidence evidence : Evidence.values()) assertEquals(evidence, Evidence.of(evidence.word()));
        assertThrows(IllegalArgumentException.class, () -> Verdict.of("perhaps"));
        assertThrows(IllegalArgumentException.class, () -> Evidence.of("hearsay"));
    }

    @Test
    void aPuzzleIsSolvedByAClaimThatIsNotKnownToBeWrong() {
        Set<Verdict> solved = Arrays.stream(Verdict.values())
                .filter(verdict ->
                        record("a", "cp", 1, 1, "unique", verdict, "x").solved())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Verdict.class)));

        assertEquals(EnumSet.of(Verdict.CORRECT, Verdict.UNCONFIRMED), solved);
    }

    @Test
    void verdictsAndPhasesAreWordsThatTheDocumentOfTheColumnsExplains() throws IOException {
        List<String> columns = Files.readAllLines(Path.of("docs/reference/records.md"));
        Stream.of(Verdict.values()).forEach(verdict -> assertExplained("`verdict`", verdict.word(), columns));
        Stream.of(Phase.values()).forEach(phase -> assertExplained("`phase`", phase.word(), columns));
    }

    private static void assertExplained(String column, String word, List<String> lines) {
        assertTrue(
                lines.stream().anyMatch(line -> line.startsWith("| " + column) && line.contains("`" + word + "`")),
                column + " " + word);
    }
}
