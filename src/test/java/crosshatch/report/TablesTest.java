package crosshatch.report;

import static crosshatch.experiment.Records.proof;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.catalog.SolverCatalog;
import crosshatch.database.RunDatabase;
import crosshatch.experiment.Records;
import crosshatch.puzzle.InputException;
import crosshatch.report.table.Cell;
import crosshatch.report.table.Table;
import crosshatch.results.Evidence;
import crosshatch.results.LedgerFiles;
import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tables say of made-up records; expected values are worked out by hand. */
class TablesTest {
    private static final List<Family> FAMILIES = SolverCatalog.standard().families();
    private static final String DEFAULT = spec("engine");
    private static final String COPIES = spec("engine/undo=copy");
    private static final String UNSOLVED = "out-of-time";

    @TempDir
    private Path directory = Path.of("");

    private final List<RunRecord> records = new ArrayList<>();

    private static String spec(String text) {
        return SolverCatalog.standard().spec(text).toString();
    }

    private void run(String set, String solver, int fork, double... micros) {
        run(set, "", solver, fork, micros);
    }

    private void run(String set, String variant, String solver, int fork, double... micros) {
        for (int at = 0; at < micros.length; at++) {
            boolean solved = Double.isFinite(micros[at]);
            RunRecord record = Records.with(
                    Records.record(
                            solver,
                            "hand-written",
                            at + 1L,
                            1,
                            solved ? "unique" : UNSOLVED,
                            solved ? Verdict.CORRECT : Verdict.UNDECIDED),
                    Phase.MEASURED,
                    solved ? Math.round(1000 * micros[at]) : 10_000_000,
                    4,
                    2);
            records.add(with(record, run -> run.setSet(set)
                    .setVariant(variant)
                    .setPuzzleId(set.replaceFirst(" .*", "") + run.getPosition())
                    .setFork(fork)));
        }
    }

    /** Of these records, under a limit of 10 ms. */
    private List<Table> tables(String... factors) {
        LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            Lines lines = Lines.of(runs, Map.of("e", Limits.ofNanos(10_000_000)), FAMILIES);
            return Tables.of(lines, Summaries.of(lines), FAMILIES, List.of(factors), List.of());
        }
    }

    private static Table table(String id, List<Table> tables) {
        return tables.stream()
                .filter(table -> table.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        id + " among " + tables.stream().map(Table::id).toList()));
    }

    private static List<List<String>> texts(Table table) {
        return table.rows().stream()
                .map(row -> row.stream().map(cell -> cell.text()).toList())
                .toList();
    }

    @Test
    void eachSolverBesideTheBestOfItsSet() {
        run("s", "fast", 1, 10, 20, 30, 40);
        run("s", "slow", 1, 20, 40, 15, Double.POSITIVE_INFINITY);

        Table table = table("paired-s-question-unique", tables());

        // both solved three: 2, 2 and 1/2 make 2^(1/3); of 16 pairs of times slow's is larger in 8 (20: 1, 40: 3, 15:
        // 1,
        // unsolved: 4), plus level with 20 and 40 once each: (9 + 2 * 0.5) / 16
        assertEquals(
                List.of("slow", "4", "3", "1", "3", "1.26"), texts(table).get(0).subList(0, 6));
        assertEquals("0.625", texts(table).get(0).get(9));
        assertTrue(
                table.notes().get(1).contains("there is one fork"),
                table.notes().toString());
    }

    @Test
    void forksAreALevelOfTheInterval() {
        run("s", "fast", 1, 10, 20, 30);
        run("s", "fast", 2, 10, 20, 30);
        run("s", "slow", 1, 20, 40, 60);
        run("s", "slow", 2, 40, 80, 120);

        Table table = table("paired-s-question-unique", tables());

        // the puzzles agree, the two forks of slow differ by a factor of two: drawn anew, from both once to one twice
        assertEquals(List.of("2.8", "2.0", "4.0"), texts(table).get(0).subList(5, 8));
        assertTrue(
                table.notes().get(1).contains("forks of each solver and puzzles"),
                table.notes().toString());
    }

    @Test
    void aForkThatLacksAPuzzleIsNotInTheRatio() {
        run("s", "slow", 1, 10, 20, 30);
        run("s", "slow", 2, 1000, 2000);
        run("s", "fast", 1, 5, 10, 15);

        Table table = table("paired-s-question-unique", tables());

        assertEquals(List.of("slow", "3", "3"), texts(table).get(0).subList(0, 3));
        assertEquals(List.of("2.00", "2.00", "2.00"), texts(table).get(0).subList(5, 8));
    }

    @Test
    void setsWhoseNamesDifferInSignsHaveTablesOfTheirOwn() {
        run("my set", "fast", 1, 10);
        run("my-set", "fast", 1, 10);

        List<Table> tables = tables();

        assertEquals(
                "my set, question unique (1 puzzle)",
                table("results-my-set-question-unique", tables).title());
        assertEquals(
                "my-set, question unique (1 puzzle)",
                table("results-my-set-question-unique-2", tables).title());
    }

    @Test
    void howOftenPuzzlesWereRunIsSaid() {
        run("s", "fast", 1, 10);
        run("s", "slow", 1, 10);
        run("s", "slow", 2, 10);

        List<String> notes = table("results-s-question-unique", tables()).notes();

        assertTrue(
                notes.get(0).startsWith("n = 1 puzzle, each run once in one fork or once in each of 2 forks; "),
                notes.toString());
    }

    @Test
    void theVirtualBestSolverAndWhatEachAdds() {
        run("s", "fast", 1, 10, 20, 30, 40);
        run("s", "slow", 1, 20, 40, 15, Double.POSITIVE_INFINITY);

        Table table = table("portfolio-s-question-unique", tables());

        assertEquals(
                List.of(
                        List.of("virtual best", "4", "21.3", "21.3", "", "", "", "", ""),
                        List.of("fast", "4", "25.0", "25.0", "3", "1", "3", "5,019", "23517.6 %"),
                        List.of("slow", "3", "5,019", "25,019", "1", "-", "4", "25.0", "17.6 %")),
                texts(table));
    }

    @Test
    void ranksOverSets() {
        for (String set : List.of("one", "two", "three")) {
            run(set, "fast", 1, 10);
            run(set, "slow", 1, 20);
        }
        run("one", "absent elsewhere", 1, 5);

        Table table = table("ranks-question-unique", tables());

        assertEquals(List.of(List.of("fast", "1.00", "a"), List.of("slow", "2.00", "a")), texts(table));
        assertTrue(
                table.notes().get(0).contains("n = 3 sets (one, two, three)"),
                table.notes().toString());
        assertTrue(
                table.notes().get(0).contains("chi-squared(1) = 3.00, p = 0.083"),
                table.notes().toString());
    }

    @Test
    void aSetWithinAnotherIsNotRankedBesideIt() {
        for (String set : List.of("one", "two", "three")) {
            run(set, "fast", 1, 10, 10);
            run(set, "slow", 1, 20, 20);
        }
        run("one again", "fast", 1, 30);
        run("one again", "slow", 1, 10);

        Table table = table("ranks-question-unique", tables());

        assertTrue(
                table.notes().get(0).contains("n = 3 sets (one, two, three)"),
                table.notes().toString());
        assertTrue(
                table.notes().get(0).contains("Left out: one again, all of whose puzzles are in one."),
                table.notes().toString());
    }

    /** Puzzles differ by a factor of 4 in the mean, presentations by one of 2, runs by nothing; worked out by hand. */
    @Test
    void varianceIsSplitIntoThatOfPuzzlesPresentationsAndRuns() {
        for (int fork = 1; fork <= 2; fork++) {
            run("s", "", "fast", fork, 10, 80);
            run("s", "isomorph-1", "fast", fork, 20, 40);
            run("s", "isomorph-1", "alone", fork, 20, 40);
        }

        Table table = table("presentations-question-unique", tables());

        // squares of log 2: means 0.5 and 2.5, so MS 8 of puzzles, 1 of presentations: (8 - 1) / 4 = 1.75 and 1 / 2
        assertEquals(
                List.of(List.of("s", "fast", "2", "2", "2", "77.8 %", "22.2 %", "0.0 %")),
                texts(table).stream().map(row -> row.subList(0, 8)).toList());
    }

    @Test
    void aDifferenceThatDoesNotMatterIsSaidToBeNone() {
        double[] times = new double[60];
        Arrays.setAll(times, at -> 100 + at);
        run("s", "fast", 1, times);
        run("s", "as good", 1, Arrays.stream(times).map(each -> 1.04 * each).toArray());

        Table table = table("paired-s-question-unique", tables());

        assertEquals(List.of("0.000", "1.000", "0.000"), texts(table).get(0).subList(10, 13));
        assertTrue(
                table.notes().get(1).contains("by a factor of more than 1.1"),
                table.notes().toString());
    }

    @Test
    void anOptionIsComparedWithEverythingElseEqual() {
        run("s", DEFAULT, 1, 10, 20, 30);
        run("s", COPIES, 1, 20, 40, 60);
        run("s", spec("engine/undo=copy/select=input"), 1, 1, 2, 3);

        Table table = table("by-undo-question-unique", tables("undo"));

        assertEquals(1, table.rows().size(), table.rows().toString());
        assertEquals(
                List.of("s", "engine", "copy", "trail", "3", "3", "0", "3", "2.00", "2.00", "2.00"),
                texts(table).get(0).subList(0, 11));
    }

    @Test
    void rowsOfAFamilyThatDifferInAnotherOptionSayItsValue() {
        run("s", DEFAULT, 1, 10, 20, 30);
        run("s", COPIES, 1, 20, 40, 60);
        run("s", spec("engine/select=input"), 1, 1, 2, 3);
        run("s", spec("engine/undo=copy/select=input"), 1, 3, 6, 9);

        Table table = table("by-undo-question-unique", tables("undo"));

        assertEquals(
                List.of(
                        List.of("s", "engine/select=min", "copy", "trail"),
                        List.of("s", "engine/select=input", "copy", "trail")),
                texts(table).stream().map(row -> row.subList(0, 4)).toList());
    }

    @Test
    void oneOptionChangedIsAnAblationOfTheDefault() {
        run("s", DEFAULT, 1, 10, 20, 30);
        run("s", COPIES, 1, 20, 40, 60);

        Table table = table("ablations-question-unique", tables());

        assertEquals(
                List.of("s", "engine", "undo=copy", "trail"),
                texts(table).get(0).subList(0, 4));
    }

    /** Records keep the spec as it was; an option that came later has its default there. */
    @Test
    void theDefaultOfAnOlderProgramIsTheDefaultStill() {
        run("s", DEFAULT.replaceAll("/(learn|seed)=[^/]*", ""), 1, 10, 20, 30);
        run("s", COPIES.replaceAll("/(learn|seed)=[^/]*", ""), 1, 20, 40, 60);

        Table table = table("ablations-question-unique", tables());

        assertEquals(
                List.of("s", "engine", "undo=copy", "trail"),
                texts(table).get(0).subList(0, 4));
    }

    @Test
    void anOptionOfWhichTheRecordsSayNothingIsRefused() {
        run("s", DEFAULT, 1, 10);

        InputException refused = assertThrows(InputException.class, () -> tables("undo"));

        assertTrue(refused.getMessage().startsWith("option undo: found no two solvers"), refused.getMessage());
    }

    @Test
    void countersAreExplainedInTheWordsOfTheFamilies() {
        run("s", DEFAULT, 1, 10);

        List<Table> tables = tables();

        assertTrue(
                table("results-s-question-unique", tables).notes().stream()
                        .anyMatch(note ->
                                note.startsWith("Backtracks: alternatives refuted, at every level. engine exact")),
                table("results-s-question-unique", tables).notes().toString());
        assertTrue(texts(table("counters", tables)).stream()
                .anyMatch(row -> row.get(0).equals("backtracks") && row.get(2).equals("exact")));
    }

    /** Of two puzzles: on the first the engine's proof is shorter, on the second both are equally long. */
    @Test
    void whoRefutesShortestIsTold() {
        run("s", DEFAULT, 1, 10, 20);
        run("s", COPIES, 1, 10, 20);
        long[] hints = {30, 70, 50, 70};
        for (int i = 0; i < hints.length; i++) {
            records.set(i, records.get(i).proved(Evidence.PROOF, proof(9, hints[i] / 10, hints[i], 1000, 1000)));
        }

        Table table = tables().stream()
                .filter(each -> each.id().startsWith("proofs-s"))
                .findFirst()
                .orElseThrow();

        assertEquals(
                List.of(List.of("2", "5.00", "7.00", "50.0", "2", "1"), List.of("2", "6.00", "7.00", "60.0", "1", "-")),
                table.rows().stream()
                        .map(row -> row.subList(2, 8).stream().map(Cell::text).toList())
                        .toList());
    }
}
