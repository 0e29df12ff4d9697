package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.BruteForce;
import crosshatch.instances.sets.Sets;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.StubFamily;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzlesCommandTest {
    @TempDir
    Path folder;

    @Test
    void listsEverySet() {
        CommandRun run = run("list");

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(
                run.out().lines().anyMatch(line -> line.matches(" euler50 .* 50 .* 3 .* here .*The fifty .*")),
                run.out());
        assertTrue(run.out().contains("norvig250k"));
    }

    @Test
    void tellsAllAboutOneSet() {
        CommandRun run = run("list", "norvig17");

        assertTrue(run.out().contains("49,151 of order 3"), run.out());
        assertTrue(run.out().contains("e296069a2a9e926cf54a267c4ebbf7dc17d1431b4e9793d47c1045dfd4fe19fd"));
        assertTrue(run.out().contains("licence"));
    }

    @Test
    void verifiesTheShippedSets() {
        CommandRun run = run("check");

        for (String name : List.of("hardest10", "euler50"))
            assertTrue(run.out().contains(name + ": intact\n"), run.out());
        assertEquals(0, run.exitCode());
    }

    @Test
    void exitsWithOneIfASetDiffersOrIsMissing() throws IOException {
        Path puzzles = Files.createDirectory(folder.resolve("puzzles"));
        Files.copy(Sets.home().resolve("puzzles/catalog.json"), puzzles.resolve("catalog.json"));
        Files.writeString(puzzles.resolve("homer.txt"), "changed");
        PuzzlesCommand command = new PuzzlesCommand(SolverCatalog.standard(), folder);

        CommandRun differs = CommandRun.of(command, "check", "homer");
        assertEquals(1, differs.exitCode());
        assertEquals("homer: DIFFERS: 7 bytes, expected 212\n", differs.out());
        assertEquals(1, CommandRun.of(command, "check", "euler50").exitCode());
    }

    @Test
    void fetchesFromALocalCopyAfterVerifyingIt() throws IOException {
        Path puzzles = Files.createDirectory(folder.resolve("puzzles"));
        Files.copy(Sets.home().resolve("puzzles/catalog.json"), puzzles.resolve("catalog.json"));
        Path wrong = Files.writeString(folder.resolve("wrong.txt"), Puzzles.EULER_1 + "\n");
        PuzzlesCommand command = new PuzzlesCommand(SolverCatalog.standard(), folder);

        CommandRun run = CommandRun.of(command, "fetch", "hard375", "--from", wrong.toString());

        assertEquals(2, run.exitCode());
        assertEquals(wrong + " is not the set hard375: 82 bytes, expected 30,750\n", run.err());
    }

    @Test
    void refusesToFetchWhatIsShippedOrTwoSetsFromOneFile() {
        assertEquals(
                "puzzle set homer comes with Crosshatch, so there is nothing to fetch\n",
                run("fetch", "homer").err());
        assertEquals(
                "--from x: expected one set, found norvig10k, norvig17\n",
                run("fetch", "norvig10k", "norvig17", "--from", "x").err());
    }

    @Test
    void findsNothingWrongWithTheShippedSets() {
        CommandRun run = run("check", "hp71b", "homer", "readalps", "--solver", "brute");

        assertEquals(0, run.exitCode(), run.out());
        assertTrue(run.out().contains("hp71b: 13 puzzles, no finding\n"), run.out());
    }

    /** As in Project Euler's own file. */
    @Test
    void findsThatProjectEulersGrid41IsGrid9Again() {
        CommandRun run = run("check", "euler50", "--solver", "brute");

        assertEquals(1, run.exitCode());
        assertTrue(run.out().contains("euler50 41: the same puzzle again (of 9)\neuler50: 1 ×"), run.out());
    }

    @Test
    void exitsWithOneIfLintFindsSomething() throws IOException {
        Path file = Files.writeString(
                folder.resolve("set.txt"), Puzzles.EULER_1 + "\n" + Puzzles.EMPTY_3 + "\n" + Puzzles.EULER_1 + "\n");

        CommandRun run = run("check", file.toString(), "--solver", "brute");

        assertEquals(1, run.exitCode());
        assertTrue(run.out().contains(file + " 2: several solutions (two of them: "), run.out());
        assertTrue(run.out().contains(file + " 3: the same puzzle again (of 1)"), run.out());
        assertTrue(run.out().endsWith(file + ": 3 puzzles, findings above\n"), run.out());
    }

    @Test
    void saysWhichSolverIsMissing() {
        CommandRun run = run("check", "homer", "--solver", "brut");

        assertEquals(2, run.exitCode());
        assertTrue(run.err().startsWith("unknown solver 'brut', expected one of brute, "), run.err());
        assertTrue(run.err().endsWith("Did you mean 'brute'?\n"), run.err());
    }

    @Test
    void describesASet() {
        CommandRun run = run("check", "euler50", "--solver", "brute");

        assertTrue(run.out().startsWith("euler50: intact\neuler50: 50 puzzles\n"), run.out());
        assertTrue(run.out().contains("givens: 22 to 36, mean 28.36"), run.out());
    }

    @Test
    void listsWhatItSkipped() throws IOException {
        Path file = Files.writeString(folder.resolve("set.txt"), "12345\n" + Puzzles.EULER_1 + "\n");

        CommandRun run = run("check", file.toString(), "--read", "skip-bad", "--solver", "brute");

        assertTrue(run.err().startsWith("skipped 1 bad line:\n  " + file + ":1: 5 cells, expected "), run.err());
    }

    @Test
    void takesOrderAndAlphabetOfAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("set.txt"), ("1234" + ".".repeat(12) + "\n").repeat(16));

        assertTrue(run("check", file.toString(), "--solver", "brute").out().contains("16 puzzles"));
        assertTrue(run("check", file.toString(), "--read", "order=4,alphabet=one-based", "--solver", "brute")
                .out()
                .contains("1 puzzles"));
        assertEquals(
                "--read alphabet=one: expected auto, one-based, zero-based, letters. Did you mean 'one-based'?\n",
                run("check", file.toString(), "--read", "alphabet=one").err());
        assertEquals(
                "order 11: expected 2 to 10 (order 3 is 9×9)\n",
                run("check", file.toString(), "--read", "order=11").err());
    }

    @Test
    void wantsASubcommand() {
        CommandRun run = run();

        assertEquals(2, run.exitCode());
        assertTrue(run.err().startsWith("puzzles: expected one of list, fetch, check"), run.err());
    }

    private static CommandRun run(String... arguments) {
        return CommandRun.of(new PuzzlesCommand(new SolverCatalog(List.of(new Brute())), Sets.home()), arguments);
    }

    /** The plainest solver as a family of its own. */
    private static final class Brute implements StubFamily {
        @Override
        public String name() {
            return "brute";
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            return new BruteForce();
        }
    }
}
