package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What pages list is what there is, and the pages that the program names are there. */
@Tag("exhaustive")
class PagesTest {
    private static final Path PROGRAMS = Sets.home().resolve("src/main/resources/crosshatch/solvers/external/programs");
    private static final Pattern PAGE = Pattern.compile("docs/[a-z-]+/[a-z0-9-]+\\.md");
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
