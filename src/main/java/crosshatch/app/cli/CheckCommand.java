package crosshatch.app.cli;

import crosshatch.app.console.Home;
import crosshatch.base.InputException;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.SolutionReader;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.file.PuzzleSources;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code crosshatch check PUZZLES SOLUTIONS}: whether somebody's solutions are solutions, only by the definition. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Checks solutions made by any program. Every cell is filled, every given kept, no digit twice in a unit, every relation true.",
            "The n-th grid of SOLUTIONS answers the n-th puzzle of PUZZLES, in any format; on boards with regions,"
                    + " cages or signs of their own, one grid per line. Exit code 1 if one is wrong or missing."
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

    /** Makes the command for picocli, with the sets of {@link Home}. */
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
        try (PuzzleSource asked = puzzles.equals("-")
                ? PuzzleSources.of(System.in, "standard input", settings)
                : PuzzleSources.open(file(puzzles, settings), settings)) {
            Optional<LocatedPuzzle> first = asked.next();
            boolean plain = first.map(each -> each.puzzle().board().isPlain()).orElse(true);
            Check check = new Check(asked, spec.commandLine().getOut());
            return (plain ? compareGrids(check, first, settings) : compareLines(check, first, settings)) ? 0 : 1;
        }
    }

    /** Solutions in any format. */
    private boolean compareGrids(Check check, Optional<LocatedPuzzle> first, ReaderSettings settings) {
        try (PuzzleReader answered = solutions.equals("-")
                ? PuzzleReader.of(System.in, "standard input", settings)
                : PuzzleReader.open(file(solutions, settings), settings)) {
            return check.run(first, board -> answered.next());
        }
    }

    /** Solutions a line each, whose cells mean nothing without the board of the puzzle. */
    private boolean compareLines(Check check, Optional<LocatedPuzzle> first, ReaderSettings settings) {
        try (SolutionReader answered = solutions.equals("-")
                ? SolutionReader.of(System.in, "standard input")
                : SolutionReader.open(file(solutions, settings))) {
            return check.run(first, answered::next);
        }
    }

    private Path file(String text, ReaderSettings settings) {
        return new PuzzleSets(home, settings)
                .resolve(text)
                .file()
                .orElseThrow(() -> new InputException("'" + text + "' is made, not read; write it to a file first:"
                        + " crosshatch generate --out FILE"));
    }

    /** One comparison of two texts. */
    private static final class Check {
        private final PuzzleSource asked;
        private final PrintWriter out;
        private long correct;
        private long wrong;
        private long missing;
        private long surplus;

        Check(PuzzleSource asked, PrintWriter out) {
            this.asked = asked;
            this.out = out;
        }

        /**
         * @param first puzzle, read already
         * @param answered gives the next solution, of a puzzle on a board
         * @return whether every puzzle has its solution, and there is no other
         */
        boolean run(Optional<LocatedPuzzle> first, Function<Board, Optional<LocatedPuzzle>> answered) {
            Board last = Board.sudoku(3);
            for (Optional<LocatedPuzzle> puzzle = first; puzzle.isPresent(); puzzle = asked.next()) {
                last = puzzle.get().puzzle().board();
                compare(puzzle.get(), answered.apply(last));
            }
            while (answered.apply(last).isPresent()) surplus++;
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
