package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The workflow in docs/how-to/versions.md, the action that it uses, and the command {@code gate} go together. */
class GateActionTest {
    private final String action = text("actions/gate/action.yml");
    private final Set<String> options =
            new CommandLine(new GateCommand()).getCommandSpec().optionsMap().keySet();

    private static String text(String file) {
        try {
            return Files.readString(Sets.home().resolve(file));
        } catch (IOException missing) {
            throw new AssertionError(file, missing);
        }
    }

    private static List<String> found(String expression, String text) {
        return Pattern.compile(expression, Pattern.MULTILINE)
                .matcher(text)
                .results()
                .map((MatchResult each) -> each.group(1))
                .toList();
    }

    private List<String> inputs() {
        return found("^  ([a-z-]+):$", action.substring(action.indexOf("\ninputs:"), action.indexOf("\nruns:")));
    }

    @Test
    void theExampleUsesInputsThatExistAndAllThatAreRequired() {
        String page = text("docs/how-to/versions.md");
        String example = page.substring(page.indexOf("      - uses: OWNER/crosshatch"));
        List<String> used = found("^          ([a-z-]+): ", example.substring(0, example.indexOf("```")));

        assertTrue(inputs().containsAll(used), used + " among " + inputs());
        assertTrue(used.containsAll(List.of("base", "head", "puzzles", "question", "timeout", "tolerance")), "" + used);
    }

    @Test
    void eachInputReachesTheCommandAsItsOption() {
        for (String input : inputs()) {
            String variable = input.toUpperCase(Locale.ROOT).replace('-', '_');
            assertTrue(action.contains("        " + variable + ": ${{ inputs." + input + " }}"), input);
            assertTrue(action.contains("$" + variable + "\""), input + " is used");
            assertTrue(options.contains("--" + input), input + " is an option");
        }
    }

    @Test
    void theActionPassesOnlyOptionsOfTheCommand() {
        Set<String> passed = new TreeSet<>(found("[ (](--[a-z-]+) ", action));
        passed.remove("--body-file"); // of gh

        assertTrue(options.containsAll(passed), passed + " among " + options);
        assertTrue(passed.size() >= inputs().size(), "" + passed);
        assertEquals(inputs().size(), new TreeSet<>(inputs()).size());
    }
}
