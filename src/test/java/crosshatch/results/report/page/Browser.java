package crosshatch.results.report.page;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Level;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A headless Chromium, the one that is on the PATH of this machine with its driver; nothing is downloaded. */
public final class Browser implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Skips the test where there is no Chromium or no chromedriver. */
    public static Browser start() {
        Optional<Path> chromium = onThePath("chromium", "chromium-browser", "google-chrome");
        Optional<Path> chromedriver = onThePath("chromedriver");
        Assumptions.assumeTrue(
                chromium.isPresent() && chromedriver.isPresent(),
                "skipped: no chromium or no chromedriver on the PATH; on Debian: apt-get install chromium chromium-driver");
        LoggingPreferences everything = new LoggingPreferences();
        everything.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.orElseThrow().toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--force-prefers-reduced-motion");
        options.setCapability("goog:loggingPrefs", everything);
        // with an executable given, Selenium looks for none
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(chromedriver.orElseThrow().toFile())
                .usingAnyFreePort()
                .withEnvironment(Map.of("TMPDIR", temporary().toString())) // Chromium leaves folders behind
                .build();
        return new Browser(new ChromeDriver(service, options));
    }

    private static Path temporary() {
        try {
            return Files.createDirectories(Path.of("target", "chromium").toAbsolutePath());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Optional<Path> onThePath(String... names) {
        List<String> folders = Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(Objects.requireNonNullElse(System.getenv("PATH"), ""))
                .toList();
        return Stream.of(names)
                .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Opens a file and waits until its scripts have run. The width is emulated: no window of Chromium is as narrow as a telephone. */
    public void open(Path file, int width, int height) {
        open(file.toUri(), width, height);
    }

    /** Opens a page that is served, in the same way. */
    public void open(URI page, int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        driver.get("about:blank"); // else a fragment alone would load nothing
        driver.get(page.toString());
        waitFor("return document.readyState === 'complete'");
    }

    /** Loads the page again, in the same process of the browser, which knows at once what the page stored. */
    public void reload() {
        driver.navigate().refresh();
        waitFor("return document.readyState === 'complete'");
    }

    /** Until a script returns true. */
    public void waitFor(String script) {
        new WebDriverWait(driver, PATIENCE).until(any -> Boolean.TRUE.equals(driver.executeScript(script)));
    }

    /** What a script returns. */
    public Object run(String script, Object... arguments) {
        return Objects.requireNonNull(driver.executeScript(script, arguments), () -> "nothing from: " + script);
    }

    public WebElement find(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    public List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    /** Texts of all elements. */
    public List<String> texts(String selector) {
        return all(selector).stream().map(WebElement::getText).toList();
    }

    public WebElement focused() {
        return driver.switchTo().activeElement();
    }

    /** What was logged since the last call, errors and what the content security policy refused among it. */
    public List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::toString)
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
