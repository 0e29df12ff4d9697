package crosshatch.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.Evidence;
import crosshatch.results.LedgerFiles;
import crosshatch.results.Phase;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A record in which no two columns have the same value keeps each in its column, from the ledger to SQL. */
class EveryColumnTest {
    private static final List<Counter> ORDER = List.of(Counter.values());
    private static final RunRecord RECORD = new RunRecord(
            new RunRecord.Run(
                    "the experiment",
                    "the set",
                    1001,
                    "reversed",
                    "the puzzle",
                    "the solver",
                    "the paradigm",
                    "the question",
                    Phase.COLD,
                    1002,
                    1003,
                    1004,
                    -1005,
                    1006),
            "the claim",
            Verdict.CORRECT,
            Evidence.KNOWN,
            1007,
            List.of("first", "second"),
            "the detail",
            new RunRecord.Times(2001, 9002, 2003, 2004, 2005, 2006, 2007),
            counters(),
            new RunRecord.Noise(5001, 5002, 5003, 5004, 5005, 5006));

    @TempDir
    private Path directory = Path.of("");

    private static Counters counters() {
        Counters.Builder counters = Counters.builder();
        for (Counter counter : Counter.values()) counters.set(counter, 3001 + ORDER.indexOf(counter));
        return counters.setNative("nodes", 4001).setNative("fails", 4002).build();
    }

    /** By name, as the components of a record say; those of counters follow from the enumeration. */
    private static Map<String, String> expected() {
        Map<String, String> values = new LinkedHashMap<>();
        String[] named = {
            "experiment",
            "the experiment",
            "set",
            "the set",
            "position",
            "1001",
            "variant",
            "reversed",
            "puzzle_id",
            "the puzzle",
            "solver",
            "the solver",
            "paradigm",
            "the paradigm",
            "question",
            "the question",
            "phase",
            "cold",
            "repetition",
            "1002",
            "block",
            "1003",
            "fork",
            "1004",
            "seed",
            "-1005",
            "threads",
            "1006",
            "claim",
            "the claim",
            "verdict",
            "correct",
            "evidence",
            "known",
            "solutions",
            "1007",
            "solution_ids",
            "first second",
            "detail",
            "the detail",
            "encode_ns",
            "2001",
            "solve_ns",
            "7001",
            "total_ns",
            "9002",
            "cpu_ns",
            "2003",
            "allocated_bytes",
            "2004",
            "overrun_ns",
            "2005",
            "worker_bytes",
            "2006",
            "start_ns",
            "2007",
            "involuntary_switches",
            "5001",
            "stray_percent",
            "5002",
            "reference_ns",
            "5003",
            "others_percent",
            "5004",
            "steal_percent",
            "5005",
            "throttles",
            "5006",
            "natives",
            "nodes=4001 fails=4002"
        };
        for (int column = 0; column < named.length; column += 2) values.put(named[column], named[column + 1]);
        for (Counter counter : Counter.values()) values.put(counter.column(), "" + (3001 + ORDER.indexOf(counter)));
        return values;
    }

    @BeforeEach
    void write() {
        LedgerFiles.write(directory, List.of(RECORD));
    }

    @Test
    void everyColumnHasAValueOfItsOwn() {
        Map<String, String> values = expected();

        assertEquals(RunColumn.ALL.stream().map(RunColumn::name).collect(Collectors.toSet()), values.keySet());
        assertEquals(values.size(), new HashSet<>(values.values()).size());
    }

    @Test
    void theLedgerGivesEachColumnItsOwnValue() {
        assertEquals(expected(), read());
    }

    @Test
    void theArchiveGivesEachColumnItsOwnValue() {
        try (ResultsStore store = ResultsStore.resume(directory)) {
            store.finish(new ParquetArchive());
        }

        assertEquals(expected(), read());
    }

    /** The values of the only row by name, read one by one, so that a column under the name of another is seen. */
    private Map<String, String> read() {
        Map<String, String> values = new LinkedHashMap<>();
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            for (RunColumn column : RunColumn.ALL) {
                values.put(
                        column.name(),
                        runs.list("SELECT \"" + column.name() + "\"::VARCHAR FROM runs", row -> row.getString(1))
                                .get(0));
            }
        }
        return values;
    }
}
