package crosshatch.experiment;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.RunRecord;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Paradigms confirm each other's refutations, and catch each other's errors. */
class CrossCheckTest {

    @Test
    void aSecondParadigmConfirms() {
        assertEquals(
                List.of(Verdict.CORRECT, Verdict.CORRECT),
                settled(
                        record("choco", "cp", 1, 1, "unique", Verdict.UNCONFIRMED, "a"),
                        record("sat4j", "sat", 1, 1, "unique", Verdict.UNCONFIRMED, "a")));
    }

    @Test
    void theSameParadigmConfirmsNothing() {
        assertEquals(
                List.of(Verdict.UNCONFIRMED, Verdict.UNCONFIRMED),
                settled(
                        record("engine", "hand-written", 1, 1, "no-solution", Verdict.UNCONFIRMED),
                        record("norvig", "hand-written", 1, 1, "no-solution", Verdict.UNCONFIRMED)));
    }

    @Test
    void anotherPuzzleConfirmsNothing() {
        assertEquals(
                List.of(Verdict.UNCONFIRMED, Verdict.UNCONFIRMED),
                settled(
                        record("choco", "cp", 1, 1, "no-solution", Verdict.UNCONFIRMED),
                        record("sat4j", "sat", 2, 1, "no-solution", Verdict.UNCONFIRMED)));
    }

    @Test
    void aSolutionThatSomebodyShowsRefutesTheRefutation() {
        assertEquals(
                List.of(Verdict.WRONG, Verdict.CORRECT),
                settled(
                        record("sat4j", "sat", 1, 1, "no-solution", Verdict.UNCONFIRMED),
                        record("choco", "cp", 1, 1, "several", Verdict.CORRECT, "a", "b")));
    }

    @Test
    void twoUniqueSolutionsThatDifferAreBothWrong() {
        assertEquals(
                List.of(Verdict.WRONG, Verdict.WRONG),
                settled(
                        record("choco", "cp", 1, 1, "unique", Verdict.UNCONFIRMED, "a"),
                        record("sat4j", "sat", 1, 1, "unique", Verdict.UNCONFIRMED, "b")));
    }

    @Test
    void aWrongGridRefutesNothing() {
        assertEquals(
                List.of(Verdict.UNCONFIRMED, Verdict.WRONG),
                settled(
                        record("choco", "cp", 1, 1, "unique", Verdict.UNCONFIRMED, "a"),
                        record("hp71b", "hand-written", 1, 1, "solved", Verdict.WRONG, "b")));
    }

    @Test
    void theSameNumberOfSolutionsConfirmsWhicheverAreNamed() {
        assertEquals(
                List.of(Verdict.CORRECT, Verdict.CORRECT),
                settled(counted("choco", "cp", 288, "a", "b"), counted("sat4j", "sat", 288, "c", "d")));
    }

    @Test
    void fewerSolutionsThanSomebodyShowsIsWrong() {
        assertEquals(
                List.of(Verdict.WRONG, Verdict.UNCONFIRMED),
                settled(counted("choco", "cp", 287, "a", "b"), counted("sat4j", "sat", 288, "a", "b")));
    }

    @Test
    void aSearchThatStoppedAtItsLimitConfirmsNothing() {
        assertEquals(
                List.of(Verdict.UNCONFIRMED, Verdict.CORRECT),
                settled(
                        counted("choco", "cp", 2, "a", "b"),
                        record("sat4j", "sat", 1, 1, "at-least", Verdict.CORRECT, "a", "b")));
    }

    @Test
    void aKnownAnswerConfirmsNothingOnceTwoValidSolutionsAreShown() {
        assertEquals(
                List.of(Verdict.WRONG, Verdict.CORRECT),
                settled(
                        known(record("choco", "cp", 1, 1, "unique", Verdict.CORRECT, "a")),
                        record("sat4j", "sat", 1, 1, "several", Verdict.CORRECT, "a", "b")));
    }

    @Test
    void norWhereAWrongAnswerShowsAnotherValidSolution() {
        RunRecord other = with(
                record("sat4j", "sat", 1, 1, "unique", Verdict.WRONG, "b"),
                run -> run.setDetail("it leaves out the known solution; " + RunRecord.CONTRADICTS + "s claims one"));

        assertEquals(
                List.of(Verdict.WRONG, Verdict.WRONG),
                settled(known(record("choco", "cp", 1, 1, "unique", Verdict.CORRECT, "a")), other));
    }

    @Test
    void aKnownAnswerStaysTheEvidenceWhereAnotherParadigmAgrees() {
        List<RunRecord> settled = CrossCheck.confirm(List.of(
                known(record("choco", "cp", 1, 1, "unique", Verdict.CORRECT, "a")),
                known(record("sat4j", "sat", 1, 1, "unique", Verdict.CORRECT, "a"))));

        assertEquals(
                List.of(Evidence.KNOWN, Evidence.KNOWN),
                settled.stream().map(RunRecord::evidence).toList());
    }

    @Test
    void whatAnAnswerContradictsStaysInItsRecord() {
        String contradiction = RunRecord.CONTRADICTS + "s claims exactly one solution, but 3 valid ones were shown";
        RunRecord counted = with(counted("choco", "cp", 3, "a", "b"), run -> run.setDetail(contradiction));

        assertEquals(contradiction, counted.agreed().run().getDetail());
        assertEquals(
                "no proof: too large; " + contradiction,
                counted.judged(Verdict.UNCONFIRMED, "no proof: too large").run().getDetail());
    }

    private static RunRecord known(RunRecord record) {
        return with(record, run -> run.setEvidence(Evidence.KNOWN));
    }

    /** The claim that there are exactly {@code solutions}, two of them named. */
    private static RunRecord counted(String solver, String paradigm, int solutions, String... named) {
        RunRecord run = record(solver, paradigm, 1, 1, "counted", Verdict.UNCONFIRMED, named);
        return with(run, changed -> changed.setSolutions(solutions));
    }

    private static List<Verdict> settled(RunRecord... records) {
        return CrossCheck.confirm(List.of(records)).stream()
                .map(RunRecord::verdict)
                .toList();
    }
}
