package crosshatch.results.report.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Paper;
import crosshatch.results.report.ReportOptions;
import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.table.Latex;
import crosshatch.solver.Limits;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The paper in docs/paper, made of a reference experiment as its first lines say. */
@Tag("exhaustive")
class PaperExampleTest {
    private static final Path EXAMPLE = Path.of("docs/paper/paper.tex");
    private static final Pattern FIGURE = Pattern.compile("report/figures/([a-z0-9-]+)\\.");
    private static final Pattern MACRO = Pattern.compile("\\\\((?:Paired|Figure|Table|Results)[A-Za-z]+)");

    @TempDir
    private static Path directory = Path.of("");

    @BeforeAll
    static void report() throws IOException {
        Set<String> shown = new HashSet<>();
        Matcher names = FIGURE.matcher(Files.readString(EXAMPLE));
        while (names.find()) shown.add(names.group(1));
        try (RunDatabase runs = RunDatabase.open(List.of(Path.of("results/reference/small-any")))) {
            Lines lines = Lines.of(
                    runs,
                    Map.of("small-any", Limits.ofNanos(10_000_000_000L)),
                    SolverCatalog.standard().everyFamily());
            Report all = Report.of(lines, SolverCatalog.standard().everyFamily(), ReportOptions.NOTHING);
            List<Figure> figures = all.figures().stream()
                    .filter(figure -> shown.contains(figure.id()))
                    .toList();
            assertEquals(shown.size(), figures.size(), shown + " of the paper are figures of the report");
            new Report(all.summary(), all.tables(), figures).write(directory.resolve("report"), Paper.TEXT, () -> {});
        }
        Files.copy(EXAMPLE, directory.resolve("paper.tex"));
    }

    @Test
    void itsMacrosAreThoseOfTheReport() throws IOException {
        Path tables = directory.resolve("report/tables");
        String defined =
                Files.readString(tables.resolve("numbers.tex")) + Files.readString(tables.resolve("captions.tex"));
        List<String> used = MACRO.matcher(Files.readString(EXAMPLE))
                .results()
                .map(found -> found.group(1))
                .toList();

        assertTrue(used.size() >= 6, used.toString());
        for (String macro : used) assertTrue(defined.contains("\\newcommand{\\" + macro + "}"), macro);
    }

    @Test
    void latexCompilesItAndNothingIsTooWide() throws IOException, InterruptedException {
        Latex.assumeInstalled();

        String log = Latex.compile(directory, "paper.tex");

        assertFalse(log.contains("Overfull \\hbox"), log);
        assertFalse(log.contains("undefined"), log);
        assertTrue(Files.size(directory.resolve("paper.pdf")) > 0, log);
    }
}
