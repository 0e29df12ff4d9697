package crosshatch.app.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.report.page.Browser;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site from a disk, in the Chromium of this machine. */
@Tag("browser")
class SiteInBrowserTest {
    @TempDir
    private Path directory = Path.of("");

    @Test
    void whatIsSearchedIsFoundAndLeadsThere() {
        try (Browser browser = Browser.start()) {
            Site.make(Path.of(""), List.of(), directory);
            browser.open(directory.resolve("index.html"), 1000, 700);
            browser.find("#search").sendKeys("critical-difference diagram");
            browser.find("#found a").click();
            browser.waitFor(
                    "return document.readyState === 'complete' && document.querySelector('h1').textContent === 'Figures'");

            assertTrue(browser.run("return location.href").toString().contains("docs/reference/figures.html#"));
            assertEquals("Figures", browser.find("nav [aria-current]").getText());
            assertEquals(List.of(), browser.console());
            browser.open(directory.resolve("docs/reference/report.html"), 400, 800);
            assertEquals(true, browser.run("return document.documentElement.scrollWidth <= 400"), "nothing is wider");
        }
    }
}
