package crosshatch.results.report.figure;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;

import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Lines;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Figures of records made by hand, under a time limit of a second. */
final class Recorded {
    static final Limits LIMIT = Limits.ofNanos(1_000_000_000);

    private Recorded() {}

    static RunRecord solved(String solver, String paradigm, long position, long micros, long backtracks) {
        RunRecord correct = record(solver, paradigm, position, 1, "unique", Verdict.CORRECT, "x" + position);
        return with(correct, Phase.MEASURED, 1000 * micros, backtracks, backtracks);
    }

    static RunRecord stopped(String solver, String paradigm, long position, long backtracks) {
        RunRecord undecided = record(solver, paradigm, position, 1, "out-of-time", Verdict.UNDECIDED);
        return with(undecided, Phase.MEASURED, LIMIT.nanos(), backtracks, backtracks);
    }

    /** The same run on another puzzle. */
    static RunRecord on(RunRecord record, String set, long position) {
        return with(record, run -> run.setSet(set).setPosition(position).setPuzzleId(set + position));
    }

    /** @param directory new, for the ledger */
    static <T> T lines(Path directory, List<RunRecord> records, Function<Lines, T> read) {
        Path written = LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(written))) {
            return read.apply(
                    Lines.of(runs, Map.of("e", LIMIT), SolverCatalog.standard().families()));
        }
    }

    /** Of one set. */
    static <T> T panel(Path directory, List<RunRecord> records, Function<Panel, T> read) {
        return lines(directory, records, lines -> read.apply(Panel.of(lines).get(0)));
    }

    /** Choco on four puzzles of the set releases, in ms: 4.0.9 takes 8 for each, 4.10.8 2, and 5.0.0 1. */
    static List<RunRecord> threeReleases() {
        List<RunRecord> records = new ArrayList<>();
        for (long puzzle = 1; puzzle <= 4; puzzle++) {
            records.add(release("choco@4.0.9", "4.0.9", puzzle, 8));
            records.add(release("choco@4.10.8", "4.10.8", puzzle, 2));
            records.add(release("choco", "5.0.0", puzzle, 1));
        }
        return records;
    }

    private static RunRecord release(String solver, String version, long position, long millis) {
        RunRecord record = on(solved(solver, "cp", position, 1000 * millis, 0), "releases", position);
        return with(record, run -> run.getIdentityBuilder().setVersion(version));
    }

    /**
     * Three solvers on four puzzles, in µs: swift 1 2 4 8; norvig 30 10 40 20; sat4j 100, stopped, 400, stopped.
     */
    static List<RunRecord> threeSolvers() {
        return List.of(
                solved("swift", "hand-written", 1, 1, 0),
                solved("swift", "hand-written", 2, 2, 0),
                solved("swift", "hand-written", 3, 4, 3),
                solved("swift", "hand-written", 4, 8, 30),
                solved("norvig", "hand-written", 1, 30, 1),
                solved("norvig", "hand-written", 2, 10, 0),
                solved("norvig", "hand-written", 3, 40, 5),
                solved("norvig", "hand-written", 4, 20, 90),
                solved("sat4j", "sat", 1, 100, 2),
                stopped("sat4j", "sat", 2, 5000),
                solved("sat4j", "sat", 3, 400, 4),
                stopped("sat4j", "sat", 4, 7000));
    }
}
