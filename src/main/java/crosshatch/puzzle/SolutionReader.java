package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.board.Board;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads known solutions, one per line in the order of their puzzles. Cells are characters, or whole numbers separated by
 * blanks. Blank lines, text after a {@code #}, and a first line with names of columns are ignored. A line may contain the puzzle
 * together with its solution. A line with any other two grids is refused, because either grid may be the solution.
 */
public final class SolutionReader implements AutoCloseable {
    private static final Pattern SEPARATORS = Pattern.compile("[\\s,;:|\"]+");
    private static final Pattern COLUMN = Pattern.compile("(?i)(solution|answer|puzzle|quiz)(s|zes)?");

    private final String source;
    private final LineReader lines;
    private final CellDecoder decoder = new CellDecoder(Alphabet.AUTO);
    private long position;
    private boolean begun;

    private SolutionReader(String source, LineReader lines) {
        this.source = source;
        this.lines = lines;
    }

    /**
     * Opens a file of solutions.
     *
     * @throws InputException if the file cannot be read
     */
    public static SolutionReader open(Path file) {
        return of(NamedFile.open(file), file.toString());
    }

    /**
     * Reads solutions from a stream, which is closed with the reader.
     *
     * @param source the name of the stream in messages
     */
    public static SolutionReader of(InputStream in, String source) {
        return new SolutionReader(source, new LineReader(in, source));
    }

    /**
     * Reads the next solution, which must solve {@code puzzle}.
     *
     * @throws InputException if there is no line left, or the line is no solution of the puzzle; the message gives the reason
     */
    public Grid solutionOf(LocatedPuzzle puzzle) {
        LocatedPuzzle answer = next(puzzle.puzzle())
                .orElseThrow(() -> new InputException(source + ": found no solution of puzzle " + puzzle.position()
                        + " (" + puzzle.where() + "), expected one solution per line, in the order of the puzzles"));
        Grid grid = answer.puzzle().givens();
        SolutionChecker.fault(puzzle.puzzle(), grid).ifPresent(fault -> {
            throw new InputException(answer.where() + ": the grid is not a solution of puzzle " + puzzle.position()
                    + " (" + puzzle.where() + "): " + fault);
        });
        return grid;
    }

    /**
     * Reads the next grid without checking that it is a solution.
     *
     * @param puzzle the puzzle that the grid should solve
     * @return the grid as the givens of a puzzle; empty at the end
     * @throws InputException if the next line contains no grid of this board, or several that may be the solution
     */
    public Optional<LocatedPuzzle> next(Puzzle puzzle) {
        return counted().map(line -> grid(line, puzzle));
    }

    /** Skips the next line, and returns whether there was a line. */
    public boolean skip() {
        return counted().isPresent();
    }

    private Optional<TextLine> counted() {
        try {
            for (TextLine line = lines.next(); line != null; line = lines.next()) {
                if (isCounted(line)) return Optional.of(line);
            }
            return Optional.empty();
        } catch (IOException broken) {
            throw NamedFile.unreadable(source + ":" + (lines.number() + 1), broken);
        }
    }

    private boolean isCounted(TextLine line) {
        LineKind kind = LineKind.of(line.text());
        if (kind == LineKind.BLANK || kind == LineKind.COMMENT) return false;
        boolean first = !begun;
        begun = true;
        return !first || fields(line).noneMatch(field -> COLUMN.matcher(field).matches());
    }

    private static Stream<String> fields(TextLine line) {
        return SEPARATORS.splitAsStream(line.text().replaceFirst("#.*", ""));
    }

    /** Returns the number of the line that was read last, from 1. */
    public long line() {
        return lines.number();
    }

    private LocatedPuzzle grid(TextLine line, Puzzle puzzle) {
        Board board = puzzle.board();
        List<String> grids =
                fields(line).filter(field -> field.length() == board.cells()).toList();
        if (grids.size() > 1) return besidePuzzle(line, grids, puzzle);
        CellText cells = cells(line, board);
        Puzzle found = decoder.decode(List.of(cells), board);
        boolean more =
                cells.comment().chars().filter(Character::isLetterOrDigit).count() >= board.cells();
        if (more && found.equals(puzzle)) throw twoGrids(line);
        return located(found, line, cells.comment());
    }

    /** Returns the one grid of a line that is not the puzzle itself. */
    private LocatedPuzzle besidePuzzle(TextLine line, List<String> grids, Puzzle puzzle) {
        List<Puzzle> others = grids.stream()
                .map(grid -> cells(new TextLine(source, line.number(), grid), puzzle.board()))
                .map(cells -> decoder.decode(List.of(cells), puzzle.board()))
                .filter(grid -> !grid.equals(puzzle))
                .distinct()
                .toList();
        if (others.size() > 1) throw twoGrids(line);
        return located(others.isEmpty() ? puzzle : others.get(0), line, "");
    }

    private static InputException twoGrids(TextLine line) {
        return line.fault("found two grids on one line, expected the solution alone, or with its puzzle."
                + " Leave the other grid out, or write it behind a #");
    }

    private static CellText cells(TextLine line, Board board) {
        Sizes sizes = new Sizes(board);
        CellText cells = CellLayout.read(line, sizes);
        if (!sizes.isPuzzle(cells)) throw line.fault(cells.count() + " cells, expected " + board.cells());
        return cells;
    }

    private LocatedPuzzle located(Puzzle found, TextLine line, String comment) {
        position++;
        return new LocatedPuzzle(found, source, line.number(), position, comment);
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
