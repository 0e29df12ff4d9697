package crosshatch.results.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Summary;
import crosshatch.results.report.SummaryTable;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** 100,000 runs, all of them on the page: made-up records of ten solvers on 10,000 puzzles. */
@Tag("process")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("exhaustive")
class ManyRunsInBrowserTest {
    private static final int PUZZLES = 10_000;

    private Path page = Path.of("");
    private @Nullable Browser started;

    @BeforeAll
    void makeThePage(@TempDir Path folder) {
        started = Browser.start();
        Path directory = MadePages.manyRuns(folder.resolve("e"), PUZZLES);
        page = folder.resolve("index.html");
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            Lines lines = Lines.of(runs, Map.of("e", Limits.ofNanos(1_000_000_000)), List.of());
            List<Table> tables = SummaryTable.perSet(Summary.of(lines));
            Page.write(page, lines, new Page.Contents(tables, List.of(), List.of(), List.of(), Grids.NONE));
        }
        browser().open(page, 1400, 900);
        browser()
                .waitFor(
                        "return document.getElementById('shown-count').textContent === '100,000 of 100,000 runs shown'");
    }

    @AfterAll
    void quit() {
        if (started != null) started.close();
    }

    private Browser browser() {
        return Objects.requireNonNull(started);
    }

    @Test
    void noneIsLeftOutOfAFigure() {
        show("columns");

        assertEquals(
                100_000L,
                browser()
                        .run("return echarts.getInstanceByDom(document.getElementById('columns')).getOption().series"
                                + ".reduce((sum, each) => sum + each.data.length, 0)"));
        Object coloured = browser()
                .run("const canvas = document.querySelector('#columns canvas');"
                        + "const pixels = canvas.getContext('2d').getImageData(0, 60, canvas.width, canvas.height - 140).data;"
                        + "let count = 0;"
                        + "for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 3] > 0) count++;"
                        + "return count");
        assertTrue((long) coloured > 50_000, "points fill the figure: " + coloured + " pixels");
    }

    @Test
    void theTableHasARowForEachPuzzle() {
        browser().run("document.getElementById('puzzle-table').scrollIntoView(); return true");
        browser().waitFor("return document.querySelector('#puzzle-rows tbody a') !== null");

        assertTrue(browser()
                .find("#puzzle-table")
                .getText()
                .contains(String.format(Locale.ROOT, "1 to 25 of %,d", PUZZLES)));
    }

    @Test
    void aFilterActsOnAllOfThem() {
        browser().run("location.hash = '#from=100us'; return true");
        browser().waitFor("return document.getElementById('shown-count').textContent.startsWith('99,')");

        show("quantiles");
        browser().run("location.hash = ''; return true");
        browser().waitFor("return document.getElementById('shown-count').textContent.startsWith('100,000')");
    }

    private void show(String id) {
        browser().run("document.getElementById(arguments[0]).scrollIntoView({ block: 'center' }); return true", id);
        browser().waitFor("return document.querySelector('#" + id + " canvas') !== null");
        assertEquals(List.of(), browser().console());
    }
}
