package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Decomposition.Parts;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.figure.Figures;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Column;
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
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class DecompositionTest {
    private static final CounterMeanings MEANINGS =
            new CounterMeanings(SolverCatalog.standard().families());

    private static final DecomposedPair PAIR = DecomposedPair.of(List.of("engine", "norvig"), List.of());

    @TempDir
    private Path directory = Path.of("");

    private final List<RunRecord> records = new ArrayList<>();
    private int asked;

    private void run(
            String solver, String set, long position, Verdict verdict, Times times, Consumer<Counts.Builder> counts) {
        run(solver, set, position, verdict, "unique", times, counts);
    }

    private void run(
            String solver, String set, long position, String stop, Times times, Consumer<Counts.Builder> counts) {
        run(solver, set, position, Verdict.UNDECIDED, stop, times, counts);
    }

    private void run(
            String solver,
            String set,
            long position,
            Verdict verdict,
            String claim,
            Times times,
            Consumer<Counts.Builder> counts) {
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

    private static Times started(long totalNanos, long encodeNanos, long startNanos) {
        return times(totalNanos, encodeNanos).toBuilder().setStartNs(startNanos).build();
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
        return lines(lines -> Decomposition.of(lines, pair, MEANINGS));
    }

    private static double ratio(Optional<Ratio> ratio) {
        return ratio.orElseThrow().ratio();
    }

    @Test
    void aRatioOfTimesIsTheProductOfEffortTimePerEffortAndEncoding() {
        twoPuzzles("s");

        Parts means = decompositions(PAIR).get(0).means();

        assertEquals(Math.sqrt(40.0 / 10 * 100 / 12), ratio(means.time()), 1e-9);
        assertEquals(Math.sqrt(3.0 / 12 * 8 / 2), ratio(means.effort()), 1e-9);
        assertEquals(Math.sqrt(10 / 0.5 * 10 / 3), ratio(means.timePerEffort()), 1e-9);
        assertEquals(Math.sqrt((40.0 / 30) / (10.0 / 6) * (100.0 / 80) / (12.0 / 6)), ratio(means.encoding()), 1e-9);
        assertEquals(1, ratio(means.start()));
        assertEquals(
                ratio(means.time()),
                ratio(means.effort()) * ratio(means.timePerEffort()) * ratio(means.encoding()),
                1e-9);
    }

    /** The sums are 140 µs and 22 µs, without encoding 110 µs and 12 µs, for 11 and 14 efforts. */
    @Test
    void theRatioOfTotalsIsAProductToo() {
        twoPuzzles("s");

        Parts totals = decompositions(PAIR).get(0).totals();

        assertEquals(140.0 / 22, ratio(totals.time()), 1e-9);
        assertEquals(11.0 / 14, ratio(totals.effort()), 1e-9);
        assertEquals((110.0 / 11) / (12.0 / 14), ratio(totals.timePerEffort()), 1e-9);
        assertEquals((140.0 / 110) / (22.0 / 12), ratio(totals.encoding()), 1e-9);
        assertEquals(1, ratio(totals.start()), 1e-9);
    }

    /** The second solver takes 10 µs: 5 to start, 1 to encode, 4 for 2 efforts. */
    @Test
    void theStartOfAProgramIsAFactorOfItsOwn() {
        run("engine", "s", 1, Verdict.CORRECT, times(40_000, 10_000), counts -> counts.setConflicts(2));
        run("norvig", "s", 1, Verdict.CORRECT, started(10_000, 1_000, 5_000), counts -> counts.setConflicts(1));

        Parts means = decompositions(PAIR).get(0).means();

        assertEquals(1 / (10.0 / 5), ratio(means.start()), 1e-9);
        assertEquals((40.0 / 30) / (5.0 / 4), ratio(means.encoding()), 1e-9);
        assertEquals(10.0 / 2, ratio(means.timePerEffort()), 1e-9);
    }

    /** The first solver stops at 1 s after 9 conflicts; the second takes 5 µs and has 9 conflicts as well. */
    @Test
    void aStoppedRunOfOneSolverGivesABound() {
        twoPuzzles("s");
        run("engine", "s", 3, "out-of-time", times(1_000_000_000, 1_000), counts -> counts.setConflicts(9));
        run("norvig", "s", 3, Verdict.CORRECT, times(5_000, 1_000), counts -> counts.setConflicts(9));

        Decomposition found = decompositions(PAIR).get(0);
        Parts bound = found.parts().get(2);

        assertEquals(2, found.means().puzzles());
        assertEquals(1, found.solvedBy(false, true));
        assertEquals("geometric means, at least", bound.mean());
        assertEquals(3, bound.puzzles());
        assertEquals(Math.cbrt(40.0 / 10 * 100 / 12 * 1_000_000 / 5), ratio(bound.time()), 1e-6);
        assertEquals(Math.cbrt(3.0 / 12 * 8 / 2 * 10 / 10), ratio(bound.effort()), 1e-9);
    }

    @Test
    void stoppedRunsOfBothSolversGiveNoBound() {
        twoPuzzles("s");
        run("engine", "s", 3, "out-of-time", times(1_000_000_000, 1_000), counts -> counts.setConflicts(9));
        run("norvig", "s", 3, Verdict.CORRECT, times(5_000, 1_000), counts -> counts.setConflicts(9));
        run("engine", "s", 4, Verdict.CORRECT, times(5_000, 1_000), counts -> counts.setConflicts(9));
        run("norvig", "s", 4, "out-of-time", times(1_000_000_000, 1_000), counts -> counts.setConflicts(9));

        assertEquals(2, decompositions(PAIR).get(0).parts().size());
    }

    @Test
    void aBoundOfTheEffortNeedsTheConflictsOfTheStoppedRun() {
        twoPuzzles("s");
        run("engine", "s", 3, "out-of-time", times(1_000_000_000, 1_000), counts -> {});
        run("norvig", "s", 3, Verdict.CORRECT, times(5_000, 1_000), counts -> counts.setConflicts(9));

        Parts bound = decompositions(PAIR).get(0).parts().get(2);

        assertTrue(bound.time().isPresent());
        assertTrue(bound.effort().isEmpty());
    }

    @Test
    void conflictsThatOnlyComeNearTheDefinitionAreComparedOnlyIfTheUserNamesThem() {
        run("engine", "s", 1, Verdict.CORRECT, times(40_000, 10_000), counts -> counts.setConflicts(2));
        run("sat4j", "s", 1, Verdict.CORRECT, times(10_000, 4_000), counts -> counts.setConflicts(11));
        List<String> labels = List.of("engine", "sat4j");
        DecomposedPair named = DecomposedPair.of(labels, List.of("conflicts", "conflicts"));

        Table silent = lines(lines -> DecompositionTable.of(
                        Decomposition.of(lines, DecomposedPair.of(labels, List.of()), MEANINGS), MEANINGS)
                .get(0));

        assertEquals("", cell(silent, "effort"));
        assertEquals("", cell(silent, "time_per_effort"));
        assertEquals("4.00", cell(silent, "time"));
        assertTrue(
                silent.notes().get(0).contains("the conflicts of `sat4j` are not counted exactly"),
                silent.notes()::toString);
        assertEquals(3.0 / 12, ratio(decompositions(named).get(0).means().effort()), 1e-9);
    }

    private static String cell(Table table, String column) {
        int at = table.columns().stream().map(Column::id).toList().indexOf(column);
        return table.rows().get(0).get(at).text();
    }

    @Test
    void withoutTheEncodingOfOneThereIsNoFactorOfEncoding() {
        run("engine", "s", 1, Verdict.CORRECT, times(40_000, 10_000), counts -> counts.setConflicts(2));
        run(
                "norvig",
                "s",
                1,
                Verdict.CORRECT,
                Times.newBuilder().setTotalNs(10_000).build(),
                counts -> counts.setConflicts(0));

        Parts means = decompositions(PAIR).get(0).means();

        assertEquals(1, ratio(means.encoding()));
        assertEquals((40.0 / 3) / 10, ratio(means.timePerEffort()), 1e-9);
    }

    @Test
    void aSolverWithoutTheCounterIsRefusedUntilItIsSaidWhatStandsForIt() {
        run("engine", "s", 1, Verdict.CORRECT, times(40_000, 10_000), counts -> counts.setConflicts(2)
                .setBacktracks(1));
        run("norvig", "s", 1, Verdict.CORRECT, times(10_000, 4_000), counts -> counts.setBacktracks(3));

        InputException refused = assertThrows(InputException.class, () -> decompositions(PAIR));

        assertTrue(("" + refused.getMessage()).contains("norvig does not count conflicts"), refused.getMessage());
        DecomposedPair said = DecomposedPair.of(List.of("engine", "norvig"), List.of("conflicts", "backtracks"));
        assertEquals(3.0 / 4, ratio(decompositions(said).get(0).means().effort()), 1e-9);
        assertEquals("conflicts of engine, backtracks of norvig", said.effort());
    }

    @Test
    void theTableSaysWhatTheCountersOfBothMean() {
        twoPuzzles("s");

        Table table = lines(lines -> DecompositionTable.of(Decomposition.of(lines, PAIR, MEANINGS), MEANINGS)
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

        List<Figure> figures =
                lines(lines -> Figures.of(
                                lines,
                                List.of(),
                                new OptionalParts(List.of(), Decomposition.of(lines, PAIR, MEANINGS), List.of()))
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
