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
 * Makes the site: every Markdown file that lies in {@code docs/} or one of its folders, or that the README leads to, as a page beside
 * copies of all files that they link. The same texts make the same files.
 */
public final class Site {
    private static final String SEARCH_LIBRARY = "fuse.js";
    private static final List<String> OWN_FILES = List.of("site.css", "site.js");

    /** Pages with another name in the navigation than their title. */
    private static final Map<String, String> SHORT =
            Map.of("README.md", "Crosshatch", "results/README.md", "Results", "puzzles/README.md", "Puzzles");

    /** The parts of the navigation: the pages whose source matches a pattern, under a heading. */
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
     * @param pages how many there are
     * @param broken links that lead nowhere, each with the file that has it
     */
    public record Made(int pages, List<String> broken) {}

    private record Part(String heading, String sources) {}

    private record Entry(String title, String address, boolean here) {}

    private record Entries(String heading, List<Entry> entries) {}

    /**
     * @param home folder of the project
     * @param reports addresses of report pages that others will write
     * @param out made if it does not exist
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

    /** What a link of a page becomes; a folder is its README, or else the list of its files. */
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

    /** The reports on the records that the README of the results names in the rows of a page. */
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

    /** Everything that can be found as one script, because a page from a disk may not fetch. */
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
