package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.base.Printable;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.BadLines;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.SolutionReader;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks solutions of any origin by the definition of their puzzles: the command {@code check}. */
@Command(
        name = "check",
        description = {
            "Checks solutions from any source against their puzzles.",
            "A solution is right if every cell is filled, every given is kept, no unit has a digit twice, and"
                    + " every relation holds.",
            "The n-th line of SOLUTIONS answers the n-th puzzle of PUZZLES. Blank lines, lines that begin with #"
                    + " and a first line with names of columns are not counted. The puzzle may stand on the line of its solution.",
            "With --read skip-bad, a line that cannot be read still counts.",
            "Exit code 0 only if every puzzle has a solution, and every solution is right."
        },
        footer = {
            "  crosshatch check puzzles.txt solutions.txt",
            "  other-solver < puzzles.txt | crosshatch check puzzles.txt -"
        })
final class CheckCommand extends ProgramCommand {
    @Parameters(index = "0", paramLabel = "PUZZLES", description = "A set, a file, or - for standard input.")
    private String puzzles = "";

    @Parameters(index = "1", paramLabel = "SOLUTIONS", description = "A file, or - for standard input.")
    private String solutions = "";

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Override
    public Integer call() {
        if (puzzles.equals("-") && solutions.equals("-")) {
            throw new InputException("check - -: found - twice, expected it once, because only one of the two can come"
                    + " from standard input");
        }
        try (SolutionReader answers = solutions.equals("-")
                ? SolutionReader.of(System.in, "standard input")
                : SolutionReader.open(Path.of(solutions))) {
            return check(new Check(answers, reading.settings().badLines()));
        }
    }

    private int check(Check check) {
        try (Stream<Instance> asked =
                PuzzleArgument.instances(puzzles, reading.settings().withBadLines(check::skip))) {
            asked.forEach(check::compare);
        }
        boolean right = check.total();
        reading.reportSkipped(err());
        return right ? ExitCode.DONE : ExitCode.WRONG;
    }

    /** Compares answers with puzzles, line by line. */
    private final class Check {
        private final SolutionReader answers;
        private final BadLines badLines;
        private long correct;
        private long wrong;
        private long missing;
        private long unreadable;

        Check(SolutionReader answers, BadLines badLines) {
            this.answers = answers;
            this.badLines = badLines;
        }

        void compare(Instance puzzle) {
            try {
                answers.next(puzzle.puzzle()).ifPresentOrElse(answer -> compare(puzzle, answer), () -> missing++);
            } catch (InputException bad) {
                badLines.found(bad);
                unreadable++;
            }
        }

        private void compare(Instance puzzle, LocatedPuzzle answer) {
            Optional<String> fault =
                    SolutionChecker.fault(puzzle.puzzle(), answer.puzzle().givens());
            fault.ifPresentOrElse(
                    reason -> {
                        wrong++;
                        out().println(Printable.of(answer.where() + ": WRONG for " + puzzle.label() + ": " + reason));
                    },
                    () -> correct++);
        }

        /** Leaves out the answer to a puzzle that cannot be read. */
        void skip(InputException fault) {
            badLines.found(fault);
            unreadable++;
            answers.skip();
        }

        /** Prints the totals; returns whether every puzzle has a right solution, and there are no further lines. */
        boolean total() {
            long surplus = 0;
            while (answers.skip()) surplus++;
            out().printf(
                            Locale.ROOT,
                            "%,d puzzles: %,d correct, %,d wrong, %,d without solution%s%s%n",
                            correct + wrong + missing + unreadable,
                            correct,
                            wrong,
                            missing,
                            unreadable == 0 ? "" : ", " + unreadable + " unreadable",
                            surplus == 0 ? "" : "; " + surplus + " more answers than puzzles");
            return wrong + missing + unreadable + surplus == 0;
        }
    }
}
