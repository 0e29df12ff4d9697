package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Sets;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckCommandTest {
    private static final String PUZZLES = Puzzles.EULER_1 + "\n" + Puzzles.NORVIG_HARD_1 + "\n";
    private static final String SOLUTIONS = Puzzles.EULER_1_SOLUTION + "\n" + Puzzles.NORVIG_HARD_1_SOLUTION + "\n";

    @TempDir
    Path folder;

    @Test
    void confirmsThePublishedSolutions() {
        CommandRun run = CommandRun.of(
                new CheckCommand(Sets.home()),
                "euler50",
                Sets.home().resolve("puzzles/euler50.solutions.txt").toString());

        assertEquals(0, run.exitCode(), run.err());
        assertEquals("50 puzzles: 50 correct, 0 wrong, 0 without solution\n", run.out());
    }

    @Test
    void namesEachWrongSolution() throws IOException {
        CommandRun run = check(PUZZLES, "# by somebody\n" + Puzzles.FULL_AND_WRONG + "\n" + Puzzles.NORVIG_HARD_1);

        assertEquals(1, run.exitCode());
        assertEquals(
                folder.resolve("s.txt") + ":2: WRONG for puzzle 1 (" + folder.resolve("p.txt")
                        + ":1): row 1 holds 4 twice\n" + folder.resolve("s.txt") + ":3: WRONG for puzzle 2 ("
                        + folder.resolve("p.txt") + ":2): r1c3 is blank\n"
                        + "2 puzzles: 0 correct, 2 wrong, 0 without solution\n",
                run.out());
    }

    @Test
    void noticesAGivenThatWasNotKept() throws IOException {
        CommandRun run = check(PUZZLES, Puzzles.NORVIG_HARD_1_SOLUTION + "\n" + Puzzles.EULER_1_SOLUTION);

        assertTrue(run.out().contains("r1c3 is 9, but 3 is given"), run.out());
    }

    @Test
    void countsSolutionsThatAreMissingOrTooMany() throws IOException {
        CommandRun missing = check(PUZZLES, Puzzles.EULER_1_SOLUTION + "\n");
        assertEquals(1, missing.exitCode());
        assertEquals("2 puzzles: 1 correct, 0 wrong, 1 without solution\n", missing.out());

        CommandRun tooMany = check(PUZZLES, SOLUTIONS + Puzzles.EULER_1_SOLUTION);
        assertEquals(1, tooMany.exitCode());
        assertEquals("2 puzzles: 2 correct, 0 wrong, 0 without solution; 1 more answers than puzzles\n", tooMany.out());
    }

    @Test
    void readsSolutionsInAnyFormat() throws IOException {
        String grids = SOLUTIONS.replaceAll("(.{9})(?=.)", "$1\n");

        assertEquals(0, check(PUZZLES, grids).exitCode());
    }

    private static final String FOUR = """
            0020000401400412
            0030000402400423
            0040000103100134
            0010000203200231
            """;
    private static final List<String> ANSWERS =
            List.of("4321123421433412", "4132231432411423", "1243342143122134", "2413314213244231");

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "?", "  ", "gave-up", "out-of-time"})
    void aLineWithoutAnAnswerKeepsItsPlace(String word) throws IOException {
        CommandRun run = check(FOUR, String.join("\n", ANSWERS.get(0), word, ANSWERS.get(2), ANSWERS.get(3)) + "\n");

        assertEquals(1, run.exitCode());
        assertEquals("4 puzzles: 3 correct, 0 wrong, 1 without solution\n", run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "unsat", "no-solution", "UNSATISFIABLE", "s UNSATISFIABLE", "counted"})
    void aClaimThatThereIsNoneIsAnAnswer(String word) throws IOException {
        String clash = "1100000402400421\n";

        assertEquals(
                "1 puzzles: 0 correct, 0 wrong, 0 without solution, 1 refuted\n",
                check(clash, word + "\n").out());
        assertEquals(
                "1 puzzles: 0 correct, 0 wrong, 0 without solution, 1 unconfirmed\n",
                check(FOUR.substring(0, 17), word + "\n").out());
        CommandRun known = check("p,s\n" + FOUR.substring(0, 16) + "," + ANSWERS.get(0) + "\n", word + "\n");
        assertEquals(1, known.exitCode());
        assertTrue(known.out().contains("WRONG for puzzle 1"), known.out());
        assertTrue(known.out().contains("it leaves out the known solution, which is valid"), known.out());
    }

    @Test
    void whatSolvePrintsIsRead() throws IOException {
        String puzzles = FOUR + "1100000402400421\n0000000402400021\n";
        for (String question : List.of("any", "unique", "count:3", "count:50")) {
            CommandRun solved = CommandRun.ofProgram(
                    "solve",
                    Files.writeString(folder.resolve("all.txt"), puzzles).toString(),
                    "--question",
                    question,
                    "--format",
                    "line");
            CommandRun run = check(puzzles, solved.out());

            assertEquals("6 puzzles: 5 correct, 0 wrong, 0 without solution, 1 refuted\n", run.out(), question);
            assertEquals(0, run.exitCode());
        }
    }

    @Test
    void everyStatusWithoutAGridIsAWordThatIsRead() throws IOException {
        List<Claim> claims = new ArrayList<>(List.of(
                new Claim.NoSolution(),
                new Claim.Counted(List.of(), true),
                new Claim.Counted(List.of(), false),
                new Claim.GaveUp(),
                new Claim.Failed("x")));
        for (Limit limit : Limit.values()) claims.add(new Claim.OutOfBudget(limit));
        for (Claim claim : claims) {
            CommandRun run = check(FOUR.substring(0, 17), claim.word() + "\n");
            String counted = claim.exhausted() ? "0 without solution, 1 unconfirmed" : "1 without solution";
            assertEquals("1 puzzles: 0 correct, 0 wrong, " + counted + "\n", run.out(), claim.word());
        }
    }

    @Test
    void answersWithNamesMayStandInAnyOrder() throws IOException {
        String named = "name,answer\nlast,\"" + ANSWERS.get(3) + "\"\n1," + ANSWERS.get(0) + "\n" + "0040000103100134,"
                + ANSWERS.get(2) + "\n";
        CommandRun run = check(FOUR.replaceFirst("231\n", "231 last\n"), named);

        assertEquals("4 puzzles: 3 correct, 0 wrong, 1 without solution\n", run.out());
        assertRefused(
                "s.txt:2: found the name '9', expected a puzzle: its number from 1 to 4",
                check(FOUR, "1," + ANSWERS.get(0) + "\n9," + ANSWERS.get(1)));
        assertRefused(
                "s.txt:2: found a second answer to puzzle 1, expected one; the first answer is in line 1",
                check(FOUR, "1," + ANSWERS.get(0) + "\n1," + ANSWERS.get(1)));
    }

    @Test
    void blankLinesThatPartAnswersAreNone() throws IOException {
        assertEquals(
                "4 puzzles: 4 correct, 0 wrong, 0 without solution\n",
                check(FOUR, String.join("\n\n", ANSWERS)).out());
        assertRefused(
                "found 2 answers and 3 blank lines between them for 4 puzzles",
                check(FOUR, ANSWERS.get(0) + "\n\n\n\n" + ANSWERS.get(1)));
    }

    @Test
    void nothingAtAllHasTotalsToo() throws IOException {
        assertEquals(
                "4 puzzles: 0 correct, 0 wrong, 4 without solution\n",
                check(FOUR, "").out());
    }

    @Test
    void anAnswerThatCannotBeReadIsRefusedOrCounted() throws IOException {
        String answers = ANSWERS.get(0) + "\nI think it is 24\n" + ANSWERS.get(2) + "\n" + ANSWERS.get(3) + "\n";

        assertRefused("s.txt:2", check(FOUR, answers));
        CommandRun skipped = check(FOUR, answers, "--read", "skip-bad");
        assertEquals(1, skipped.exitCode());
        assertEquals("4 puzzles: 3 correct, 0 wrong, 0 without solution, 1 unreadable\n", skipped.out());
    }

    @Test
    void aPuzzleThatIsSkippedKeepsItsPlace() throws IOException {
        CommandRun run = check(
                FOUR.replace("0030000402400423", "00300004024004"), String.join("\n", ANSWERS) + "\n", "--read", "skip-bad");

        assertEquals("4 puzzles: 3 correct, 0 wrong, 0 without solution, 1 unreadable\n", run.out());
    }

    @Test
    void csvAndJsonHaveARowForEachPuzzle() throws IOException {
        String answers = ANSWERS.get(0) + "\n-\n" + ANSWERS.get(0) + "\n";
        CommandRun csv = check(FOUR, answers, "--format", "csv");

        assertEquals(1, csv.exitCode());
        assertEquals("""
                puzzle,line,name,answer_line,verdict,fault
                1,1,,1,correct,
                2,2,,2,missing,
                3,3,,3,wrong,"r1c3 is 2, but 4 is given"
                4,4,,,missing,
                """, csv.out());
        assertEquals("4 puzzles: 1 correct, 1 wrong, 2 without solution\n", csv.err());
        assertTrue(check(FOUR, answers, "--format", "json").out().contains("\"verdict\" : \"missing\""));
    }

    @Test
    void severalAnswersToAPuzzleThatTheSetSaysHasOneNameTheSet() throws IOException {
        CommandRun run =
                check("puzzle,solution\n0000000402400021,3412213412434321\n", "3412213412434321\n4132231412433421\n");

        assertEquals(1, run.exitCode());
        assertEquals("1 puzzles: 1 correct, 0 wrong, 0 without solution\n", run.out());
        assertTrue(run.err().contains("p.txt:2 claims exactly one solution, but 2 valid ones were shown"), run.err());
    }

    private static void assertRefused(String message, CommandRun run) {
        assertEquals(2, run.exitCode(), run.out());
        assertTrue(run.err().contains(message), run.err());
    }

    @Test
    void onlyOneOfTheTwoComesFromStandardInput() {
        assertEquals(
                "found - more than once, expected it once, because only one file can come from standard input",
                CommandRun.of(new CheckCommand(folder), "-", "-").err().strip().replaceFirst("check - -: ", ""));
    }

    private CommandRun check(String puzzles, String solutions, String... options) throws IOException {
        Path asked = Files.writeString(folder.resolve("p.txt"), puzzles);
        Path answered = Files.writeString(folder.resolve("s.txt"), solutions);
        String[] arguments = new String[options.length + 2];
        arguments[0] = asked.toString();
        arguments[1] = answered.toString();
        System.arraycopy(options, 0, arguments, 2, options.length);
        return CommandRun.of(new CheckCommand(folder), arguments);
    }
}
