package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages list is what there is, and the pages that the program and other pages name are there. */
@Tag("exhaustive")
class PagesTest {
    private static final Path PROGRAMS = Sets.home().resolve("src/main/resources/crosshatch/solvers/external/programs");
    private static final Pattern PAGE = Pattern.compile("docs/[a-z-]+/[a-z0-9-]+\\.md");
    private static final Pattern LINK = Pattern.compile("\\]\\((?![a-z]+:)([^)\\s#]*)#?([^)\\s]*)\\)");
    private static final Pattern LINKED_TEXT = Pattern.compile("\\[([^\\]]*)]\\([^)]*\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
    private static final Pattern BLOCK_OF_CODE = Pattern.compile("(?ms)^```.*?^```$");
    private static final Pattern EXPERIMENT = Pattern.compile("crosshatch study replicate ([a-z][a-z-]*)");

    private static String text(String file) throws IOException {
        return Files.readString(Sets.home().resolve(file));
    }

    private static String programs() throws IOException {
        try (Stream<Path> files = Files.list(PROGRAMS)) {
            return files.map(file -> "`" + file.getFileName().toString().replace(".json", "") + "`")
                    .sorted()
                    .collect(Collectors.joining(", "));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"docs/reference/families.md", "docs/how-to/solvers.md"})
    void everyDescribedProgramIsListed(String page) throws IOException {
        assertTrue(text(page).contains(programs()), "expected in " + page + ": " + programs());
    }

    @Test
    void theDescriptionOfCadicalIsTheWholeOne() throws IOException {
        String shown = text("docs/how-to/solvers.md").split("```json\n", -1)[1].split("```", -1)[0];
        ObjectMapper json = new ObjectMapper();

        assertEquals(json.readTree(PROGRAMS.resolve("cadical.json").toFile()), json.readTree(shown));
    }

    @Test
    void theProgramNamesPagesThatAreThere() throws IOException {
        TreeSet<String> missing = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Sets.home().resolve("src/main"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file, StandardCharsets.ISO_8859_1);
                PAGE.matcher(text)
                        .results()
                        .map(MatchResult::group)
                        .filter(page -> !Files.exists(Sets.home().resolve(page)))
                        .forEach(missing::add);
            }
        }

        assertEquals(new TreeSet<String>(), missing);
    }

    static List<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(Sets.home());
                Stream<Path> docs = Files.walk(Sets.home().resolve("docs"));
                Stream<Path> results = Files.list(Sets.home().resolve("results"))) {
            return Stream.of(top, docs, results)
                    .flatMap(files -> files)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLinkLeadsToAFileAndASection(Path page) throws IOException {
        List<String> broken = new ArrayList<>();
        for (MatchResult link : LINK.matcher(prose(page)).results().toList()) {
            if (!leads(page, link.group(1), link.group(2))) broken.add(link.group());
        }

        assertEquals(List.of(), broken);
    }

    private static boolean leads(Path page, String file, String section) throws IOException {
        Path target = file.isEmpty() ? page : page.resolveSibling(file).normalize();
        return Files.exists(target) && (section.isEmpty() || sections(target).contains(section));
    }

    /** The names of sections, as GitHub derives them from headings. */
    private static Set<String> sections(Path page) throws IOException {
        return HEADING.matcher(prose(page))
                .results()
                .map(heading -> LINKED_TEXT.matcher(heading.group(1)).replaceAll("$1"))
                .map(text -> text.toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}_ -]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }

    private static String prose(Path page) throws IOException {
        return BLOCK_OF_CODE.matcher(Files.readString(page)).replaceAll("");
    }

    @ParameterizedTest
    @CsvSource({"how-to, 12", "reference, 12", "explanation, 6"})
    void aFolderHasFewPagesAndTheIndexListsThem(String folder, int most) throws IOException {
        String index = text("docs/README.md");
        try (Stream<Path> files = Files.list(Sets.home().resolve("docs").resolve(folder))) {
            List<String> pages =
                    files.map(file -> folder + "/" + file.getFileName()).toList();

            assertTrue(pages.size() <= most, pages.toString());
            assertEquals(
                    List.of(),
                    pages.stream().filter(page -> !index.contains("(" + page)).toList());
        }
    }

    @Test
    void theExampleOfReplicateNamesAnExperiment() throws IOException {
        List<String> named = EXPERIMENT
                .matcher(text("src/main/java/crosshatch/app/cli/ReplicateCommand.java"))
                .results()
                .map(example -> example.group(1))
                .toList();

        assertEquals(1, named.size());
        assertTrue(text("results/conclusions.json").contains("\"experiment\": \"" + named.get(0) + "\""), named.get(0));
    }
}
