package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.figure.Figures;
import crosshatch.results.report.table.Table;
import crosshatch.results.schema.Counts;
import crosshatch.results.schema.Times;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Counter;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class DecompositionTest {
    private static final DecomposedPair PAIR = DecomposedPair.of(List.of("engine", "norvig"), List.of());

    @TempDir
    private Path directory = Path.of("");

    private final List<RunRecord> records = new ArrayList<>();
    private int asked;

    private void run(
            String solver, String set, long position, Verdict verdict, Times times, Consumer<Counts.Builder> counts) {
        String claim = verdict == Verdict.CORRECT ? "unique" : "out-of-time";
        records.add(Records.with(Records.record(solver, "hand-written", position, 1, claim, verdict), run -> {
            Counts.Builder builder = Counts.newBuilder();
            counts.accept(builder);
            run.setSet(set).setTimes(times).setCounts(builder);
        }));
    }

    private static Times times(long totalNanos, long encodeNanos) {
        return Times.newBuilder()
                .setTotalNs(totalNanos)
                .setEncodeNs(encodeNanos)
                .build();
    }

    /**
     * On puzzle 1, {@code engine} takes 40 µs: 10 to encode, 30 for 2 conflicts, so 3 efforts of 10 µs. {@code norvig} takes
     * 10 µs: 4 to encode, 6 for 11 conflicts, so 12 efforts of 0.5 µs. On puzzle 2, {@code engine} takes 100 µs: 20, then 80 for 7
     * conflicts, so 8 efforts of 10 µs; {@code norvig} 12 µs: 6, then 6 for 1 conflict, so 2 efforts of 3 µs.
     */
    private void twoPuzzles(String set) {
        run("engine", set, 1, Verdict.CORRECT, times(40_000, 10_000), counts -> counts.setConflicts(2));
        run("norvig", set, 1, Verdict.CORRECT, times(10_000, 4_000), counts -> counts.setConflicts(11));
        run("engine", set, 2, Verdict.CORRECT, times(100_000, 20_000), counts -> counts.setConflicts(7));
        run("norvig", set, 2, Verdict.CORRECT, times(12_000, 6_000), counts -> counts.setConflicts(1));
    }

    private <T> T lines(Function<Lines, T> use) {
        Path made = directory.resolve("" + ++asked);
        LedgerFiles.write(made, records);
        try (RunDatabase runs = RunDatabase.open(List.of(made))) {
            return use.apply(Lines.of(
                    runs,
                    Map.of("e", Limits.ofNanos(1_000_000_000)),
                    SolverCatalog.standard().families()));
        }
    }

    private List<Decomposition> decompositions(DecomposedPair pair) {
        return lines(lines -> Decomposition.of(lines, pair));
    }

    @Test
    void aRatioOfTimesIsTheProductOfEffortTimePerEffortAndStart() {
        twoPuzzles("s");

        Decomposition found = decompositions(PAIR).get(0);

        assertEquals(Math.sqrt(40.0 / 10 * 100 / 12), found.time().ratio(), 1e-9);
        assertEquals(Math.sqrt(3.0 / 12 * 8 / 2), found.effort().ratio(), 1e-9);
        assertEquals(Math.sqrt(10 / 0.5 * 10 / 3), found.timePerEffort().ratio(), 1e-9);
        assertEquals(
                Math.sqrt((40.0 / 30) / (10.0 / 6) * (100.0 / 80) / (12.0 / 6)),
                found.start().ratio(),
                1e-9);
        assertEquals(
                found.time().ratio(),
                found.effort().ratio()
                        * found.timePerEffort().ratio()
                        * found.start().ratio(),
                1e-9);
        assertEquals(140.0 / 22, found.ofTotals(Decomposition.Cost::micros), 1e-9);
        assertEquals(11.0 / 14, found.ofTotals(Decomposition.Cost::effort), 1e-9);
    }

    @Test
    void puzzlesThatOneSolverDidNotSolveAreLeftOut() {
        twoPuzzles("s");
        run("engine", "s", 3, Verdict.UNDECIDED, times(1_000_000_000, 1), counts -> counts.setConflicts(9));
        run("norvig", "s", 3, Verdict.CORRECT, times(5, 1), counts -> counts.setConflicts(9));

        assertEquals(2, decompositions(PAIR).get(0).both().size());
    }

    @Test
    void withoutTheEncodingOfOneThereIsNoStart() {
        run("engine", "s", 1, Verdict.CORRECT, times(40_000, 10_000), counts -> counts.setConflicts(2));
        run(
                "norvig",
                "s",
                1,
                Verdict.CORRECT,
                Times.newBuilder().setTotalNs(10_000).build(),
                counts -> counts.setConflicts(0));

        Decomposition found = decompositions(PAIR).get(0);

        assertEquals(1, found.start().ratio());
        assertEquals((40.0 / 3) / 10, found.timePerEffort().ratio(), 1e-9);
    }

    @Test
    void aSolverWithoutTheCounterIsRefusedUntilItIsSaidWhatStandsForIt() {
        run("engine", "s", 1, Verdict.CORRECT, times(40_000, 10_000), counts -> counts.setConflicts(2)
                .setBacktracks(1));
        run("norvig", "s", 1, Verdict.CORRECT, times(10_000, 4_000), counts -> counts.setBacktracks(3));

        InputException refused = assertThrows(InputException.class, () -> decompositions(PAIR));

        assertTrue(("" + refused.getMessage()).contains("norvig does not count conflicts"), refused.getMessage());
        DecomposedPair said = DecomposedPair.of(List.of("engine", "norvig"), List.of("conflicts", "backtracks"));
        assertEquals(3.0 / 4, decompositions(said).get(0).effort().ratio(), 1e-9);
        assertEquals("conflicts of engine, backtracks of norvig", said.effort());
    }

    @Test
    void theTableSaysWhatTheCountersOfBothMean() {
        twoPuzzles("s");

        Table table = lines(lines -> Decomposition.tables(
                        Decomposition.of(lines, PAIR),
                        new CounterMeanings(SolverCatalog.standard().families()))
                .get(0));

        assertEquals("decomposed-engine-norvig", table.id());
        String notes = String.join(" ", table.notes());
        assertTrue(notes.contains("`× effort`: ratio of the efforts. The effort is conflicts, plus 1."), notes);
        assertTrue(notes.contains(Counter.CONFLICTS.meaning()), notes);
    }

    @Test
    void eachSetHasAFigureOfEffortsAndSeveralSetsOneOfTimePerEffort() {
        twoPuzzles("latin-5/holes=0.4/count=2/seed=1");
        twoPuzzles("latin-4/holes=0.4/count=2/seed=1");

        List<Figure> figures = lines(lines ->
                Figures.of(lines, List.of(), new OptionalParts(List.of(), Decomposition.of(lines, PAIR), List.of()))
                        .stream()
                        .filter(figure -> figure.id().matches("(effort-of-both|time-per-effort).*"))
                        .toList());

        assertEquals(3, figures.size());
        String efforts = figures.get(0).csv();
        assertTrue(efforts.contains("2.0,11.0,1") || efforts.contains("2,11,1"), efforts);
        String perEffort = figures.get(2).csv();
        assertTrue(perEffort.indexOf("4×4") < perEffort.indexOf("5×5"), perEffort);
    }

    @Test
    void namesTheOptionThatIsWrong() {
        assertTrue(message(() -> DecomposedPair.of(List.of("a"), List.of())).contains("expected two"));
        assertTrue(message(() -> DecomposedPair.of(List.of("a", "b"), List.of("conflicts")))
                .contains("effort"));
        assertTrue(message(() -> DecomposedPair.of(List.of("a", "b"), List.of("conflict", "depth")))
                .contains("conflicts"));
        twoPuzzles("s");
        assertTrue(message(() -> decompositions(DecomposedPair.of(List.of("engine", "norvg"), List.of())))
                .contains("norvig"));
    }

    private static String message(Executable executable) {
        return "" + assertThrows(InputException.class, executable).getMessage();
    }
}
