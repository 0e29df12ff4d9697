package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.results.report.page.Browser;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The page of search trees does what its reader expects. */
@Tag("process")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("exhaustive")
class TreeInBrowserTest {
    @TempDir
    private Path folder = Path.of("");

    private @Nullable Browser started;

    @BeforeAll
    void start() {
        started = Browser.start();
    }

    @AfterAll
    void quit() {
        if (started != null) started.close();
    }

    private Browser browser() {
        return Objects.requireNonNull(started);
    }

    private void open(String... arguments) {
        Path page = folder.resolve("tree.html");
        String[] all = new String[arguments.length + 3];
        all[0] = "tree";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        all[arguments.length + 1] = "--out";
        all[arguments.length + 2] = page.toString();
        CommandRun run = CommandRun.ofProgram(all);
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        browser().open(page, 1400, 900);
        browser().waitFor("return document.querySelector('svg.grid') !== null");
    }

    @Test
    void treesStandSideBySideAndTheChosenNodeShowsItsCandidates() {
        open("hardest10:3", "--solvers", "engine,choco,sat4j,norvig");

        assertEquals(List.of("engine", "choco", "sat4j", "norvig"), browser().texts("article h2"));
        assertEquals(
                "unique, correct: 12 decisions", browser().texts("article > p").get(0));
        browser().run("document.querySelector('article .tree [data-node=\"2\"]').click(); return true");
        browser().waitFor("return document.querySelectorAll('article .detail .decided').length === 2");
        assertEquals("r2c1=3 → r2c9=7", browser().texts("article .detail p").get(0));
        assertEquals(
                81,
                ((Number) browser()
                                .run("return document.querySelector('article svg.grid')"
                                        + ".querySelectorAll('.given, .found, .decided').length"))
                        .intValue(),
                "this node is the solution");
        assertTrue(browser().texts("article .clauses li").size() > 5, "what Sat4j has learnt");
    }

    @Test
    void aTreeOfTenThousandNodesUnfoldsWhole() {
        open(
                ".................................................................................",
                "--solvers",
                "swift",
                "--question",
                "count:9000");

        browser().run("document.querySelector('article button').click(); return true");
        browser().waitFor("return document.querySelectorAll('.row').length > 9000");
        String name = (String) browser().run("return document.querySelector('.row[data-node=\"5000\"]').textContent");
        browser().run("document.querySelector('.row[data-node=\"5000\"]').click(); return true");
        browser().waitFor("return document.querySelector('article .detail p').textContent.includes('→')");
        assertTrue(
                browser().texts("article .detail p").get(0).endsWith(name.replaceAll("[+−·✓✗]", "")),
                "the path ends in the chosen node");
    }
}
