package crosshatch.puzzle;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Reads the puzzles of a text one after the other; memory does not grow with the text. Formats are told from the text
 * itself and may be mixed:
 *
 * <ul>
 *   <li>one puzzle a line, with or without a comment after it ({@code .sdm} and most collections): {@link CellLayout} says
 *       what may stand on a line;
 *   <li>grids of as many lines as there are rows, plain, with bars and rules ({@code .ss}), or with {@code #} metadata and
 *       sections, of which only {@code [Puzzle]} is read ({@code .sdk}); a blank line ends a grid;
 *   <li>whole numbers, a puzzle or a row a line, for any order.
 * </ul>
 *
 * A line {@code order 4} or {@code latin 30} says what follows: Sudokus of that order, Latin squares of so many digits. The formats are those of <a
 * href="http://www.sudocue.net/fileformats.php">SudoCue</a> and <a href="http://pzl.org.uk/Formats.html">pzl</a>.
 */
public final class PuzzleReader implements AutoCloseable {
    private final String source;
    private final ReaderSettings settings;
    private final LineReader lines;
    private final CellDecoder decoder;

    private @Nullable Geometry geometry;
    private boolean otherSection;
    private String title = "";
    private final GridInProgress grid = new GridInProgress();

    private long position;
    private long badLines;

    private PuzzleReader(InputStream in, String source, ReaderSettings settings) {
        this.source = source;
        this.settings = settings;
        lines = new LineReader(in, source);
        decoder = new CellDecoder(settings.alphabet());
        geometry = settings.geometry();
    }

    /** @throws InputException if there is no such file, or it cannot be read; says which */
    public static PuzzleReader open(Path file, ReaderSettings settings) {
        RegularFile.require(file, "puzzles");
        try {
            return new PuzzleReader(Files.newInputStream(file), file.toString(), settings);
        } catch (NoSuchFileException missing) {
            throw new InputException(file + ": no such file", missing);
        } catch (AccessDeniedException denied) {
            throw new InputException(file + ": may not be read (permission denied)", denied);
        } catch (IOException broken) {
            throw new InputException(file + ": cannot be read: " + broken.getMessage(), broken);
        }
    }

    /** @param source what the stream is called in messages, e.g. {@code standard input} */
    public static PuzzleReader of(InputStream in, String source, ReaderSettings settings) {
        return new PuzzleReader(in, source, settings);
    }

    /** @param source what the text is called in messages */
    public static PuzzleReader of(String text, String source, ReaderSettings settings) {
        return of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), source, settings);
    }

    /**
     * @return the next puzzle; empty at the end of the text
     * @throws InputException if a line is bad and bad lines are refused, if the text ends without any puzzle, or if it cannot
     *     be read on
     */
    public Optional<LocatedPuzzle> next() {
        while (true) {
            Optional<LocatedPuzzle> puzzle = Optional.empty();
            try {
                Line line = nextLine();
                if (line == null) break;
                puzzle = take(line);
            } catch (InputException bad) {
                found(bad);
            } catch (IOException broken) {
                throw new InputException(
                        source + ":" + (lines.number() + 1) + ": cannot be read: " + broken.getMessage(), broken);
            }
            if (puzzle.isPresent()) return puzzle;
        }
        endGrid();
        if (position == 0) throw new InputException("no puzzle in " + source + reason());
        return Optional.empty();
    }

    /** The puzzles from here on. Closing the stream closes this reader; errors are those of {@link #next}. */
    public Stream<LocatedPuzzle> stream() {
        Spliterator<LocatedPuzzle> puzzles =
                new Spliterators.AbstractSpliterator<>(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
                    @Override
                    public boolean tryAdvance(Consumer<? super LocatedPuzzle> action) {
                        Optional<LocatedPuzzle> puzzle = next();
                        puzzle.ifPresent(action);
                        return puzzle.isPresent();
                    }
                };
        return StreamSupport.stream(puzzles, false).onClose(this::close);
    }

    private @Nullable Line nextLine() throws IOException {
        try {
            return lines.next();
        } catch (InputException bad) {
            grid.loseRow();
            throw bad;
        }
    }

    private void found(InputException bad) {
        badLines++;
        settings.badLines().found(bad);
    }

    private String reason() {
        if (lines.number() == 0) return ": it is empty";
        return badLines == 0
                ? ": it holds nothing but comments"
                : ": " + badLines + (badLines == 1 ? " bad line" : " bad lines") + " skipped, and no good one";
    }

    private Optional<LocatedPuzzle> take(Line line) {
        LineKind kind = LineKind.of(line.text());
        switch (kind) {
            case COMMENT, RULE -> {}
            case BLANK -> endGrid();
            case TITLE -> {
                endGrid();
                title = line.text().strip();
            }
            case SECTION -> {
                endGrid();
                otherSection = !line.text().strip().equalsIgnoreCase("[Puzzle]");
            }
            case GEOMETRY -> {
                endGrid();
                declareGeometry(line);
            }
            case CELLS -> {
                return otherSection ? Optional.empty() : takeCells(line);
            }
        }
        return Optional.empty();
    }

    private void declareGeometry(Line line) {
        Geometry asked = settings.geometry();
        Geometry declared;
        try {
            declared = LineKind.declared(line.text());
        } catch (InputException outOfRange) {
            throw line.fault(outOfRange);
        }
        if (asked != null && !asked.equals(declared)) {
            throw line.fault(declared.declaration() + ", but " + asked.declaration() + " was asked for");
        }
        geometry = declared;
    }

    private Optional<LocatedPuzzle> takeCells(Line line) {
        Sizes sizes = new Sizes(grid.geometry(geometry));
        CellText cells;
        try {
            cells = CellLayout.read(line, sizes);
        } catch (InputException bad) {
            if (grid.isOpen() || CellLayout.resemblesCells(line.text())) grid.loseRow();
            throw bad;
        }
        if (!sizes.isPuzzle(cells)) return grid.add(cells).map(this::located);
        endGrid();
        return Optional.of(located(List.of(cells)));
    }

    private void endGrid() {
        grid.end().ifPresent(this::found);
    }

    private LocatedPuzzle located(List<CellText> cells) {
        Puzzle puzzle = decode(cells);
        position++;
        String comment = cells.stream()
                .map(CellText::comment)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse(title);
        title = "";
        return new LocatedPuzzle(puzzle, source, cells.get(0).line().number(), position, comment);
    }

    private Puzzle decode(List<CellText> cells) {
        int count = cells.stream().mapToInt(CellText::count).sum();
        Geometry known = geometry;
        try {
            return decoder.decode(
                    cells,
                    known != null
                            ? known
                            : Geometry.sudoku(PuzzleText.orderOfCells(count).orElseThrow()));
        } catch (InputException bad) {
            if (known != null || count != 16) throw bad;
            throw new InputException(
                    bad.getMessage()
                            + ". If this is a row of order 4, write a line 'order 4' above it, or say the order",
                    Remedy.ORDER,
                    bad);
        }
    }

    @Override
    public void close() {
        try {
            lines.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(source, broken);
        }
    }
}
