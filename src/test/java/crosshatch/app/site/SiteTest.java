package crosshatch.app.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site of the project as it stands. */
@Tag("docs")
class SiteTest {
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"#:']+)(?:#([^\"]*))?\"");

    @TempDir
    private Path directory = Path.of("");

    @Test
    void noLinkOfTheProjectLeadsNowhereAndEachLeadsToAFileOfTheSite() throws IOException {
        Site.Made made = Site.make(Path.of(""), List.of(), directory);

        assertEquals(List.of(), made.broken());
        List<Path> pages = files(".html");
        assertTrue(made.pages() > 20 && pages.size() >= made.pages(), pages.toString());
        for (Path page : pages) {
            Matcher links = LINK.matcher(Files.readString(page));
            while (links.find()) {
                Path target = page.resolveSibling(links.group(1).replace("&amp;", "&"))
                        .normalize();
                assertTrue(Files.isRegularFile(target), directory.relativize(page) + ": " + links.group());
            }
        }
    }

    @Test
    void aBrokenLinkIsToldWithItsFile() throws IOException {
        Path home = project("[away](missing.md) and [there](docs/a.md#two), [out](../../etc/passwd)");

        Site.Made made = Site.make(home, List.of(), directory.resolve("out"));

        assertEquals(List.of("README.md: missing.md", "README.md: ../../etc/passwd"), made.broken());
        assertTrue(Files.readString(directory.resolve("out/index.html")).contains("href=\"docs/a.html#two\""));
    }

    @Test
    void picturesInHtmlAreCopied() throws IOException {
        Path home = project(
                "<picture>\n<source srcset=\"docs/dark.png\">\n<img src=\"docs/light.png\" alt=\"\">\n</picture>");
        for (String name : List.of("dark", "light")) Files.writeString(home.resolve("docs/" + name + ".png"), name);

        Site.Made made = Site.make(home, List.of(), directory.resolve("out"));

        assertEquals(List.of(), made.broken());
        assertEquals("dark", Files.readString(directory.resolve("out/docs/dark.png")));
        assertTrue(Files.readString(directory.resolve("out/index.html")).contains("<img src=\"docs/light.png\""));
    }

    @Test
    void aPageLeadsToTheReportsOnItsRecords() throws IOException {
        List<String> names = List.of("boards", "nine-any", "nine-unique");
        Path home = project("none");
        Files.writeString(home.resolve("results/nine.md"), "# Nine\n");
        Files.writeString(
                home.resolve("results/README.md"),
                "# Results\n\n| [Nine](nine.md) | [nine-any](reference/nine-any), [-unique](reference/nine-unique) |\n|-|-|\n");
        for (String name : names)
            Files.createDirectories(home.resolve("results/reference").resolve(name));

        Site.make(
                home,
                names.stream()
                        .map(name -> "results/reference/" + name + "/report/index.html")
                        .toList(),
                directory.resolve("out"));

        String page = Files.readString(directory.resolve("out/results/nine.html"));
        assertTrue(
                page.contains(
                        "Interactive reports: <a href=\"../results/reference/nine-any/report/index.html\">nine-any</a>"
                                + " <a href=\"../results/reference/nine-unique/report/index.html\">nine-unique</a></p>"),
                page);
    }

    @Test
    void eachReferenceExperimentHasARowOfThePageOnIt() throws IOException {
        String table = Files.readString(Path.of("results/README.md"));

        try (Stream<Path> experiments = Files.list(Path.of("results/reference"))) {
            for (Path each : experiments.filter(Files::isDirectory).toList()) {
                assertTrue(table.contains("](reference/" + each.getFileName() + ")"), each.toString());
            }
        }
    }

    @Test
    void textsAreFoundByTheirSections() throws IOException {
        Site.make(project("none"), List.of("results/reference/x/report/index.html"), directory.resolve("out"));

        String sections = Files.readString(directory.resolve("out/sections.js"));
        assertTrue(
                sections.contains(
                        "{\"page\":\"A\",\"heading\":\"Two\",\"address\":\"docs/a.html#two\",\"text\":\"Second.\\n\"}"),
                sections);
        assertTrue(Files.readString(directory.resolve("out/docs/a.html"))
                .contains("<a href=\"../results/reference/x/report/index.html\">x</a>"));
    }

    @Test
    void theNavigationHasThePagesByKind() throws IOException {
        Path home = project("none");
        Files.createDirectories(home.resolve("docs/how-to"));
        Files.writeString(home.resolve("docs/how-to/b.md"), "# B\n");

        Site.make(home, List.of(), directory.resolve("out"));

        String page = Files.readString(directory.resolve("out/docs/how-to/b.html"));
        String navigation = page.substring(page.indexOf("<nav"), page.indexOf("</nav>"));
        assertEquals(
                List.of("Start", "Crosshatch", "Results", "Puzzles", "A", "How-to guides", "B"),
                Pattern.compile(">([^<\\n]+)</(?:a|h2)>")
                        .matcher(navigation)
                        .results()
                        .map(found -> found.group(1))
                        .toList());
    }

    private Path project(String readme) throws IOException {
        Path home = directory.resolve("home");
        for (String folder : List.of("docs", "results", "puzzles")) Files.createDirectories(home.resolve(folder));
        Files.writeString(home.resolve("README.md"), "# Top\n\n" + readme + "\n");
        Files.writeString(home.resolve("results/README.md"), "# Results\n");
        Files.writeString(home.resolve("puzzles/README.md"), "# Puzzles\n");
        Files.writeString(home.resolve("docs/a.md"), "# A\n\nFirst.\n\n## Two\n\nSecond.\n");
        return home;
    }

    private List<Path> files(String ending) throws IOException {
        try (Stream<Path> all = Files.walk(directory)) {
            return all.filter(file -> file.toString().endsWith(ending)).toList();
        }
    }
}
