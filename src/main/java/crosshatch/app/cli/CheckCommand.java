package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.AnswerSheet;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SkippedLines;
import crosshatch.puzzle.file.PuzzleSources;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.JsonFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code crosshatch check PUZZLES SOLUTIONS}: whether somebody's solutions are solutions, only by the definition. */
@Command(
        name = "check",
        description = {
            "Checks solutions made by anybody. Every cell is filled, every given kept, no digit twice in a unit, every relation true.",
            "The n-th line of SOLUTIONS answers the n-th puzzle of PUZZLES. Lines NAME,ANSWER are put to the puzzle with this"
                    + " number, comment or text. Grids of several lines are read in any format.",
            "No answer: a blank line, - or ?. No solution: none, unsat, no-solution or UNSATISFIABLE. Exit code 0 only if"
                    + " every answer is there, checked and right."
        },
        footer = {
            "  crosshatch check puzzles.txt solutions.txt",
            "  other-solver < puzzles.txt | crosshatch check puzzles.txt -",
            "  crosshatch check exam.txt student.csv --skip-bad --format csv"
        })
public final class CheckCommand extends ProgramCommand {
    /** How the result is printed. */
    enum Format {
        /** Wrong answers and totals. */
        TEXT,
        /** A row per puzzle. */
        CSV,
        /** A list with an object per puzzle. */
        JSON
    }

    private final Path home;

    @Parameters(index = "0", paramLabel = "PUZZLES", description = "A set, a file, or - for standard input.")
    @SuppressWarnings("NullAway.Init")
    private String puzzles;

    @Parameters(index = "1", paramLabel = "SOLUTIONS", description = "A file, or - for standard input.")
    @SuppressWarnings("NullAway.Init")
    private String solutions;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Option(
            names = "--format",
            defaultValue = "text",
            description =
                    "${COMPLETION-CANDIDATES}. CSV and JSON have a row per puzzle; the totals then go to standard error."
                            + " Default: ${DEFAULT-VALUE}.")
    private Format format = Format.TEXT;

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
        ReaderSettings settings = reading.settings();
        List<Optional<LocatedPuzzle>> asked = asked(settings);
        CheckedAnswers checked = checked(asked, answers(asked, settings), settings);
        print(checked);
        reading.reportSkipped(err());
        WrongAnswers contradictions = WrongAnswers.unrecorded();
        checked.contradictions().forEach(contradictions::addContradiction);
        contradictions.tell(messages());
        return checked.areRight() && contradictions.areExpected() ? ExitCode.DONE : ExitCode.WRONG;
    }

    /** Bad lines that are skipped keep their places, or answers would be put to the wrong puzzles. */
    private List<Optional<LocatedPuzzle>> asked(ReaderSettings settings) {
        List<Optional<LocatedPuzzle>> asked = new ArrayList<>();
        ReaderSettings placed = settings.withBadLines(fault -> {
            settings.badLines().found(fault);
            asked.add(Optional.empty());
        });
        try (PuzzleSource source = puzzles.equals("-")
                ? PuzzleSources.of(System.in, "standard input", placed)
                : PuzzleSources.open(file(puzzles, placed), placed)) {
            source.stream().forEach(puzzle -> asked.add(Optional.of(puzzle)));
        }
        return asked;
    }

    private List<AnswerSheet.Entry> answers(List<Optional<LocatedPuzzle>> asked, ReaderSettings settings) {
        if (solutions.equals("-")) return AnswerSheet.read(System.in, "standard input", settings, asked);
        Path file = file(solutions, settings);
        try (InputStream in = NamedFile.open(file)) {
            return AnswerSheet.read(in, file.toString(), settings, asked);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private CheckedAnswers checked(
            List<Optional<LocatedPuzzle>> asked, List<AnswerSheet.Entry> answers, ReaderSettings settings) {
        CheckedAnswers checked = new CheckedAnswers(solutions.equals("-") ? "standard input" : solutions);
        try (Stream<Instance> known = known(asked, settings)) {
            Iterator<Instance> instances = known.iterator();
            for (int i = 0; i < asked.size(); i++) {
                AnswerSheet.Entry answer = answers.get(i);
                int number = i + 1;
                asked.get(i)
                        .ifPresentOrElse(
                                puzzle -> checked.add(number, puzzle, instances.next(), answer),
                                () -> checked.addWithoutPuzzle(number));
            }
        }
        checked.addSurplus(answers.size() - asked.size());
        return checked;
    }

    /** The same puzzles with the known answers of their set. */
    private Stream<Instance> known(List<Optional<LocatedPuzzle>> asked, ReaderSettings settings) {
        return puzzles.equals("-")
                ? asked.stream().flatMap(Optional::stream).map(read -> PuzzleArgument.instance("stdin", read))
                : new PuzzleSets(home, settings.withBadLines(new SkippedLines()))
                        .resolve(puzzles)
                        .instances();
    }

    private void print(CheckedAnswers checked) {
        PrintWriter out = out();
        switch (format) {
            case TEXT -> checked.lines().forEach(out::println);
            case CSV -> out.print(CsvFormat.of(checked.table()));
            case JSON -> out.print(JsonFormat.of(checked.table()));
        }
        out.flush();
        (format == Format.TEXT ? out : err()).println(checked.totals());
    }

    private Path file(String text, ReaderSettings settings) {
        return new PuzzleSets(home, settings)
                .resolve(text)
                .file()
                .orElseThrow(() -> new InputException("'" + text + "' is made, not read; write it to a file first:"
                        + " crosshatch generate --out FILE"));
    }
}
