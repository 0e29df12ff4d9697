package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.app.console.ExitCode;
import crosshatch.results.report.page.Browser;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The page of an experiment on hardest10 and euler50, as a reader has it: in a browser, from a file, without a network. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PageInBrowser {
    private final String solvers;
    private Path results = Path.of("");
    private @Nullable Browser started;

    /** @param solvers that are compared, as on the command line */
    PageInBrowser(String solvers) {
        this.solvers = solvers;
    }

    @BeforeAll
    void compare(@TempDir Path folder) {
        started = Browser.start();
        results = folder.resolve("results");
        CommandRun compared = CommandRun.ofLine(
                "compare --solvers {} --puzzles hardest10,euler50 --isolate off --warmup 1ms --quiet " + "--out {}",
                solvers,
                results);
        assertEquals(ExitCode.DONE, compared.exitCode(), compared.err());
    }

    @AfterAll
    void quit() {
        if (started != null) started.close();
    }

    /** The console tells of errors, and of everything that the content security policy refused. */
    @AfterEach
    void nothingWasLogged() {
        assertEquals(List.of(), browser().console());
    }

    final Browser browser() {
        return Objects.requireNonNull(started);
    }

    /** The directory of the experiment. */
    final Path results() {
        return results;
    }

    final Path page() {
        return results.resolve("report").resolve("index.html");
    }
}
