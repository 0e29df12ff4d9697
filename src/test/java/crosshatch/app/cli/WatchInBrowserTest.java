package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.app.watch.Watch;
import crosshatch.results.report.page.Browser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A page that stays open while the campaign that it shows is killed, resumed and finished by other processes. */
@Tag("browser")
class WatchInBrowserTest {
    /** One that is solved at once, and one with more solutions than can be counted in the time: what a run takes is the limit. */
    private static final String PUZZLES = """
            .5..83.17...1..4..3.4..56.8....3...9.9.8245....6....7...9....5...729..861.36.72.4
            .................................................................................
            """;

    private static final int REPETITIONS = 125;
    private static final String LIMIT = "100ms";

    @TempDir
    private Path folder = Path.of("");

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void endAll() throws InterruptedException {
        for (Process each : processes) each.destroyForcibly().waitFor();
    }

    private Process start(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + folder, // killed, they leave their libraries there
                "-cp",
                System.getProperty("java.class.path"),
                Crosshatch.class.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectOutput(folder.resolve(name + ".out").toFile())
                .redirectError(folder.resolve(name + ".err").toFile())
                .start();
        processes.add(process);
        return process;
    }

    private Process compare(Path directory) throws IOException {
        Path puzzles = Files.writeString(folder.resolve("two.txt"), PUZZLES);
        return start(
                "compare",
                "compare",
                "--quiet",
                "--out",
                directory.toString(),
                "--solvers",
                "engine,norvig",
                "--puzzles",
                puzzles.toString(),
                "--repeat",
                Integer.toString(REPETITIONS),
                "--question",
                "count:100000",
                "--timeout",
                LIMIT,
                "--isolate",
                "off",
                "--cold");
    }

    private static void waitForFile(Path file, long bytes, Process writer) throws Exception {
        while (writer.isAlive() && (!Files.exists(file) || Files.size(file) < bytes)) {
            writer.waitFor(10, TimeUnit.MILLISECONDS);
        }
    }

    private String text(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    private static void waitForStatus(Browser browser, String begin) {
        browser.waitFor("return document.getElementById('status').textContent.startsWith('" + begin + "')");
    }

    @Test
    void aCampaignThatIsKilledAndResumedIsFollowedToItsEnd() throws Exception {
        try (Browser browser = Browser.start()) {
            Path directory = folder.resolve("campaign");
            Process killed = compare(directory);
            waitForFile(directory.resolve("runs.ledger"), 100, killed);
            Process watch = start("watch", "watch", directory.toString());
            waitForFile(folder.resolve("watch.out"), 10, watch);
            assertTrue(watch.isAlive(), text("watch.err") + text("compare.err"));

            browser.open(URI.create(text("watch.out").strip()), 1400, 900);
            waitForStatus(browser, "Running: ");
            browser.waitFor("return document.querySelectorAll('#solvers tbody tr').length === 2");
            browser.waitFor("return document.querySelector('#pictures img') !== null");
            killed.destroyForcibly().waitFor();
            waitForStatus(browser, "Interrupted: no process writes records");
            assertTrue(
                    browser.find("#idle").getText().endsWith("crosshatch compare --resume --out " + directory),
                    browser.find("#idle").getText());

            Process resumed = start("resumed", "compare", "--quiet", "--resume", "--out", directory.toString());
            waitForStatus(browser, "Running: ");
            assertEquals(ExitCode.DONE, resumed.waitFor(), text("resumed.err"));
            waitForStatus(browser, "Finished: ");
            assertEquals(ExitCode.DONE, watch.waitFor(), text("watch.err"));

            String runs = 2 * REPETITIONS + " of " + 2 * REPETITIONS;
            assertEquals(List.of(runs, runs), browser.texts("#solvers tbody td:nth-child(2)"));
            assertEquals(
                    List.of("1", "1"),
                    browser.texts("#results tbody td:nth-child(2)").subList(0, 2),
                    "solved");
            assertEquals(List.of(), browser.console());
        }
    }

    @Test
    void thePageOfAFinishedCampaignFitsATelephone() {
        Path directory = folder.resolve("finished");
        CommandRun.ofProgram(
                "compare",
                "--quiet",
                "--cold",
                "--isolate",
                "off",
                "--solvers",
                "norvig,hp71b",
                "--puzzles",
                "hardest10",
                "--out",
                directory.toString());

        try (Browser browser = Browser.start();
                Watch watch = Watch.ahead(directory, 0, Interruption::resumption)) {
            browser.open(watch.address(), 400, 800);
            waitForStatus(browser, "Finished: ");

            assertEquals(List.of("10 of 10", "10 of 10"), browser.texts("#solvers tbody td:nth-child(2)"));
            assertTrue(
                    browser.run("return document.querySelector('#known p').textContent")
                            .toString()
                            .startsWith("* hp71b "),
                    "its known defect");
            assertEquals(400L, browser.run("return document.documentElement.scrollWidth"));
        }
    }
}
