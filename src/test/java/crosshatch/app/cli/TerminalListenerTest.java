package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.RunRecord;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.Verdict;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TerminalListenerTest {
    private static List<RunRecord> runs(Verdict... verdicts) {
        return Stream.of(verdicts)
                .map(verdict -> new RunRecord(Run.newBuilder()
                        .setVerdict(verdict)
                        .setEvidence(verdict == Verdict.CORRECT ? Evidence.CHECKED : Evidence.NONE)
                        .build()))
                .toList();
    }

    @Test
    void saysHowManyOfThePuzzlesAskedAreSolved() {
        assertEquals(
                "choco                    2 of 2 solved",
                TerminalListener.firstAnswers("choco", runs(Verdict.CORRECT, Verdict.CORRECT)));
    }

    @Test
    void saysWhatBecameOfTheOthers() {
        assertEquals(
                "hp71b                    1 of 5 solved, 1 WRONG, 1 unconfirmed, 1 undecided, 1 crashed",
                TerminalListener.firstAnswers(
                        "hp71b",
                        runs(Verdict.CORRECT, Verdict.WRONG, Verdict.UNCONFIRMED, Verdict.UNDECIDED, Verdict.CRASHED)));
    }
}
