package crosshatch.results.report;

import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Power;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
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
        return tables(new ReportOptions(List.of(factors), List.of(), List.of()));
    }

    private List<Table> tables(ReportOptions wanted) {
        LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            Lines lines = Lines.of(runs, Map.of("e", Limits.ofNanos(10_000_000)), FAMILIES);
            return Tables.of(lines, Summary.of(lines), FAMILIES, wanted, OptionalParts.of(lines, FAMILIES, wanted));
        }
    }

    private static void assertNote(String part, Table table) {
        assertTrue(table.notes().stream().anyMatch(note -> note.contains(part)), "" + table.notes());
    }

    private static Table table(String id, List<Table> tables) {
        return tables.stream()
                .filter(table -> table.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        id + " among " + tables.stream().map(Table::id).toList()));
    }

    /** In the units of the columns. */
    private static List<List<String>> texts(Table table) {
        return table.rows().stream()
                .map(row -> IntStream.range(0, row.size())
                        .mapToObj(at -> row.get(at).text(table.columns().get(at).unit()))
                        .toList())
                .toList();
    }

    @Test
    @Tag("exhaustive")
    void eachSolverBesideTheReferenceThatIsWanted() {
        run("s", "fast", 1, 10, 20, 30);
        run("s", "slow", 1, 20, 40, 60);
        run("s", "slower", 1, 40, 80, 120);

        Table table = table(
                "paired-with-slow-s-question-unique", tables(new ReportOptions(List.of(), List.of(), List.of("slow"))));

        assertEquals(
                List.of("fast 0.50", "slower 2.00"),
                texts(table).stream()
                        .map(row -> row.get(0) + " "
                                + row.get(table.columns().stream()
                                        .map(Column::id)
                                        .toList()
                                        .indexOf("ratio")))
                        .toList());
    }

    @Test
    void aReferenceThatIsNotThereIsRefusedWithThoseThatAre() {
        run("s", "fast", 1, 10, 20, 30);
        run("s", "slow", 1, 20, 40, 60);
        ReportOptions wanted = new ReportOptions(List.of(), List.of(), List.of("slwo"));

        InputException refused = assertThrows(InputException.class, () -> tables(wanted));

        assertTrue(
                String.valueOf(refused.getMessage()).contains("expected one of fast, slow. Did you mean 'slow'?"),
                refused::getMessage);
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
                List.of("slow", "4", "3", "1", "3", "1.26", "0.625"),
                shown(table, "solver", "puzzles", "both_solved", "faster", "slower", "ratio", "superiority"));
        assertNote("All runs are from one fork", table);
    }

    /** Four puzzles that both solve, the solver five times slower; three that it leaves open, one that the other does; 16 open for both. */
    @Test
    void puzzlesThatAreOpenForBothAreCountedAndInNoTest() {
        double open = Double.POSITIVE_INFINITY;
        double[] fast = new double[24];
        double[] slow = new double[24];
        Arrays.fill(fast, open);
        Arrays.fill(slow, open);
        for (int at = 0; at < 4; at++) {
            fast[at] = 100 + at;
            slow[at] = 5 * fast[at];
        }
        for (int at = 4; at < 7; at++) fast[at] = 1000;
        slow[7] = 5000;
        run("s", "fast", 1, fast);
        run("s", "slow", 1, slow);

        Table table = table("paired-s-question-unique", tables());

        assertEquals(
                List.of("24", "4", "1", "3", "16", "1", "7", "5.00"),
                shown(
                        table,
                        "puzzles",
                        "both_solved",
                        "solved_alone",
                        "other_alone",
                        "open_for_both",
                        "faster",
                        "slower",
                        "ratio"));
        // exact McNemar: 2 (1 + 4) / 2^4; in the family of two tests it is the larger one
        assertEquals(List.of("0.625"), shown(table, "p_solved_holm"));
        assertNote("In 16 of 24 pairs of results, neither solver solved the puzzle.", table);
        assertNote("In 4 of 24 pairs of results, only one solver solved the puzzle.", table);
    }

    @Test
    @Tag("exhaustive")
    void whereAllIsOpenForBothNoNumberIsShown() {
        run("s", "fast", 1, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
        run("s", "slow", 1, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

        Table paired = table("paired-s-question-unique", tables());

        assertEquals(
                List.of("2", "0", "2", "", "", "", "", "", "", "", "", "", ""),
                shown(
                        paired,
                        "puzzles",
                        "both_solved",
                        "open_for_both",
                        "p_solved_holm",
                        "ratio",
                        "ratio_low",
                        "par2_ratio",
                        "par2_ratio_low",
                        "p_holm",
                        "superiority",
                        "posterior_faster",
                        "posterior_equivalent",
                        "posterior_slower"));
    }

    @Test
    void onePuzzleHasARatioAndNoInterval() {
        run("s", "fast", 1, 10);
        run("s", "slow", 1, 30);

        Table table = table("paired-s-question-unique", tables());

        assertEquals(
                List.of("3.00", "", "", "3.00", "", ""),
                shown(table, "ratio", "ratio_low", "ratio_high", "par2_ratio", "par2_ratio_low", "par2_ratio_high"));
        assertTrue(
                table.notes().stream().noneMatch(note -> note.contains("solver solved the puzzle")),
                "" + table.notes());
    }

    /** Two puzzles, each with two isomorphs, are too few for an interval, which six puzzles would have. */
    @Test
    void isomorphsOfAPuzzleAreOneUnit() {
        for (String variant : List.of("", "isomorph-1", "reversed")) {
            run("s", variant, "fast", 1, 10, 20);
            run("s", variant, "slow", 1, 20, 80);
        }

        Table table = table("paired-s-question-unique", tables());

        assertEquals(
                List.of("6", "2", "2.83", "", "", "0.500"),
                shown(table, "puzzles", "units", "ratio", "ratio_low", "ratio_high", "p_holm"));
    }

    /** PAR2 of fast is (10 + 20 + 4 × 20,000) / 6, of slow (20 + 5 × 20,000) / 6, where the last four are open for both. */
    @Test
    void theRatioOfPar2CountsWhatIsOpen() {
        double open = Double.POSITIVE_INFINITY;
        run("s", "fast", 1, 10, 20, open, open, open, open);
        run("s", "slow", 1, 20, open, open, open, open, open);

        Table table = table("paired-s-question-unique", tables());

        assertEquals(100_020.0 / 80_030, number(table, "par2_ratio"), 1e-9);
        assertTrue(number(table, "par2_ratio_low") < 1);
        assertEquals(2, number(table, "ratio"), 1e-9);
    }

    @Test
    void allTestsOfAReportAreCorrectedTogether() {
        run("s", "fast", 1, 10, 20, 30, 40, 50, 60);
        run("s", "slow", 1, 20, 41, 62, 83, 104, 125);
        run("t", "fast", 1, 10, 20, 30, 40, 50, 60);
        run("t", "slow", 1, 20, 41, 62, 83, 104, 125);

        List<Table> tables = tables();

        // exact for six puzzles: 2 / 2^6, twice
        assertEquals(2 * 2 / 64.0, number(table("paired-s-question-unique", tables), "p_holm"), 1e-12);
        assertNote("all 2 tests of this report", table("paired-t-question-unique", tables));
    }

    @Test
    void aTimeOfZeroIsANanosecond() {
        run("s", "fast", 1, 0, 0);
        run("s", "slow", 1, 1, 0);

        assertEquals(Math.sqrt(1000), number(table("paired-s-question-unique", tables()), "ratio"), 1e-9);
    }

    @Test
    @Tag("exhaustive")
    void aSetThatNobodySolvedIsNotRanked() {
        for (String set : List.of("one", "two")) {
            run(set, "fast", 1, 10);
            run(set, "slow", 1, 20);
        }
        run("hard", "fast", 1, Double.POSITIVE_INFINITY);
        run("hard", "slow", 1, Double.POSITIVE_INFINITY);

        Table table = table("ranks-question-unique", tables());

        assertEquals("1.00", texts(table).get(0).get(1));
        assertNote("Left out: `hard`, because no solver solved any of its puzzles.", table);
    }

    /** The cells of the first row in some columns. */
    private static List<String> shown(Table table, String... ids) {
        return Arrays.stream(ids).map(id -> cell(table, id).text()).toList();
    }

    private static double number(Table table, String id) {
        return cell(table, id).value().orElseThrow();
    }

    private static Cell cell(Table table, String id) {
        List<String> columns =
                table.columns().stream().map(column -> column.id()).toList();
        assertTrue(columns.contains(id), id + " among " + columns);
        return table.rows().get(0).get(columns.indexOf(id));
    }

    @Test
    void forksAreALevelOfTheInterval() {
        run("s", "fast", 1, 10, 20, 30, 40, 50, 60);
        run("s", "fast", 2, 10, 20, 30, 40, 50, 60);
        run("s", "slow", 1, 20, 40, 60, 80, 100, 120);
        run("s", "slow", 2, 40, 80, 120, 160, 200, 240);
        run("s", "slow", 3, 40, 80, 120, 160, 200, 240);

        Table table = table("paired-s-question-unique", tables());

        // The puzzles agree. The logarithms of the three forks of slow have the standard error ln 2 / 3: Student's t is
        // 4.303.
        double ratio = Math.pow(2, 5 / 3.0);
        assertEquals(ratio, number(table, "ratio"), 1e-9);
        assertTrue(number(table, "ratio_low") <= ratio * Math.pow(2, -4.303 / 3) + 1e-3);
        assertTrue(number(table, "ratio_high") >= ratio * Math.pow(2, 4.303 / 3) - 1e-3);
        assertNote("forks of each solver", table);
    }

    @Test
    void aForkThatLacksAPuzzleIsNotInTheRatio() {
        run("s", "slow", 1, 10, 20, 30, 40, 50, 60);
        run("s", "slow", 2, 1000, 2000);
        run("s", "fast", 1, 5, 10, 15, 20, 25, 30);

        Table table = table("paired-s-question-unique", tables());

        assertEquals(List.of("slow", "6", "6"), texts(table).get(0).subList(0, 3));
        assertEquals(List.of("2.00", "2.00", "2.00"), texts(table).get(0).subList(8, 11));
    }

    @Test
    @Tag("exhaustive")
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

        assertNote(
                "n = 1 puzzle. Each solver ran on each puzzle once in one fork (JVM) or once in each of 2 forks (JVMs).",
                table("results-s-question-unique", tables()));
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
        assertNote("n = 3 sets are ranked by PAR2 within each set: `one`, `two`, `three`", table);
        assertNote("chi-squared(1) = 3.00, p = 0.083", table);
    }

    @Test
    @Tag("exhaustive")
    void aSetWithinAnotherIsNotRankedBesideIt() {
        for (String set : List.of("one", "two", "three")) {
            run(set, "fast", 1, 10, 10);
            run(set, "slow", 1, 20, 20);
        }
        run("one again", "fast", 1, 30);
        run("one again", "slow", 1, 10);

        Table table = table("ranks-question-unique", tables());

        assertNote("n = 3 sets are ranked by PAR2 within each set: `one`, `two`, `three`", table);
        assertNote("Left out: `one again`, because all its puzzles are in `one`.", table);
    }

    /** Each time 2 · exp(± 0.2 · sqrt(3 / 4)) times another, so that the log ratio has a standard deviation of 0.2. */
    private void varying() {
        double step = 0.2 * Math.sqrt(3 / 4.0);
        run("s", "fast", 1, 100, 100, 100, 100);
        run(
                "s",
                "slow",
                1,
                IntStream.range(0, 4)
                        .mapToDouble(at -> 200 * Math.exp(at % 2 == 0 ? step : -step))
                        .toArray());
    }

    /** Four puzzles, a standard deviation of 0.2: the numbers are those of SciPy's noncentral t distribution. */
    @Test
    @Tag("exhaustive")
    void theRatiosThatRunsCouldHaveFound() {
        varying();

        Table table = table("power-s-question-unique", withPower());

        assertEquals(
                List.of("4", "1.33", "1.53", "1.65", "1.76", "134", "37", "5", "3"),
                shown(
                        table,
                        "puzzles",
                        "found_50",
                        "found_80",
                        "found_90",
                        "found_95",
                        "puzzles_1_05",
                        "puzzles_1_1",
                        "puzzles_1_5",
                        "puzzles_2_0"));
        assertNote("5.00 %", table);
    }

    /**
     * On four puzzles, the slower solver takes 200 µs three times, and is stopped at 10 ms once. Its penalised times are 200, 200,
     * 200 and 20,000 µs with a mean of 5,150 µs, so the divided times have a variance of 3.6954. The differences of solved puzzles
     * are 0, 0, 0 and -1, with a variance of 1/4.
     */
    @Test
    void theDifferencesOfPar2AndOfSolvedPuzzlesThatRunsCouldHaveFound() {
        run("s", "fast", 1, 100, 100, 100, 100);
        run("s", "slow", 1, 200, 200, 200, Double.POSITIVE_INFINITY);
        double found = Power.found(0.5, 3, 0.05);

        Table table = table("power-s-question-unique", withPower());

        assertEquals(
                List.of("PAR2", "solved"),
                table.rows().stream().map(row -> row.get(1).text()).toList());
        int half = table.columns().stream().map(Column::id).toList().indexOf("found_50");
        assertEquals(
                Math.exp(Math.sqrt(3.6954 / 4) * found),
                number(table.rows().get(0).get(half)),
                1e-3);
        assertEquals(
                100 * Math.sqrt(0.25 / 4) * found, number(table.rows().get(1).get(half)), 1e-9);
    }

    private static double number(Cell cell) {
        return cell.value().orElseThrow();
    }

    /** Two comparisons share the 5 %, as the p-values of the other tables do. */
    @Test
    void theLevelIsSharedByAllComparisons() {
        varying();
        run("s", "slowest", 1, 300, 280, 320, 310);

        Table table = table("power-s-question-unique", withPower());

        assertNote("2.50 %", table);
    }

    @Test
    @Tag("exhaustive")
    void aDifferenceThatDoesNotMatterIsSaidToBeNone() {
        double[] times = new double[60];
        Arrays.setAll(times, at -> 100 + at);
        run("s", "fast", 1, times);
        run("s", "as good", 1, Arrays.stream(times).map(each -> 1.04 * each).toArray());

        Table table = table("paired-s-question-unique", tables());

        assertEquals(
                List.of("0.000", "1.000", "0.000"),
                shown(table, "posterior_faster", "posterior_equivalent", "posterior_slower"));
        assertNote("by a factor of more than 1.1", table);
    }

    @Test
    void anOptionIsComparedWithEverythingElseEqual() {
        run("s", DEFAULT, 1, 10, 20, 30, 40, 50, 60);
        run("s", COPIES, 1, 20, 40, 60, 80, 100, 120);
        run("s", spec("engine/undo=copy/select=input"), 1, 1, 2, 3, 4, 5, 6);

        Table table = table("by-undo-question-unique", tables("undo"));

        assertEquals(1, table.rows().size(), table.rows().toString());
        assertEquals(
                List.of("s", "engine", "copy", "trail", "6", "6", "0", "6", "2.00", "2.00", "2.00"),
                texts(table).get(0).subList(0, 11));
    }

    @Test
    @Tag("exhaustive")
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

        assertNote(
                "`backtracks`: refuted alternatives, at every level of the search. The count is exact for `engine`.",
                table("results-s-question-unique", tables));
        List<List<String>> counters = texts(table("counters", tables));
        assertTrue(counters.contains(List.of(
                "backtracks", "all families", "definition", "refuted alternatives, at every level of the search")));
        assertTrue(counters.stream()
                .anyMatch(row -> row.get(0).equals("backtracks") && row.get(2).equals("exact")));
    }

    private List<Table> withPower() {
        return tables(
                new ReportOptions(List.of(), List.of(), List.of(), Optional.empty(), Optional.empty(), true, true));
    }
}
