package crosshatch.results.report.page;

import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.database.ParquetArchive;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Summary;
import crosshatch.results.report.SummaryTable;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Pages made from made-up records, and what is in them. */
final class MadePages {
    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

    /** Of {@link #manyRuns}. */
    static final int SOLVERS = 10;

    private static final int BLOCK = 1_000;

    private MadePages() {}

    /** A measured run that solved a puzzle of set {@code s}, question {@code unique}. */
    static RunRecord solved(String solver, long position, long totalNanos, long backtracks) {
        RunRecord record = Records.record(solver, "sat", position, 1, "unique", Verdict.CORRECT, "solution");
        return Records.with(record, Phase.MEASURED, totalNanos, backtracks, backtracks);
    }

    /**
     * The directory of an experiment {@code e} of {@value #SOLVERS} solvers.
     *
     * @param directory new
     */
    static Path manyRuns(Path directory, int puzzles) {
        try (ResultsStore store = ResultsStore.create(directory, "made up")) {
            for (int first = 1; first <= puzzles; first += BLOCK) store.append(block(first, puzzles));
            store.finish(new ParquetArchive());
        }
        return directory;
    }

    private static List<RunRecord> block(int first, int puzzles) {
        List<RunRecord> block = new ArrayList<>();
        for (int solver = 0; solver < SOLVERS; solver++) {
            String spec = "family" + solver + "/amo=native/checks=off/encoding=extended/factory=default/phase=positive";
            int number = solver;
            IntStream.range(first, Math.min(first + BLOCK, puzzles + 1))
                    .mapToObj(position -> record(spec, position, number))
                    .forEach(block::add);
        }
        return block;
    }

    private static RunRecord record(String solver, long position, int number) {
        long hash = Math.floorMod(position * 0x9e3779b97f4a7c15L + number * 104_729L, 1_000_003L);
        long nanos = 1_500L * (number + 1) + hash * hash / 1_000;
        RunRecord record = Records.record(solver, "sat", position, 1, "unique", Verdict.CORRECT, "solution");
        return Records.with(record, Phase.MEASURED, nanos, hash % 500, hash % 300);
    }

    /** Something asked of the lines of these records. */
    static <T> T ask(Path directory, List<RunRecord> records, Function<Lines, T> question) {
        Path written = LedgerFiles.write(directory, records);
        try (RunDatabase runs = RunDatabase.open(List.of(written))) {
            return question.apply(Lines.of(
                    runs,
                    Map.of("e", Limits.ofNanos(1_000_000_000)),
                    SolverCatalog.standard().families()));
        }
    }

    /**
     * The text of the page.
     *
     * @param directory new; for ledger and page
     */
    static String page(Path directory, List<RunRecord> records, Grids grids) {
        Path file = directory.resolve("index.html");
        return ask(directory, records, lines -> {
            Page.Contents contents =
                    new Page.Contents(SummaryTable.perSet(Summary.of(lines)), List.of(), List.of(), List.of(), grids);
            Page.write(file, lines, contents);
            return read(file);
        });
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    /** What is embedded for the script. */
    static JsonNode data(String page) {
        Matcher block = DATA.matcher(page);
        if (!block.find()) throw new AssertionError("no data on the page");
        return JsonMapper.shared().readTree(block.group(1));
    }
}
