package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What a reader chooses on the page acts on all of it, and stands in the address. Homer gives up on most of hardest10. */
@Tag("process")
@Tag("exhaustive")
class FiltersInBrowserTest extends PageInBrowser {
    private static final String COUNT = "return document.getElementById('shown-count').textContent === '%s'";

    FiltersInBrowserTest() {
        super("engine,engine/undo=copy,homer");
    }

    private void open(String fragment) {
        browser().open(page(), 1400, 900);
        browser().run("location.hash = arguments[0]; return true", fragment);
        browser().waitFor("return document.querySelectorAll('#shown-runs tbody tr').length > 0");
    }

    private void awaitCount(String text) {
        browser().waitFor(COUNT.formatted(text));
    }

    private void show(String id) {
        browser().run("document.getElementById(arguments[0]).scrollIntoView({ block: 'center' }); return true", id);
        browser().waitFor("return document.querySelector('#" + id + " canvas') !== null");
    }

    @Test
    void aStatusActsOnTheTableOfRunsTheFiguresAndThePuzzles() {
        open("");
        awaitCount("180 of 180 runs shown");

        browser().find("#filters > summary").sendKeys(Keys.ENTER);
        browser().find("#choose-status input[value='gave up']").sendKeys(Keys.SPACE);
        awaitCount("9 of 180 runs shown");

        assertEquals(
                List.of("0", "0", "0", "0", "1", "8"),
                browser().texts("#shown-runs tbody td:nth-child(3)").stream()
                        .sorted()
                        .toList());
        show("columns");
        assertTrue(Objects.requireNonNull(browser().find("#columns").getAttribute("aria-label"))
                .contains("homer"));
        browser().run("document.getElementById('puzzle-table').scrollIntoView(); return true");
        browser().waitFor("return document.querySelectorAll('#puzzle-rows tbody tr').length === 9");
        assertTrue(browser().find("#all-runs").isDisplayed(), "tables of all runs say that they are");
    }

    @Test
    void aSolverAndASetActOnTheTablesOfTheReport() {
        open("#solver=homer&set=hardest10");
        awaitCount("10 of 180 runs shown");

        assertEquals(List.of("homer"), browser().texts("#results-hardest10-question-any tbody td:first-child"));
        assertFalse(browser().find("#results-euler50-question-any").isDisplayed());
        show("quantiles");
        assertEquals(
                "Puzzles solved against time. homer: 2 of 10",
                browser().find("#quantiles").getAttribute("aria-label"));
    }

    @Test
    void allRunsOfThePuzzlesThatOneSolverDidNotSolveCanBeKept() {
        open("#status=gave+up&keep=solver%3Ahomer");

        awaitCount("27 of 180 runs shown");
    }

    @Test
    void aBoundHasAUnit() {
        open("");
        browser().find("#filters > summary").click();

        browser().find("#from").sendKeys("1000s");
        awaitCount("0 of 180 runs shown");
        browser().find("#from").sendKeys("x");
        awaitCount("180 of 180 runs shown");

        assertEquals("true", browser().find("#from").getAttribute("aria-invalid"));
    }

    @Test
    void whatIsChosenStandsInTheAddressAndComesBackFromIt() {
        open("");
        browser().find("#filters > summary").click();
        browser().find("#choose-set input[value='euler50']").click();
        browser()
                .run("const select = document.getElementById('columnsX'); select.value = 'decisions';"
                        + "select.dispatchEvent(new Event('change')); return true");
        awaitCount("150 of 180 runs shown");

        String hash = (String) browser().run("return location.hash");
        assertEquals("#set=euler50&columnsX=decisions", hash);
        open(hash);

        awaitCount("150 of 180 runs shown");
        assertEquals("decisions", browser().run("return document.getElementById('columnsX').value"));
        browser().find("#filters > summary").click();
        browser().find("#reset").click();
        awaitCount("180 of 180 runs shown");
        assertEquals("", browser().run("return location.hash.slice(1)"));
    }

    @Test
    void aLinkToAPuzzleKeepsWhatIsChosen() {
        open("#set=hardest10");
        browser().run("location.hash = '#puzzle=hardest10%203'; return true");
        browser().waitFor("return document.getElementById('puzzle').open");

        assertEquals("#set=hardest10&puzzle=hardest10+3", browser().run("return location.hash"));
        browser().focused().sendKeys(Keys.ESCAPE);
        browser().waitFor("return location.hash === '#set=hardest10'");
    }

    @Test
    void severalColumnsOfARunStandBesideEachOther() {
        open("#measure=time&measure=backtracks");
        browser().run("document.getElementById('puzzle-table').scrollIntoView(); return true");
        browser().waitFor("return document.querySelectorAll('#puzzle-rows thead tr:first-child th').length === 7");

        List<String> headings = browser().texts("#puzzle-rows thead tr:first-child th").stream()
                .map(String::strip)
                .toList();
        assertTrue(headings.contains("engine: backtracks"), "" + headings);
    }

    @Test
    void aSolverAgainstAnotherHasGuideLinesAtTwiceAndTenTimes() {
        open("");
        show("scatter");

        assertEquals(
                List.of("", "×2", "÷2", "×10", "÷10"),
                browser()
                        .run(
                                "return echarts.getInstanceByDom(document.getElementById('scatter')).getOption().series[0].markLine.data"
                                        + ".slice(0, 5).map(line => line[0].label.formatter)"));
    }

    @Test
    void configurationsOfAFamilyDifferInColourAndDash() {
        open("");
        show("quantiles");

        Object looks = browser()
                .run("return echarts.getInstanceByDom(document.getElementById('quantiles')).getOption().series"
                        + ".filter(each => each.name.startsWith('engine'))"
                        + ".map(each => each.lineStyle.color + ' ' + each.lineStyle.type)");
        assertEquals(2, ((List<?>) looks).stream().distinct().count(), "" + looks);
        assertEquals(
                2,
                ((List<?>) looks)
                        .stream()
                                .map(each -> ((String) each).split(" ", -1)[0])
                                .distinct()
                                .count());
    }

    @Test
    void namesStandAtTheEndsOfCurvesWhereThereIsRoom() {
        open("#set=hardest10");
        show("quantiles");
        assertTrue(namesAtEnds().contains("homer"), "" + namesAtEnds());

        browser().open(page(), 400, 800);
        show("quantiles");
        assertEquals(List.of(), namesAtEnds());
    }

    private List<?> namesAtEnds() {
        return (List<?>) browser()
                .run("return echarts.getInstanceByDom(document.getElementById('quantiles')).getOption().series"
                        + ".filter(each => each.endLabel.show).map(each => each.name)");
    }

    @Test
    void whoSolvedNotAllIsDrawnToTheLimit() {
        open("#set=hardest10");
        show("quantiles");

        Object line = browser()
                .run("const option = echarts.getInstanceByDom(document.getElementById('quantiles')).getOption();"
                        + "return option.series.find(each => each.name === 'homer').data.at(-1)");
        assertEquals(List.of(10_000_000L, 2L, 2L), line);
        WebElement numbers = browser().find("#quantiles-numbers");
        browser().run("arguments[0].closest('details').open = true; return true", numbers);
        assertTrue(numbers.getText().contains("homer 10 2 8"), numbers.getText());
    }

    @Test
    void guideLinesHaveAnyFactor() {
        open("#guides=1.5%2C+100");
        show("scatter");

        assertEquals(
                List.of("", "×1.5", "÷1.5", "×100", "÷100"),
                browser()
                        .run(
                                "return echarts.getInstanceByDom(document.getElementById('scatter')).getOption().series[0].markLine.data"
                                        + ".slice(0, 5).map(line => line[0].label.formatter)"));
        assertTrue(textOf("#scatter-numbers").contains("less by a factor of more than 1.5"));
        browser().run("location.hash = '#guides=0.5'; return true");
        browser().waitFor("return document.getElementById('guides').getAttribute('aria-invalid') === 'true'");
    }

    /** Against itself a solver lies on the diagonal. */
    @Test
    void theLineThroughPointsOnTheDiagonalIsTheDiagonal() {
        open("#fit=all&across=homer&up=homer");
        show("scatter");

        String numbers = textOf("#scatter-numbers");
        assertTrue(numbers.contains(" 1 log x; 95 % of the slope 1 to 1"), numbers);
        assertTrue(numbers.contains("share of the variance that the line explains 1"), numbers);
        assertEquals(
                3L,
                browser()
                        .run("return echarts.getInstanceByDom(document.getElementById('scatter')).getOption().series"
                                + ".filter(each => each.type === 'line').length"));
    }

    /** Six points whose line is known by hand; t(4) at 97.5 % is 2.776. */
    @Test
    void theLineIsThatOfLeastSquaresWithStudentsInterval() {
        open("");

        Object line = browser()
                .run(
                        "const y = [1, 3, 2, 5, 4, 6].map((value, place) => ({ x: place + 1, y: value }));"
                                + "const fit = Fit.of(y, false, false);"
                                + "return [fit.intercept, fit.slope, fit.high - fit.slope].map(value => value.toFixed(3)).join(' ')");

        assertEquals("0.400 0.886 0.644", line);
        assertEquals(
                "null", browser().run("return String(Fit.of([1, 2, 3, 4, 5].map(x => ({ x, y: x })), false, false))"));
    }

    @Test
    void aCurveOfScoresBeginsBelowZeroWhereAnswersAreWrong() {
        open("#penalty=16");
        browser()
                .run("const block = Data.blocks.find(each => each.line.solver.startsWith('homer'));"
                        + "block.status[0] = 'wrong'; State.set({ penalty: '16' }); return true");
        show("quantiles");

        assertTrue(Objects.requireNonNull(browser().find("#quantiles").getAttribute("aria-label"))
                .startsWith("Score against time."));
        assertTrue(textOf("#quantiles-numbers").contains("score"));
        assertEquals(
                -15L,
                browser()
                        .run(
                                "const option = echarts.getInstanceByDom(document.getElementById('quantiles')).getOption();"
                                        + "return option.series.find(each => each.name === 'homer').data[0][2]"));
    }

    @Test
    void aColumnCanStandAgainstThePlaceInTheSet() {
        open("#set=hardest10&columnsX=position+in+its+set&columnsScaleX=linear");
        show("columns");

        String label = Objects.requireNonNull(browser().find("#columns").getAttribute("aria-label"));
        assertTrue(label.startsWith("time against position in its set"), label);
    }

    @Test
    void severalBoundsHoldTogetherAndSoDoesAName() {
        open("#set=hardest10&label=t10+3");
        awaitCount("3 of 180 runs shown");

        open("#where=time&from=0&where2=backtracks&from2=1e9");
        awaitCount("0 of 180 runs shown");
    }

    private String textOf(String css) {
        WebElement element = browser().find(css);
        browser().run("arguments[0].closest('details').open = true; return true", element);
        return element.getText();
    }
}
