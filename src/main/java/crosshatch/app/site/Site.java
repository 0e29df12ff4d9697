package crosshatch.app.site;

import crosshatch.base.NamedFile;
import crosshatch.base.SurroundingsException;
import crosshatch.base.Templates;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.webjars.WebJarVersionLocator;
import tools.jackson.databind.json.JsonMapper;

/**
 * Makes the web site: a page for every Markdown file below {@code docs/} or linked from the README, and copies of all files that they
 * link. Equal texts yield equal files.
 */
public final class Site {
    private static final String SEARCH_LIBRARY = "fuse.js";
    private static final List<String> OWN_FILES = List.of("site.css", "site.js");

    /** Pages whose name in the navigation differs from their title. */
    private static final Map<String, String> SHORT =
            Map.of("README.md", "Crosshatch", "results/README.md", "Results", "puzzles/README.md", "Puzzles");

    /** The parts of the navigation: a heading, and a pattern for the sources of its pages. */
    private static final List<Part> PARTS = List.of(
            new Part("Start", "README\\.md|docs/[^/]*\\.md|(results|puzzles)/README\\.md"),
            new Part("How-to guides", "docs/how-to/.*"),
            new Part("Reference", "docs/reference/.*"),
            new Part("Explanation", "docs/explanation/.*"));

    private final Path home;
    private final List<String> reports;
    private final Path out;
    private final Deque<Path> waiting = new ArrayDeque<>();
    private final Set<Path> met = new LinkedHashSet<>();
    private final List<MarkdownPage> pages = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();

    private Site(Path home, List<String> reports, Path out) {
        this.reports = List.copyOf(reports);
        this.home = home.toAbsolutePath().normalize();
        this.out = out;
    }

    /**
     * The result of making the site.
     *
     * @param pages the number of pages
     * @param broken the links without a target, each with its file
     */
    public record Made(int pages, List<String> broken) {}

    private record Part(String heading, String sources) {}

    private record Entry(String title, String address, boolean here) {}

    private record Entries(String heading, List<Entry> entries) {}

    /**
     * Makes the site.
     *
     * @param home the folder of the project
     * @param reports the addresses of report pages that another step writes
     * @param out the folder of the site, which is made if it does not exist
     * @throws SurroundingsException if something cannot be read or written
     */
    public static Made make(Path home, List<String> reports, Path out) {
        try {
            return new Site(home, reports, out).make();
        } catch (IOException failed) {
            throw NamedFile.unwritable("the site " + out, failed);
        }
    }

    private Made make() throws IOException {
        for (String first : List.of("README.md", "results/README.md", "puzzles/README.md")) meet(home.resolve(first));
        try (Stream<Path> docs = Files.walk(home.resolve("docs"), 2)) {
            docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(this::meet);
        }
        while (!waiting.isEmpty()) {
            Path file = waiting.remove();
            if (file.toString().endsWith(".md")) pages.add(MarkdownPage.read(home, file, this::reach));
            else copy(file);
        }
        for (MarkdownPage page : pages) write(page);
        writeSearch();
        return new Made(pages.size(), List.copyOf(broken));
    }

    private void meet(Path file) {
        if (met.add(file)) waiting.add(file);
    }

    /** Converts a link of a page; a folder becomes its README, or else the list of its files. */
    private String reach(Path from, String link) {
        int anchor = link.indexOf('#');
        String path = anchor < 0 ? link : link.substring(0, anchor);
        Path target = from.resolveSibling(path).normalize();
        if (!target.startsWith(home) || !Files.exists(target)) {
            broken.add(home.relativize(from) + ": " + link);
            return link;
        }
        Path file = Files.isDirectory(target) ? inFolder(target) : target;
        meet(file);
        return relative(from, MarkdownPage.addressOf(file)) + (anchor < 0 ? "" : link.substring(anchor));
    }

    private Path inFolder(Path folder) {
        Path readme = folder.resolve("README.md");
        return Files.exists(readme) ? readme : folder;
    }

    private static String relative(Path from, Path to) {
        return from.resolveSibling("").relativize(to).toString().replace('\\', '/');
    }

    private void copy(Path file) throws IOException {
        Path target = out.resolve(home.relativize(file).toString());
        if (Files.isDirectory(file)) {
            try (Stream<Path> all = Files.walk(file)) {
                List<Path> files = all.filter(Files::isRegularFile)
                        .filter(each -> !each.toString().endsWith(".md"))
                        .sorted()
                        .toList();
                pages.add(MarkdownPage.listing(home, file, files, this::reach));
                files.forEach(this::meet);
            }
            return;
        }
        Files.createDirectories(target.resolveSibling(""));
        Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
    }

    private void write(MarkdownPage page) throws IOException {
        Path target = out.resolve(page.address());
        Files.createDirectories(target.toAbsolutePath().resolveSibling(""));
        String top = "../".repeat(Path.of(page.address()).getNameCount() - 1);
        String text = new Templates(Site.class)
                .named("site.html")
                .execute(Map.of(
                        "title", page.title(),
                        "top", top,
                        "body", page.html(),
                        "reports", reports(top, reportsOn(page)),
                        "navigation", navigation(page, top)));
        Files.writeString(target, text);
    }

    private List<Entries> navigation(MarkdownPage here, String top) {
        Stream<Entries> texts = PARTS.stream()
                .map(part -> new Entries(
                        part.heading(),
                        pages.stream()
                                .filter(page -> page.source().matches(part.sources()))
                                .map(page -> new Entry(
                                        SHORT.getOrDefault(page.source(), page.title()),
                                        top + page.address(),
                                        page.equals(here)))
                                .toList()));
        return Stream.concat(texts, reports(top, reports).stream())
                .filter(part -> !part.entries().isEmpty())
                .toList();
    }

    private static List<Entries> reports(String top, List<String> addresses) {
        if (addresses.isEmpty()) return List.of();
        List<Entry> entries = addresses.stream()
                .map(address -> new Entry("" + experiment(address).getFileName(), top + address, false))
                .toList();
        return List.of(new Entries("Interactive reports", entries));
    }

    private static Path experiment(String report) {
        return Path.of(report).resolve("../..").normalize();
    }

    /** Returns the reports on the records in rows of a page, as the README of the results names them. */
    private List<String> reportsOn(MarkdownPage page) throws IOException {
        Path readme = Path.of("results", "README.md");
        String link = linked(readme, Path.of(page.source()));
        String rows = Files.readAllLines(home.resolve(readme)).stream()
                .filter(line -> line.startsWith("|") && line.contains(link))
                .collect(Collectors.joining());
        return reports.stream()
                .filter(report -> rows.contains(linked(readme, experiment(report)) + ")"))
                .toList();
    }

    private static String linked(Path from, Path to) {
        return "](" + relative(from, to);
    }

    /** Writes the search index as one script, because a page opened from a disk may not fetch files. */
    private void writeSearch() throws IOException {
        List<MarkdownPage.Section> sections =
                pages.stream().flatMap(page -> page.sections().stream()).toList();
        Files.writeString(
                out.resolve("sections.js"),
                "const SECTIONS = " + new JsonMapper().writeValueAsString(sections) + ";\n");
        WebJarVersionLocator jars = new WebJarVersionLocator();
        write("/" + jars.fullPath(SEARCH_LIBRARY, "dist/fuse.basic.min.js"), "search.js");
        for (String file : OWN_FILES) write(file, file);
    }

    private void write(String resource, String name) throws IOException {
        try (InputStream in = Site.class.getResourceAsStream(resource)) {
            if (in == null) throw new IllegalStateException("no resource " + resource);
            Files.write(out.resolve(name), in.readAllBytes());
        }
    }
}
