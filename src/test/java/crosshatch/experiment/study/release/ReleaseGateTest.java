package crosshatch.experiment.study.release;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers and counters decide; times warn. */
class ReleaseGateTest {
    private static final Family BASE = family("choco@4.10.17");
    private static final Family HEAD = family("choco");

    @TempDir
    private Path folder = Path.of("");

    private int ledgers;

    private static Family family(String text) {
        return SolverCatalog.standard().spec(text).family();
    }

    @Test
    void isOpenWhereOnlyTimesDiffer() {
        ReleaseGate.Result result = result(0, Verdict.CORRECT, 7, 5000);

        assertTrue(result.isOpen(), result.closed().toString());
        assertTrue(
                result.warnings().get(0).contains(" takes 5.00 times as long"),
                result.warnings().toString());
        assertTrue(GateComment.of(result).startsWith("## Open: choco against choco@4.10.17, suite alldiff"));
    }

    @Test
    void isClosedByAWrongAnswer() {
        ReleaseGate.Result result = result(0, Verdict.WRONG, 7, 1000);

        assertFalse(result.isOpen());
        assertTrue(
                result.closed().get(0).contains("choco on s #1: unique, wrong"),
                result.closed().toString());
    }

    @Test
    void isClosedByASetAtFaultAndBlamesNoRelease() {
        String claim = "contradicts the set: s.csv:2 claims exactly one solution, but 2 valid ones were shown";
        ReleaseGate.Result result = new ReleaseGate(
                        BASE,
                        HEAD,
                        Suite.ALLDIFF,
                        ReleaseGate.Allowed.SLOWER,
                        spec -> true,
                        (name, solvers) -> LedgerFiles.write(
                                folder,
                                solvers.stream()
                                        .map(solver -> with(
                                                run(solver, 1, Verdict.CORRECT, 7, 1000), run -> run.setDetail(claim)))
                                        .toList()))
                .run();

        assertEquals(List.of(claim), result.closed());
    }

    @Test
    void isClosedByACounterThatChangedUnlessSomeMoreSearchIsAllowed() {
        assertFalse(result(0, Verdict.CORRECT, 8, 1000).isOpen());
        assertTrue(result(1.2, Verdict.CORRECT, 8, 1000).isOpen());
        assertFalse(result(1.1, Verdict.CORRECT, 8, 1000).isOpen());
    }

    @Test
    void theCommentNamesWhatClosedIt() {
        String comment = GateComment.of(result(0, Verdict.CORRECT, 8, 1000));

        assertTrue(comment.startsWith("## Closed: "), comment);
        assertTrue(comment.contains("- choco: counters changed on 6 of 6 puzzles"), comment);
    }

    @Test
    void twoLibrariesAreNotCompared() {
        Family other = family("cpsat");

        assertThrows(
                InputException.class,
                () -> new ReleaseGate(
                        BASE, other, Suite.ALLDIFF, ReleaseGate.Allowed.SLOWER, spec -> true, (n, s) -> folder));
    }

    @Test
    void configurationsThatOneOfTheTwoLacksAreNamed() {
        ReleaseGate.Result result = new ReleaseGate(
                        BASE,
                        HEAD,
                        Suite.SEARCH,
                        ReleaseGate.Allowed.SLOWER,
                        spec -> true,
                        (name, solvers) -> ledger(solvers, Verdict.CORRECT, 7, 1000))
                .run();

        assertEquals(List.of("choco/learn=lcg"), result.lacking());
    }

    @Test
    void slowerTimesCloseItOnlyOnRequest() {
        ReleaseGate.Allowed strict = new ReleaseGate.Allowed(0, 1.2);
        ReleaseGate.Result slower = result(Suite.ALLDIFF, strict, Verdict.CORRECT, 7, 5000);

        assertTrue(slower.closed().get(0).endsWith("expected at most 1.20 times"), slower.closed() + "");
        assertTrue(GateComment.of(slower).contains("the whole interval of `× time` is above 1.20."));
        assertTrue(result(Suite.ALLDIFF, strict, Verdict.CORRECT, 7, 1100).isOpen());
    }

    @Test
    void theCommentDescribesThePuzzlesThatRan() {
        Suite mine = Suite.named("alldiff").on(List.of("my.txt:3", "hardest10"));

        String comment = GateComment.of(result(mine, ReleaseGate.Allowed.SLOWER, Verdict.CORRECT, 7, 1000));

        assertTrue(comment.contains("The puzzles are `my.txt:3`, `hardest10`, with the configurations"), comment);
        assertFalse(comment.contains("all-different constraints"), comment);
    }

    private ReleaseGate.Result result(double moreSearch, Verdict verdict, long decisions, long nanos) {
        return result(Suite.ALLDIFF, new ReleaseGate.Allowed(moreSearch, null), verdict, decisions, nanos);
    }

    private ReleaseGate.Result result(
            Suite suite, ReleaseGate.Allowed allowed, Verdict verdict, long decisions, long nanos) {
        return new ReleaseGate(
                        BASE,
                        HEAD,
                        suite,
                        allowed,
                        spec -> true,
                        (name, solvers) -> ledger(solvers, verdict, decisions, nanos))
                .run();
    }

    private Path ledger(List<SolverSpec> solvers, Verdict verdict, long decisions, long nanos) {
        return LedgerFiles.write(
                folder.resolve("" + ledgers++),
                solvers.stream()
                        .flatMap(solver -> LongStream.rangeClosed(1, 6).mapToObj(position -> {
                            boolean head = solver.family().equals(HEAD);
                            return run(
                                    solver,
                                    position,
                                    head ? verdict : Verdict.CORRECT,
                                    head ? decisions : 7,
                                    head ? nanos : 1000);
                        }))
                        .toList());
    }

    private static RunRecord run(SolverSpec solver, long position, Verdict verdict, long decisions, long nanos) {
        return with(
                record(solver.toString(), "cp", position, 1, "unique", verdict, "a"),
                Phase.MEASURED,
                nanos,
                decisions,
                0);
    }
}
