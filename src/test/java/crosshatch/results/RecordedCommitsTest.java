package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commit that a record names has the families and the options of its solvers, or {@code results/errata.json} names those that it lacks. */
@Tag("exhaustive")
@Tag("process")
class RecordedCommitsTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final JsonNode ERRATA = read(Path.of("results/errata.json"));

    private static JsonNode read(Path file) {
        return MAPPER.readTree(file.toFile());
    }

    static List<Path> experiments() throws IOException {
        try (Stream<Path> all = Files.list(Path.of("results", "reference"))) {
            return all.filter(each -> Files.exists(each.resolve("environment.json")))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void theCommitHasTheSolversOfTheRecord(Path experiment) throws Exception {
        String commit =
                read(experiment.resolve("environment.json")).path("gitCommit").asString("");
        assumeTrue(exit("git", "cat-file", "-e", commit) == 0, "the history is not here");
        TreeSet<String> missing = new TreeSet<>();
        for (String word : words(read(experiment.resolve("plan.json")))) {
            if (exit("git", "grep", "-q", "-F", '"' + word + '"', commit, "--", "src/main", "docs/transplant") != 0) {
                missing.add(word);
            }
        }

        JsonNode known = ERRATA.path("" + experiment.getFileName()).path("lacks");
        assertEquals(texts(known).toList(), List.copyOf(missing));
    }

    /** Returns the names of the families and options of the solvers of a plan. */
    private static Set<String> words(JsonNode plan) {
        TreeSet<String> words = new TreeSet<>();
        for (JsonNode solver : plan.path("solvers")) {
            String spec =
                    solver.isString() ? solver.asString() : solver.path("spec").asString();
            for (String part : spec.split("/", -1)) words.add(part.replaceFirst("[=@#].*", ""));
        }
        return words;
    }

    private static Stream<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false).map(JsonNode::asString);
    }

    private static int exit(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
