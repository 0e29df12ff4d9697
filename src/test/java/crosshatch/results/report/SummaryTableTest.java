package crosshatch.results.report;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.RunRecord;
import crosshatch.results.report.table.ColumnMeanings;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.Table;
import crosshatch.results.report.table.TextFormat;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people and programs are shown of summaries. */
class SummaryTableTest {
    private static final TextFormat TEXT = new TextFormat(200, false);

    private static final SolverNames NAMES =
            new SolverNames(SolverCatalog.standard().families());

    @TempDir
    private Path directory = Path.of("");

    @Test
    void everyColumnOfNumbersHasAMeaning() {
        RunRecord refuted = record("x", "sat", 1, 1, "no-solution", Verdict.UNCONFIRMED);
        RunRecord stopped = record("x", "sat", 2, 1, "out-of-time", Verdict.UNDECIDED);

        for (Summary each :
                RecordedSummaries.of(directory.resolve("all"), Limits.UNLIMITED, List.of(refuted.agreed(), stopped))) {
            SummaryTable.perSet(List.of(each)).get(0).columns().stream()
                    .skip(1)
                    .forEach(column -> assertEquals(1, column.meaning().size(), column.words()));
        }
        for (Status status : Status.values()) {
            assertTrue(ColumnMeanings.all().containsKey(status.header()), status.header());
        }
    }

    @Test
    void howManyCorrectAnswersAreOnlyAgreedIsSaidWhereThereAreAny() {
        RunRecord refuted = record("x", "sat", 1, 1, "no-solution", Verdict.UNCONFIRMED);
        RunRecord checked = record("x", "sat", 2, 1, "solved", Verdict.CORRECT, "a");

        List<Summary> agreed =
                RecordedSummaries.of(directory.resolve("agreed"), Limits.UNLIMITED, List.of(refuted.agreed(), checked));
        List<Summary> shown = RecordedSummaries.of(directory.resolve("shown"), Limits.UNLIMITED, List.of(checked));

        assertTrue(text(agreed).contains(" agreed only "), text(agreed));
        assertTrue(SummaryTable.perSet(agreed).get(0).notes().stream()
                .anyMatch(note -> note.startsWith("`agreed only`: for 1 of the correct answers")));
        assertFalse(text(shown).contains("agreed"), text(shown));
    }

    @Test
    void aFaultThatIsKeptOnPurposeIsMarkedAndNamed() {
        Summary wrong = summary("hp71b/checked=false/depth=3/version=2/width=2", 0, 1);

        Table table = SummaryTable.perSet(List.of(wrong)).get(0);

        assertTrue(TEXT.of(table).contains(" 1* "), TEXT.of(table));
        assertTrue(
                table.notes().stream()
                        .anyMatch(note -> note.startsWith("* `hp71b` has a known defect of the published program")),
                table.notes().toString());
    }

    @Test
    void theSolverThatSolvedMostThenTheFastestComesFirst() {
        List<Summary> summaries =
                List.of(summary("slow", 1, 9), summary("fast", 1, 1), summary("quick-to-give-up", 0, 0.001));

        List<String> lines = text(summaries).lines().toList();

        assertTrue(lines.get(3).startsWith(" fast"), lines.toString());
        assertTrue(lines.get(4).startsWith(" slow"), lines.toString());
        assertTrue(lines.get(5).startsWith(" quick-to-give-up"), lines.toString());
    }

    @Test
    void whatWasStoppedAtTheLimitIsShownAsMore() {
        List<RunRecord> records = new ArrayList<>();
        for (long position = 1; position <= 3; position++) {
            RunRecord stopped = record("stuck", "cp", position, 1, "out-of-time", Verdict.UNDECIDED);
            records.add(with(stopped, Phase.MEASURED, 5_100_000, 40, 20));
        }
        records.add(with(record("stuck", "cp", 4, 1, "solved", Verdict.CORRECT, "x"), Phase.MEASURED, 700_000, 0, 0));

        List<Summary> summaries = RecordedSummaries.of(directory, Limits.ofNanos(5_000_000), records);
        String row = text(summaries).lines().toList().get(3);

        assertEquals(
                List.of(
                        "stuck",
                        "1",
                        "1",
                        "-",
                        "3",
                        "> 15.0",
                        "25.0 %",
                        "> 5.00 ms",
                        "> 3.93 ms",
                        "> 5.00 ms",
                        "7.68 ms"),
                Stream.of(row.split("\\|")).map(String::strip).limit(11).toList());
    }

    /** One puzzle for each way to end; the third run of the first was not solved. */
    @Test
    void theColumnsOfStatusAddUpToThePuzzles() {
        List<RunRecord> records = new ArrayList<>(List.of(
                record("x", "sat", 1, 1, "unique", Verdict.CORRECT),
                record("x", "sat", 1, 2, "out-of-memory", Verdict.UNDECIDED),
                record("x", "sat", 2, 1, "unique", Verdict.WRONG),
                record("x", "sat", 3, 1, "unique", Verdict.UNCONFIRMED),
                record("x", "sat", 4, 1, "failed", Verdict.CRASHED),
                record("x", "sat", 5, 1, "unique", Verdict.CORRECT)));
        for (String limit : List.of("time", "cpu", "memory", "decisions", "conflicts")) {
            records.add(record("x", "sat", records.size(), 1, "out-of-" + limit, Verdict.UNDECIDED));
        }
        records.add(record("x", "sat", records.size(), 1, "gave-up", Verdict.UNDECIDED));

        List<Summary> summaries = RecordedSummaries.of(directory, Limits.ofNanos(5_000_000), records);
        NamedCsvRecord row =
                CsvReader.builder().ofNamedCsvRecord(CsvFormat.of(SummaryTable.everything(summaries))).stream()
                        .findFirst()
                        .orElseThrow();
        List<String> columns =
                List.of("correct", "wrong", "crashed", "memory", "timeouts", "search_limit", "gave_up", "unconfirmed");

        assertEquals(
                List.of("1", "1", "1", "2", "2", "2", "1", "1"),
                columns.stream().map(row::getField).toList());
        assertEquals("11", row.getField("puzzles"));
        assertTrue(
                text(summaries).contains("| wrong | crashed | memory | timeout | search limit | gave up | unconf. |"),
                text(summaries));
    }

    @Test
    void csvHoldsFullNamesAndLeavesEmptyWhatIsNotKnown() {
        String csv = CsvFormat.of(SummaryTable.everything(summaries("a/x=1/y=2")));

        NamedCsvRecord row =
                CsvReader.builder().ofNamedCsvRecord(csv).stream().toList().get(0);

        assertEquals("a/x=1/y=2", row.getField("solver"));
        assertEquals("1", row.getField("total_us_mean"));
        assertEquals("", row.getField("backtracks_mean"));
    }

    private static String text(List<Summary> summaries) {
        return TEXT.of(SummaryTable.perSet(summaries).get(0));
    }

    /** One correct run of 1 µs by each solver, without counters. */
    private static List<Summary> summaries(String... solvers) {
        return Stream.of(solvers).map(solver -> summary(solver, 1, 1)).toList();
    }

    /** Of one puzzle, solved or given up. */
    private static Summary summary(String solver, long solved, double micros) {
        OptionalDouble time = OptionalDouble.of(micros);
        OptionalDouble unknown = OptionalDouble.empty();
        return new Summary(
                new Line(
                        1,
                        "s",
                        "unique",
                        solver,
                        "sat",
                        "measured",
                        1,
                        Double.POSITIVE_INFINITY,
                        1,
                        1,
                        Line.Conditions.UNKNOWN,
                        NAMES.label(solver),
                        NAMES.knownDefect(solver)),
                new StatusCounts(Map.of(
                        Status.CORRECT,
                        solved,
                        NAMES.knownDefect(solver).isPresent() ? Status.WRONG : Status.GAVE_UP,
                        1 - solved)),
                0,
                0,
                0,
                0,
                0,
                new Summary.Spread(unknown, unknown, unknown, unknown),
                unknown,
                new Summary.Spread(time, time, time, time),
                false,
                unknown,
                time);
    }
}
