package crosshatch.cli;

import crosshatch.corpus.PuzzleSets;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code crosshatch check PUZZLES SOLUTIONS}: whether somebody's solutions are solutions, by the definition alone. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Check solutions made by any program: every cell filled, every given kept, no digit twice in a unit.",
            "The n-th grid of SOLUTIONS answers the n-th puzzle of PUZZLES, in any format. Exit code 1 if one is wrong or missing."
        },
        footer = {
            "",
            "Examples:",
            "  crosshatch check puzzles.txt solutions.txt",
            "  other-solver < puzzles.txt | crosshatch check puzzles.txt -"
        })
public final class CheckCommand implements Callable<Integer> {
    private final Path home;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "PUZZLES", description = "A set, a file, or - for standard input.")
    @SuppressWarnings("NullAway.Init")
    private String puzzles;

    @Parameters(index = "1", paramLabel = "SOLUTIONS", description = "A file, or - for standard input.")
    @SuppressWarnings("NullAway.Init")
    private String solutions;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    public CheckCommand() {
        this(Home.folder());
    }

    CheckCommand(Path home) {
        this.home = home;
    }

    @Override
    public Integer call() {
        if (puzzles.equals("-") && solutions.equals("-")) {
            throw new InputException("check - -: only one of the two can come from standard input");
        }
        reading.refuseSkipping("check");
        ReaderSettings settings = reading.settings();
        try (PuzzleReader asked = open(puzzles, settings);
                PuzzleReader answered = open(solutions, settings)) {
            return new Check(asked, answered, spec.commandLine().getOut()).run() ? 0 : 1;
        }
    }

    private PuzzleReader open(String text, ReaderSettings settings) {
        if (text.equals("-")) return PuzzleReader.of(System.in, "standard input", settings);
        Path file = new PuzzleSets(home, settings)
                .resolve(text)
                .file()
                .orElseThrow(() -> new InputException("'" + text + "' is made, not read; write it to a file first:"
                        + " crosshatch generate --out FILE"));
        return PuzzleReader.open(file, settings);
    }

    /** One comparison of two texts. */
    private static final class Check {
        private final PuzzleReader asked;
        private final PuzzleReader answered;
        private final PrintWriter out;
        private long correct;
        private long wrong;
        private long missing;
        private long surplus;

        Check(PuzzleReader asked, PuzzleReader answered, PrintWriter out) {
            this.asked = asked;
            this.answered = answered;
            this.out = out;
        }

        /** @return whether every puzzle has its solution, and there is no other */
        boolean run() {
            for (Optional<LocatedPuzzle> puzzle = asked.next(); puzzle.isPresent(); puzzle = asked.next()) {
                compare(puzzle.get(), answered.next());
            }
            while (answered.next().isPresent()) surplus++;
            out.printf(
                    Locale.ROOT,
                    "%,d puzzles: %,d correct, %,d wrong, %,d without solution%s%n",
                    correct + wrong + missing,
                    correct,
                    wrong,
                    missing,
                    surplus == 0 ? "" : String.format(Locale.ROOT, "; %,d solutions too many", surplus));
            return wrong + missing + surplus == 0;
        }

        private void compare(LocatedPuzzle puzzle, Optional<LocatedPuzzle> answer) {
            if (answer.isEmpty()) {
                missing++;
                return;
            }
            Optional<String> fault =
                    SolutionChecker.fault(puzzle.puzzle(), answer.get().puzzle().givens());
            if (fault.isEmpty()) {
                correct++;
                return;
            }
            wrong++;
            out.println(answer.get().where() + ": WRONG for puzzle " + puzzle.position() + " (" + puzzle.where() + "): "
                    + fault.get());
        }
    }
}
