package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Malformed and random lines through the reader, the solvers and the commands: no crash, no hang, no wrong claim, and no line
 * lost. {@code -Dcrosshatch.lines=} and {@code -Dcrosshatch.commands=} say how many.
 */
@Timeout(value = 20, unit = TimeUnit.MINUTES)
class FuzzedLinesTest {
    private static final int LINES = Integer.getInteger("crosshatch.lines", 30_000);
    private static final int COMMANDS = Integer.getInteger("crosshatch.commands", 300);
    private static final String CHARACTERS = "0123456789.*_|-+=# \t,:;ABCGXYZagz[]\u00A0\u0007é\uFEFF";
    private static final Pattern SURELY_A_PUZZLE = Pattern.compile("[0-9.]{81}");
    private static final List<Puzzle> SEEDS =
            List.of(Puzzles.EULER_1, Puzzles.NORVIG_HARD_1, Puzzles.TWO_SOLUTIONS_2, Puzzles.FULL);

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Tag("exhaustive")
    void everyLineIsReadOrRefusedAndNoClaimIsWrong() throws IOException {
        long sure = 0;
        Path file = folder.resolve("lines.txt");
        try (Writer out = Files.newBufferedWriter(file)) {
            Random random = new Random(1);
            for (int i = 0; i < LINES; i++) {
                String line = line(random);
                if (SURELY_A_PUZZLE.matcher(line).matches()) sure++;
                out.write(line + (random.nextInt(3) == 0 ? "\r\n" : "\n"));
            }
        }
        SkippedLines skipped = new SkippedLines();
        SolverCatalog catalog = SolverCatalog.standard();
        long read = 0;
        try (PuzzleReader reader = PuzzleReader.of(
                        Files.newInputStream(file), "text", ReaderSettings.DEFAULT.withBadLines(skipped));
                Solver swift = catalog.create(catalog.spec("swift"));
                Solver engine = catalog.create(catalog.spec("engine"))) {
            for (Iterator<LocatedPuzzle> puzzles = reader.stream().iterator(); puzzles.hasNext(); read++) {
                Puzzle puzzle = puzzles.next().puzzle();
                if (puzzle.board().order() == 3) assertAgreeAndAreRight(puzzle, swift, engine);
            }
        }

        assertTrue(read >= sure, read + " puzzles of at least " + sure);
        assertTrue(skipped.count() > LINES / 10, skipped.count() + " skipped: the lines are too good");
        CommandRun lint = CommandRun.ofProgram("puzzles", "check", file.toString(), "--read", "skip-bad");
        assertEquals(ExitCode.WRONG, lint.exitCode(), lint.err());
        assertTrue(lint.out().contains("no solution"), lint.out());
        assertTrue(lint.err().contains("skipped " + skipped.count() + " bad lines"), lint.err());
    }

    private static void assertAgreeAndAreRight(Puzzle puzzle, Solver swift, Solver engine) {
        Answer fast = swift.answer(puzzle, Question.ANY, Budget.unlimited());
        Answer plain = engine.answer(puzzle, Question.ANY, Budget.unlimited());

        assertEquals(plain.claim().getClass(), fast.claim().getClass(), puzzle.toString());
        for (Claim claim : List.of(fast.claim(), plain.claim())) {
            claim.shown()
                    .forEach(grid ->
                            assertTrue(SolutionChecker.fault(puzzle, grid).isEmpty(), puzzle.toString()));
        }
    }

    @Test
    void commandsEndWithAnAnswerOrAMessage() {
        Set<Integer> codes = Set.of(ExitCode.DONE, ExitCode.WRONG, ExitCode.BAD_INPUT);
        int refused = 0;
        for (int seed = 0; seed < COMMANDS; seed++) {
            String[] arguments = arguments(new Random(seed));
            CommandRun run = CommandRun.ofProgram(arguments);

            String all = String.join(" ", arguments) + "\n" + run;
            assertTrue(codes.contains(run.exitCode()), all);
            assertFalse(run.err().contains("\tat "), all); // a stack trace
            if (run.exitCode() == ExitCode.BAD_INPUT) {
                refused++;
                assertFalse(run.err().isBlank(), all);
            }
        }
        assertTrue(refused > COMMANDS / 10 && refused < COMMANDS, refused + " refused");
    }

    private static String[] arguments(Random random) {
        String puzzle = line(random);
        return switch (random.nextInt(5)) {
            case 0 -> new String[] {"solve", "--format", "line", puzzle};
            case 1 -> new String[] {"solve", "--question", puzzle, Puzzles.EULER_1.toString()};
            case 2 -> new String[] {"solve", "--solver", "engine/" + puzzle, Puzzles.EULER_1.toString()};
            case 3 -> new String[] {"export", "--model", "cnf", puzzle};
            default -> new String[] {"solve", "--stats", "--question", "unique", puzzle, line(random)};
        };
    }

    private static String line(Random random) {
        StringBuilder text =
                new StringBuilder(SEEDS.get(random.nextInt(SEEDS.size())).toString());
        switch (random.nextInt(10)) {
            case 0, 1, 2 -> changeDigits(text, random);
            case 3, 4, 5, 6, 7 -> damage(text, random);
            default -> {
                text.setLength(0);
                for (int i = random.nextInt(200); i > 0; i--) text.append(character(random));
            }
        }
        return text.toString();
    }

    private static void changeDigits(StringBuilder text, Random random) {
        for (int i = random.nextInt(4); i > 0; i--) {
            text.setCharAt(random.nextInt(text.length()), "123456789..".charAt(random.nextInt(11)));
        }
    }

    private static void damage(StringBuilder text, Random random) {
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            int at = random.nextInt(text.length() + 1);
            switch (random.nextInt(3)) {
                case 0 -> text.insert(at, character(random));
                case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(10)));
                default -> {
                    if (at < text.length()) text.setCharAt(at, character(random));
                }
            }
        }
    }

    private static char character(Random random) {
        return CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
    }
}
