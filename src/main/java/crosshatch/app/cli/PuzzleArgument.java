package crosshatch.app.cli;

import crosshatch.app.console.ProjectFolder;
import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.GameId;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.file.PuzzleSources;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A puzzle on the command line: its text, a file, the name of a set, one puzzle of a set as {@code hardest10:3}, or {@code -} for
 * standard input.
 */
final class PuzzleArgument {
    /** The fewest cells a puzzle has, order 2. */
    private static final int FEWEST_CELLS = 16;

    private static final Pattern FILE_NAME = Pattern.compile(".*([/\\\\]|\\.(txt|sdk|sdm|ss|csv|tsv|ids|json|xml)$).*");

    /** The form of a set's name; no puzzle has it, because a puzzle with letters has dots for blanks. */
    private static final Pattern SET_NAME = Pattern.compile("[a-z][a-z0-9]*((-[a-z0-9]+)+(:[0-9]+)?|:[0-9]+)");

    /** The text of a puzzle with too few cells; it has a blank, because a file may have a number as its name. */
    private static final Pattern TOO_SHORT = Pattern.compile("(?=.*\\.)[0-9.]{4," + (FEWEST_CELLS - 1) + "}");

    private static final Pattern ONE_OF_A_SET = Pattern.compile("(.+):([0-9]+)");

    private PuzzleArgument() {}

    /**
     * Streams the puzzles that {@code text} names. The caller closes the stream.
     *
     * @throws InputException if it names nothing; the stream throws it for a bad line
     */
    static Stream<Instance> instances(String text, ReaderSettings settings) {
        return instances(text, settings, () -> {});
    }

    /**
     * Streams the puzzles that a text names.
     *
     * @param waiting called before each wait for standard input, so that answers are printed before
     */
    static Stream<Instance> instances(String text, ReaderSettings settings, Runnable waiting) {
        if (text.equals("-")) {
            return read(PuzzleSources.of(announced(System.in, waiting), "standard input", settings), "stdin");
        }
        if (isPuzzle(text)) return read(PuzzleSources.of(stream(text), "puzzle", settings), "puzzle");
        if (TOO_SHORT.matcher(text).matches() && !exists(text)) {
            throw new InputException("'" + text + "': found " + text.length()
                    + " cells, expected 16, 81, 256 or the cells of a larger Sudoku");
        }
        Matcher one = ONE_OF_A_SET.matcher(text);
        if (one.matches() && !exists(text))
            return one(
                    one.group(1),
                    (int) WholeNumber.in(one.group(1) + ": number of the puzzle", one.group(2), 1, Integer.MAX_VALUE),
                    settings);
        return ProjectFolder.sets(settings).resolve(text).instances();
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static InputStream announced(InputStream in, Runnable waiting) {
        return new FilterInputStream(in) {
            @Override
            public int read(byte[] to, int from, int length) throws IOException {
                waiting.run();
                return super.read(to, from, length);
            }
        };
    }

    private static Stream<Instance> one(String set, int position, ReaderSettings settings) {
        try (Stream<Instance> puzzles =
                ProjectFolder.sets(settings).resolve(set).instances(InstanceSelection.first(position))) {
            List<Instance> last = puzzles.skip(position - 1L).toList();
            if (last.isEmpty())
                throw new InputException(
                        set + ":" + position + ": expected the number of a puzzle of the set, which has fewer puzzles");
            return last.stream();
        }
    }

    private static boolean isPuzzle(String text) {
        if (GameId.begins(text) || text.startsWith("http://") || text.startsWith("https://")) return true;
        if (SET_NAME.matcher(text).matches()) return false;
        return text.length() >= FEWEST_CELLS && !FILE_NAME.matcher(text).matches() && !exists(text);
    }

    private static boolean exists(String text) {
        try {
            return Files.exists(Path.of(text));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    private static Stream<Instance> read(PuzzleSource reader, String name) {
        return reader.stream().map(read -> instance(name, read));
    }

    /** Returns a puzzle with the solution on its line as its known answer. */
    static Instance instance(String name, LocatedPuzzle read) {
        String origin = read.solution() == null ? "" : read.where();
        return new Instance(name, read.position(), "", read.puzzle(), KnownAnswer.statedWith(read), origin);
    }
}
