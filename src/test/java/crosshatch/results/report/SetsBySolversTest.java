package crosshatch.results.report;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.RunRecord;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetsBySolversTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void aRowASetAColumnASolverAndWhatWasCutShortShownAsMore() {
        List<RunRecord> records = new ArrayList<>();
        for (long position = 1; position <= 4; position++) {
            boolean stopped = position > 1;
            records.add(with(
                    stopped
                            ? record("slow", "cp", position, 1, "out-of-time", Verdict.UNDECIDED)
                            : record("slow", "cp", position, 1, "solved", Verdict.CORRECT, "x"),
                    Phase.MEASURED,
                    stopped ? 5_000_100_000L : 1_500_000,
                    9,
                    1000 * position));
            records.add(with(
                    record("fast", "sat", position, 1, "solved", Verdict.CORRECT, "x"), Phase.MEASURED, 12_345, 9, 2));
        }

        assertEquals(
                """
                | Solved, question unique | fast | slow |
                |---|---:|---:|
                | s | 4 of 4 | 1 of 4 |

                | Median time | fast | slow |
                |---|---:|---:|
                | s | 12.3 µs | > 5.00 s |

                | PAR2 | fast | slow |
                |---|---:|---:|
                | s | 12.3 µs | 7.50 s |

                | Median backtracks | fast | slow |
                |---|---:|---:|
                | s | 2 | > 2,500 |

                """,
                SetsBySolvers.tables(RecordedSummaries.of(directory, Limits.ofNanos(5_000_000_000L), records)).stream()
                        .map(table -> MarkdownFormat.of(table) + "\n")
                        .collect(Collectors.joining()));
    }
}
