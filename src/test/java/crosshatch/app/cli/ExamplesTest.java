package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/**
 * The examples in the help of every command. All are read as the program reads them. Those that need no network, no other program
 * and no more than a few seconds also run, with small numbers, on files in a temporary folder.
 */
class ExamplesTest {
    private static final Pattern CALL = Pattern.compile("crosshatch ((?:\"[^\"]*\"|[^\"|;&#>)])*)");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    private static final Pattern PUZZLES = Pattern.compile("\\b(?:my|many|exam|puzzles|my-puzzles)\\.txt\\b");
    private static final Pattern SOLUTIONS = Pattern.compile("^(?:solutions?|answer)\\.txt$");

    /** What the test replaces by less. */
    private static final Map<String, String> SMALLER = Map.of(
            "--count", "1",
            "--latin", "10",
            "--isomorphs", "2",
            "--jobs", "1",
            "--timeout", "5s",
            "--budget", "20",
            "--repeat", "1");

    /** Names of files and folders to write. */
    private static final Set<String> WRITTEN = Set.of("--out", "--trace-file");

    /** Commands that write even without {@code --out}. */
    private static final Set<String> WRITING = Set.of("compare", "tree", "report", "pack", "study");

    /** Commands that are always run, unless {@link #NEEDS_MORE} is among their words. */
    private static final Pattern RUN = Pattern.compile(
            "solve|explain|export|check|certify|rate|generate|tree|query|report|pack|verify|doctor|compare"
                    + "|solvers (?:list|show)|puzzles (?:list|lint|stats|verify)|study (?:reproduce|select)"
                    + "|generate-completion");

    /** Sets to be fetched, releases, other programs, standard input, hours, and records of certain experiments. */
    private static final Pattern NEEDS_MORE = Pattern.compile(
            "norvig\\d+k?|hard375|bench250k|\\S+@\\d.*|gecode|cadical|-|--full|--resume|--all|--hard.*|--aa|--same-tree|--until|--against"
                    + "|mine\\.json|.*\\.(?:csv|jsonl)|tuned:.*|AC=.*|sudoku-5.*"
                    + "|results/(?!mine).*");

    /** They take a minute or more. */
    private static final Set<List<String>> LONG = Set.of(List.of("compare"), List.of("study", "reproduce"));

    @TempDir
    private static Path folder = Path.of("");

    @BeforeAll
    static void makeWhatExamplesRead() throws IOException {
        Files.writeString(folder.resolve("puzzles"), Puzzles.EULER_1 + "\n");
        Files.writeString(folder.resolve("solutions"), Puzzles.EULER_1_SOLUTION + "\n");
        CommandRun made = CommandRun.ofLine(
                "compare --quiet --isolate=off --warmup=0s --solvers=engine,norvig --puzzles=euler50:20 {}",
                "--out=" + folder.resolve("mine"));
        assertEquals(ExitCode.DONE, made.exitCode(), made.err());
    }

    @Test
    void everyCommandHasAnExampleOfItself() {
        examples()
                .forEach((command, examples) -> assertTrue(
                        examples.stream()
                                .anyMatch(
                                        each -> each.contains(command.equals("crosshatch") ? "crosshatch " : command)),
                        command + " --help: expected an example of " + command + ", found " + examples));
    }

    @ParameterizedTest
    @SomeOf(value = "everyCall", stride = 6)
    void everyExampleIsReadByTheProgram(List<String> call) {
        Commands.configured(new Crosshatch(), Terminal.file())
                .parseArgs(call.stream()
                        .map(word -> word.equals("COMMAND") ? "compare" : word)
                        .toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("everyCallToBeRun")
    @Tag("exhaustive")
    void everyExampleThatCanRunRuns(List<String> call) {
        CommandRun run = CommandRun.ofProgram(small(call).toArray(String[]::new));

        boolean finds = call.contains("lint"); // and then says so
        assertEquals(finds ? ExitCode.WRONG : ExitCode.DONE, run.exitCode(), () -> small(call) + "\n" + run.err());
    }

    static List<List<String>> everyCall() {
        Set<List<String>> calls = new LinkedHashSet<>();
        examples().values().stream()
                .flatMap(List::stream)
                .forEach(example -> CALL.matcher(example).results().forEach(call -> calls.add(words(call.group(1)))));
        return List.copyOf(calls);
    }

    static List<List<String>> everyCallToBeRun() {
        return everyCall().stream()
                .filter(call -> !LONG.contains(call))
                .filter(call -> RUN.matcher(call.get(0)).matches()
                        || (call.size() > 1
                                && RUN.matcher(call.get(0) + " " + call.get(1)).matches()))
                .filter(call ->
                        call.stream().noneMatch(word -> NEEDS_MORE.matcher(word).matches()))
                .toList();
    }

    private static List<String> words(String call) {
        return WORD.matcher(call)
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .toList();
    }

    /** The call with smaller numbers, and with files in the temporary folder. */
    private static List<String> small(List<String> call) {
        List<String> small = new ArrayList<>();
        String written = folder.resolve("out-" + call.hashCode()).toString();
        String before = "";
        for (String word : call) {
            small.add(WRITTEN.contains(before) ? written + ending(word) : SMALLER.getOrDefault(before, read(word)));
            before = word;
        }
        if (call.get(0).equals("compare")) small.addAll(List.of("--isolate=off", "--warmup=0s", "--quiet"));
        if (WRITING.contains(call.get(0)) && !call.contains("--out"))
            small.add("--out=" + written + (call.contains("tree") ? ".html" : ""));
        return small;
    }

    /** The ending chooses the format of search trees. */
    private static String ending(String word) {
        return word.substring(word.contains(".") ? word.lastIndexOf('.') : word.length());
    }

    private static String read(String word) {
        if (SOLUTIONS.matcher(word).matches())
            return folder.resolve("solutions").toString();
        if (word.equals("results/mine")) return folder.resolve("mine").toString();
        return PUZZLES.matcher(word)
                .replaceAll(Matcher.quoteReplacement(folder.resolve("puzzles").toString()));
    }

    /** By the full name of each command, the lines of its examples. */
    private static Map<String, List<String>> examples() {
        Map<String, List<String>> examples = new LinkedHashMap<>();
        CommandLine program = new CommandLine(new Crosshatch());
        new Crosshatch().groups().values().forEach(group -> group.forEach(program::addSubcommand));
        collect(program, examples);
        return examples;
    }

    private static void collect(CommandLine command, Map<String, List<String>> examples) {
        examples.put(
                command.getCommandSpec().qualifiedName(),
                Stream.of(command.getCommandSpec().usageMessage().footer())
                        .filter(line -> line.startsWith("  ") && line.contains("crosshatch "))
                        .toList());
        command.getSubcommands().values().forEach(below -> collect(below, examples));
    }
}
