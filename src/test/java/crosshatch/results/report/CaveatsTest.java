package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.WarmupResult;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.table.HtmlFormat;
import crosshatch.results.report.table.LatexFormat;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.report.table.Table;
import crosshatch.results.schema.Noise;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands under tables of times that were taken on a loaded machine, and what does not on a quiet one. */
class CaveatsTest {
    private static final Noise QUIET = Records.noise(0, 2, 1_000_000, 3, 0, 0);

    @TempDir
    private Path directory = Path.of("");

    private <T> T ask(Noise noise, Function<Lines, T> question) {
        return ask(List.of(noise, noise), question);
    }

    /** Four puzzles; the noise of the first two and of the last two. */
    private <T> T ask(List<Noise> noise, Function<Lines, T> question) {
        LedgerFiles.write(
                directory,
                IntStream.range(0, 8)
                        .mapToObj(at -> Records.with(
                                Records.record(
                                        at % 2 == 0 ? "sat4j" : "norvig",
                                        at % 2 == 0 ? "sat" : "hand-written",
                                        1 + at / 2,
                                        1,
                                        "unique",
                                        Verdict.CORRECT,
                                        "x"),
                                noise.get(at / 4)))
                        .toList());
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return question.apply(Lines.of(
                    runs,
                    Map.of("e", Limits.ofNanos(1_000_000)),
                    SolverCatalog.standard().families()));
        }
    }

    private static List<Table> tables(Lines lines) {
        return Tables.of(lines, Summary.of(lines), List.of(), ReportOptions.NOTHING, OptionalParts.NONE);
    }

    @Test
    void onAQuietMachineNothingIsSaid() {
        assertEquals(List.of(), ask(QUIET, lines -> Caveats.of(lines.all())));
    }

    @Test
    void whatIsNotKnownIsNotWarnedOf() {
        assertEquals(List.of(), ask(Noise.getDefaultInstance(), lines -> Caveats.of(lines.all())));
    }

    @Test
    void onALoadedMachineEachTableNamesTheFigure() {
        List<Table> tables = ask(Records.noise(0, 2, 1_000_000, 37, 0, 0), CaveatsTest::tables);

        assertFalse(tables.isEmpty());
        for (Table table : tables) {
            assertTrue(MarkdownFormat.section(table).contains("used 37 % of the machine"), table.id());
            assertTrue(HtmlFormat.of(table).contains("used 37 % of the machine"), table.id());
            assertTrue(LatexFormat.of(table, 343).contains("used 37 \\% of the machine"), table.id());
        }
    }

    @Test
    void theSummaryOfSetsSaysItOnceUnderItsTables() {
        String markdown =
                ask(Records.noise(0, 2, 1_000_000, 37, 0, 0), lines -> SetsBySolvers.markdown(Summary.of(lines)));

        assertEquals(2, markdown.split("Noisy machine, on `s`: ", -1).length, markdown);
    }

    @Test
    void driftIsSeenInTheTimesOfTheReferenceLoop() {
        List<String> caveats = ask(
                List.of(Records.noise(0, 2, 1_000_000, 3, 0, 0), Records.noise(0, 2, 1_500_000, 3, 0, 0)),
                lines -> Caveats.of(lines.all()));

        assertTrue(caveats.get(0).contains("1.50 times as long"), "" + caveats);
    }

    @Test
    void aSolverThatIsNeverIdleIsNamed() {
        List<String> caveats = ask(Records.noise(0, 98, 1_000_000, 3, 0, 0), lines -> Caveats.of(lines.all()));

        assertEquals(2, caveats.size());
        assertTrue(caveats.get(0).startsWith("Never idle: `sat4j` kept 98 %"), "" + caveats);
    }

    @Test
    void aWarmUpThatDidNotSettleIsSaidUnderTablesAndInTheSummary() {
        ask(QUIET, lines -> lines);
        ResultsStore.writeText(
                directory,
                "warmup-2.json",
                ResultsStore.json(List.of(
                        new WarmupResult("norvig", 1, false, 3, 9, 5, 0.4, 0, false, 0),
                        new WarmupResult("sat4j", 1, true, 3, 9, 5, null, 0, false, 0))));

        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            Lines lines = Lines.of(
                    runs,
                    Map.of("e", Limits.ofNanos(1_000_000)),
                    SolverCatalog.standard().families());
            String note =
                    "Not steady: when the warm-up ended, the times of these solvers were still changing: `norvig`";
            for (Table table : tables(lines)) {
                assertTrue(MarkdownFormat.section(table).contains(note), table.id());
            }
            assertTrue(SetsBySolvers.markdown(Summary.of(lines)).contains(note));
        }
    }
}
