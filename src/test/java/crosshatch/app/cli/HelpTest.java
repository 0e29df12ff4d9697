package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.Commands;
import crosshatch.app.console.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The help of every command, as wide terminals and narrow ones show it. */
class HelpTest {
    /** A line that does not end a sentence, an example or a heading. */
    private static final Pattern GOES_ON = Pattern.compile(".*[\\p{L}\\p{N},;)]$");

    /** An example, or what is set in columns. */
    private static final Pattern APART = Pattern.compile("^ +(crosshatch |-).*|.*\\S   .*");

    /** A command in a list of commands, without that below it. */
    private static final Pattern LISTED = Pattern.compile("^  ([a-z-]+)( [a-z-]+)?   +[A-Z]");

    @ParameterizedTest
    @ValueSource(ints = {80, 120})
    void everyLineOfHelpFits(int columns) {
        for (CommandLine command : commands(columns)) {
            usage(command).lines().forEach(line -> assertTrue(line.length() <= columns, line));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {80, 120})
    void noLineEndsBeforeTheNextWordWouldNotFit(int columns) {
        int prose = Math.min(columns, 110);
        for (CommandLine command : commands(columns)) {
            command.getCommandSpec()
                    .usageMessage()
                    .footer(new String[0]); // examples and tables, which are set as they are
            List<String> lines = usage(command).lines().toList();
            for (int i = 0; i + 1 < lines.size(); i++) {
                String line = lines.get(i);
                String next = lines.get(i + 1).strip();
                if (!GOES_ON.matcher(line).matches() || APART.matcher(line).matches()) continue;
                if (next.isEmpty() || next.startsWith("-") || indent(line) > indent(lines.get(i + 1))) continue;
                String word = next.split(" ", 2)[0];
                assertTrue(
                        line.length() + 1 + word.length() >= prose,
                        command.getCommandSpec().qualifiedName() + ": " + line + "⏎" + next);
            }
        }
    }

    @Test
    void noDescriptionHoldsWhatTheLibraryCannotFormat() {
        PrintStream before = System.err;
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        System.setErr(new PrintStream(complaints, true, StandardCharsets.UTF_8));
        try {
            commands(80).forEach(HelpTest::usage);
        } finally {
            System.setErr(before);
        }

        assertEquals("", complaints.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aListOfCommandsShowsOneSentenceOfEach() {
        String usage = usage(commands(120).get(0));

        assertTrue(
                Pattern.compile("\n  study hunt +Looks for wrong answers of solvers\\.\n")
                        .matcher(usage)
                        .find(),
                usage);
    }

    @Test
    void everyCommandStandsUnderAHeading() {
        CommandLine program = commands(80).get(0);
        List<String> listed = usage(program)
                .lines()
                .flatMap(line -> LISTED.matcher(line).results())
                .map(found -> found.group(1))
                .toList();

        assertEquals(program.getSubcommands().keySet(), new LinkedHashSet<>(listed));
        assertEquals(
                List.of("Run:", "Look:", "Prove:", "Puzzles:", "Study:", "Exit codes:", "Examples:"),
                usage(program).lines().filter(line -> line.matches("[A-Z].*:")).toList());
    }

    @Test
    void studiesStandUnderTheirs() {
        CommandLine program = commands(80).get(0);
        String usage = usage(program);

        Objects.requireNonNull(program.getSubcommands().get("study"))
                .getSubcommands()
                .keySet()
                .forEach(each -> assertTrue(usage.contains("\n  study " + each + " "), each));
    }

    @Test
    void helpOfTheProgramIsTheSameWhetherItsCommandsAreReadOrNot() {
        Terminal terminal = new Terminal(80, Optional.empty(), false);

        assertEquals(usage(commands(80).get(0)), usage(Commands.configured(new Crosshatch(), terminal, "--help")));
    }

    @Test
    void onlyTheCommandThatIsNamedIsRead() {
        CommandLine program =
                Commands.configured(new Crosshatch(), new Terminal(80, Optional.empty(), false), "--version", "query");

        assertEquals(
                List.of("query"),
                program.getSubcommands().entrySet().stream()
                        .filter(each ->
                                !each.getValue().getCommandSpec().options().isEmpty())
                        .map(Map.Entry::getKey)
                        .toList());
    }

    @Test
    void whatReplacesARemovedCommandExists() {
        Set<String> names = commands(80).stream()
                .map(each -> each.getCommandSpec().qualifiedName())
                .collect(Collectors.toSet());

        new Crosshatch().removed().forEach((removed, instead) -> {
            Matcher named = Pattern.compile("'([a-z]+(?: [a-z-]+)?)").matcher(instead);
            while (named.find()) {
                String words = named.group(1);
                assertTrue(
                        names.contains("crosshatch " + words)
                                || names.contains("crosshatch " + words.replaceFirst(" .*", "")),
                        removed + ": " + instead);
            }
        });
    }

    @Test
    private static List<CommandLine> commands(int columns) {
        CommandLine program = Commands.configured(new Crosshatch(), new Terminal(columns, Optional.empty(), false));
        List<CommandLine> all = new ArrayList<>();
        collect(program, all);
        return all;
    }

    private static void collect(CommandLine command, List<CommandLine> all) {
        all.add(command);
        command.getSubcommands().values().forEach(below -> collect(below, all));
    }

    private static String usage(CommandLine command) {
        return command.getUsageMessage().replace(System.lineSeparator(), "\n");
    }

    private static int indent(String line) {
        return (int) Stream.of(line.split("")).takeWhile(" "::equals).count();
    }
}
