package crosshatch.results.report.page;

import static crosshatch.results.report.page.MadePages.solved;
import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.experiment.Records;
import crosshatch.results.RunRecord;
import crosshatch.results.report.Summary;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sentences, word by word: the numbers in them are those of the records. */
class PageFindingsTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void solversThatSolvedAllAreComparedByMedianTime() {
        List<PageFindings.About> findings = findings(
                solved("fast", 1, 1_000, 0),
                solved("fast", 2, 3_000, 0),
                solved("slow", 1, 20_000, 4),
                solved("slow", 2, 40_000, 0),
                solved("slower", 1, 2_000_000, 4),
                solved("slower", 2, 4_000_000, 4));

        assertEquals(
                List.of(new PageFindings.About(
                        "s, question unique, 2 puzzles",
                        List.of(
                                "All 3 solvers solved every puzzle.",
                                "Smallest median time among solvers that solved every puzzle: fast 2.00 µs, then slow 30.0 µs; slowest slower"
                                        + " 3.00 ms.",
                                "Most puzzles solved only by propagation, without a decision: 100.0 % by fast."))),
                findings);
    }

    @Test
    void whoFellShortIsNamedWithTheReasons() {
        RunRecord wrong = Records.record("bad", "sat", 1, 1, "unique", Verdict.WRONG, "a");
        RunRecord stopped = Records.with(
                Records.record("bad", "sat", 2, 1, "out-of-time", Verdict.UNDECIDED),
                Phase.MEASURED,
                1_000_000_000,
                5,
                5);

        List<PageFindings.About> findings =
                findings(solved("good", 1, 1_000, 1), solved("good", 2, 1_000, 1), wrong, stopped);

        assertEquals(
                "1 of 2 solvers solved every puzzle; bad 0 (1 wrong, 1 timeout).",
                findings.get(0).sentences().get(0));
    }

    @Test
    void theAnswerOfOneSetIsTheSentenceOfTheTerminal() {
        assertEquals("one solved 1 of 1 puzzle of s.", answer(solved("one", 1, 9_000, 1)));
        assertEquals("No solver solved a puzzle of s.", answer(broken("a"), broken("b")));
    }

    @Test
    void theAnswerOfSeveralSetsNamesTheFirstSolverOfEachSet() {
        assertEquals(
                "First: a (not decided against b) on s; no solver on t.",
                answer(solved("a", 1, 9_000, 1), solved("b", 1, 9_000, 1), Records.with(broken("b"), run -> run.setSet(
                                "t")
                        .setPuzzleId("t"))));
    }

    private static RunRecord broken(String solver) {
        return Records.record(solver, "sat", 1, 1, "failed", Verdict.CRASHED);
    }

    @Test
    void equalMediansAreNotRanked() {
        assertEquals(
                "All solvers that solved every puzzle have the same median time, 9.00 µs.",
                findings(solved("a", 1, 9_000, 1), solved("b", 1, 9_000, 1))
                        .get(0)
                        .sentences()
                        .get(1));
    }

    private int asked;

    private String answer(RunRecord... records) {
        Path another = folder.resolve("" + ++asked);
        return MadePages.ask(another, List.of(records), PageFindings::answer);
    }

    @Test
    void repetitionsThatCountDifferentlyAreNamed() {
        RunRecord again = Records.with(
                Records.record("x", "sat", 1, 2, "unique", Verdict.CORRECT, "a"), Phase.MEASURED, 1_000, 9, 9);

        List<PageFindings.About> findings = findings(solved("x", 1, 1_000, 1), again);

        assertEquals(
                List.of("The solver solved every puzzle.", "Counts that differ between repetitions: x (1 puzzle)."),
                findings.get(0).sentences());
    }

    private List<PageFindings.About> findings(RunRecord... records) {
        return MadePages.ask(folder, List.of(records), lines -> PageFindings.of(Summary.of(lines)));
    }
}
