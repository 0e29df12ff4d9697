package crosshatch.report;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.Phase;
import crosshatch.results.Verdict;
import crosshatch.solver.Limits;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.List;
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
