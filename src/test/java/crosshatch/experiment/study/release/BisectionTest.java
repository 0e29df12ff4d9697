package crosshatch.experiment.study.release;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Library;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A change that is planted in one release is found there, whatever it changes. */
class BisectionTest {
    private static final SolverSpec CPSAT = SolverCatalog.standard().spec("cpsat");
    private static final int PUZZLES = 6;

    @TempDir
    private Path folder = Path.of("");

    private final List<String> asked = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(strings = {"9.1", "9.6", "9.10", "9.15"})
    void findsTheReleaseInWhichACounterChanged(String planted) {
        Bisection.Found found = bisection(Change.CONFLICTS, planted).between("9.0", "9.15");

        assertEquals("cpsat@" + planted, found.first().toString());
        assertEquals(PUZZLES, found.differences().size());
        assertTrue(
                found.differences().get(0).startsWith("s #1: decisions=7 "),
                found.differences().toString());
    }

    @Test
    void theEvidenceIsTheLastReleaseWithoutTheChangeBesideTheFirstWithIt() {
        Bisection.Found found = bisection(Change.CONFLICTS, "9.6").between("9.0", "9.15");

        assertEquals("cpsat@9.5", found.last().toString());
        assertEquals("9.5-9.6", asked.get(asked.size() - 1));
    }

    @Test
    void findsTheReleaseInWhichAnAnswerBecameWrong() {
        assertEquals(
                "cpsat@9.9",
                bisection(Change.VERDICT, "9.9").between("9.4", "9.15").first().toString());
    }

    @Test
    void findsTheReleaseThatTakesThreeTimesAsLong() {
        assertEquals(
                "cpsat@9.7",
                bisection(Change.PAR2, "9.7").between("9.0", "9.15").first().toString());
    }

    @Test
    void saysThatNothingChanged() {
        Bisection bisection = bisection(Change.CONFLICTS, "9.2");

        assertThrows(InputException.class, () -> bisection.between("9.3", "9.15"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"9.15", "8.2", "nonsense"})
    void aRangeThatIsNoneIsRefused(String from) {
        Bisection bisection = bisection(Change.CONFLICTS, "9.6");

        assertThrows(InputException.class, () -> bisection.between(from, "9.15"));
    }

    @Test
    void halvesTheRange() {
        List<Integer> range = IntStream.range(0, 1000).boxed().toList();
        List<Integer> tested = new ArrayList<>();

        int first = Bisection.firstChanged(range, each -> {
            tested.add(each);
            return each >= 617;
        });

        assertEquals(617, first);
        assertTrue(tested.size() <= 10, tested.toString());
    }

    private Bisection bisection(Change change, String planted) {
        return new Bisection(CPSAT, change, Limits.ofNanos(1_000_000_000L), (name, solvers) -> {
            asked.add(name);
            Path place = folder.resolve(name);
            if (!place.toFile().exists()) {
                LedgerFiles.write(
                        place,
                        solvers.stream()
                                .flatMap(solver -> LongStream.rangeClosed(1, PUZZLES)
                                        .mapToObj(position -> run(solver, position, change, planted)))
                                .toList());
            }
            return place;
        });
    }

    private static RunRecord run(SolverSpec solver, long position, Change change, String planted) {
        boolean changed = !Library.isBefore(solver.toString().substring("cpsat@".length()), planted);
        boolean wrong = changed && change == Change.VERDICT;
        long nanos = (changed && change == Change.PAR2 ? 3000 : 1000) * (10 + position);
        long decisions = changed && change == Change.CONFLICTS ? 9 : 7;
        RunRecord run = record(
                solver.toString(), "cp-sat", position, 1, "unique", wrong ? Verdict.WRONG : Verdict.CORRECT, "a");
        return with(run, Phase.MEASURED, nanos, decisions, 0);
    }
}
