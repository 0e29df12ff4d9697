package crosshatch.report.page;

import crosshatch.catalog.SolverCatalog;
import crosshatch.database.RunDatabase;
import crosshatch.experiment.Records;
import crosshatch.report.Lines;
import crosshatch.report.Summaries;
import crosshatch.report.SummaryTable;
import crosshatch.results.LedgerFiles;
import crosshatch.results.Phase;
import crosshatch.results.RunRecord;
import crosshatch.results.Verdict;
import crosshatch.solver.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Pages made from made-up records, and what is in them. */
final class MadePages {
    private static final Pattern DATA =
            Pattern.compile("<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

    private MadePages() {}

    /** A measured run that solved a puzzle of set {@code s}, question {@code unique}. */
    static RunRecord solved(String solver, long position, long totalNanos, long backtracks) {
        RunRecord record = Records.record(solver, "sat", position, 1, "unique", Verdict.CORRECT, "solution");
        return Records.with(record, Phase.MEASURED, totalNanos, backtracks, backtracks);
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
                    new Page.Contents(SummaryTable.perSet(Summaries.of(lines)), List.of(), List.of(), List.of(), grids);
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
