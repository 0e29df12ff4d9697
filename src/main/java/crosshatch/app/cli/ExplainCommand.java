package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.instances.explain.Ending;
import crosshatch.instances.explain.Explainer;
import crosshatch.instances.explain.Explanation;
import crosshatch.instances.explain.ExplanationText;
import crosshatch.instances.explain.HomerExplainer;
import crosshatch.instances.explain.picture.Drawing;
import crosshatch.instances.explain.picture.StepPictures;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Claim;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains how a person would solve one puzzle: the command {@code explain}. */
@Command(
        name = "explain",
        sortOptions = false,
        description = {
            "Explains how a person would solve a puzzle, step by step.",
            "Tries the techniques in this order: naked and hidden singles, locked candidates, naked and hidden"
                    + " pairs, triples and quads, X-wing, XY-wing, swordfish, jellyfish.",
            "With --with homer, the steps are the operations of a published program, M. Homer's HLSudokuSolver.",
            "For a puzzle on another board (jigsaw, killer, …), use --format svg or html. It draws the puzzle and"
                    + " its solution, without steps."
        },
        footer = {
            "  crosshatch explain ..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
            "  crosshatch explain euler50 --position 49 --guess --format html --out steps.html",
            "  crosshatch explain homer --position 1 --with homer",
            "  crosshatch explain killer-9 --position 1 --format svg --out killer"
        })
final class ExplainCommand extends ProgramCommand {

    /** The kinds of steps. */
    enum Techniques {
        USUAL,
        HOMER
    }

    /** The formats of an explanation. */
    enum Format {
        TEXT,
        HTML,
        SVG
    }

    @Parameters(paramLabel = "PUZZLE", description = "One character per cell, a file, a set, or - for standard input.")
    private String puzzle = "";

    @Option(
            names = "--position",
            paramLabel = "N",
            description = "Number of the puzzle in a file or set, from 1. Needed if there are several puzzles.")
    private @Nullable Long position;

    @Option(
            names = "--with",
            defaultValue = "usual",
            description =
                    "${COMPLETION-CANDIDATES}: the usual techniques, or the operations of HLSudokuSolver (Prune Puzzle, Mono"
                            + " Cell, Mono Sector and Find Sets). Default: ${DEFAULT-VALUE}.")
    private Techniques techniques = Techniques.USUAL;

    @Option(
            names = "--guess",
            description = "If no technique applies, continue with a trial: assume a digit, and follow it to a"
                    + " contradiction.")
    private boolean guess;

    @Option(
            names = "--max-steps",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Largest number of steps. Default: ${DEFAULT-VALUE}.")
    private int maxSteps = 1000;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Option(
            names = "--format",
            defaultValue = "text",
            description =
                    "${COMPLETION-CANDIDATES}: text, one page with a picture of each step, or a folder of pictures."
                            + " Default: ${DEFAULT-VALUE}.")
    private Format format = Format.TEXT;

    @Option(
            names = "--out",
            paramLabel = "PATH",
            description = "File to write, or with --format svg, folder to write. Default: standard output.")
    private @Nullable Path out;

    @Override
    public Integer call() {
        requireSense();
        Instance instance = instance();
        try {
            if (instance.puzzle().board().isPlain()) explain(instance);
            else draw(instance);
        } catch (IOException broken) {
            throw NamedFile.unwritable("--out " + out, broken);
        } catch (UncheckedIOException broken) {
            throw NamedFile.unwritable("--out " + out, Objects.requireNonNull(broken.getCause()));
        }
        return ExitCode.DONE;
    }

    private void explain(Instance instance) throws IOException {
        Explanation explanation = techniques == Techniques.HOMER
                ? new HomerExplainer().explain(instance.puzzle())
                : new Explainer(guess, maxSteps).explain(instance.puzzle());
        List<String> notes = notes(explanation, instance);
        switch (format) {
            case TEXT -> write(writer -> new ExplanationText(explanation).write(notes, writer::println));
            case HTML -> write(writer -> StepPictures.writePage(explanation, title(instance), notes, writer));
            case SVG -> writePictures(folder -> StepPictures.writeFiles(explanation, folder));
        }
    }

    /** Draws a puzzle and its solution without steps, for a board that the techniques do not support. */
    private void draw(Instance instance) throws IOException {
        if (format == Format.TEXT || guess || techniques == Techniques.HOMER) {
            throw new InputException(
                    "techniques are only known for plain Sudokus and Latin squares, found "
                            + instance.puzzle().board()
                            + ". To draw the puzzle and its solution, use --format svg or html, and leave out --with and --guess");
        }
        Claim claim = SolutionCount.claim(instance);
        Drawing drawing = new Drawing(instance.puzzle(), claim.shown());
        List<String> notes = List.of(SolutionCount.sentence(claim));
        if (format == Format.HTML) write(writer -> drawing.writePage(title(instance), notes, writer));
        else writePictures(drawing::writeFiles);
    }

    private void requireSense() {
        if (techniques == Techniques.HOMER && guess) {
            throw new InputException(
                    "--with homer --guess: expected only one of the two options, because HLSudokuSolver never guesses");
        }
        if (maxSteps < 1) throw new InputException("--max-steps " + maxSteps + ": expected 1 or more");
        if (format == Format.SVG && out == null) {
            throw new InputException("--format svg: expected --out FOLDER, because each step is a file of its own");
        }
    }

    private Instance instance() {
        if (position != null && position < 1)
            throw new InputException("--position " + position + ": expected 1 or more");
        try (Stream<Instance> instances = PuzzleArgument.instances(puzzle, reading.settings())) {
            List<Instance> found =
                    instances.skip(position == null ? 0 : position - 1).limit(2).toList();
            if (found.isEmpty()) {
                throw new InputException("--position " + position + ": " + puzzle + " has fewer puzzles");
            }
            if (position == null && found.size() > 1) {
                throw new InputException(
                        puzzle + ": found several puzzles, expected one. Choose one with --position N");
            }
            return found.get(0);
        }
    }

    private static String title(Instance instance) {
        return instance.set().equals("puzzle") ? "A puzzle" : instance.set() + " #" + instance.position();
    }

    /** Returns notes in addition to the steps. */
    private static List<String> notes(Explanation explanation, Instance instance) {
        String solutions = SolutionCount.of(instance);
        return explanation.ending() instanceof Ending.Stuck
                ? List.of(solutions, "With --guess, the explanation continues with trials.")
                : List.of(solutions);
    }

    private void write(Consumer<PrintWriter> content) throws IOException {
        if (out == null) {
            PrintWriter writer = out();
            content.accept(writer);
            writer.flush();
        } else {
            try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(out))) {
                content.accept(writer);
                if (writer.checkError()) throw new IOException("the output was not written completely");
            }
        }
    }

    /** Writes pictures into a folder and returns their number. */
    private interface Pictures {
        int write(Path folder) throws IOException;
    }

    private void writePictures(Pictures pictures) throws IOException {
        Path folder = Objects.requireNonNull(out);
        if (Files.exists(folder) && !isEmptyFolder(folder)) {
            throw new InputException("--out " + folder + ": expected a folder that is new or empty");
        }
        int files = pictures.write(folder);
        out().println(files + " pictures in " + folder);
    }

    private static boolean isEmptyFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return false;
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }
}
