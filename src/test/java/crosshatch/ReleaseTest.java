package crosshatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is handed on: the citation, the container and the workflow say and run what README.md and pom.xml do. */
@Tag("exhaustive")
class ReleaseTest {
    private static final Set<String> INSTRUCTIONS = Set.of("FROM", "WORKDIR", "COPY", "RUN", "ENTRYPOINT", "CMD");

    private static String text(String file) throws IOException {
        return Files.readString(Sets.home().resolve(file));
    }

    private static List<String> found(String pattern, String text) {
        return Pattern.compile(pattern, Pattern.MULTILINE | Pattern.DOTALL)
                .matcher(text)
                .results()
                .map((MatchResult each) -> each.group(1).strip())
                .toList();
    }

    /** The block of the section "Start", and the command that its last sentence names. */
    private static List<String> commandsOfTheReadme() throws IOException {
        return found("^(?:```\n|`(?=mvn))(.*?)`", text("README.md").split("\n## ", -1)[1]);
    }

    @Test
    void theReadmeHasTwoCommands() throws IOException {
        assertEquals(List.of("./crosshatch compare", "mvn -B -ntp verify"), commandsOfTheReadme());
    }

    @Test
    void theWorkflowRunsBoth() throws IOException {
        List<String> steps = found("- run: ([^\n]*)", text(".github/workflows/build.yml"));

        assertTrue(steps.containsAll(commandsOfTheReadme()), steps.toString());
    }

    @Test
    void theContainerRunsBoth() throws IOException {
        List<String> instructions = instructions();

        assertTrue(instructions.contains("RUN .ci/run"), instructions.toString());
        assertTrue(text(".ci/run").contains("\n" + commandsOfTheReadme().get(1)));
        assertTrue(instructions.contains("ENTRYPOINT [\"/opt/crosshatch/crosshatch\"]"), instructions.toString());
        assertTrue(text("docs/Containerfile").contains("run --rm crosshatch compare"));
    }

    @Test
    void theContainerfileCopiesFromStagesThatStandBeforeIt() throws IOException {
        List<String> stages = new ArrayList<>();
        for (String instruction : instructions()) {
            List<String> words = Arrays.asList(instruction.split(" +", -1));
            assertTrue(INSTRUCTIONS.contains(words.get(0)), instruction);
            if (words.contains("AS")) stages.add(words.get(words.indexOf("AS") + 1));
            for (String stage : found("--from=([a-z]+)", instruction)) assertTrue(stages.contains(stage), instruction);
        }
        for (String stage : found("--target ([a-z]+)", text("docs/Containerfile"))) {
            assertTrue(stages.contains(stage), stage);
        }
    }

    private static List<String> instructions() throws IOException {
        return text("docs/Containerfile")
                .replace("\\\n", " ")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }

    @Test
    void theCitationAndThePomSayTheSame() throws IOException {
        String pom = text("pom.xml").split("<dependencies>", 2)[0];
        String citation = text("CITATION.cff");

        assertEquals(
                found("<version>([^<]*)</version>", pom).get(0),
                found("^version: ([^\n]*)", citation).get(0));
        assertEquals(found("<license>\\s*<name>([^<]*)</name>", pom), found("^license: ([^\n]*)", citation));
        assertEquals(found("<developer>\\s*<name>([^<]*)</name>", pom), found("- name: \"([^\"]*)\"", citation));
        for (String key : List.of("cff-version", "message", "title", "abstract", "type", "authors", "keywords")) {
            assertTrue(citation.contains("\n" + key + ":") || citation.startsWith(key + ":"), key);
        }
    }
}
