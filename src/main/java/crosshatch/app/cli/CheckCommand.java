package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.app.console.Terminal;
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
import crosshatch.results.report.table.Table;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks solutions of any origin by the definition of their puzzles: the command {@code check}. */
@Command(
        name = "check",
        description = {
            "Checks solutions from any source against their puzzles.",
            "A solution is right if every cell is filled, every given is kept, no unit has a digit twice, and"
                    + " every relation holds.",
            "The n-th line of SOLUTIONS answers the n-th puzzle of PUZZLES.",
            "A line NAME,ANSWER answers the puzzle with this number, comment or text. Grids of several lines are"
                    + " read in any format.",
            "For several files, or lines of JSON with model, puzzle and answer, the command prints a table with a row"
                    + " per file or model.",
            "A blank line, - or ? means that no answer was given.",
            "none, unsat, no-solution or UNSATISFIABLE is the answer that the puzzle has no solution.",
            "Exit code 0 only if every puzzle has an answer, and every answer could be checked and is right."
        },
        footer = {
            "  crosshatch check puzzles.txt solutions.txt",
            "  other-solver < puzzles.txt | crosshatch check puzzles.txt -",
            "  crosshatch check exam.txt student.csv --read skip-bad --format csv",
            "  crosshatch check exam.txt ann.txt ben.csv models.jsonl"
        })
public final class CheckCommand extends ProgramCommand {
    /** The formats of the result. */
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

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "SOLUTIONS",
            description = "A file, or - for standard input. Give several files to check several people or models.")
    private List<String> solutions = List.of();

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Option(
            names = "--format",
            defaultValue = "text",
            description =
                    "${COMPLETION-CANDIDATES}. CSV and JSON have a row per puzzle, and the totals go to standard error."
                            + " For several files or models, every format has a row per file or model."
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
        List<String> inputs =
                Stream.concat(Stream.of(puzzles), solutions.stream()).toList();
        if (Collections.frequency(inputs, "-") > 1) {
            throw new InputException("check " + String.join(" ", inputs)
                    + ": found - more than once, expected it once, because only one file can come from standard input");
        }
        ReaderSettings settings = reading.settings();
        List<Optional<LocatedPuzzle>> asked = asked(settings);
        Map<String, CheckedAnswers> sheets = new LinkedHashMap<>();
        boolean graded = solutions.size() > 1;
        for (String file : solutions) graded |= addSheets(file, asked, settings, sheets);
        if (graded) printGrades(sheets);
        else sheets.values().forEach(this::print);
        reading.reportSkipped(err());
        WrongAnswers contradictions = WrongAnswers.unrecorded();
        sheets.values().forEach(sheet -> sheet.contradictions().forEach(contradictions::addContradiction));
        contradictions.tell(messages());
        boolean right = sheets.values().stream().allMatch(CheckedAnswers::areRight);
        return right && contradictions.areExpected() ? ExitCode.DONE : ExitCode.WRONG;
    }

    /** Adds the answers of a file; returns whether it names models. */
    private boolean addSheets(
            String file,
            List<Optional<LocatedPuzzle>> asked,
            ReaderSettings settings,
            Map<String, CheckedAnswers> sheets) {
        boolean standard = file.equals("-");
        String source = standard ? "standard input" : file(file, settings).toString();
        byte[] text = text(file, settings);
        String name = standard ? source : nameOf(file);
        String decoded = new String(text, StandardCharsets.UTF_8);
        boolean models = AnswerLines.begins(decoded);
        Map<String, List<AnswerSheet.Entry>> answers = models
                ? AnswerLines.read(decoded, source, name, settings, asked)
                : Map.of(name, AnswerSheet.read(new ByteArrayInputStream(text), source, settings, asked));
        answers.forEach((each, entries) -> {
            String unused = sheets.containsKey(each) ? each + " (" + file + ")" : each;
            sheets.put(unused, checked(standard ? source : file, asked, entries, settings));
        });
        return models;
    }

    /** Returns a file name without folder and ending. */
    private static String nameOf(String file) {
        return String.valueOf(Path.of(file).getFileName()).replaceFirst("(?<=.)\\.[A-Za-z]+$", "");
    }

    /** Reads the puzzles; a skipped bad line keeps its place, so that later answers belong to the right puzzles. */
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

    private byte[] text(String solutions, ReaderSettings settings) {
        try (InputStream in = solutions.equals("-") ? System.in : NamedFile.open(file(solutions, settings))) {
            return in.readAllBytes();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private CheckedAnswers checked(
            String source,
            List<Optional<LocatedPuzzle>> asked,
            List<AnswerSheet.Entry> answers,
            ReaderSettings settings) {
        CheckedAnswers checked = new CheckedAnswers(source);
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

    /** Returns these puzzles with the known answers of their set. */
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

    private void printGrades(Map<String, CheckedAnswers> sheets) {
        Table grades = CheckedAnswers.grades(sheets);
        out().print(
                        switch (format) {
                            case TEXT -> Terminal.here().tables().of(grades);
                            case CSV -> CsvFormat.of(grades);
                            case JSON -> JsonFormat.of(grades);
                        });
        out().flush();
    }

    private Path file(String text, ReaderSettings settings) {
        return new PuzzleSets(home, settings)
                .resolve(text)
                .file()
                .orElseThrow(() -> new InputException("'" + text
                        + "' is a generated set, expected a file or a set with a file. Write the puzzles to a file first:"
                        + " crosshatch generate --out FILE"));
    }
}
