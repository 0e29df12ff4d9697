package crosshatch.results;

import static crosshatch.experiment.Records.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    void solvingIsWhatEncodingLeavesOfTheTotal() {
        assertEquals(700, new RunRecord.Times(300, 1000, -1, -1, -1).solveNanos());
        assertEquals(1000, new RunRecord.Times(0, 1000, -1, -1, -1).solveNanos());
    }

    @Test
    void withoutTheTimeOfEncodingThatOfSolvingIsUnknown() {
        assertEquals(-1, new RunRecord.Times(-1, 1000, -1, -1, -1).solveNanos());
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
        List<String> columns = Files.readAllLines(Path.of("results/README.md"));
        Stream.of(Verdict.values()).forEach(verdict -> assertExplained("`verdict`", verdict.word(), columns));
        Stream.of(Phase.values()).forEach(phase -> assertExplained("`phase`", phase.word(), columns));
    }

    private static void assertExplained(String column, String word, List<String> lines) {
        assertTrue(
                lines.stream().anyMatch(line -> line.startsWith("| " + column) && line.contains("`" + word + "`")),
                column + " " + word);
    }
}
