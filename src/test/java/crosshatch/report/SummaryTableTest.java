package crosshatch.report;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.solver.Limits;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What people and programs are shown of summaries. */
class SummaryTableTest {

    @Test
    void configurationsOfAFamilyAreNamedByWhatTheyDifferIn() {
        String table = SummaryTable.text(summaries("a/x=1/y=2", "a/x=3/y=2", "b/z=1"));

        assertTrue(table.contains(" a/x=1 "), table);
        assertTrue(table.contains(" a/x=3 "), table);
        assertTrue(table.contains(" b "), table);
        assertFalse(table.contains("y=2"), table);
    }

    @Test
    void theSolverThatSolvedMostThenTheFastestComesFirst() {
        Summaries summaries = new Summaries(Limits.ofNanos(10_000));
        summaries.add(with(record("slow", "cp", 1, 1, "unique", Verdict.CORRECT, "x"), Phase.MEASURED, 9_000, 0, 0));
        summaries.add(with(record("fast", "cp", 1, 1, "unique", Verdict.CORRECT, "x"), Phase.MEASURED, 1_000, 0, 0));
        summaries.add(
                with(record("quick-to-give-up", "cp", 1, 1, "gave-up", Verdict.UNDECIDED), Phase.MEASURED, 1, 0, 0));

        List<String> lines = SummaryTable.text(summaries.toList()).lines().toList();

        assertTrue(lines.get(3).startsWith(" fast"), lines.toString());
        assertTrue(lines.get(4).startsWith(" slow"), lines.toString());
        assertTrue(lines.get(5).startsWith(" quick-to-give-up"), lines.toString());
    }

    @Test
    void whatWasStoppedAtTheLimitIsShownAsMore() {
        Summaries summaries = new Summaries(Limits.ofNanos(5_000_000));
        for (long position = 1; position <= 3; position++) {
            RunRecord stopped = record("stuck", "cp", position, 1, "out-of-time", Verdict.UNDECIDED);
            summaries.add(with(stopped, Phase.MEASURED, 5_100_000, 40, 20));
        }
        summaries.add(with(record("stuck", "cp", 4, 1, "solved", Verdict.CORRECT, "x"), Phase.MEASURED, 700_000, 0, 0));

        String row = SummaryTable.text(summaries.toList()).lines().toList().get(3);

        assertEquals(
                List.of("stuck", "1", "1", "-", "3", "> 15.0", "25.0 %", "> 5,000", "> 4,000", "> 5,000", "7,675"),
                Stream.of(row.split("\\|")).map(String::strip).limit(11).toList());
    }

    @Test
    void csvHoldsFullNamesAndLeavesEmptyWhatIsNotKnown() {
        NamedCsvRecord row = CsvReader.builder().ofNamedCsvRecord(SummaryTable.csv(summaries("a/x=1/y=2"))).stream()
                .toList()
                .get(0);

        assertEquals("a/x=1/y=2", row.getField("solver"));
        assertEquals("1", row.getField("total_us_mean"));
        assertEquals("", row.getField("backtracks_mean"));
    }

    /** One correct run of 1 µs by each solver, without counters. */
    private static List<Summary> summaries(String... solvers) {
        Summaries summaries = new Summaries(Limits.UNLIMITED);
        for (String solver : solvers) summaries.add(record(solver, "cp", 1, 1, "unique", Verdict.CORRECT, "x"));
        return summaries.toList();
    }
}
