package crosshatch.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.util.List;
import java.util.OptionalDouble;
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
        List<Summary> summaries =
                List.of(summary("slow", 1, 9), summary("fast", 1, 1), summary("quick-to-give-up", 0, 0.001));

        List<String> lines = SummaryTable.text(summaries).lines().toList();

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
        return Stream.of(solvers).map(solver -> summary(solver, 1, 1)).toList();
    }

    /** Of one puzzle, solved or given up. */
    private static Summary summary(String solver, long solved, double micros) {
        OptionalDouble time = OptionalDouble.of(micros);
        OptionalDouble unknown = OptionalDouble.empty();
        return new Summary(
                "s",
                "unique",
                solver,
                1,
                solved,
                solved,
                0,
                0,
                0,
                1 - solved,
                0,
                0,
                new Summary.Spread(unknown, unknown, unknown, unknown),
                unknown,
                new Summary.Spread(time, time, time, time),
                unknown,
                time);
    }
}
