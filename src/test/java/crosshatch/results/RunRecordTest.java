package crosshatch.results;

import static crosshatch.experiment.Records.record;
import static crosshatch.results.Words.constant;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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
                () -> new RunRecord(
                        correct.toBuilder().setVerdict(Verdict.WRONG).build()));
    }

    @Test
    void verdictsAndEvidenceAreReadAsTheyAreWritten() {
        for (Verdict verdict : verdicts()) assertEquals(verdict, constant(Verdict.class, Words.of(verdict)));
        for (Evidence evidence : Evidence.values())
            assertEquals(evidence, constant(Evidence.class, Words.of(evidence)));
        assertThrows(IllegalArgumentException.class, () -> constant(Verdict.class, "perhaps"));
    }

    private static Set<Verdict> verdicts() {
        return EnumSet.complementOf(EnumSet.of(Verdict.UNRECOGNIZED));
    }

    @Test
    void aPuzzleIsSolvedByAClaimThatIsNotKnownToBeWrong() {
        Set<Verdict> solved = verdicts().stream()
                .filter(verdict ->
                        record("a", "cp", 1, 1, "unique", verdict, "x").solved())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Verdict.class)));

        assertEquals(EnumSet.of(Verdict.CORRECT, Verdict.UNCONFIRMED), solved);
    }

    @Test
    void theDocumentOfTheColumnsExplainsTheWordsOfEachEnumeration() throws IOException {
        List<String> columns = Files.readAllLines(Path.of("docs/reference/records.md"));
        for (RunColumn column : RunColumn.ALL) {
            for (String word : column.words()) assertExplained(column.name(), word, columns);
        }
    }

    private static void assertExplained(String column, String word, List<String> lines) {
        assertTrue(
                word.isEmpty()
                        || lines.stream()
                                .anyMatch(line ->
                                        line.startsWith("| `" + column + "`") && line.contains("`" + word + "`")),
                column + " " + word);
    }
}
