package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is taken together, and what is not. */
class LinesTest {
    private static final Limits SECOND = Limits.ofNanos(1_000_000_000);

    @TempDir
    private Path folder = Path.of("");

    @Test
    void theRunsOfTwoExperimentsUnderOneLimitMakeOneLine() {
        Path one = write("one", run("one", "any", 1, Phase.MEASURED, 1_000));
        Path two = write("two", run("two", "any", 1, Phase.MEASURED, 3_000));

        try (RunDatabase runs = RunDatabase.open(List.of(one, two))) {
            Lines lines = Lines.of(runs, Map.of("one", SECOND, "two", SECOND), List.of());

            assertEquals(
                    List.of(new Line(
                            1,
                            "s",
                            "any",
                            "x",
                            "sat",
                            "measured",
                            1,
                            1e6,
                            2,
                            1,
                            Line.Conditions.UNKNOWN,
                            "x",
                            Optional.empty())),
                    lines.all());
            assertEquals(
                    Math.sqrt(1 * 3.0),
                    runs.list("SELECT micros FROM puzzles", row -> row.getDouble(1))
                            .get(0),
                    1e-12);
        }
    }

    @Test
    void runsUnderDifferentLimitsAreRefused() {
        Path one = write("one", run("one", "any", 1, Phase.MEASURED, 1_000));
        Path two = write("two", run("two", "any", 1, Phase.MEASURED, 3_000));

        try (RunDatabase runs = RunDatabase.open(List.of(one, two))) {
            InputException refused = assertThrows(
                    InputException.class,
                    () -> Lines.of(runs, Map.of("one", SECOND, "two", Limits.ofDecisions(5000)), List.of()));

            assertTrue(
                    refused.getMessage()
                            .contains("s, question any: 1.0 s in one, no time limit, 5,000 decisions in two"),
                    refused.getMessage());
        }
    }

    @Test
    void questionsThreadsAndColdRunsMakeLinesOfTheirOwn() {
        Path all = write(
                "all",
                run("e", "unique", 1, Phase.MEASURED, 1_000),
                run("e", "any", 1, Phase.MEASURED, 1_000),
                run("e", "any", 2, Phase.MEASURED, 1_000),
                run("e", "any", 1, Phase.COLD, 1_000),
                run("e", "any", 1, Phase.WARMUP, 1_000));

        try (RunDatabase runs = RunDatabase.open(List.of(all))) {
            Lines lines = Lines.of(runs, Map.of("e", Limits.UNLIMITED), List.of());

            assertEquals(
                    List.of("question unique", "question any", "question any, 2 runs at a time", "question any, cold"),
                    lines.all().stream().map(line -> line.kind().toString()).toList());
            assertEquals(Double.POSITIVE_INFINITY, lines.all().get(0).limitMicros());
        }
    }

    @Test
    void anExperimentWithoutAPlanIsRefused() {
        Path one = write("one", run("one", "any", 1, Phase.MEASURED, 1_000));

        try (RunDatabase runs = RunDatabase.open(List.of(one))) {
            InputException refused =
                    assertThrows(InputException.class, () -> Lines.of(runs, Map.of("other", SECOND), List.of()));

            assertTrue(refused.getMessage().contains("'one'"), refused.getMessage());
        }
    }

    private Path write(String name, RunRecord... records) {
        return LedgerFiles.write(folder.resolve(name), List.of(records));
    }

    private static RunRecord run(String experiment, String question, int threads, Phase phase, long nanos) {
        RunRecord record =
                Records.with(Records.record("x", "sat", 1, 1, "solved", Verdict.CORRECT), phase, nanos, 2, 1);
        return Records.with(
                record,
                run -> run.setExperiment(experiment).setQuestion(question).setThreads(threads));
    }
}
