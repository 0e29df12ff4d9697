package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The report on an experiment of two solvers, as a reader uses it: in a browser, from a file, without a network. */
@Tag("process")
class ReportInBrowserTest extends PageInBrowser {
    private static final String TABLE = "#results-hardest10-question-any_wrapper ";
    private static final String THIRD =
            "12..4......5.69.1...9...5.........7.7...52.9..3......2.9.6...5.4..9..8.1..3...9.4";

    ReportInBrowserTest() {
        super("engine,norvig,choco");
    }

    /** With the tables and figures that {@code compare} leaves out. */
    @BeforeAll
    void report() {
        CommandRun reported = CommandRun.ofProgram("report", results().toString());
        assertEquals(ExitCode.DONE, reported.exitCode(), reported.err());
    }

    private void open(int width) {
        browser().open(page(), width, 900);
        browser().run("document.getElementById('puzzle-table').scrollIntoView(); return true");
        browser().waitFor("return document.querySelector('#puzzle-rows tbody a') !== null");
    }

    @Test
    void nothingIsLoadedFromElsewhere() {
        open(1400);

        assertEquals(
                0L,
                browser()
                        .run(
                                "return performance.getEntriesByType('resource').filter(each => !each.name.startsWith('data:')).length"));
    }

    @Test
    void theFiguresAreDrawn() {
        open(1400);

        for (String points : List.of("#quantiles", "#scatter", "#columns")) {
            browser().run("document.querySelector(arguments[0]).scrollIntoView(); return true", points);
            browser().waitFor("return document.querySelector('" + points + " canvas') !== null");
            Object colours = browser()
                    .run(
                            "const canvas = document.querySelector(arguments[0] + ' canvas');"
                                    + "const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;"
                                    + "return new Set(new Uint32Array(pixels.buffer)).size",
                            points);
            assertTrue((long) colours > 10, points + " shows " + colours + " colours");
        }
    }

    @Test
    @Tag("exhaustive")
    void aTableIsSortedByAClick() {
        open(1400);
        WebElement heading = heading("median");
        browser().run("arguments[0].scrollIntoView({ block: 'center' }); return true", heading);

        heading.click();
        awaitSorted("ascending");
        assertEquals("ascending", heading.getAttribute("aria-sort"));
        assertSorted(medians(), false);
        heading.click();
        awaitSorted("descending");
        assertEquals("descending", heading.getAttribute("aria-sort"));
        assertSorted(medians(), true);
    }

    @Test
    @Tag("exhaustive")
    void aTableIsSortedByKeyboard() {
        open(1400);
        WebElement heading = heading("median");
        WebElement button = heading.findElement(By.cssSelector("[tabindex='0'][role='button']"));

        browser().run("arguments[0].focus(); return true", button);
        assertEquals(button, browser().focused());
        button.sendKeys(Keys.ENTER);
        awaitSorted("ascending");
        assertEquals("ascending", heading.getAttribute("aria-sort"));
        button.sendKeys(Keys.ENTER);
        awaitSorted("descending");

        assertEquals("descending", heading.getAttribute("aria-sort"));
        assertSorted(medians(), true);
    }

    /** DataTables sorts after the event, not during it. */
    private void awaitSorted(String direction) {
        browser().waitFor("return document.querySelector('" + TABLE + "th[aria-sort=" + direction + "]') !== null");
    }

    private WebElement heading(String name) {
        return browser().all(TABLE + "th").stream()
                .filter(each -> each.getText().contains(name))
                .findFirst()
                .orElseThrow();
    }

    private List<Double> medians() {
        int column = browser().texts(TABLE + "th").indexOf(heading("median").getText()) + 1;
        return browser().all(TABLE + "tbody td:nth-child(" + column + ")").stream()
                .map(cell -> Double.parseDouble(cell.getAttribute("data-order")))
                .toList();
    }

    private static void assertSorted(List<Double> values, boolean downwards) {
        List<Double> sorted = new ArrayList<>(values);
        sorted.sort(downwards ? Comparator.reverseOrder() : Comparator.naturalOrder());
        assertEquals(3, values.size());
        assertEquals(sorted, values);
    }

    @Test
    @Tag("exhaustive")
    void aTableIsFiltered() {
        open(1400);

        browser().find(TABLE + "input[type=search]").sendKeys("nor");
        browser().waitFor("return document.querySelectorAll('" + TABLE + "tbody tr').length === 1");

        assertEquals(List.of("norvig"), browser().texts(TABLE + "tbody td:first-child"));
    }

    @Test
    @Tag("exhaustive")
    void thePuzzlesAreFilteredByTextAndByNumber() {
        open(1400);
        WebElement name = browser().find("#puzzle-rows .filters td:first-child input");

        name.sendKeys("hardest10");
        browser().waitFor("return document.querySelectorAll('#puzzle-rows tbody tr').length === 10");
        browser().find("#puzzle-rows .filters td:nth-child(2) input").sendKeys(">1000s");
        browser()
                .waitFor("return document.querySelector('#puzzle-rows tbody').textContent.includes('Nothing matches')");
        browser().find("#puzzle-rows .filters td:nth-child(2) input").clear();
        browser().find("#puzzle-rows .filters td:nth-child(2) input").sendKeys(">1e-3µs");

        browser().waitFor("return document.querySelectorAll('#puzzle-rows tbody tr').length === 10");
        assertEquals(
                "hardest10 1",
                browser().texts("#puzzle-rows tbody td:first-child").get(0));
    }

    @Test
    @Tag("exhaustive")
    void aRowLeadsToThePuzzleWithItsGridAndAnswersByKeyboardToo() {
        open(1400);
        WebElement link = browser().find("#puzzle-rows tbody a[href='#puzzle=hardest10%203']");

        link.sendKeys(Keys.ENTER);
        browser().waitFor("return document.getElementById('puzzle').open");

        assertEquals("hardest10 3", browser().find("#puzzle-title").getText());
        assertEquals(THIRD.replace(".", ""), String.join("", browser().texts("#puzzle .grid text.given")));
        assertEquals(
                List.of("choco", "engine", "norvig"),
                browser().texts("#puzzle tbody td:nth-child(1)").stream()
                        .sorted()
                        .toList());
        assertEquals(List.of("solved", "solved", "solved"), browser().texts("#puzzle tbody td:nth-child(2)"));
        assertEquals(List.of("correct", "correct", "correct"), browser().texts("#puzzle tbody td:nth-child(3)"));
        assertTrue(browser().texts("#puzzle thead th").contains("backtracks"));
        browser().find("#puzzle button[aria-pressed]").click();
        assertEquals(81, browser().all("#puzzle .grid text").size(), "the solution, which this set has");

        browser().focused().sendKeys(Keys.ESCAPE);
        browser().waitFor("return !document.getElementById('puzzle').open");
        assertEquals(link, browser().focused(), "the focus is back");
    }

    @Test
    @Tag("exhaustive")
    void theCommandRepeatsARun() {
        open(1400);
        browser().run("location.hash = '#puzzle=hardest10%203'; return true");
        browser().waitFor("return document.getElementById('puzzle').open");
        browser().find("#puzzle details summary").click();

        String command = browser().texts("#puzzle details code").stream()
                .filter(each -> each.contains("--solver norvig"))
                .findFirst()
                .orElseThrow();
        assertTrue(command.startsWith("crosshatch solve hardest10:3 "), command);
        String[] words = command.substring("crosshatch ".length()).split(" ");
        CommandRun again = CommandRun.ofProgram(words);
        assertEquals(ExitCode.DONE, again.exitCode(), again.err());
        assertTrue(again.out().startsWith("hardest10 #3: solved (correct)"), again.out());
    }

    @Test
    @Tag("exhaustive")
    void aPointLeadsToItsPuzzle() {
        open(1400);

        browser().run("document.getElementById('scatter').scrollIntoView({ block: 'center' }); return true");
        browser().waitFor("return document.querySelector('#scatter canvas') !== null");

        browser()
                .run("const chart = echarts.getInstanceByDom(document.getElementById('scatter'));"
                        + "const point = chart.getOption().series[0].data[4];"
                        + "const [x, y] = chart.convertToPixel({ seriesIndex: 0 }, point);"
                        + "const canvas = document.querySelector('#scatter canvas');"
                        + "const box = canvas.getBoundingClientRect();"
                        + "for (const kind of ['mousemove', 'mousedown', 'mouseup', 'click'])"
                        + "  canvas.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX: box.left + x, clientY: box.top + y }));"
                        + "return true");
        browser().waitFor("return document.getElementById('puzzle').open");

        assertTrue(browser().find("#puzzle-title").getText().startsWith("hardest10 "));
    }

    @Test
    @Tag("exhaustive")
    void theThemeIsToggled() {
        open(1400);
        String before = theme();

        browser().find("#theme").click();

        assertEquals(
                List.of("dark", "light"),
                List.of(before, theme()).stream().sorted().toList());
        assertEquals(
                theme().equals("dark") ? "rgb(20, 24, 29)" : "rgb(255, 255, 255)",
                browser().find("body").getCssValue("background-color").replaceFirst("rgba\\((.*), 1\\)", "rgb($1)"));
        String chosen = theme();
        browser().reload();
        assertEquals(chosen, theme(), "the choice is remembered");
    }

    private String theme() {
        return (String) browser().run("return document.documentElement.dataset.theme");
    }

    @Test
    @Tag("exhaustive")
    void nothingIsWiderThanATelephone() {
        open(400);
        assertEquals(400L, browser().run("return document.documentElement.scrollWidth"));

        browser().run("location.hash = '#puzzle=hardest10%203'; return true");
        browser().waitFor("return document.getElementById('puzzle').open");

        assertEquals(400L, browser().run("return document.documentElement.scrollWidth"));
        assertEquals(
                true,
                browser()
                        .run(
                                "const dialog = document.getElementById('puzzle');"
                                        + "return dialog.scrollWidth <= dialog.clientWidth && dialog.getBoundingClientRect().right <= 400"));
    }
}
