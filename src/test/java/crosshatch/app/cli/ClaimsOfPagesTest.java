package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.Commands;
import crosshatch.app.console.Terminal;
import crosshatch.instances.sets.CatalogEntry.Kind;
import crosshatch.instances.sets.PuzzleCatalog;
import crosshatch.instances.sets.Sets;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.CounterMeaning.Fidelity;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What pages and help say about commands, defaults and exit codes is so. */
@Tag("exhaustive")
class ClaimsOfPagesTest {
    private static final CommandLine PROGRAM = Commands.configured(new Crosshatch(), Terminal.file());
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern CODE_OF_ANY_LENGTH = Pattern.compile("(?s)```.*?```|`[^`]+`");
    private static final Pattern OTHER_NAMES = Pattern.compile("(?i)\\b(clues?|guesses)\\b");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern ROW = Pattern.compile("(?m)^ ([a-z0-9]+) +\\|");

    private static String text(String file) throws IOException {
        return Files.readString(Sets.home().resolve(file));
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin);
        assertTrue(from >= 0, begin);
        return text.substring(from, text.indexOf(end, from));
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(pattern == NUMBER ? 0 : 1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static CommandLine command(String... names) {
        CommandLine command = PROGRAM;
        for (String name : names)
            command = Objects.requireNonNull(command.getSubcommands().get(name));
        return command;
    }

    private static void collect(CommandLine command, Set<String> names) {
        String name = command.getCommandSpec().qualifiedName().replaceFirst("crosshatch ?", "");
        if (command.getSubcommands().isEmpty() || name.equals("study overhead")) names.add(name);
        command.getSubcommands().values().forEach(below -> collect(below, names));
    }

    @Test
    void thePageOfCommandsNamesEachOfThem() throws IOException {
        Set<String> names = new TreeSet<>();
        collect(PROGRAM, names);

        assertEquals(names, found(CODE, between(text("docs/reference/commands.md"), "| run |", "\n\n")));
    }

    @Test
    void thePageAndTheHelpHaveTheSameExitCodes() throws IOException {
        String rows = between(text("docs/reference/commands.md"), "| exit code | meaning |", "\n\n");

        assertEquals(
                found(
                        NUMBER,
                        String.join(
                                " ",
                                PROGRAM.getCommandSpec()
                                        .usageMessage()
                                        .exitCodeList()
                                        .keySet())),
                found(
                        NUMBER,
                        rows.lines().skip(2).map(row -> row.split("\\|", 3)[1]).collect(Collectors.joining(" "))));
    }

    @Test
    void withoutOptionsFourCommittedSetsAreCompared() throws IOException {
        CommandLine compare = command("compare");
        String[] sets = compare.getUsageMessage()
                .replaceAll("\\s+", " ")
                .split("Default: the committed sets ", 2)[1]
                .split("\\.", 2)[0]
                .split(", ");
        PuzzleCatalog catalog = PuzzleCatalog.read(Sets.home().resolve("puzzles/catalog.json"));

        assertTrue(compare.getUsageMessage().contains("all families (hp71b in two configurations) on four sets"));
        assertEquals(List.of(sets), PuzzleOptions.DEFAULT_SETS);
        assertEquals(4, sets.length);
        for (String set : sets)
            assertEquals(Kind.COMMITTED, catalog.named(set).orElseThrow().kind(), set);
    }

    @Test
    void eachSolverHasAProcessUnlessIsolateIsOff() throws IOException {
        assertTrue(text("docs/explanation/fair-comparison.md").contains("a JVM for each solver | on; `--isolate off`"));
        assertEquals(
                "on",
                command("compare").getCommandSpec().findOption("--isolate").defaultValue());
    }

    @Test
    void replicateRepeatsATenthOfTheRuns() {
        assertEquals(
                "0.1",
                command("study", "replicate")
                        .getCommandSpec()
                        .findOption("--share")
                        .defaultValue());
    }

    /** As CONTRIBUTING.md promises. The clues of other kinds of puzzles are sums, signs and numbers. */
    @Test
    void proseHasOneNameForGivensAndForDecisions() throws IOException {
        Set<String> pages = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Sets.home().resolve("docs"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".md")).toList()) {
                String prose =
                        CODE_OF_ANY_LENGTH.matcher(Files.readString(file)).replaceAll("");
                if (OTHER_NAMES.matcher(prose).find())
                    pages.add(Sets.home().relativize(file).toString());
            }
        }

        assertEquals(Set.of("docs/how-to/generate.md"), pages);
    }

    /** A sentence below the table of the first page excepts these families; no other in the table has but the nearest counter. */
    @Test
    void theReadmeExceptsTheFamiliesThatCountOtherThings() throws IOException {
        String page = text("README.md");
        SolverCatalog catalog = SolverCatalog.standard();
        Set<String> nearest = new LinkedHashSet<>();
        for (String family : found(ROW, between(page, "--------+", "```"))) {
            CounterMeaning backtracks = catalog.spec(family).family().counters().get(Counter.BACKTRACKS);
            if (backtracks != null && backtracks.fidelity() != Fidelity.EXACT) nearest.add(family);
        }

        assertTrue(page.replace('\n', ' ').contains("CP-SAT and Sat4j report the closest counter"));
        assertEquals(Set.of("cpsat", "sat4j"), nearest);
    }
}
