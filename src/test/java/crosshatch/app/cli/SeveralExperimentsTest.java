package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Environment;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What users call things, from the command line to the files of a report; and experiments of two commits. */
class SeveralExperimentsTest {
    private static final String SOLUTION = PuzzleText.line(Puzzles.EULER_1_SOLUTION);

    @TempDir
    private Path folder = Path.of("");

    private Path puzzles;

    /** Deep, with blanks and letters beyond ASCII. */
    @BeforeEach
    void writePuzzles() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("qzx deep").resolve("fôlder ❄"));
        puzzles = Files.writeString(deep.resolve("my pûzzles.txt"), (Puzzles.EULER_1 + "\n").repeat(3));
        Files.writeString(deep.resolve("my pûzzles.solutions.txt"), (SOLUTION + "\n").repeat(3));
    }

    @Test
    @Tag("exhaustive")
    void noPathIsInATitleCaptionFileNameOrMacro() throws IOException {
        Path results = compared("results", "engine,norvig", puzzles.toString());

        CommandRun run = report(results.toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        Map<Boolean, List<Path>> files;
        try (Stream<Path> all = Files.walk(results.resolve("report"))) {
            files = all.filter(Files::isRegularFile)
                    .collect(Collectors.partitioningBy(file -> file.toString().endsWith("index.html")));
        }
        for (Path file : files.getOrDefault(false, List.of())) {
            assertFalse(results.relativize(file).toString().contains("deep"), file.toString());
            if (!file.toString().matches(".*\\.(png|pdf)")) assertSaysNothingOfTheFolder(Files.readString(file), file);
        }
        String page = Files.readString(results.resolve("report").resolve("index.html"));
        assertTrue(page.contains("my pûzzles.txt, question any"));
        for (String tag : List.of("title", "h1", "h2", "h3", "caption", "figcaption")) {
            for (String shown : page.split("<" + tag + "[ >]", -1)) {
                String text = shown.split("</" + tag + ">", -1)[0];
                if (text.length() < shown.length()) assertSaysNothingOfTheFolder(text, Path.of(tag));
            }
        }
    }

    private static void assertSaysNothingOfTheFolder(String text, Path where) {
        assertFalse(text.toLowerCase(Locale.ROOT).contains("qzx"), where + ": " + text);
        assertFalse(text.contains("❄"), where + ": " + text);
    }

    @Test
    @Tag("exhaustive")
    void aUserNamesSetsAndSolversAndThePlanRunsThemAgain() throws IOException {
        Path results = compared("results", "mine=norvig/pairs=off,norvig", "hard=" + puzzles + ":2,hardest10:1");
        Plan plan = PlanFile.in(results);

        CommandRun again = CommandRun.ofLine(
                "compare --plan {} --quiet --out {}", results.resolve("plan.json"), folder.resolve("again"));

        assertEquals(ExitCode.DONE, again.exitCode(), again.err());
        assertEquals(
                List.of("hard 2", "hardest10 1"),
                plan.sets().stream()
                        .map(set -> set.name() + " " + set.puzzles())
                        .toList());
        assertEquals(
                List.of("norvig/pairs=off", "norvig"),
                plan.specs().stream().map(SolverSpec::toString).toList());
        assertEquals(Map.of("norvig/pairs=off", "mine"), plan.labels());
        assertEquals(List.of(), plan.withExperiment("again").differences(PlanFile.in(folder.resolve("again"))));
        assertTrue(again.out().contains("`mine`: `norvig/pairs=off`."), again.out());
        assertEquals(ExitCode.DONE, report(results.toString()).exitCode());
        String table =
                Files.readString(results.resolve("report").resolve("tables").resolve("results-hard-question-any.md"));
        assertTrue(table.contains("| mine | 2 | 2 |") && table.contains("| norvig | 2 | 2 |"), table);
        assertTrue(table.contains("`mine`: `norvig/pairs=off`."), table);
        CommandRun asked = CommandRun.ofProgram(
                "query", results.toString(), "select distinct solver from runs", "--format", "csv");
        assertTrue(asked.out().contains("norvig/pairs=off") && !asked.out().contains("mine"), asked.out());
    }

    @Test
    void oneSetUnderTwoNamesIsChosenTwice() throws IOException {
        Path copy = Files.copy(puzzles, folder.resolve("copy.txt"));

        CommandRun run = CommandRun.ofProgram("compare", "--puzzles", puzzles + "," + copy);

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(
                run.err()
                        .contains(
                                "puzzle set copy.txt is chosen twice: it is the same as my pûzzles.txt (same SHA-256)"),
                run.err());
    }

    @Test
    @Tag("exhaustive")
    void knownSolutionsOfTheUsersConfirmRefutations() throws IOException {
        Path results = folder.resolve("results");
        Path answers = Files.writeString(folder.resolve("answers"), (SOLUTION + "\n").repeat(3));
        Path elsewhere = Files.copy(puzzles, folder.resolve("elsewhere.txt"));

        compared("beside", "engine", puzzles.toString(), "--question", "unique");
        compared("results", "engine", elsewhere + "/solutions=" + answers, "--question", "unique");

        for (Path each : List.of(results, folder.resolve("beside"))) {
            CommandRun run = CommandRun.ofProgram(
                    "query", each.toString(), "select distinct verdict, evidence from measured", "--format", "csv");
            assertTrue(run.out().contains("correct,known"), run.out());
        }
    }

    @Test
    @Tag("exhaustive")
    void experimentsOfTwoCommitsAreRefusedUntilTheyAreSetBesideEachOther() throws IOException {
        Path before = compared("before", "engine,norvig", "hardest10:5");
        Path after = compared("after", "engine,norvig", "hardest10:5");
        Path out = folder.resolve("both");
        Path environment = after.resolve("environment.json");
        String commit = Environment.in(after).get(0).gitCommit();
        String other = "0123456789" + "a".repeat(30);
        Files.writeString(
                environment,
                Files.readString(environment)
                        .replaceFirst("\"gitCommit\"\\s*:\\s*\"" + commit + '"', "\"gitCommit\": \"" + other + '"'));

        CommandRun refused = report(before.toString(), after.toString(), "--out", out.toString());
        CommandRun shown = report(before.toString(), after.toString(), "--by", "commit", "--out", out.toString());

        assertEquals(ExitCode.BAD_INPUT, refused.exitCode());
        assertTrue(
                refused.err().contains("hardest10, task any, engine: one row would hold runs of different commits: ")
                        && refused.err().contains("0123456789 in after")
                        && refused.err().contains("(--by commit, --by machine or --by experiment)"),
                refused.err());
        assertEquals(ExitCode.DONE, shown.exitCode(), shown.err());
        String table = Files.readString(out.resolve("tables").resolve("by-commit-question-any.md"));
        assertTrue(table.contains("| hardest10 | engine | 0123456789 |"), table);
        assertTrue(table.contains("| p (Holm) |") && table.contains("95 % from"), table);
        String results = Files.readString(out.resolve("tables").resolve("results-hardest10-question-any.md"));
        assertTrue(results.contains("| engine @ 0123456789 |"), results);
        List<String> figures = new ArrayList<>();
        try (Stream<Path> all = Files.list(out.resolve("figures"))) {
            all.forEach(each -> figures.add("" + each.getFileName()));
        }
        assertTrue(figures.contains("levels-commit-question-any.svg"), figures.toString());
        assertTrue(
                figures.stream().anyMatch(each -> each.matches("scatter-engine-.*-engine-0123456789-hardest10-.*svg")),
                figures.toString());
        String summary = Files.readString(out.resolve("summary.csv"));
        assertTrue(summary.startsWith("set,question,solver,level,"), summary);
        assertTrue(summary.contains("hardest10,any,norvig,0123456789,"), summary);
        assertTrue(Files.readString(out.resolve("index.html")).contains("engine @ 0123456789"));
    }

    @Test
    void levelsThatAreNotThereAreRefused() {
        Path results = compared("results", "engine", "hardest10:2");

        CommandRun run = report(results.toString(), "--by", "machine");

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("nothing to compare by machine"), run.err());
    }

    private Path compared(String name, String solvers, String sets, String... more) {
        Path results = folder.resolve(name);
        List<String> arguments = new ArrayList<>(List.of(
                "compare",
                "--solvers",
                solvers,
                "--puzzles",
                sets,
                "--isolate",
                "off",
                "--warmup",
                "5ms",
                "--quiet",
                "--out",
                results.toString()));
        arguments.addAll(List.of(more));
        CommandRun run = CommandRun.ofProgram(arguments.toArray(String[]::new));
        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        return results;
    }

    private static CommandRun report(String... arguments) {
        return CommandRun.ofProgram(
                Stream.concat(Stream.of("report"), Stream.of(arguments)).toArray(String[]::new));
    }
}
